/**
 * What a language must be able to say. A language is one object of this shape, written with exhaustive switches, so
 * that the type check names every place a new kind of step or term still lacks its words.
 *
 * How sentences are put on rows is the same in every language (`rows.ts`).
 */

import type { PatternCell, Trigger, Vocabulary } from '../../runtime/ops/program.ts';
import type { Condition } from '../../runtime/ops/terms.ts';
import type { Op, Step } from '../../runtime/ops.ts';
import type { Phrase, Placement } from './parts.ts';

/** Languages the cards are worded in. */
export const LANGUAGES = ['en'] as const;
export type Lang = (typeof LANGUAGES)[number];

/** Steps that hold other steps. */
export type BlockStep = Extract<Step, { op: 'may' | 'either' | 'if' | 'repeat' | 'each-player' }>;
/** Steps that do something themselves. */
export type ActionStep = Exclude<Step, BlockStep>;

/** The part of a set's words that its texts need: its animals, with their plurals. */
export type Words = Pick<Vocabulary, 'animals'>;

/** How the tiles a feature covers lie. */
export type Shape = 'one' | 'pair' | 'row' | 'triangle' | 'other';

/** So many cells of a pattern that ask for the same. */
export interface PatternGroup {
  amount: number;
  need: Pick<PatternCell, 'terrain' | 'tokens'>;
}

export interface Language {
  code: Lang;
  /** A clause in the imperative, lower case, without an end mark: "place a lion adjacent to this". */
  action: (step: ActionStep, words: Words) => Phrase;
  /** A placement taken apart for drawing it large. */
  placement: (step: Op<'place'>, words: Words) => Omit<Placement, 'before'>;
  /** The words around blocks, each with the space or mark that separates it from what follows. */
  frame: {
    youMay: Phrase;
    either: Phrase;
    or: Phrase;
    /** Joins two clauses that run one after the other. */
    andThen: Phrase;
    otherwise: Phrase;
    /** A clause for a block without steps. */
    nothing: Phrase;
    if: (condition: Condition, words: Words) => Phrase;
    repeat: (times: Op<'repeat'>['times'], words: Words) => Phrase;
    eachPlayer: (other: boolean) => Phrase;
  };
  /** Landscape Features: sentences in lower case, without an end mark. */
  feature: {
    /** What its tile covers and how that lies. */
    covers: (groups: readonly PatternGroup[], shape: Shape, words: Words) => Phrase;
    /** What else the pattern asks for. */
    beside: (groups: readonly PatternGroup[], words: Words) => Phrase;
    token: (name: string) => Phrase;
    /** When something happens, with the mark and space before what happens. */
    when: (trigger: Trigger, words: Words) => Phrase;
  };
}
