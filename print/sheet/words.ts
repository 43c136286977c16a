/** Texts beside cards as layout nodes: leaflets, player aids, the page of icons, small print. Lengths are in pixels. */
import type { Art } from '../drawing/art.ts';
import type { Box } from '../drawing/box.ts';
import type { Emblem } from '../face/emblems/emblem.ts';
import type { TextPicture } from '../face/text.ts';
import type { Tightness } from '../layout/fit.ts';
import { cutStyle, EM_PX, type TextStyle } from '../layout/letters.ts';
import type { FlowNode, StackNode } from '../layout/nodes.ts';

/** A part of a text. */
export type TextPart =
  | { title: string }
  | { heading: string }
  | { text: string }
  /** Pictures with their names, in columns. */
  | { pictures: { emblem: Emblem; text: string }[]; columns: number }
  /** News: a picture of each new thing, its name, and its rule. */
  | { news: News[] }
  /** Pieces with their amounts and pages. */
  | { rows: { amount: string; text: string; where: string }[] };

/** A new thing, and the part of its drawing to show, in millimetres. */
export interface News extends Box {
  art: Art;
  title: string;
  texts: string[];
}

type Node = FlowNode<TextPicture>;

/** Lengths as multiples of the font size. */
const LINE = { text: 1.3, heading: 1.3, title: 1.15, name: 1.15 };
const SPACES = { heading: 0.6, afterTitle: 0.2, text: 0.25, block: 0.3, news: 0.6, newsText: 0.15 };
const SIZE = { title: 1.7, heading: 1.1 };
const PICTURE = { side: 2, gap: 0.5, across: 0.8, down: 0.3 };
const NEWS = { side: 5.5, gap: 0.5, across: 1.5, down: 0.8 };
const ROW = { above: 0.25, amount: 2.2, where: 5, gap: 0.8 };
/** The thickness of the lines between rows, in pixels. */
const RULE = 0.75;
/** The gap between two columns. */
const GUTTER = 1.6;

/** Words on lines that are filled one after the other. */
function lines(
  text: string,
  style: TextStyle,
  line: number,
  more: Pick<Extract<Node, { flow: 'lines' }>, 'align' | 'isFilled'> = { align: 'left', isFilled: true },
): Node {
  const lineHeight = line * style.size;
  return { flow: 'lines', items: [{ part: 'text', text, style }], style, lineHeight, ...more };
}

const paragraph = (text: string): Node => lines(text, cutStyle('text'), LINE.text);

/** A text in one or two columns; a title is above both. */
export function wordsNode(parts: readonly TextPart[], columns: number): Node {
  const all = parts.flatMap((part, i) => stackedPart(part, parts[i - 1]));
  const [first, ...others] = all;
  if (columns === 1) return { flow: 'stack', children: all };
  const [title, rest] = parts[0] && 'title' in parts[0] ? [[first!], others] : [[], all];
  const node: Node = { flow: 'columns', children: rest, gap: GUTTER * EM_PX };
  return { flow: 'stack', children: [...title, { above: SPACES.afterTitle * EM_PX, node }] };
}

function stackedPart(part: TextPart, before: TextPart | undefined): StackNode<TextPicture>[] {
  const above = (parts: number) => (before === undefined ? 0 : parts * EM_PX);
  if ('title' in part)
    return [{ above: 0, node: lines(part.title, cutStyle('bold', SIZE.title), LINE.title) }];
  if ('heading' in part) {
    const isFirst = before !== undefined && 'title' in before;
    const node = lines(part.heading, cutStyle('bold', SIZE.heading), LINE.heading);
    return [{ above: above(isFirst ? SPACES.afterTitle : SPACES.heading), node, isHeading: true }];
  }
  if ('text' in part) return [{ above: above(SPACES.text), node: paragraph(part.text) }];
  if ('pictures' in part) {
    const cells = part.pictures.map(({ emblem, text }) => pictured(emblem, PICTURE, named(text)));
    return [{ above: above(SPACES.block), node: gridOf(cells, part.columns, PICTURE) }];
  }
  if ('news' in part) return [{ above: above(SPACES.news), node: gridOf(part.news.map(newsNode), 2, NEWS) }];
  return [{ above: above(SPACES.block), node: { flow: 'stack', children: part.rows.flatMap(rowNodes) } }];
}

const named = (text: string): Node => lines(text, cutStyle('text'), LINE.name, { align: 'left' });

/** Equally wide cells, as many in each row as there are columns. */
function gridOf(
  cells: readonly Node[],
  columns: number,
  { across, down }: { across: number; down: number },
): Node {
  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    Array.from({ length: columns }, (_, i) => cells[row * columns + i] ?? EMPTY_NODE),
  );
  return {
    flow: 'stack',
    children: rows.map((row, i) => ({
      above: i === 0 ? 0 : down * EM_PX,
      node: { flow: 'row', cells: row.map((node) => ({ node })), gap: across * EM_PX },
    })),
  };
}

const EMPTY_NODE: Node = { flow: 'stack', children: [] };

/** A picture, as large as fits a square, and a text beside it. */
function pictured(art: TextPicture, { side, gap }: { side: number; gap: number }, text: Node): Node {
  const [, , across, down] = art.box;
  const scale = (side * EM_PX) / Math.max(across, down);
  const drawn: Node = { flow: 'art', art, width: across * scale, height: down * scale };
  const centred: Node = { flow: 'side-by-side', children: [drawn], gap: { across: 0, down: 0 } };
  return { flow: 'row', cells: [{ node: centred, width: side * EM_PX }, { node: text }], gap: gap * EM_PX };
}

function newsNode({ art, x, y, width, height, title, texts }: News): Node {
  const children = [
    { above: 0, node: lines(title, cutStyle('bold'), LINE.name) },
    ...texts.map((text) => ({
      above: SPACES.newsText * EM_PX,
      node: lines(text, cutStyle('text'), LINE.name),
    })),
  ];
  return pictured({ art, box: [x, y, width, height] }, NEWS, { flow: 'stack', children });
}

function rowNodes(
  { amount, text, where }: { amount: string; text: string; where: string },
  at: number,
): StackNode<TextPicture>[] {
  const end = (words: string, cut: TextStyle['cut']) =>
    lines(words, cutStyle(cut), LINE.text, { align: 'right', isFilled: true });
  const node: Node = {
    flow: 'row',
    cells: [
      { node: end(amount, 'bold'), width: ROW.amount * EM_PX },
      { node: paragraph(text) },
      { node: end(where, 'text'), width: ROW.where * EM_PX },
    ],
    gap: ROW.gap * EM_PX,
    isTop: true,
  };
  if (at === 0) return [{ above: 0, node }];
  const above = ROW.above * EM_PX;
  return [
    { above: at === 1 ? 0 : above, node: { flow: 'rule', height: RULE } },
    { above, node },
  ];
}

/** How far apart the lines of small print are, as a multiple of the font size. */
const NOTE_LINE: Readonly<Record<Tightness, number>> = { usual: 1.3, tight: 1.1 };

/** Small print: each of its lines begins a new line. */
export const noteNode = (texts: readonly string[], setting: Tightness): Node => ({
  flow: 'stack',
  children: texts.map((text) => ({ above: 0, node: lines(text, cutStyle('text'), NOTE_LINE[setting]) })),
});
