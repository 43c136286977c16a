/** The cards and features of a set, each as written and as compiled. */
import type { CardNode, FeatureNode } from '../grammar/index.ts';
import type { CardProgram, FeatureProgram } from '../program/index.ts';
import type { Report } from './report/report.ts';

interface InSet<Node, Program> {
  node: Node;
  report: Report;
  /** Undefined if it has an error. */
  program: Program | undefined;
}

export type CardInSet = InSet<CardNode, CardProgram>;
export type FeatureInSet = InSet<FeatureNode, FeatureProgram>;
