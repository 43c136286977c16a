/** The door of `grammar/`: text to tree and tree to text. */

export { type Formatted, formatFile } from './format/format.ts';
export { parse, parseSteps } from './parser.ts';
export { MOST_LISTED, type SyntaxCode, type SyntaxProblem, type UnlistedProblem } from './problem.ts';
export { andList, didYouMean, nearest, orList } from './recovery/nearest.ts';
export { suggestKeyword } from './recovery/synonyms.ts';
export { readSketch, type Sketch, type SketchCell } from './sketch.ts';
export { KEYWORDS } from './tokens.ts';
export type * from './tree/conditions.ts';
export type {
  CompareNode,
  ConditionNode,
  CountNode,
  GroupNode,
  RegionNode,
  SpotNode,
  TestNode,
  WhereNode,
} from './tree/conditions.ts';
export type * from './tree/declarations.ts';
export type {
  AnimalNode,
  CardNode,
  Clause,
  EventNode,
  FeatureClause,
  FeatureNode,
  Item,
  LayoutNode,
  ScenarioNode,
  SetNode,
  Setting,
  TriggerNode,
} from './tree/declarations.ts';
export type * from './tree/scenario-lines.ts';
export type { CellNode, ChoiceNode, ExpectationNode, LegendNode, LineNode } from './tree/scenario-lines.ts';
export type * from './tree/span.ts';
export type { Num, Quoted, Span, Word } from './tree/span.ts';
export type * from './tree/steps.ts';
export type {
  BlockNode,
  CardStepNode,
  ChooseNode,
  GainNode,
  KindNode,
  MoveNode,
  PerNode,
  PlaceNode,
  Quantity,
  RemoveNode,
  ReplaceNode,
  RewardNode,
  StepNode,
} from './tree/steps.ts';
