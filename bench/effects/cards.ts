/** Ten effects of different kinds, each as a card and written by hand. */
import { compile, compileSteps } from '../../compiler/compile.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { corpus } from '../corpus.ts';
import type { Effect } from './hand.ts';
import { choosing, conditions, placing, replacing } from './tiles.ts';
import { animals, communities, habitats, mountainsAndForests, moving, removing } from './tokens.ts';

/** An effect as steps of the card language and written by hand. */
export interface Both {
  name: string;
  steps: string;
  byHand: Effect;
}

/** The effects, in the order of `tables.effects`. */
export const EFFECTS: readonly Both[] = [
  { name: 'placing', steps: 'place grassland; gain 1vp per adjacent grassland', byHand: placing },
  {
    name: 'moving',
    steps: 'move up to 3 antelopes 1 space; gain 1vp per antelope in this community',
    byHand: moving,
  },
  {
    name: 'replacing',
    steps: 'replace a desert with grassland or water; gain 2vp per adjacent water',
    byHand: replacing,
  },
  { name: 'removing', steps: 'remove up to 3 forests; gain 2vp per removed forest', byHand: removing },
  { name: 'habitats', steps: 'place forest; gain 1vp per forest in this habitat', byHand: habitats },
  {
    name: 'communities',
    steps: 'place stork; gain 1vp per stork community on the edge',
    byHand: communities,
  },
  {
    name: 'conditions',
    steps: `if there are at least 8 grassland { place water; gain 1vp per water in this habitat }
      else { place desert; gain 2vp if adjacent to at least 2 land }`,
    byHand: conditions,
  },
  {
    name: 'choosing',
    steps: `repeat up to 3 { place desert; gain 1vp if on the edge };
      either { gain 1vp } or { remove a forest; gain 3vp };
      may { place mountain; gain 2vp }`,
    byHand: choosing,
  },
  {
    name: 'animals',
    steps: 'place an animal of grassland; gain 1vp per different adjacent animal',
    byHand: animals,
  },
  {
    name: 'mountains and forests',
    steps: 'place mountain; place up to 2 forests adjacent to this; gain 2vp per adjacent mountain',
    byHand: mountainsAndForests,
  },
];

/** The tables of the measured set, with these ten effects as `effects`. */
export function effectTables(): Tables {
  const { chain, words } = compile([{ files: [{ file: 'measured.eco', text: corpus(0) }] }]).sets[0];
  const blocks = EFFECTS.map(({ steps: text }) => {
    const { steps, problems } = compileSteps(text, words);
    if (problems.length > 0) throw new Error(`${text}: ${problems[0].message}`);
    return steps;
  });
  return makeTables(chain, blocks);
}
