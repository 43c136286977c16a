/** Advice about words that the card language does not have: the compiler asks for it, and who calls the compiler has the words. */
import type { Advice, Word } from '../../grammar/index.ts';
import type { Vocabulary } from '../../program/index.ts';

/** Where words stand: for a thing, for what players have, at the beginning of a step, or within one. */
export type AdviceKind = 'thing' | 'good' | 'first' | 'within';

/** Says what to write instead of the first of some words, or of several of them; undefined if it knows nothing of them. */
export type Advise = (kind: AdviceKind, words: readonly Word[], vocabulary: Vocabulary) => Advice | undefined;

/** How texts are compiled. */
export interface CompileOptions {
  /** Gives hints about words that people use instead of those of the language; without it, there are fewer hints. */
  advise?: Advise | undefined;
}
