/** Inlay hints: what "this" is where a step refers to it. */
import { orList, type Span } from '../../grammar/index.ts';
import { compiledOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { thisHints } from './this.ts';

/** A hint at an offset of a text. */
export interface Hint {
  at: number;
  label: string;
  /** A sentence that explains the hint. */
  tooltip: string;
}

/** A hint about more things than this gives only their number. */
const MOST_LISTED = 3;

/** What "this" is wherever steps in a range of a file refer to it. */
export function hintsIn(workspace: Workspace, file: string, range: Span): Hint[] {
  const compiled = compiledOf(workspace, file);
  if (!compiled) return [];
  return thisHints(compiled.set, file, range).flatMap(({ at, things, isExplicit }): Hint[] => {
    // With no candidates, there is an error, or the step is never reached.
    if (things.length === 0) return [];
    const is = things.length > MOST_LISTED ? `one of ${things.length} things` : orList(things);
    return [
      {
        at,
        label: isExplicit ? `= ${is}` : `this = ${is}`,
        tooltip: `Here "this" can be: ${orList(things)}.`,
      },
    ];
  });
}
