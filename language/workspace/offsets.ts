/** Lines and columns of places to offsets in texts. */
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

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
