/** The cards and features of a set as they are written, each beside its program. */
import type { CardNode, FeatureNode } from '../grammar/index.ts';
import type { CardProgram, FeatureProgram } from '../program/index.ts';
import type { Report } from './report/report.ts';

interface InSet<Node, Program> {
  node: Node;
  report: Report;
  /** Nothing if anything is wrong with it. */
  program: Program | undefined;
  /** Whether it was warned of what its effects do. */
  isWarned?: true;
}

export type CardInSet = InSet<CardNode, CardProgram>;
export type FeatureInSet = InSet<FeatureNode, FeatureProgram>;
