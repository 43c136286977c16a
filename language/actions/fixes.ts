/** The fixes of a problem. */
import type { Fix } from '../../program/index.ts';
import type { PlacedProblem } from '../workspace/problems.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { creations } from './create.ts';

/** An offered change. */
export interface Action extends Fix {
  /** Whether it fixes one problem, all problems with the same code, or everything that `ecos check --fix` would fix. */
  kind: 'fix' | 'fix-all-of-kind' | 'fix-all';
  /** The problem it fixes. */
  problem?: PlacedProblem;
}

/** The fixes of one problem, and declarations of its unknown name. */
export function problemFixes(workspace: Workspace, file: string, placed: PlacedProblem): Action[] {
  const fixes: Fix[] = [...(placed.problem.fixes ?? []), ...creations(workspace, file, placed)];
  return fixes.map(({ title, edits, certain }) => ({
    title,
    kind: 'fix',
    edits,
    problem: placed,
    ...(certain && { certain }),
  }));
}
