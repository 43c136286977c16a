/** Decides where lines break and which pieces a `;` follows. */
import { isTight } from '../tokens/word-collector.ts';
import type { SourcePiece } from './pieces.ts';
import type { Role, Roles } from './roles.ts';

/** The maximum length in characters of lines that can be broken. */
const WIDTH = 100;

/** A line that begins at a piece. */
export interface Break {
  /** Spaces before it. */
  indent: number;
  /** Spaces before the comments above it. */
  commentIndent: number;
  /** Blank lines above: none, kept if the author left one, or always one. */
  gap: 'none' | 'kept' | 'one';
}

/** The layout by index of the piece. */
export interface Layout {
  breaks: Map<number, Break>;
  /** Pieces followed by a `;`. */
  ends: Set<number>;
}

/** Lays out the pieces of a file. */
export function layOutFile(pieces: readonly SourcePiece[], roles: Roles): Layout {
  const roleAt = (at: number): Role | undefined => roles.get(pieces[at].from);
  const layout: Layout = { breaks: new Map(), ends: new Set() };
  const file: Laying = { pieces, roleAt, layout };
  const last = pieces.length - 1;
  for (let at = 1; at < last; at++) {
    if (roleAt(at) === 'step' && pieces[at - 1].text !== '{') layout.ends.add(at - 1);
  }
  let before: Role | undefined;
  for (let from = 0; from < last; ) {
    let to = from + 1;
    while (to < last && !isItem(roleAt(to))) to++;
    const role = roleAt(from);
    const together = role === before && role !== undefined && ONE_LINERS.has(role);
    breakAt(file, from, 0, together ? 'kept' : 'one');
    layItem(file, from, to);
    before = role;
    from = to;
  }
  breakAt(file, last, 0, 'kept');
  return layout;
}

interface Laying {
  pieces: readonly SourcePiece[];
  roleAt: (at: number) => Role | undefined;
  layout: Layout;
}

const ONE_LINERS: ReadonlySet<Role> = new Set<Role>(['element', 'animal', 'marker', 'hand', 'layout']);
const INNER_ROLES: ReadonlySet<Role> = new Set<Role>(['clause', 'setting', 'step', 'line', 'sketch']);

function isItem(role: Role | undefined): boolean {
  return role !== undefined && !INNER_ROLES.has(role);
}

function breakAt({ layout }: Laying, at: number, indent: number, gap: Break['gap'], commentIndent = indent) {
  layout.breaks.set(at, { indent, gap, commentIndent });
}

/** A declaration: one line for each clause or setting, then its braces at the margin. */
function layItem(file: Laying, from: number, to: number): void {
  const { pieces, roleAt } = file;
  if (roleAt(from) === 'layout') layRows(file, from, to);
  for (let at = from + 1; at < to; at++) {
    const role = roleAt(at);
    if (role === 'setting' || role === 'clause' || role === 'sketch') {
      breakAt(file, at, 2, role === 'setting' ? 'kept' : 'none');
      if (role === 'sketch') laySketch(file, at, endOfClause(file, at, to), 2);
    } else if (pieces[at].text === '{') {
      breakAt(file, at, 0, 'none', 2);
      layBlock(file, at, to - 1, 0);
      return;
    }
  }
}

function endOfClause({ pieces, roleAt }: Laying, from: number, to: number): number {
  let end = from + 1;
  while (end < to && roleAt(end) === undefined && pieces[end].text !== '{') end++;
  return end;
}

/** The contents of braces, one entry per line. */
function layBlock(file: Laying, open: number, close: number, indent: number): void {
  const { roleAt, layout } = file;
  const inner = indent + 2;
  for (let from = open + 1; from < close; ) {
    const to = endOfEntry(file, from, close);
    breakAt(file, from, inner, from === open + 1 ? 'none' : 'kept');
    if (roleAt(from) === 'sketch') laySketch(file, from, to, inner);
    else {
      layout.ends.add(to - 1);
      layEntry(file, from, to, inner);
    }
    from = to;
  }
  breakAt(file, close, indent, 'none', inner);
}

function endOfEntry(file: Laying, from: number, close: number): number {
  let at = from + 1;
  while (at < close && file.roleAt(at) === undefined) {
    at = file.pieces[at].text === '{' ? closeOf(file, at) + 1 : at + 1;
  }
  return at;
}

/** How many blocks are in each other between two braces, these included. */
function depthOf({ pieces }: Laying, open: number, close: number): number {
  let depth = 0;
  let deepest = 0;
  for (const { text } of pieces.slice(open, close)) {
    if (text === '{') deepest = Math.max(deepest, ++depth);
    else if (text === '}') depth--;
  }
  return deepest;
}

/** The index of the `}` that matches a `{`. */
function closeOf({ pieces }: Laying, open: number): number {
  let depth = 0;
  let at = open;
  do {
    if (pieces[at].text === '{') depth++;
    else if (pieces[at].text === '}') depth--;
  } while (depth > 0 && ++at < pieces.length);
  return at;
}

/**
 * A step or line: `else` and `or` begin new lines, and so do the contents of braces if they hold a block or do not fit on one
 * line. The braces of `do` in a scenario may hold a block, as those of a card do.
 */
function layEntry(file: Laying, from: number, to: number, indent: number): void {
  const deepest = file.pieces[from].text === 'do' ? 2 : 1;
  let start = from;
  for (let at = from; at < to; at++) {
    if (file.pieces[at].text !== '{') continue;
    const close = closeOf(file, at);
    if (start > from) breakAt(file, start, indent, 'none');
    const isFlat = depthOf(file, at, close) <= deepest && fits(file, start, close + 1, indent);
    if (!isFlat) layBlock(file, at, close, indent);
    at = close;
    start = close + 1;
  }
}

/** A board or pattern: its rows below each other, and its legend below them if there are several rows or the line is too long. */
function laySketch(file: Laying, from: number, to: number, indent: number): void {
  const { pieces } = file;
  const rows = rowsIn(file, from, to);
  const column = indent + pieces[from].text.length + 1;
  for (const row of rows.slice(1)) breakAt(file, row, column, 'none');
  const where = (rows.at(-1) ?? to) + 1;
  if (where >= to || (rows.length === 1 && fits(file, from, to, indent))) return;
  breakAt(file, where, indent + 2, 'none');
  layLegend(file, where, to, indent + 2);
}

/** The letters of a legend, as many per line as fit, aligned below each other. */
function layLegend(file: Laying, where: number, to: number, indent: number): void {
  const { pieces } = file;
  const column = indent + pieces[where].text.length + 1;
  let line = where;
  let start = indent;
  for (let at = where + 1; at < to; at++) {
    if (pieces[at].text !== ',') continue;
    let end = at + 1;
    while (end < to && pieces[end].text !== ',') end++;
    if (fits(file, line, Math.min(end + 1, to), start)) continue;
    line = at + 1;
    start = column;
    breakAt(file, line, column, 'none');
  }
}

/** A starting landscape: if it has several rows, they go below its name. */
function layRows(file: Laying, from: number, to: number): void {
  const rows = rowsIn(file, from, to);
  if (rows.length > 1) for (const row of rows) breakAt(file, row, 2, 'none');
}

function rowsIn({ pieces }: Laying, from: number, to: number): number[] {
  const rows: number[] = [];
  for (let at = from; at < to; at++) if (pieces[at].text.startsWith('"')) rows.push(at);
  return rows;
}

/** Whether pieces fit on one line: no comment ends it early, and with its `;` it is short enough. */
function fits({ pieces, layout }: Laying, from: number, to: number, indent: number): boolean {
  let width = indent;
  for (let at = from; at < to; at++) {
    const { text, comments, trailing } = pieces[at];
    if ((at > from && comments.length > 0) || (at < to - 1 && trailing !== undefined)) return false;
    width += text.length + (layout.ends.has(at) ? 1 : 0);
    if (at > from && !isTight(pieces[at - 1].text, pieces[at].text)) width++;
  }
  return width <= WIDTH;
}
