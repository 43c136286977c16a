/** The cards and features of a set, each as written and as compiled. */
import type { CardNode, FeatureNode, Span } from '../../grammar/index.ts';
import type { CardProgram, FeatureProgram } from '../../program/index.ts';
import type { Report } from './report.ts';

interface InSet<Node, Program> {
  node: Node;
  report: Report;
  /** Undefined if it has an error. */
  program: Program | undefined;
  /** Its first step that people do by hand. */
  byHand?: Span | undefined;
}

export type CardInSet = InSet<CardNode, CardProgram>;
export type FeatureInSet = InSet<FeatureNode, FeatureProgram>;
