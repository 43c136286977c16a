/** The text of a card as layout nodes: a row for each sentence, with icons in place of nouns. Lengths are in pixels. */
import { copies } from '../card/art.ts';
import { type Emblem, iconEmblem, signEmblem } from '../card/emblems/emblem.ts';
import type { Palette } from '../card/palette.ts';
import { type IconSubject, join, type Phrase, type Placement, type Row } from '../wording/parts.ts';
import type { Tightness } from './fit.ts';
import { cutStyle, EM_PX, type TextStyle } from './letters.ts';
import type { FlowNode, Inline } from './nodes.ts';

/** A length in each setting, as a multiple of the font size. */
type Lengths = Readonly<Record<Tightness, number>>;

/** Heights of lines, and of emblems in them. */
const LINE_HEIGHT: Lengths = { usual: 1.5, close: 1.36, tight: 1.24 };
const EMBLEM_HEIGHT: Readonly<Record<'icon' | 'seal' | 'ring' | 'sign', Lengths>> = {
  icon: { usual: 1.44, close: 1.3, tight: 1.18 },
  seal: { usual: 1.48, close: 1.34, tight: 1.22 },
  ring: { usual: 1.7, close: 1.54, tight: 1.4 },
  sign: { usual: 1.25, close: 1.16, tight: 1.1 },
};
/** Heights of placed things and of the arrow before them; inside a frame they are inline, as in the tightest setting. */
const PLACED_HEIGHT: Readonly<Record<'thing' | 'ring' | 'sign' | 'arrow', Lengths>> = {
  thing: { usual: 2.9, close: 2.2, tight: 1.5 },
  ring: { usual: 3.3, close: 2.5, tight: 1.7 },
  sign: { usual: 2.4, close: 1.9, tight: 1.5 },
  arrow: { usual: 1.35, close: 1.2, tight: 1.05 },
};
/** The space between rows. */
const ROW_GAP: Lengths = { usual: 0.35, close: 0.25, tight: 0.16 };
/**
 * The height of a line's middle above the baseline, in ems; and the point of an emblem that is aligned to it, as a
 * fraction of its height: `ring` is for rings with tabs hanging below them.
 */
const MIDDLE = { line: 0.3, emblem: 0.5, ring: 0.56 };
/** Margins at the sides of an emblem, at its side before a punctuation mark, and below its tabs. */
const MARGIN = { side: 0.08, placed: 0.12, mark: 0, ringMark: -0.03, tabs: 0.05 };
const GAP = { across: 0.4, down: 0.1 };
/** Heights of lines beside things that are drawn large. */
const LINE_HEIGHTS = { usual: 1.3, close: 1.25 };
const KEYWORD = cutStyle('capitals', 1.05);
const AMOUNT = cutStyle('bold', 1.2);
/** The frame around the rows of a step's block. */
const FRAME = { above: 0.2, side: 0.6, below: 0.25, border: 1 };
/** The bullet before a row in a block, and the indent of rows. */
const BULLET = '• ';
const INDENT = 0.7;
const SMALL_TEXT = { size: 0.78, line: 1.25, above: { usual: 0.5, close: 0.5, tight: 0.25 } };

/** Up to this many tokens of an element are drawn individually, more as a number with one icon. */
const ONE_BY_ONE = 3;

const em = (parts: number, size = EM_PX) => parts * size;
const TEXT = cutStyle('text');

/** How rows are set. */
interface RowContext {
  palette: Palette;
  setting: Tightness;
  /** Returns the name of the step that a row is about. */
  nameOf: (row: Row) => string | undefined;
}

type Node = FlowNode<Emblem>;
type Part = Inline<Emblem>;

const textPart = (text: string, style = TEXT): Part => ({ part: 'text', text, style });
const keywordPart = (text: string): Part => textPart(text.toLowerCase(), KEYWORD);

/** Lines of parts; `left` if they are not centred. */
const linesOf = (items: readonly Part[], leading: number, left = false, style = TEXT): Node => ({
  flow: 'lines',
  items: items.map((part, i) => closeToMark(part, items[i + 1])),
  style,
  lineHeight: em(leading, style.size),
  ...(left && { align: 'left' }),
});

const oneText = (text: string, style: TextStyle, leading: number): Node =>
  linesOf([textPart(text, style)], leading, false, style);

/** A text with single spaces, also where it has line ends; non-breaking spaces stay. */
const collapsed = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ');

/** The text of a card: its rows, and the small print below them. */
export function textNode(rows: readonly Row[], small: string | undefined, context: RowContext): Node {
  const text = rowsNode(rows, 0, context);
  if (small === undefined) return text;
  const style = cutStyle('italic', SMALL_TEXT.size);
  const above = em(SMALL_TEXT.above[context.setting], style.size);
  return {
    flow: 'stack',
    children: [
      { above: 0, node: text },
      { above, node: oneText(collapsed(small), style, SMALL_TEXT.line) },
    ],
  };
}

/** Rows below each other; those of a step's block are in a frame below its row, which may contain further frames. */
function rowsNode(rows: readonly Row[], depth: number, context: RowContext): Node {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (row.depth > depth && last && last[0]!.depth > depth) last.push(row);
    else groups.push([row]);
  }
  const own = rows.filter((row) => row.depth === depth);
  const isList =
    depth > 0 && own.length > 1 && !own.some(({ sentence: [first] }) => first?.part === 'keyword');
  let name: string | undefined;
  return {
    flow: 'stack',
    children: groups.map((group, i) => {
      const [row] = group as [Row];
      const isBlock = row.depth > depth;
      if (!isBlock) name = context.nameOf(row);
      return {
        above: i === 0 ? 0 : em(ROW_GAP[context.setting]),
        node: isBlock ? framed(rowsNode(group, depth + 1, context)) : rowNode(row, isList, context),
        ...(name !== undefined && { name }),
      };
    }),
  };
}

const framed = (child: Node): Node => ({
  flow: 'frame',
  child,
  padding: { above: em(FRAME.above), side: em(FRAME.side), below: em(FRAME.below) },
  border: FRAME.border,
});

/** A row; in a block its lines are left-aligned. */
function rowNode(row: Row, hasBullet: boolean, context: RowContext): Node {
  const isInner = row.depth > 0;
  const { setting } = context;
  if (row.placement && setting !== 'tight' && !isInner)
    return placedLarge(row.placement, markOf(row), setting, context);
  const parts = row.placement
    ? placedInLine(row.placement, markOf(row), context)
    : inlines(join([row.sentence, markOf(row)]), context);
  const child = linesOf(parts, LINE_HEIGHT[setting], isInner);
  return hasBullet ? { flow: 'bullet', bullet: BULLET, style: TEXT, indent: em(INDENT), child } : child;
}

/** The mark at the end of a row. On a card each sentence has its own row, so a full stop would be redundant. */
const markOf = ({ end }: Row) => (end === '.' ? '' : end);

/** A placement drawn large: its arrow, amount and things side by side, next to the text before and after them. */
function placedLarge(
  { before, amount, things, or, after }: Placement,
  mark: string,
  setting: 'usual' | 'close',
  context: RowContext,
): Node {
  const leading = LINE_HEIGHTS[setting];
  const gap = { across: em(GAP.across), down: setting === 'usual' ? em(GAP.down) : 0 };
  const beside = (phrase: Phrase): Node[] =>
    phrase.length === 0 ? [] : [linesOf(inlines(phrase, context), leading)];
  const emblems = things.map((one) => iconEmblem(one, context.palette));
  // A mark directly after the things stays with the last one.
  const isMarked = (i: number) => mark !== '' && after.length === 0 && i === things.length - 1;
  const placed = emblems.flatMap((emblem, i): Node[] => {
    const height = thingHeight(emblem, setting);
    const art = isMarked(i)
      ? linesOf([artInline(emblem, height), textPart(mark)], leading)
      : artNode(emblem, height);
    return i === 0 ? [art] : [oneText(or.toLowerCase(), KEYWORD, leading), art];
  });
  const children = [
    artNode(arrowOf(context), em(PLACED_HEIGHT.arrow[setting])),
    ...(amount === '' ? [] : [oneText(amount, AMOUNT, leading)]),
    ...placed,
    ...(after.length === 0 ? [] : beside(join([after, mark]))),
  ];
  const place: Node = { flow: 'side-by-side', children, gap };
  return before.length === 0 ? place : { flow: 'side-by-side', children: [...beside(before), place], gap };
}

/** A placement set inline, with its arrow, amount and first thing on one line. */
function placedInLine(
  { before, amount, things, or, after }: Placement,
  mark: string,
  context: RowContext,
): Part[] {
  const placed = (emblem: Emblem, height: number): Part => artInline(emblem, height, MARGIN.placed);
  const joiner = textPart(NO_BREAK.joiner);
  return [
    ...inlines(before, context),
    placed(arrowOf(context), em(PLACED_HEIGHT.arrow.tight)),
    joiner,
    ...(amount === '' ? [] : [textPart(amount.replaceAll(' ', NO_BREAK.space), cutStyle('bold')), joiner]),
    ...things.flatMap((thing, i) => {
      const emblem = iconEmblem(thing, context.palette);
      const art = placed(emblem, thingHeight(emblem, 'tight'));
      return i === 0 ? [art] : [keywordPart(or), art];
    }),
    ...inlines(join([after, mark]), context),
  ];
}

const arrowOf = ({ palette }: RowContext) => signEmblem('place', palette.theme.ink, palette);

/** The height of a placed emblem. */
const thingHeight = ({ hasTabs, shape }: Emblem, setting: Tightness): number =>
  em(PLACED_HEIGHT[hasTabs ? 'ring' : shape === 'sign' ? 'sign' : 'thing'][setting]);

/** A character without a width that prevents a line break, and a space that does. */
const NO_BREAK = { joiner: '\u2060', space: '\u00a0' };
/** The space after a number in text. */
const COUNT_SPACE = /(?<=\d) (?=\S)/g;
/** A number or an abbreviation at the end of a text, “up to 2 ” or “max. ”; before the last icon of a row, with the word before it. */
const LEAD = { any: /\S*[\d.] $/, last: /(?:\S+ )?\S*[\d.] $/ };

/** A phrase in a line. A number stays with what it counts, and an icon with another one that only a space separates from it. */
function inlines(phrase: Phrase, context: RowContext): Part[] {
  const parts = phrase.map((part) => ({ ...part, text: collapsed(part.text) }));
  return parts.flatMap((part, i): Part[] => {
    if (part.part === 'keyword') return [keywordPart(part.text)];
    if (part.part === 'icon') return iconParts(part.icon, context);
    const after = parts.slice(i + 1);
    const isBeforeIcon = after[0]?.part === 'icon';
    if (part.text === ' ' && isBeforeIcon && parts[i - 1]?.part === 'icon')
      return [textPart(NO_BREAK.joiner)];
    const text = part.text.replace(COUNT_SPACE, NO_BREAK.space);
    if (!isBeforeIcon) return [textPart(text)];
    const isLast = after.every((one) => one.part === 'icon' || /^[\s.,:;)”]*$/.test(one.text));
    const lead = LEAD[isLast ? 'last' : 'any'];
    return [textPart(text.replace(lead, (kept) => kept.replaceAll(' ', NO_BREAK.space)))];
  });
}

function iconParts(icon: IconSubject, { palette, setting }: RowContext): Part[] {
  const emblem = iconEmblem(icon, palette);
  const art = artInline(emblem, iconHeight(emblem, setting));
  const amount = icon.icon === 'element' ? icon.amount : 1;
  if (amount > ONE_BY_ONE) return [textPart(`${amount}${NO_BREAK.space}`), art];
  return copies(amount, art).flatMap((one, i) => (i === 0 ? [one] : [textPart(NO_BREAK.joiner), one]));
}

/** The height of an emblem in a line. */
const iconHeight = ({ shape, hasTabs }: Emblem, setting: Tightness): number =>
  em(EMBLEM_HEIGHT[hasTabs ? 'ring' : shape === 'seal' || shape === 'sign' ? shape : 'icon'][setting]);

/** The part, closer to a punctuation mark after it. */
function closeToMark(part: Part, next: Part | undefined): Part {
  if (part.part !== 'art' || next?.part !== 'text' || !/^[.,:;)”]/.test(next.text)) return part;
  const { shape } = part.art;
  const right = em(shape === 'ring' || shape === 'sign' ? MARGIN.ringMark : MARGIN.mark);
  return { ...part, margin: { ...part.margin, right } };
}

/** The width of an emblem with this height. */
const widthOf = ({ box: [, , across, down] }: Emblem, height: number): number => (height * across) / down;

function artInline(emblem: Emblem, height: number, side = MARGIN.side): Part {
  const { hasTabs } = emblem;
  return {
    part: 'art',
    art: emblem,
    width: widthOf(emblem, height),
    height,
    margin: { left: em(side), right: em(side), below: hasTabs ? em(MARGIN.tabs) : 0 },
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
