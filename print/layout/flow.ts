/**
 * Lays out a text: lines of text and emblems, things side by side, blocks, rows and columns. Lengths are in pixels.
 */
import type { Size } from '../drawing/box.ts';
import type { Ties } from './breaks.ts';
import { lineBounds, type SetText, setText, type TextStyle } from './letters.ts';
import { breakLines, SLACK } from './lines.ts';
import type { FlowNode, Inline, RuleTone, StackNode } from './nodes.ts';
import { lineItems, naturalWidth } from './widths.ts';

/** A drawn part and the position of its upper left corner, or, for letters, of the start of their baseline. */
export type PlacedPart<Art> = { x: number; y: number; name?: string } & (
  | { letters: SetText; style: TextStyle }
  | { art: Art; width: number; height: number }
  | ({ tone: RuleTone } & Rule)
  /** The whole area of a named node; invisible. */
  | { room: Size }
);

/** A filled rectangle, or a frame whose line has this width. */
export interface Rule {
  rule: Size;
  radius?: number;
  line?: number;
}

/** A node that has been laid out. */
export interface LaidOut<Art> {
  height: number;
  /** Its rightmost extent. */
  reach: number;
  placed: PlacedPart<Art>[];
}

const emptyLayout = <Art>(): LaidOut<Art> => ({ height: 0, reach: 0, placed: [] });

const moved = <Art>(placed: readonly PlacedPart<Art>[], x: number, y: number): PlacedPart<Art>[] =>
  placed.map((one) => ({ ...one, x: one.x + x, y: one.y + y }));

/** Places a node in another one, whose height stays. */
function place<Art>(
  all: LaidOut<Art>,
  { placed, reach }: Pick<LaidOut<Art>, 'placed' | 'reach'>,
  x: number,
  y: number,
): void {
  all.placed.push(...moved(placed, x, y));
  all.reach = Math.max(all.reach, x + reach);
}

/** The kind of node with this name. */
type NodeOf<Art, Flow extends FlowNode<Art>['flow']> = Extract<FlowNode<Art>, { flow: Flow }>;

/** Lays out a node in a width, in a language with these ties. */
export function layOut<Art>(node: FlowNode<Art>, width: number, ties: Ties): LaidOut<Art> {
  switch (node.flow) {
    case 'lines':
      return layOutLines(node, width, ties);
    case 'stack':
      return stacked(eachLaidOut(node.children, width, ties), width);
    case 'row':
      return layOutRow(node, width, ties);
    case 'columns':
      return layOutColumns(node, width, ties);
    case 'side-by-side':
      return layOutSideBySide(node, width, ties);
    case 'block': {
      const { child, indent, rule, tone, outside } = node;
      const { height, reach, placed } = layOut(child, width - indent, ties);
      const line: PlacedPart<Art> = { rule: { width: rule, height }, tone, x: 0, y: 0 };
      if (outside !== undefined) Object.assign(line, { x: -outside - rule, radius: rule / 2 });
      return { height, reach: indent + reach, placed: [line, ...moved(placed, indent, 0)] };
    }
    case 'box':
      return layOutBox(node, width, ties);
    case 'art': {
      const { art, height } = node;
      return { height, reach: node.width, placed: [{ art, x: 0, y: 0, width: node.width, height }] };
    }
    case 'rule': {
      const { height } = node;
      return { height, reach: 0, placed: [{ rule: { width, height }, tone: 'line', x: 0, y: 0 }] };
    }
  }
}

function layOutRow<Art>({ cells, gap, isTop }: NodeOf<Art, 'row'>, width: number, ties: Ties): LaidOut<Art> {
  const fixed = cells.reduce((sum, cell) => sum + (cell.width ?? 0), gap * (cells.length - 1));
  const share = (width - fixed) / cells.filter((cell) => cell.width === undefined).length;
  const each = cells.map(({ node, width: own = share }) => ({ own, ...layOut(node, own, ties) }));
  const height = Math.max(...each.map((one) => one.height));
  const all: LaidOut<Art> = { ...emptyLayout(), height };
  let x = 0;
  for (const one of each) {
    place(all, one, x, isTop ? 0 : (height - one.height) / 2);
    x += one.own + gap;
  }
  return all;
}

function layOutBox<Art>(
  { branches, indent, sides, ends, line, radius }: NodeOf<Art, 'box'>,
  width: number,
  ties: Ties,
): LaidOut<Art> {
  const own = width - 2 * indent;
  const left = indent - sides;
  const right = indent + own + sides;
  const all: LaidOut<Art> = { ...emptyLayout(), height: ends };
  for (const { children, divider } of branches) {
    if (divider) {
      const word = layOut(divider.word, own, ties);
      all.height += divider.above;
      place(all, word, indent, all.height);
      const x = indent + word.reach + divider.gap;
      const y = all.height + (word.height - line) / 2;
      all.placed.push({ rule: { width: right - x, height: line }, tone: 'box', x, y });
      all.height += word.height;
    }
    const branch = stacked(eachLaidOut(children, own, ties), own);
    place(all, branch, indent, all.height);
    all.height += branch.height;
  }
  all.height += ends;
  const rule = { width: right - left, height: all.height };
  all.placed.unshift({ rule, tone: 'box', radius, line, x: left, y: 0 });
  return all;
}

/** The nodes of a stack with their layouts. */
type StackedLayout<Art> = StackNode<Art> & LaidOut<Art>;

const eachLaidOut = <Art>(
  children: readonly StackNode<Art>[],
  width: number,
  ties: Ties,
): StackedLayout<Art>[] => children.map((child) => ({ ...child, ...layOut(child.node, width, ties) }));

function stacked<Art>(each: readonly StackedLayout<Art>[], width: number): LaidOut<Art> {
  const all = emptyLayout<Art>();
  for (const one of each) {
    all.height += one.above;
    const placed = one.name === undefined ? one.placed : named(one.name, one, width);
    place(all, { ...one, placed }, 0, all.height);
    all.height += one.height;
  }
  return all;
}

/** Applies the name to all unnamed parts, and adds the node's area before them. */
function named<Art>(name: string, { height, placed }: LaidOut<Art>, width: number): PlacedPart<Art>[] {
  const room = { room: { width, height }, x: 0, y: 0, name };
  return [room, ...placed.map((one) => (one.name === undefined ? { ...one, name } : one))];
}

function layOutColumns<Art>(
  { children, gap }: NodeOf<Art, 'columns'>,
  width: number,
  ties: Ties,
): LaidOut<Art> {
  const own = (width - gap) / 2;
  const each = eachLaidOut(children, own, ties);
  const columnsAt = (split: number) =>
    [each.slice(0, split), each.slice(split)].map(([first, ...others]) =>
      stacked(first ? [{ ...first, above: 0 }, ...others] : [], own),
    );
  const heightOf = (columns: readonly LaidOut<Art>[]) => Math.max(...columns.map(({ height }) => height));
  const [first, ...others] = each.flatMap(({ isHeading }, i) =>
    isHeading && i < each.length - 1 ? [] : [columnsAt(i + 1)],
  );
  const best = others.reduce((best, one) => (heightOf(one) < heightOf(best) ? one : best), first ?? []);
  const height = heightOf(best);
  const all: LaidOut<Art> = { ...emptyLayout(), height };
  for (const [i, column] of best.entries()) place(all, column, i * (own + gap), 0);
  return all;
}

function layOutSideBySide<Art>(
  { children, gap }: NodeOf<Art, 'side-by-side'>,
  width: number,
  ties: Ties,
): LaidOut<Art> {
  const lines: { node: FlowNode<Art>; own: number }[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const node of children) {
    const own = Math.min(naturalWidth(node), width);
    used += gap.across + own;
    if (used > width + SLACK) {
      lines.push([]);
      used = own;
    }
    lines.at(-1)!.push({ node, own });
  }
  const all = emptyLayout<Art>();
  for (const [i, line] of lines.entries()) {
    const each = line.map(({ node, own }) => {
      const one = layOut(node, own, ties);
      return { ...one, own, reach: Math.max(own, one.reach) };
    });
    const height = Math.max(...each.map((one) => one.height));
    const sum = each.reduce((total, { own }) => total + own, gap.across * (each.length - 1));
    let x = (width - sum) / 2;
    if (i > 0) all.height += gap.down;
    for (const one of each) {
      place(all, one, x, all.height + (height - one.height) / 2);
      x += one.own + gap.across;
    }
    all.height += height;
  }
  return all;
}

/**
 * A part of a line: its extent above and below the baseline, its width, and what is drawn, from the baseline's start.
 * @param lineHeight that of the whole line
 */
function partOfLine<Art>(item: Inline<Art>, from: number, to: number, lineHeight: number) {
  if (item.part === 'text') {
    const { style } = item;
    const letters = setText(item.text.slice(from, to), style);
    const placed = letters.letters.length > 0 ? [{ letters, style, x: 0, y: 0 }] : [];
    return { ...lineBounds(style, lineHeight), width: letters.width, placed };
  }
  const { art, height, lift, margin } = item;
  const above = height + lift;
  const placed = [{ art, x: margin.left, y: -above, width: item.width, height }];
  return { above, below: -lift, width: item.width + margin.left + margin.right, placed };
}

function layOutLines<Art>(
  { items, style, lineHeight, align, isFilled }: NodeOf<Art, 'lines'>,
  width: number,
  ties: Ties,
): LaidOut<Art> {
  const all = emptyLayout<Art>();
  for (const line of breakLines(lineItems(items), width, !isFilled, ties)) {
    const parts = line.map(({ item, from, to }) => partOfLine(items[item]!, from, to, lineHeight));
    const bounds = [lineBounds(style, lineHeight), ...parts];
    const above = Math.max(...bounds.map((one) => one.above));
    const below = Math.max(...bounds.map((one) => one.below));
    const sum = parts.reduce((total, one) => total + one.width, 0);
    const free = Math.max(0, width - sum);
    let x = align === 'left' ? 0 : align === 'right' ? free : free / 2;
    const baseline = all.height + above;
    for (const part of parts) {
      all.placed.push(...moved(part.placed, x, baseline));
      x += part.width;
    }
    all.reach = Math.max(all.reach, x);
    all.height += above + below;
  }
  return all;
}
