/**
 * The formatter: one canonical layout of a card file, with every comment where it belongs.
 *
 * It writes out every word of the text in order, so it cannot change the meaning of a file; it changes only spaces, line breaks
 * and `;`, and adds an `and` where a place could be read two ways.
 */
import type { SyntaxMistake, UnlistedMistake } from '../mistakes.ts';
import { checkText, parse } from '../parser.ts';
import { findJoints, type Placed } from '../places/joints.ts';
import type { FileTree, Item } from '../tree/declarations.ts';
import { layOutFile } from './layout.ts';
import { type SourcePiece, sourcePieces } from './pieces.ts';
import { readRoles } from './roles.ts';
import { write } from './write.ts';

/** The text in its canonical layout, or its syntax errors: a text with errors is not formatted. */
export type FormatResult = { text: string } | { problems: SyntaxMistake[]; unlisted: UnlistedMistake[] };

/**
 * Formats the text of a card file.
 * @param file its name, used in the tree and in messages
 * @throws Error if the result would not mean the same: a bug, which must surface before the file is written
 */
export function formatFile(file: string, text: string): FormatResult {
  checkText('formatFile', text);
  const { tree, problems, unlisted } = parse(file, text);
  if (problems.length > 0) return { problems, unlisted };
  const pieces = withJoints(sourcePieces(text), tree);
  const formatted = write(pieces, layOutFile(pieces, readRoles(tree, text)));
  if (!sameTree(tree, parse(file, formatted).tree)) throw new Error(`formatting would change ${file}`);
  return { text: formatted };
}

/** The pieces with `and` before each site that could be said of the thing before it (L26); conditions stay as they are. */
function withJoints(pieces: readonly SourcePiece[], tree: FileTree): SourcePiece[] {
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

/** Whether two trees mean the same, regardless of positions. Comments are ignored. */
export function sameTree(one: FileTree, other: FileTree): boolean {
  const { items } = other;
  return (
    one.items.length === items.length &&
    one.items.every((item, i) => withoutPositions(item) === withoutPositions(items[i]))
  );
}

/** For a single item, because a whole file could exceed the maximum length of a string. */
function withoutPositions(item: Item): string {
  return JSON.stringify(item, (key, value) => (key === 'from' || key === 'to' ? undefined : value));
}
