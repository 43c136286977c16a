/**
 * Lays out a text: lines of text and emblems, things side by side, boxes, rows and columns. Lengths are in pixels.
 */

import { OBJECT } from './breaks.ts';
import { lineBounds, type SetText, setText, type TextStyle } from './letters.ts';
import { breakLines, type LineItem, paragraphWidths } from './lines.ts';

/** A node of the layout. */
export type FlowNode<Art> =
  | {
      flow: 'lines';
      items: readonly Inline<Art>[];
      style: TextStyle;
      lineHeight: number;
      /** Its lines are centred by default. */
      align?: 'left' | 'right';
      /** True if its lines are filled one after the other; otherwise they are balanced. */
      isFilled?: boolean;
    }
  /** A node after a bullet, which is on the node's first baseline and to the left of all of it. */
  | { flow: 'bullet'; bullet: string; style: TextStyle; indent: number; child: FlowNode<Art> }
  /** Nodes stacked vertically, with a gap above each. */
  | { flow: 'stack'; children: readonly Stacked<Art>[] }
  /** Nodes side by side, centred; they wrap if they are too wide for one line. */
  | { flow: 'side-by-side'; children: readonly FlowNode<Art>[]; gap: { across: number; down: number } }
  /** A node with a line around it, as narrow as its content. */
  | {
      flow: 'frame';
      child: FlowNode<Art>;
      padding: { above: number; side: number; below: number };
      border: number;
    }
  /** Nodes side by side in cells as wide as stated; the others share the remaining width. */
  | { flow: 'row'; cells: readonly Cell<Art>[]; gap: number; isTop?: boolean }
  /** Nodes stacked in two columns of equal width, as even in height as possible. */
  | { flow: 'columns'; children: readonly Stacked<Art>[]; gap: number }
  | { flow: 'art'; art: Art; width: number; height: number; below: number }
  /** A line across the whole width. */
  | { flow: 'rule'; height: number };

/** A node in a row. */
interface Cell<Art> {
  node: FlowNode<Art>;
  width?: number;
}

/** A node in a stack. */
export interface Stacked<Art> {
  above: number;
  node: FlowNode<Art>;
  /** True if no column ends after it. */
  isHeading?: boolean;
  /** The name of all parts of the node that have none of their own. */
  name?: string;
}

/** A part of a line. */
export type Inline<Art> =
  | { part: 'text'; text: string; style: TextStyle; lineHeight: number; keep?: number }
  | { part: 'art'; art: Art; width: number; height: number; margin: Margin; lift: number; keep?: number }
  | { part: 'block'; node: FlowNode<Art> };

/** The margin around an emblem in a line. */
export interface Margin {
  left: number;
  right: number;
  below: number;
}

/** A drawn part and the position of its upper left corner, or, for letters, of the start of their baseline. */
export type PlacedPart<Art> = { x: number; y: number; name?: string } & (
  | { letters: SetText; style: TextStyle }
  | { art: Art; width: number; height: number }
  | { frame: Size }
  | { rule: Size }
  /** The whole area of a named node; invisible. */
  | { room: Size }
);

interface Size {
  width: number;
  height: number;
}

/** A node that has been laid out. */
interface LaidOut<Art> {
  height: number;
  /** The distance from the upper edge to the baseline of the last line, and of the first (if different). */
  baseline: number;
  first?: number;
  /** Its rightmost extent. */
  reach: number;
  placed: PlacedPart<Art>[];
}

const emptyLayout = <Art>(): LaidOut<Art> => ({
  height: 0,
  baseline: 0,
  reach: 0,
  placed: [],
});

interface Widths {
  least: number;
  most: number;
}

/** A cache: every ancestor of a node requests its widths. */
const widthsKnown = new WeakMap<FlowNode<unknown>, Widths>();

/** The minimum width of a node, and the width at which none of its lines is broken. */
export function widthsOf<Art>(node: FlowNode<Art>): Widths {
  const known = widthsKnown.get(node) ?? newWidths(node);
  widthsKnown.set(node, known);
  return known;
}

function newWidths<Art>(node: FlowNode<Art>): Widths {
  switch (node.flow) {
    case 'lines': {
      const { least: unbroken, most } = paragraphWidths(itemsOf(node.items));
      // A box in the paragraph is as narrow as possible, or as wide as its content.
      const hasBox = node.items.some(({ part }) => part === 'block');
      const least = hasBox ? paragraphWidths(itemsOf(node.items, 0)).least : unbroken;
      return { least, most };
    }
    case 'stack':
    case 'columns': {
      const all = node.children.map((child) => widthsOf(child.node));
      return {
        least: Math.max(0, ...all.map(({ least }) => least)),
        most: Math.max(0, ...all.map(({ most }) => most)),
      };
    }
    case 'row': {
      const all = node.cells.map(({ node, width }) => (width === undefined ? widthsOf(node).least : width));
      const sum = all.reduce((total, one) => total + one, node.gap * (all.length - 1));
      return { least: sum, most: sum };
    }
    case 'side-by-side': {
      const all = node.children.map(widthsOf);
      const gaps = node.gap.across * Math.max(0, all.length - 1);
      return {
        least: Math.max(0, ...all.map(({ least }) => least)),
        most: all.reduce((sum, { most }) => sum + most, gaps),
      };
    }
    case 'frame': {
      const { least, most } = widthsOf(node.child);
      const around = 2 * (node.padding.side + node.border);
      return { least: least + around, most: most + around };
    }
    case 'bullet': {
      const { least, most } = widthsOf(node.child);
      return { least: least + node.indent, most: most + node.indent };
    }
    case 'art':
      return { least: node.width, most: node.width };
    case 'rule':
      return { least: 0, most: 0 };
  }
}

/** The width of a node that shrinks to fit its content, given the available width. */
function shrunk(node: FlowNode<unknown>, room: number): number {
  const { least, most } = widthsOf(node);
  return Math.min(most, Math.max(least, room));
}

const moved = <Art>(placed: readonly PlacedPart<Art>[], x: number, y: number): PlacedPart<Art>[] =>
  placed.map((one) => ({ ...one, x: one.x + x, y: one.y + y }));

/** Lays out a node in a width. */
export function layOut<Art>(node: FlowNode<Art>, width: number): LaidOut<Art> {
  switch (node.flow) {
    case 'lines':
      return layOutLines(node, width);
    case 'stack':
      return layOutStack(node.children, width);
    case 'row':
      return layOutRow(node, width);
    case 'columns':
      return layOutColumns(node, width);
    case 'side-by-side':
      return layOutSideBySide(node, width);
    case 'frame': {
      const own = shrunk(node, width);
      const { padding, border } = node;
      const side = padding.side + border;
      const inner = layOut(node.child, own - 2 * side);
      const height = inner.height + padding.above + padding.below + 2 * border;
      const left = Math.max(0, (width - own) / 2);
      const above = padding.above + border;
      return {
        height,
        baseline: above + inner.baseline,
        reach: left + Math.max(own, side + inner.reach),
        placed: [
          { frame: { width: own, height }, x: left, y: 0 },
          ...moved(inner.placed, left + side, above),
        ],
      };
    }
    case 'bullet': {
      const { bullet, style, indent } = node;
      const inner = layOut(node.child, width - indent);
      const letters = setText(bullet, style);
      const mark: PlacedPart<Art> = {
        letters,
        style,
        x: indent - letters.width,
        y: inner.first ?? inner.baseline,
      };
      return { ...inner, reach: indent + inner.reach, placed: [mark, ...moved(inner.placed, indent, 0)] };
    }
    case 'art': {
      const { art, height } = node;
      const placed = [{ art, x: 0, y: 0, width: node.width, height }];
      return { height: height + node.below, baseline: height, reach: node.width, placed };
    }
    case 'rule': {
      const { height } = node;
      return {
        ...emptyLayout(),
        height,
        baseline: height,
        placed: [{ rule: { width, height }, x: 0, y: 0 }],
      };
    }
  }
}

function layOutRow<Art>(
  { cells, gap, isTop = false }: Extract<FlowNode<Art>, { flow: 'row' }>,
  width: number,
): LaidOut<Art> {
  const fixed = cells.reduce((sum, cell) => sum + (cell.width ?? 0), gap * (cells.length - 1));
  const share = (width - fixed) / cells.filter((cell) => cell.width === undefined).length;
  const all = emptyLayout<Art>();
  const each = cells.map(({ node, width: own = share }) => ({ own, ...layOut(node, own) }));
  all.height = Math.max(...each.map(({ height }) => height));
  let x = 0;
  for (const { own, height, reach, placed } of each) {
    all.placed.push(...moved(placed, x, isTop ? 0 : (all.height - height) / 2));
    all.reach = Math.max(all.reach, x + reach);
    x += own + gap;
  }
  all.baseline = all.height;
  return all;
}

function layOutColumns<Art>(
  { children, gap }: Extract<FlowNode<Art>, { flow: 'columns' }>,
  width: number,
): LaidOut<Art> {
  const own = (width - gap) / 2;
  const each = children.map((child) => ({ ...child, ...layOut(child.node, own) }));
  const heightOf = (some: typeof each) =>
    some.reduce((sum, { above, height }, i) => sum + (i === 0 ? 0 : above) + height, 0);
  const splits = each.flatMap(({ isHeading }, i) => (isHeading && i < each.length - 1 ? [] : [i + 1]));
  const columnsAt = (split: number) => [each.slice(0, split), each.slice(split)] as const;
  const highest = (split: number) => Math.max(...columnsAt(split).map(heightOf));
  const split = splits.reduce((best, one) => (highest(one) < highest(best) ? one : best));
  const all = emptyLayout<Art>();
  for (const [i, column] of columnsAt(split).entries()) {
    const x = i * (own + gap);
    let y = 0;
    for (const [j, { above, height, reach, placed }] of column.entries()) {
      y += j === 0 ? 0 : above;
      all.placed.push(...moved(placed, x, y));
      all.reach = Math.max(all.reach, x + reach);
      y += height;
    }
    all.height = Math.max(all.height, y);
  }
  all.baseline = all.height;
  return all;
}

function layOutStack<Art>(children: readonly Stacked<Art>[], width: number): LaidOut<Art> {
  const all = emptyLayout<Art>();
  for (const { above, node, name } of children) {
    const one = layOut(node, width);
    all.height += above;
    const placed = name === undefined ? one.placed : named(name, one, width);
    all.placed.push(...moved(placed, 0, all.height));
    all.baseline = all.height + one.baseline;
    all.height += one.height;
    all.reach = Math.max(all.reach, one.reach);
  }
  return all;
}

/** Applies the name to all unnamed parts, and adds the node's area before them. */
function named<Art>(name: string, { height, placed }: LaidOut<Art>, width: number): PlacedPart<Art>[] {
  const room = { room: { width, height }, x: 0, y: 0, name };
  return [room, ...placed.map((one) => (one.name === undefined ? { ...one, name } : one))];
}

function layOutSideBySide<Art>(
  { children, gap }: Extract<FlowNode<Art>, { flow: 'side-by-side' }>,
  width: number,
): LaidOut<Art> {
  const lines: { node: FlowNode<Art>; most: number }[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const node of children) {
    const { most } = widthsOf(node);
    used += gap.across + most;
    if (used > width) {
      lines.push([]);
      used = most;
    }
    lines.at(-1)!.push({ node, most });
  }
  const all = emptyLayout<Art>();
  for (const [i, line] of lines.entries()) {
    // Only a node that is alone on its line can be too wide for it.
    const each = line.map(({ node, most }) => {
      const own = most > width ? shrunk(node, width) : most;
      return { own, ...layOut(node, own) };
    });
    const height = Math.max(...each.map((one) => one.height));
    const sum = each.reduce((total, { own }) => total + own, gap.across * (each.length - 1));
    let x = (width - sum) / 2;
    if (i > 0) all.height += gap.down;
    for (const one of each) {
      const y = all.height + (height - one.height) / 2;
      all.placed.push(...moved(one.placed, x, y));
      all.baseline = y + one.baseline;
      all.reach = Math.max(all.reach, x + Math.max(one.own, one.reach));
      x += one.own + gap.across;
    }
    all.height += height;
  }
  return all;
}

/** The parts of lines, in a form that can be measured. */
function itemsOf<Art>(items: readonly Inline<Art>[], room = Number.POSITIVE_INFINITY): LineItem[] {
  return items.map((item): LineItem => {
    if (item.part === 'text') {
      const { text, style, keep } = item;
      const measure = (to: number) => setText(text.slice(0, to), style).width;
      return { text, measure, ...(keep && { keep }) };
    }
    const width =
      item.part === 'art' ? item.width + item.margin.left + item.margin.right : shrunk(item.node, room);
    return {
      text: OBJECT,
      measure: (to) => (to === 0 ? 0 : width),
      ...(item.part === 'art' && item.keep && { keep: item.keep }),
    };
  });
}

function layOutLines<Art>(
  { items, style, lineHeight, align, isFilled }: Extract<FlowNode<Art>, { flow: 'lines' }>,
  width: number,
): LaidOut<Art> {
  const all = emptyLayout<Art>();
  for (const line of breakLines(itemsOf(items, width), width, !isFilled)) {
    let { above, below } = lineBounds(style, lineHeight);
    const parts = line.map(({ item: at, from, to }) => {
      const item = items[at]!;
      if (item.part === 'text') {
        const bounds = lineBounds(item.style, item.lineHeight);
        above = Math.max(above, bounds.above);
        below = Math.max(below, bounds.below);
        const letters = setText(item.text.slice(from, to), item.style);
        return {
          own: letters.width,
          left: 0,
          top: 0,
          placed: [{ letters, style: item.style, x: 0, y: 0 }] as PlacedPart<Art>[],
        };
      }
      if (item.part === 'block') {
        const own = shrunk(item.node, width);
        const block = layOut(item.node, own);
        above = Math.max(above, block.baseline);
        below = Math.max(below, block.height - block.baseline);
        return { own, left: 0, top: -block.baseline, placed: block.placed };
      }
      const { art, height, lift, margin } = item;
      above = Math.max(above, height + margin.below + lift);
      below = Math.max(below, -lift);
      const placed: PlacedPart<Art>[] = [{ art, x: 0, y: 0, width: item.width, height }];
      const own = item.width + margin.left + margin.right;
      return { own, left: margin.left, top: -lift - margin.below - height, placed };
    });
    const sum = parts.reduce((total, { own }) => total + own, 0);
    const free = Math.max(0, width - sum);
    let x = align === 'left' ? 0 : align === 'right' ? free : free / 2;
    for (const { own, left, top, placed } of parts) {
      all.placed.push(...moved(placed, x + left, all.height + above + top));
      x += own;
    }
    all.reach = Math.max(all.reach, x);
    all.baseline = all.height + above;
    all.first ??= all.baseline;
    all.height += above + below;
  }
  return all;
}
