/** Ten effects that use the additions of the language's second edition, each as a card and written by hand. */
import { compile, compileSteps } from '../../../../compiler/compile.ts';
import type { Tables } from '../../../../runtime/link/tables.ts';
import { makeTables } from '../../../../runtime/make-tables.ts';
import { corpus } from '../../../language/corpus.ts';
import type { Both } from '../cards.ts';
import { allAndAtLeast, combined, deeds, holding, spacesMoved, swapping, within } from './land.ts';
import { costs, losses, players } from './players.ts';

/** The effects, in the order of `tables.effects`. */
export const SECOND_EFFECTS: readonly Both[] = [
  {
    name: 'places that combine',
    steps: 'place elephant on the edge adjacent to a water not adjacent to a shark; gain 2vp',
    byHand: combined,
  },
  {
    name: 'within',
    steps: 'place antelope not within 2 spaces of a lion; gain 1vp per tile within 2 spaces',
    byHand: within,
  },
  {
    name: 'tiles with something',
    steps: 'choose a grassland with no animal; gain 1vp per adjacent grassland with an animal',
    byHand: holding,
  },
  {
    name: 'all and at least',
    steps: `place water; remove all forests adjacent to a water; gain 1vp per removed forest at least 2`,
    byHand: allAndAtLeast,
  },
  {
    name: 'costs and a card of five',
    steps: 'place desert; pay up to 3 cubes; gain 2vp per paid cube; gain a card of 5',
    byHand: costs,
  },
  {
    name: 'losses of other players',
    steps: 'place desert; each other player { lose 2vp }; gain 1vp per lost vp',
    byHand: losses,
  },
  {
    name: 'markers, and deeds with a place',
    steps: 'place up to 3 glaciers; gain 1vp per placed glacier adjacent to a mountain',
    byHand: deeds,
  },
  {
    name: 'spaces moved',
    steps: 'move up to 2 antelopes 2 spaces; gain 1vp per space moved',
    byHand: spacesMoved,
  },
  { name: 'swapping', steps: 'swap a desert with a water; gain 1vp per adjacent water', byHand: swapping },
  {
    name: 'players',
    steps: `place grassland; choose another player { gain 2vp };
      each player with the fewest cubes { gain 1vp }`,
    byHand: players,
  },
];

/** Enough cards to look at two decks. */
const CARDS = 40;

/** The tables of the measured set with a marker, and these ten effects as `effects`. */
export function secondTables(): Tables {
  const text = `${corpus(CARDS)}\nmarker glacier x12 on desert or mountain\n`;
  const { chain, words } = compile([{ files: [{ file: 'measured.eco', text }] }]).sets[0];
  const blocks = SECOND_EFFECTS.map(({ steps: of }) => {
    const { steps, problems } = compileSteps(of, words);
    if (problems.length > 0) throw new Error(`${of}: ${problems[0].message}`);
    return steps;
  });
  return makeTables(chain, blocks);
}
