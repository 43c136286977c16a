/** What can be done about a problem at the click of a button. */
import type { TextEdit } from '../../program/index.ts';
import type { PlacedProblem } from '../problems/problems.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { creations } from './create.ts';

/** A change of texts that is offered. */
export interface Action {
  title: string;
  /** About a problem, about all problems with its code, or everything that `ecos check --fix` would do. */
  kind: 'fix' | 'fix-all-of-kind' | 'fix-all';
  edits: TextEdit[];
  /** The problem it is about. */
  problem?: PlacedProblem;
  /** Only one thing can have been meant. */
  certain?: true;
}

/** The fixes of one problem, and the declaration of an unknown name. */
export function fixesOf(workspace: Workspace, file: string, placed: PlacedProblem): Action[] {
  return [
    ...(placed.problem.fixes ?? []).map(({ title, edits, certain }) => ({
      title,
      kind: 'fix' as const,
      edits,
      problem: placed,
      ...(certain && { certain }),
    })),
    ...creations(workspace, file, placed).map(({ title, edits }) => ({
      title,
      kind: 'fix' as const,
      edits,
      problem: placed,
    })),
  ];
}
