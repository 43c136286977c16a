/** Lines and columns of places to offsets in texts. */
import { lineStarts } from '../../grammar/index.ts';
import { textOf, type Workspace } from './workspace.ts';

/** Gives the offset of a place, whose lines end with `\n`; both count from 1. */
export function offsetsIn(
  workspace: Workspace,
): (place: { file: string; line: number; column: number }) => number {
  const starts = new Map<string, number[]>();
  return ({ file, line, column }) => {
    const known = starts.get(file) ?? lineStarts(textOf(workspace, file)?.text ?? '');
    starts.set(file, known);
    return known[line - 1] + column - 1;
  };
}
