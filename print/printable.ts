import type { CardProgram, FeatureProgram } from '../program/index.ts';

/** What a card is printed from. Landscape Features have a front of their own. */
export type Printable = CardProgram | FeatureProgram;
