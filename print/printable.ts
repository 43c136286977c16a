/** What is printed as a card: cards, and Landscape Features, which have a front of their own. */
import type { CardProgram, FeatureProgram } from '../program/index.ts';

/** What a card is printed from. */
export type Printable = CardProgram | FeatureProgram;

/** Tells them apart: only a feature has a pattern. */
export const isFeature = (card: Printable): card is FeatureProgram => 'pattern' in card;
