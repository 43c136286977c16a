/** Short words between those of a text: what "this" is where a step speaks of it. */
import { orList, type Span } from '../../grammar/index.ts';
import { compiledOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { thisHints } from './this.ts';

/** A hint at an offset of a text. */
export interface Hint {
  at: number;
  label: string;
  /** A sentence that explains it. */
  tooltip: string;
}

/** Of more things than this a hint says only how many there are. */
const MOST_SAID = 3;

/** What "this" is wherever steps in a range of a file speak of it. */
export function hintsIn(workspace: Workspace, file: string, range: Span): Hint[] {
  const compiled = compiledOf(workspace, file);
  if (!compiled) return [];
  return thisHints(compiled, file, range).flatMap(({ at, things, said }): Hint[] => {
    // Where there is none, that is a mistake, or the step is never reached.
    if (things.length === 0) return [];
    const is = things.length > MOST_SAID ? `one of ${things.length} things` : orList(things);
    return [
      {
        at,
        label: said ? `= ${is}` : `this = ${is}`,
        tooltip: `Here "this" can be: ${orList(things)}.`,
      },
    ];
  });
}
