/** The cards and features of a set as they are written, each beside its program. */
import type { CardNode, FeatureNode } from '../grammar/index.ts';
import type { CardProgram, FeatureProgram } from '../program/index.ts';
import type { Report } from './report/report.ts';

/** A card as it is written and, if nothing is wrong with it, its program. */
export interface CardInSet {
  node: CardNode;
  report: Report;
  program: CardProgram | undefined;
}

/** A feature as it is written and, if nothing is wrong with it, its program. */
export interface FeatureInSet {
  node: FeatureNode;
  report: Report;
  program: FeatureProgram | undefined;
}
