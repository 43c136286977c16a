/** The languages there are, and what a text is spoken from. */
import type { PatternCell, Vocabulary } from '../../runtime/ops/program.ts';
import type { Op, Step } from '../../runtime/ops.ts';

/** Languages the cards are worded in; each is a file in `languages/`. */
export const LANGUAGES = ['en', 'es'] as const;
/** A language cards are worded in. */
export type Lang = (typeof LANGUAGES)[number];

/** Steps that hold other steps. */
export type BlockStep = Extract<Step, { op: 'may' | 'either' | 'if' | 'repeat' | 'each-player' }>;
/** Steps that do something themselves. */
export type ActionStep = Exclude<Step, BlockStep>;
/** A placement, which a card draws large. */
export type PlaceStep = Op<'place'>;

/** The part of a set's words that its texts need: its animals, with their plurals. */
export type Words = Pick<Vocabulary, 'animals'>;

/** How the tiles a feature covers lie. */
export type Shape = 'one' | 'pair' | 'row' | 'triangle' | 'other';

/** So many cells of a pattern that ask for the same. */
export interface PatternGroup {
  amount: number;
  need: Pick<PatternCell, 'terrain' | 'tokens'>;
}
