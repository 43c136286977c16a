/** What can be printed. */
import type { CardProgram, FeatureProgram } from '../program/index.ts';

/** Anything that can be printed: a card or a Landscape Feature. */
export type Printable = CardProgram | FeatureProgram;
