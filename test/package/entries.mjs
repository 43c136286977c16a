// Uses the entries of the installed package, as a program would.

import { readdirSync, readFileSync } from 'node:fs';
import { UserError, VERSION } from 'ecos-cards';
import { compile, setFile } from 'ecos-cards/compiler';
import { formatFile, parse } from 'ecos-cards/grammar';
import { boardSvg, cardSvg, svgToPng } from 'ecos-cards/pictures';
import { PAPERS } from 'ecos-cards/print';
import { loadSet, makeBot, newGame, playOut, view } from 'ecos-cards/runtime';
import schema from 'ecos-cards/schema.json' with { type: 'json' };
import { newHorizon } from 'ecos-cards/sets';
import { question } from 'ecos-cards/table';
import { LANGUAGES, rulesText } from 'ecos-cards/wording';

const texts = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.eco'))
    .map((name) => ({ file: name, text: readFileSync(new URL(name, folder), 'utf8') }));
const base = {
  files: texts(new URL('./cards/first-continent/', import.meta.resolve('ecos-cards/package.json'))),
};

const wrong = compile(
  [{ files: [{ file: 'wrong.eco', text: 'card 1 brown { gain 1vp per watr; }' }] }],
  [base],
);
console.log(`${wrong.problems.length} problems of a mistake told`);
const mine = compile([{ files: texts(new URL('./my-set/', import.meta.url)) }], [base]).sets[0];
if (formatFile('a.eco', 'card').text !== undefined || parse('a.eco', '').tree.items.length > 0)
  throw new Error('grammar');
if (!PAPERS.a4) throw new Error('print');
if (typeof schema !== 'object') throw new Error('schema');

const loaded = loadSet(JSON.parse(setFile(mine.program)), mine.chain.slice(0, -1));
if (loaded.problem) throw new Error(loaded.problem.message);
const game = newGame(loaded.chain, { players: 2, seed: 1, target: 10 });
playOut(
  game,
  [0, 1].map((seat) => makeBot('random', 1, seat)),
);
console.log(`a game is ${game.status}`);

const { cards, words } = newHorizon.in('es');
const [svg, board] = [cardSvg(cards[0], words), boardSvg(view(game, 0))];
if (!LANGUAGES.includes('es') || !svg.includes(rulesText(cards[0], words).split('\n')[0]))
  throw new Error('wording');
// Without the optional package sharp, there is a sentence instead of a PNG.
const png = await svgToPng(svg, 72).catch((error) =>
  error instanceof UserError ? undefined : Promise.reject(error),
);
if ((png && png.length < 1000) || !board.startsWith('<svg')) throw new Error('pictures');
if (question(newGame(newHorizon.chain, { players: 2, seed: 1 })).entries.length < 2) throw new Error('table');
if (!VERSION || !(new UserError('') instanceof Error)) throw new Error('index');
