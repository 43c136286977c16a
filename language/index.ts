/** The door of `language/`: everything that an editor asks about card files, as functions of snapshots of their texts. */
export { formatting } from './format/format.ts';
export { foldsIn } from './outline/folds.ts';
export { type PlacedProblem, placedProblems } from './problems/problems.ts';
export { isBelow } from './workspace/membership.ts';
export { basesElsewhere, setOf } from './workspace/sets.ts';
export {
  type Change,
  edit,
  type KnownSet,
  openWorkspace,
  textOf,
  type Workspace,
  type WorkspaceText,
} from './workspace/workspace.ts';
