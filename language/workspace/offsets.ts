/** Converts lines and columns to offsets. */
import { lineStarts } from '../../grammar/index.ts';
import { fileText, type Workspace } from './workspace.ts';

/** Returns a function that gives the offset of a position. Lines end with `\n`; lines and columns count from 1. */
export function makeOffsetFinder(
  workspace: Workspace,
): (place: { file: string; line: number; column: number }) => number {
  const starts = new Map<string, number[]>();
  return ({ file, line, column }) => {
    const known = starts.get(file) ?? lineStarts(fileText(workspace, file)?.text ?? '');
    starts.set(file, known);
    return known[line - 1] + column - 1;
  };
}
