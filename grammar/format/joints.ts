/** Adds the `and` that a text lacks between two restrictions of one thing (L26). */
import { findJoints, type Placed } from '../places/joints.ts';
import type { FileTree } from '../tree/declarations.ts';
import type { SourcePiece } from './pieces.ts';

/** The pieces with `and` before each site that could be said of the thing before it; conditions stay as they are. */
export function withJoints(pieces: readonly SourcePiece[], tree: FileTree): SourcePiece[] {
  const joints = new Set<number>();
  const visit = (node: object): void => {
    if ('tests' in node) return;
    for (const key of ['where', 'withWhere'] as const) {
      if (key in node) for (const { from } of findJoints(node as Placed, key)) joints.add(from);
    }
    for (const value of Object.values(node)) if (typeof value === 'object') visit(value);
  };
  visit(tree);
  return pieces.flatMap((piece) =>
    joints.has(piece.from) && piece.text !== 'and'
      ? [{ text: 'and', from: piece.from, comments: [], blank: false }, piece]
      : [piece],
  );
}
