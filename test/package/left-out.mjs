// What needs an optional package says how to install all of them.
import { UserError } from 'ecos-cards';
import { boardSvg, svgToPng } from 'ecos-cards/pictures';
import { openPrinter, PAPERS, printCards } from 'ecos-cards/print';
import { newGame, view } from 'ecos-cards/runtime';
import { firstContinent } from 'ecos-cards/sets';

const { cards, words } = firstContinent.in('en');
const svg = boardSvg(view(newGame(firstContinent.chain, { players: 2, seed: 1 }), 0));
const failures = [
  await svgToPng(svg).catch((error) => (error instanceof UserError ? error : Promise.reject(error))),
  await openPrinter(),
  await printCards({
    cards: cards.slice(0, 1),
    words,
    setTitle: 'One',
    version: '1',
    paper: PAPERS.a4,
    card: 63,
    bleed: 0,
  }),
];
if (
  !failures.every(
    ({ reason, message }) => reason === 'not-installed' && /`npm install --include=optional`/.test(message),
  )
)
  throw new Error(JSON.stringify(failures));
