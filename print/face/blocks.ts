/** The text of a card as layout nodes. Lengths are in pixels. */
import type { Emblem } from '../card/emblems/emblem.ts';
import type { LinePiece, TextBlock, TextRow } from '../card/text.ts';
import type { Tightness } from './fit.ts';
import { EM_PX, styleOf, type TextStyle } from './letters.ts';
import type { FlowNode, Inline } from './nodes.ts';

/** A length in each setting, as a multiple of the font size. */
type Lengths = Readonly<Record<Tightness, number>>;

/** Heights of lines, and of emblems in them. */
const LINE_HEIGHT: Lengths = { '': 1.5, close: 1.36, tight: 1.24 };
const EMBLEM_HEIGHT: Readonly<Record<'icon' | 'seal' | 'ring' | 'sign', Lengths>> = {
  icon: { '': 1.44, close: 1.3, tight: 1.18 },
  seal: { '': 1.48, close: 1.34, tight: 1.22 },
  ring: { '': 1.7, close: 1.54, tight: 1.4 },
  sign: { '': 1.25, close: 1.16, tight: 1.1 },
};
/** Heights of placed things and of the arrow before them; inside a box they are inline, as in the tightest setting. */
const PLACED_HEIGHT: Readonly<Record<'thing' | 'ring' | 'sign' | 'arrow', Lengths>> = {
  thing: { '': 2.9, close: 2.2, tight: 1.5 },
  ring: { '': 3.3, close: 2.5, tight: 1.7 },
  sign: { '': 2.4, close: 1.9, tight: 1.5 },
  arrow: { '': 1.35, close: 1.2, tight: 1.05 },
};
/** The space between rows. */
const ROW_GAP: Lengths = { '': 0.35, close: 0.25, tight: 0.16 };
/**
 * The height of a line's middle above the baseline, in ems; and the point of an emblem that is aligned to it, as a
 * fraction of its height: `ring` is for rings with tabs hanging below them.
 */
const MIDDLE = { line: 0.3, emblem: 0.5, ring: 0.56 };
const MARGIN = { side: 0.08, tabs: 0.05, mark: 0, ringMark: -0.03, placed: 0.12 };
const GAP = { across: 0.4, down: 0.1 };
const LEADING = { '': 1.3, close: 1.25 };
const KEYWORD = 1.05;
const AMOUNT = 1.2;
/** The frame around the rows of a step's block. */
const FRAME = { above: 0.2, side: 0.6, below: 0.25, border: 1 };
/** The bullet before a row in a block, and the indent of rows. */
const BULLET = '• ';
const INDENT = 0.7;
const SMALL = { size: 0.78, line: 1.25, above: { '': 0.5, close: 0.5, tight: 0.25 } };

const em = (parts: number, size = EM_PX) => parts * size;
const lineOf = (setting: Tightness) => em(LINE_HEIGHT[setting]);
const TEXT = styleOf('text');

type Node = FlowNode<Emblem>;
type Part = Inline<Emblem>;

const textPart = (text: string, style: TextStyle, lineHeight: number, keep?: number): Part => ({
  part: 'text',
  text,
  style,
  lineHeight,
  ...(keep && { keep }),
});

/** Lines of parts; `left` if they are not centred. */
const linesOf = (items: readonly Part[], lineHeight: number, left = false, style = TEXT): Node => ({
  flow: 'lines',
  items,
  style,
  lineHeight,
  ...(left && { align: 'left' }),
});

const oneText = (text: string, style: TextStyle, leading: number): Node => {
  const lineHeight = em(leading, style.size);
  return linesOf([textPart(text, style, lineHeight)], lineHeight, false, style);
};

/** The text of a card: its rows, and the small print below them. */
export function textNode(blocks: readonly TextBlock[], small: string | undefined, setting: Tightness): Node {
  const rows = blocksNode(blocks, setting, false);
  if (small === undefined) return rows;
  const style = styleOf('italic', SMALL.size);
  const note = oneText(collapsed(small), style, SMALL.line);
  const above = em(SMALL.above[setting], style.size);
  return {
    flow: 'stack',
    children: [
      { above: 0, node: rows },
      { above, node: note },
    ],
  };
}

function blocksNode(blocks: readonly TextBlock[], setting: Tightness, isInner: boolean): Node {
  const above = em(ROW_GAP[setting]);
  return {
    flow: 'stack',
    children: blocks.map((block, i) => ({
      above: i === 0 ? 0 : above,
      node: 'inner' in block ? framed(block.inner, setting) : rowNode(block, setting, isInner),
      ...(block.step !== undefined && { name: block.step }),
    })),
  };
}

function framed(inner: readonly TextBlock[], setting: Tightness): Node {
  return {
    flow: 'frame',
    child: blocksNode(inner, setting, true),
    padding: { above: em(FRAME.above), side: em(FRAME.side), below: em(FRAME.below) },
    border: FRAME.border,
  };
}

/** A row; in a block its lines are left-aligned, after a bullet if it has several rows. */
function rowNode(row: TextRow, setting: Tightness, isInner: boolean): Node {
  if (!isInner) return plainRow(row, setting, false);
  const child = plainRow(row, setting, true);
  return row.bullet ? { flow: 'bullet', bullet: BULLET, style: TEXT, indent: em(INDENT), child } : child;
}

function plainRow(row: TextRow, setting: Tightness, isInner: boolean): Node {
  if (!row.placement) return linesNode(row.pieces, setting, isInner);
  const { placement } = row;
  if (setting === 'tight' || isInner) return placedInLine(placement, setting, isInner);
  const before = placement.before.length === 0 ? undefined : adjacentText(placement.before, setting);
  const place = placedLarge(placement, setting);
  if (!before) return place;
  return { flow: 'side-by-side', children: [before, place], gap: gapOf(setting) };
}

const gapOf = (setting: Tightness) => ({
  across: em(GAP.across),
  down: setting === '' ? em(GAP.down) : 0,
});

/** The text next to a placed thing. */
function adjacentText(pieces: readonly LinePiece[], setting: '' | 'close'): Node {
  const heightOf = (size: number) => em(LEADING[setting], size);
  return linesOf(inlines(pieces, setting, heightOf), heightOf(EM_PX));
}

/** A placement drawn large: its arrow, amount and things side by side. */
function placedLarge(
  { arrow, amount, things, after }: NonNullable<TextRow['placement']>,
  setting: '' | 'close',
): Node {
  const own = (text: string, style: TextStyle) => oneText(text, style, LEADING[setting]);
  const thing = (piece: LinePiece): Node => {
    const { emblem, keyword, text = '', mark } = piece;
    if (keyword !== undefined) return own(keyword.toLowerCase(), styleOf('capitals', KEYWORD));
    if (!emblem) return own(text, TEXT);
    const height = thingHeight(emblem, setting);
    if (mark === undefined) return artNode(emblem, height);
    const lineHeight = em(LEADING[setting]);
    return linesOf(
      inlines([piece], setting, () => lineHeight, height),
      lineHeight,
    );
  };
  const children = [
    artNode(arrow, em(PLACED_HEIGHT.arrow[setting])),
    ...(amount === '' ? [] : [own(amount, styleOf('bold', AMOUNT))]),
    ...things.map(thing),
    ...(after.length === 0 ? [] : [adjacentText(after, setting)]),
  ];
  return { flow: 'side-by-side', children, gap: gapOf(setting) };
}

/** A placement set inline. */
function placedInLine(
  { before, arrow, amount, things, after }: NonNullable<TextRow['placement']>,
  setting: Tightness,
  left: boolean,
): Node {
  const lineHeight = lineOf(setting);
  const heightOf = () => lineHeight;
  const alone = (emblem: Emblem, height: number): Part => {
    const side = em(MARGIN.placed);
    return { ...artInline(emblem, height), margin: { left: side, right: side, below: em(MARGIN.tabs) } };
  };
  const placed = things.flatMap((piece) => {
    const { emblem, mark } = piece;
    if (!emblem) return inlines([piece], setting, heightOf);
    const height = thingHeight(emblem, 'tight');
    return mark === undefined ? [alone(emblem, height)] : inlines([piece], setting, heightOf, height);
  });
  const space = textPart(' ', TEXT, lineHeight);
  const items = [
    alone(arrow, em(PLACED_HEIGHT.arrow.tight)),
    ...(amount === '' ? [] : [textPart(amount, styleOf('bold'), lineHeight)]),
    ...placed,
    ...(after.length === 0 ? [] : [space, ...inlines(unspaced(after), setting, heightOf)]),
  ];
  const line = linesOf(items, lineHeight, left);
  if (before.length === 0) return line;
  const block = (node: Node): Part => ({ part: 'block', node });
  return linesOf([block(linesNode(before, setting, left)), space, block(line)], lineHeight, left);
}

/** Pieces without the space at their beginning. */
function unspaced([first, ...rest]: readonly LinePiece[]): LinePiece[] {
  return first?.text === undefined
    ? [first!, ...rest]
    : [{ ...first, text: first.text.trimStart() }, ...rest];
}

/** The height of a placed emblem. */
const thingHeight = ({ hasTabs, shape }: Emblem, setting: Tightness): number =>
  em(PLACED_HEIGHT[hasTabs ? 'ring' : shape === 'sign' ? 'sign' : 'thing'][setting]);

function linesNode(pieces: readonly LinePiece[], setting: Tightness, left: boolean): Node {
  const lineHeight = lineOf(setting);
  return linesOf(
    inlines(pieces, setting, () => lineHeight),
    lineHeight,
    left,
  );
}

/**
 * Pieces in a line. An emblem and the text that must stay with it share a `keep` number.
 * @param heightOf returns the line height for a font size
 */
function inlines(
  pieces: readonly LinePiece[],
  setting: Tightness,
  heightOf: (size: number) => number,
  high?: number,
): Part[] {
  return joined(pieces).flatMap((piece, i): Part[] => {
    const { emblem, keyword, text = '', lead = '', others = [], mark = '' } = piece;
    const lineHeight = heightOf(EM_PX);
    if (keyword !== undefined) {
      const style = styleOf('capitals', KEYWORD);
      return [textPart(keyword.toLowerCase(), style, heightOf(style.size))];
    }
    if (!emblem) return [textPart(text, TEXT, lineHeight)];
    const art = [emblem, ...others].map((one) => artInline(one, high ?? lineIcon(one, setting)));
    if (art.length === 1 && lead + mark === '') return art;
    const keep = i + 1;
    const textInline = (text: string) => (text === '' ? [] : [textPart(text, TEXT, lineHeight, keep)]);
    const last = art.length - 1;
    if (mark !== '') {
      const { shape } = others.at(-1) ?? emblem;
      const right = em(shape === 'ring' || shape === 'sign' ? MARGIN.ringMark : MARGIN.mark);
      art[last] = { ...art[last]!, margin: { ...art[last]!.margin, right } };
    }
    return [...textInline(lead), ...art.map((one) => ({ ...one, keep })), ...textInline(mark)];
  });
}

/** Joins adjacent texts, and collapses whitespace as browsers do. */
function joined(pieces: readonly LinePiece[]): LinePiece[] {
  const all: LinePiece[] = [];
  for (const piece of pieces) {
    const last = all.at(-1);
    if (piece.text === undefined) all.push(piece);
    else if (last?.text === undefined) all.push({ text: collapsed(piece.text) });
    else all[all.length - 1] = { text: collapsed(last.text + piece.text) };
  }
  return all;
}

const collapsed = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ');

/** The height of an emblem in a line. */
const lineIcon = ({ shape, hasTabs }: Emblem, setting: Tightness): number =>
  em(EMBLEM_HEIGHT[hasTabs ? 'ring' : shape === 'seal' || shape === 'sign' ? shape : 'icon'][setting]);

/** The width of an emblem with this height. */
const widthOf = ({ box: [, , across, down] }: Emblem, height: number): number => (height * across) / down;

function artInline(emblem: Emblem, height: number): Extract<Part, { part: 'art' }> {
  const side = em(MARGIN.side);
  const { hasTabs } = emblem;
  return {
    part: 'art',
    art: emblem,
    width: widthOf(emblem, height),
    height,
    margin: { left: side, right: side, below: hasTabs ? em(MARGIN.tabs) : 0 },
    lift: MIDDLE.line * EM_PX - (hasTabs ? MIDDLE.ring : MIDDLE.emblem) * height,
  };
}

const artNode = (emblem: Emblem, height: number): Node => ({
  flow: 'art',
  art: emblem,
  width: widthOf(emblem, height),
  height,
  below: emblem.hasTabs ? em(MARGIN.tabs) : 0,
});
