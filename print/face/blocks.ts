/** The text of a card as layout nodes: a row for each step, with icons in place of nouns. Lengths are in pixels. */
import { copies } from '../drawing/art.ts';
import { cutStyle, EM_PX, setText, type TextStyle } from '../layout/letters.ts';
import type { FlowNode, Inline, StackNode } from '../layout/nodes.ts';
import { naturalWidth } from '../layout/widths.ts';
import { capital, type IconSubject, join, type Phrase, type Placement, type Row } from '../wording/parts.ts';
import { type Emblem, iconEmblem, placeEmblem, signEmblem, thingEmblem } from './emblems/emblem.ts';
import type { Palette } from './palette.ts';

/** How closely rows are set. */
export interface RowSetting {
  isTight: boolean;
  /** What is between two steps, as a share of a line. */
  apart: number;
  /** The height of a placement in the first row that is drawn large; undefined if it is a sentence like others. */
  placed?: number | undefined;
}

/** The distance of two baselines in a row, in ems. */
const LINE = { usual: 1.36, tight: 1.28 };
/** What is between two steps, as a share of a line: from the least to the most; and its share between rows of a block. */
export const STEP_GAPS = { usual: [0.2, 0.75], tight: [0.15, 0.75], inner: 0.3 } as const;
/** Heights of emblems in a line, as shares of it: none is higher. Signs with letters are as high in a tight line. */
const HEIGHT = {
  hex: 1,
  disc: 0.985,
  shield: 0.985,
  sign: 0.95,
  pill: 0.85,
  ring: 0.787,
  heads: 0.7,
} as const;
const hasLetters = ({ shape }: Emblem) => shape === 'pill' || shape === 'ring';
/** The height of a line's middle above the baseline, in ems. */
const MIDDLE = 0.3;
/** Margins at the sides of an emblem, at its side before a punctuation mark. */
const MARGIN = { side: 0.06, mark: 0 };
/** Lines between steps, and before the rows of a block; the indent of these, and the space around a line between two rows side by side. */
const RULES = { step: 0.046, block: 0.13 };
const INDENT = 0.88;
const PAIR_SPACE = 0.57;
/** The bar beside what others do, in ems: its width, and how far it is outside the text. */
const OTHERS_BAR = { width: 0.232, outside: 0.18 };
/**
 * The frame around alternatives, in ems: its line and corners, how far its sides and at most its ends are outside the text, what is
 * between two branches, and the word there, the line that begins after it.
 */
const BOX = { line: 0.065, radius: 0.31, sides: 0.258, ends: 0.284, usual: 0.516, tight: 0.361 };
const BRANCH_WORD = { size: 0.87, above: 0.1, after: 0.35 };
/** Two short branches side by side, in ems: the sides and ends of their frames, and the space around the word between them. */
const SHORT_BOX = { sides: 0.335, ends: 0.09, around: 0.2 };
/** A large placement: its arrow, as a share of it, and the space between its parts. */
const PLACED = { arrow: 0.42, gap: 0.62 };
/** A lone gain, in ems: what is beside and below its sign; its number, as a share of the height of the sign. */
const GAINED = { across: 0.55, below: 0.45, figure: 0.8 };
/** Where a ring is on a large placement: half over its outline, on the upper right. */
const ON_PLACED = { shape: { x: 83, y: 17 }, silhouette: { x: 78, y: 40 } };
/** A table, in ems: the height of a row, which is 1.25 and 0.7 mm in the usual letters, what is above it, and beside its words. */
const TABLE = { line: 1.45, above: 0.1, beside: 0.3 };
const SMALL_TEXT = { size: 0.78, line: 1.25, above: 0.5 };

/** Up to this many tokens of an element are drawn individually, more as a number with one icon. */
const ONE_BY_ONE = 3;
/** Blocks are indented no deeper than this. */
const DEEPEST_BLOCK = 2;

/** The height of a line. */
export const LINE_PX = LINE.usual * EM_PX;

const em = (parts: number, size = EM_PX) => parts * size;
const TEXT = cutStyle('text');
const BOLD = cutStyle('bold');

/** What rows are set with. */
export interface RowContext {
  palette: Palette;
  /** The words that a row begins with in bold. */
  openings: readonly string[];
  /** Returns the name of the step that a row is about. */
  nameOf: (row: Row) => string | undefined;
  /** The width of the text. */
  width: number;
}

type SetContext = RowContext & { setting: RowSetting };
type Node = FlowNode<Emblem>;
type Part = Inline<Emblem>;

const textPart = (text: string, style = TEXT): Part => ({ part: 'text', text, style });
const lineOf = ({ setting }: SetContext) => em(LINE[setting.isTight ? 'tight' : 'usual']);

/** Lines of parts. */
const linesOf = (items: readonly Part[], lineHeight: number, isCentred = false, style = TEXT): Node => ({
  flow: 'lines',
  items: items.map((part, i) => closeToMark(part, items[i + 1])),
  style,
  lineHeight,
  ...(!isCentred && { align: 'left' }),
});

/** A text with single spaces, also where it has line ends; non-breaking spaces stay. */
const collapsed = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ');

/** Whether a card draws something large, if it has the room: the placement in its first row, or all that it gains. */
export const hasLarge = ([first, ...more]: readonly Row[]): boolean =>
  first !== undefined &&
  ((first.placement !== undefined && first.end === '.' && !isOfOthers(first)) ||
    (more.length === 0 && loneGain(first) !== undefined));

/** The words before what a row gains, if it gains one thing, what that is, and what else it says. */
function loneGain({ step, sentence, trigger }: Row) {
  const [before, sign, ...more] = sentence;
  if (step?.op !== 'gain' || step.rewards.length > 1 || trigger !== undefined) return undefined;
  const [reward] = step.rewards;
  const isPlain = reward!.gain !== 'mix' && !('of' in reward! && reward.of !== undefined);
  return isPlain && before?.part === 'text' && sign?.part === 'icon'
    ? { before, sign: sign.icon, more }
    : undefined;
}

/** Whether the sign that a card draws large is that of a card, which would be a black slab. */
export const isCardSign = ([first]: readonly Row[]): boolean =>
  first !== undefined && loneGain(first)?.sign.icon === 'card';

/** Whether other players do what a row says, who have a shape of their own. */
const isOfOthers = ({ step }: Row): boolean =>
  step?.op === 'each-player' || step?.op === 'choose-player' || step?.op === 'that-player';

/** The text of a card: its rows, and the small print below them. */
export function textNode(
  rows: readonly Row[],
  small: string | undefined,
  context: RowContext,
  setting: RowSetting,
): Node {
  const children = stepNodes(rows, 0, { ...context, setting });
  if (small !== undefined) {
    const style = cutStyle('italic', SMALL_TEXT.size);
    const node = linesOf([textPart(collapsed(small), style)], em(SMALL_TEXT.line, style.size), false, style);
    children.push({ above: em(SMALL_TEXT.above), node });
  }
  return { flow: 'stack', children };
}

/** The rows of a step: its own, each perhaps with the rows of a block below it. */
type Step = { row: Row; inner: Row[] }[];

/** The steps at a depth; the branches of a choice are one step. */
function stepsOf(rows: readonly Row[], depth: number): Step[] {
  const steps: Step[] = [];
  for (const row of rows) {
    const last = steps.at(-1);
    const before = last?.at(-1);
    if (row.depth > depth && before) before.inner.push(row);
    else if (row.step && before?.row.step === row.step) last!.push({ row, inner: [] });
    else steps.push([{ row, inner: [] }]);
  }
  return steps;
}

/** Whether the rows of a step are alternatives. */
const areBranches = (step: Step | undefined) =>
  step !== undefined && step.length > 1 && isBranch(step[0]!.row);
const isBranch = ({ branch }: Row) => branch !== undefined;

/** Steps below each other, with lines between those of a card itself. */
function stepNodes(rows: readonly Row[], depth: number, context: SetContext): StackNode<Emblem>[] {
  const { placed, apart } = context.setting;
  const gap = (depth > 0 ? STEP_GAPS.inner : 1) * apart * lineOf(context);
  const steps = stepsOf(rows, depth);
  const nodes: StackNode<Emblem>[] = [];
  for (let i = 0; i < steps.length; i++) {
    const [step, next] = [steps[i]!, steps[i + 1]];
    const isLarge = depth === 0 && i === 0 && placed !== undefined;
    const beside = next && placed === undefined ? besideEachOther(step, next, context) : undefined;
    const isBox = areBranches(step);
    const own =
      beside ??
      (isBox
        ? [boxNode(step, depth, gap, context)]
        : rowNodes(step, depth, context, isLarge, steps.length === 1));
    const [first, ...others] = own;
    const isFirst = nodes.length === 0;
    // The ends of a box are part of what is between two steps.
    const boxes = [isBox, areBranches(steps[i - 1])].filter((is) => is).length;
    const hasRule =
      depth === 0 &&
      !isFirst &&
      boxes === 0 &&
      !(i === 1 && steps[0]![0]!.row.placement && placed !== undefined);
    if (hasRule) nodes.push({ above: gap / 2, node: { flow: 'rule', height: em(RULES.step) } });
    const above = isFirst ? 0 : hasRule ? gap / 2 : Math.max(0, gap - boxes * boxEnds(gap));
    nodes.push({ ...first!, above }, ...others);
    if (beside) i++;
  }
  return nodes;
}

const boxEnds = (gap: number) => Math.min(em(BOX.ends), Math.max(em(SHORT_BOX.ends), gap / 2));

/** Alternatives in a frame: below each other, or side by side if they are short and inside other rows. */
function boxNode(step: Step, depth: number, gap: number, context: SetContext): StackNode<Emblem> {
  const frame = { line: em(BOX.line), radius: em(BOX.radius) };
  const { isTight, apart } = context.setting;
  const [least] = STEP_GAPS[isTight ? 'tight' : 'usual'];
  const between = em(isTight ? BOX.tight : BOX.usual) + ((apart - least) * lineOf(context)) / 2;
  const wordStyle = cutStyle('bold', BRANCH_WORD.size);
  const all = step.map((one) => ({
    word: one.row.branch!,
    children: rowNodes([one], depth, context, false, false),
  }));
  const [first, second, ...more] = all;
  if (depth > 0 && second && more.length === 0 && all.every(({ children }) => children.length === 1)) {
    const boxes = [first!, second].map(({ children }): Node => {
      const sides = em(SHORT_BOX.sides);
      return {
        flow: 'box',
        branches: [{ children }],
        indent: sides,
        sides,
        ends: em(SHORT_BOX.ends),
        ...frame,
      };
    });
    const word = linesOf([textPart(second.word, BOLD)], lineOf(context));
    const cells = [boxes[0]!, word, boxes[1]!].map((node) => ({ node, width: naturalWidth(node) }));
    const node: Node = { flow: 'row', cells, gap: em(SHORT_BOX.around) };
    if (naturalWidth(node) <= context.width) return nodeOf(step[0]!.row, node, context);
  }
  const branches = all.map(({ word, children }) => ({
    children,
    ...(word !== '' && {
      divider: {
        above: em(BRANCH_WORD.above),
        word: linesOf([textPart(word, wordStyle)], between - em(BRANCH_WORD.above), false, wordStyle),
        gap: em(BRANCH_WORD.after, wordStyle.size),
      },
    }),
  }));
  const node: Node = { flow: 'box', branches, indent: 0, sides: em(BOX.sides), ends: boxEnds(gap), ...frame };
  return nodeOf(step[0]!.row, node, context);
}

/** The rows of a step. */
function rowNodes(
  step: Step,
  depth: number,
  context: SetContext,
  isLarge: boolean,
  isAlone: boolean,
): StackNode<Emblem>[] {
  const close = STEP_GAPS.inner * context.setting.apart * lineOf(context);
  const [{ row: head }] = step as [Step[number]];
  const nodes = step.flatMap(({ row, inner }) => {
    const isCentred = isAlone && depth === 0 && step.length === 1 && inner.length === 0 && !isOfOthers(row);
    const node =
      isLarge && row.placement
        ? placedNode(row, row.placement, context)
        : isLarge
          ? gainNode(loneGain(row)!, context)
          : linesOf(partsOf(row, context), lineOf(context), isCentred);
    const own = nodeOf(row, node, context, close);
    const points = pointsOf(row);
    if (points) return [own, nodeOf(row, tableNode(...points, context), context, em(TABLE.above))];
    if (inner.length === 0) return [own];
    const isIndented = row.step?.op !== 'if' && !isBranch(row) && !isOfOthers(row) && depth < DEEPEST_BLOCK;
    const within = isIndented ? { ...context, width: context.width - em(INDENT) } : context;
    const child: Node = { flow: 'stack', children: stepNodes(inner, depth + 1, within) };
    const block: Node = isIndented
      ? { flow: 'block', child, indent: em(INDENT), rule: em(RULES.block), tone: 'block' }
      : child;
    // Nothing is left of "Either:".
    if (row.sentence.every(({ part }) => part === 'aside')) return [{ ...own, node: block }];
    return [own, { ...own, node: block }];
  });
  if (!isOfOthers(head)) return nodes;
  const { width, outside } = OTHERS_BAR;
  const child: Node = { flow: 'stack', children: [{ ...nodes[0]!, above: 0 }, ...nodes.slice(1)] };
  const bar = { indent: 0, rule: em(width), outside: em(outside), tone: 'others' as const };
  return [nodeOf(head, { flow: 'block', child, ...bar }, context, close)];
}

/** A row as a node, with the name of its step. */
function nodeOf(row: Row, node: Node, { nameOf }: RowContext, above = 0): StackNode<Emblem> {
  const name = nameOf(row);
  return { above, node, ...(name !== undefined && { name }) };
}

const pointsOf = ({ sentence }: Row) =>
  sentence.flatMap((part): [points: readonly number[], none: string][] =>
    part.part === 'table' && part.points ? [[part.points, part.none ?? '']] : [],
  )[0];

/** A table over the whole width: counts from 1, the last with all above it, and their points; none as a word, if all cells have room for it. */
function tableNode(points: readonly number[], none: string, context: SetContext): Node {
  const rule: StackNode<Emblem> = { above: 0, node: { flow: 'rule', height: em(RULES.step) } };
  const ruled = (items: readonly Part[]): Node => {
    const child = linesOf(items, em(TABLE.line), true);
    return { flow: 'block', child, indent: 0, rule: em(RULES.step), tone: 'line' };
  };
  const rowOf = (all: readonly Part[][]): StackNode<Emblem> => {
    const cells = [
      ...all.map((items) => ({ node: ruled(items) })),
      { node: ruled([textPart(NO_BREAK.joiner)]), width: em(RULES.step) },
    ];
    return { above: 0, node: { flow: 'row', cells, gap: 0 } };
  };
  const counts = points.map((_, i) => [textPart(`${i + 1}${i === points.length - 1 ? '+' : ''}`, BOLD)]);
  const isWide = (setText(none, TEXT).width + em(TABLE.beside)) * points.length < context.width;
  const discs = points.map((amount) =>
    amount === 0
      ? [textPart(isWide ? none : '–')]
      : iconParts({ icon: 'points', amount }, undefined, context),
  );
  return { flow: 'stack', children: [rule, rowOf(counts), rule, rowOf(discs), rule] };
}

/** A placement and the gain after it on one line, if both fit on it. */
function besideEachOther(step: Step, next: Step, context: SetContext): StackNode<Emblem>[] | undefined {
  const [one, other] = [step, next].map((rows) => (rows.length === 1 ? rows[0]!.row : undefined));
  if (!one?.placement || one.end !== '.' || other?.step?.op !== 'gain' || pointsOf(other)) return undefined;
  const [left, right] = [one, other].map((row) =>
    nodeOf(row, linesOf(partsOf(row, context), lineOf(context)), context),
  );
  const width = naturalWidth(left!.node);
  const room = context.width - width - 2 * em(PAIR_SPACE);
  if (naturalWidth(right!.node) > room) return undefined;
  // The line between them is a part of the second, which people point at.
  const node: Node = {
    flow: 'block',
    child: right!.node,
    indent: em(PAIR_SPACE),
    rule: em(RULES.step),
    tone: 'line',
  };
  const stacked = (child: StackNode<Emblem>): Node => ({ flow: 'stack', children: [child] });
  const cells = [{ node: stacked(left!), width }, { node: stacked({ ...right!, node }) }];
  return [{ above: 0, node: { flow: 'row', cells, gap: em(PAIR_SPACE), isTop: true } }];
}

/** The words of a row and its mark. On a card each sentence has its own row, so a full stop would be redundant. */
function partsOf(row: Row, context: SetContext): Part[] {
  const { sentence, end, branch, step } = row;
  const mark = end === '.' || (end === ',' && branch !== undefined) ? '' : end;
  const shown = sentence.filter(({ part }) => part !== 'aside');
  const parts = inlines(join([shown.length < sentence.length ? capital(shown) : shown, mark]), context);
  if (!isOfOthers(row)) return parts;
  const [opening, ...more] = parts;
  const whole = opening?.part === 'text' && opening.style === BOLD && step?.op === 'each-player';
  const heads = [...iconParts({ icon: 'heads' }, undefined, context), textPart(NO_BREAK.space)];
  return [...heads, ...(whole ? [{ ...opening, text: unbroken(opening.text) }] : parts.slice(0, 1)), ...more];
}

/** The words before a large placement, its arrow and its thing, beside each other. */
function placedNode({ sentence }: Row, { before, thing }: Placement, context: SetContext): Node {
  const size = context.setting.placed!;
  const emblem = withRing(largeEmblem(thing, context), sentence, size, context);
  const art = (drawn: Emblem, height: number): Node => ({
    flow: 'art',
    art: drawn,
    width: widthOf(drawn, height),
    height,
  });
  // No comma stands before a picture.
  const lead = before.map((part) =>
    part.part === 'text' ? { ...part, text: part.text.replace(/, *$/, ' ') } : part,
  );
  const words: Node[] = before.length === 0 ? [] : [linesOf(inlines(lead, context), lineOf(context), true)];
  const beside = (children: Node[]): Node => ({
    flow: 'side-by-side',
    children,
    gap: { across: em(PLACED.gap), down: 0 },
  });
  // Words that find no room beside both stand above them.
  return beside([...words, beside([art(arrowOf(context), PLACED.arrow * size), art(emblem, size)])]);
}

/** What a card gains, large: its word, its number if it has one, and its sign beside each other, below them what else it says. */
function gainNode(
  { before, sign, more }: NonNullable<ReturnType<typeof loneGain>>,
  context: SetContext,
): Node {
  const size = context.setting.placed!;
  const emblem = iconEmblem(sign, context.palette);
  const amount = sign.icon === 'element' ? sign.amount : 1;
  const isOneByOne = amount <= ONE_BY_ONE;
  const figure: TextStyle = { cut: 'bold', size: GAINED.figure * size };
  const art: Node = { flow: 'art', art: emblem, width: widthOf(emblem, size), height: size };
  const beside: Node = {
    flow: 'side-by-side',
    children: [
      linesOf(inlines([before], context), lineOf(context), true),
      ...(isOneByOne ? [] : [linesOf([textPart(`${amount}`, figure)], size, true, figure)]),
      ...copies(isOneByOne ? amount : 1, art),
    ],
    gap: { across: em(GAINED.across), down: 0 },
  };
  const plain = { ...context, openings: [] };
  const rest = linesOf(inlines(trimmed(more), plain), lineOf(context), true);
  const below = more.length === 0 ? [] : [{ above: em(GAINED.below), node: rest }];
  return { flow: 'stack', children: [{ above: 0, node: beside }, ...below] };
}

const trimmed = ([first, ...more]: Phrase): Phrase =>
  first?.part === 'text'
    ? [{ ...first, text: first.text.trimStart() }, ...more]
    : first
      ? [first, ...more]
      : [];

/** The height that a placement may have in the width of its text: beside its words, or below them if it would be lower than `least`. */
export function mostPlaced(row: Row, context: RowContext, least: number): number {
  const setting = { isTight: false, apart: 0, placed: 1 };
  const gained = loneGain(row);
  if (gained) {
    const widthIn = (placed: number) => {
      const node = gainNode({ ...gained, more: [] }, { ...context, setting: { ...setting, placed } });
      return naturalWidth(node);
    };
    const [one, two] = [widthIn(1), widthIn(2)];
    return 1 + (context.width - one) / (two - one);
  }
  const node = placedNode(row, row.placement!, { ...context, setting });
  if (node.flow !== 'side-by-side') return 0;
  // It was one pixel high.
  const drawn = naturalWidth(node.children.at(-1)!) - node.gap.across;
  const beside = (context.width - naturalWidth(node) + drawn) / drawn;
  return beside < least ? (context.width - node.gap.across) / drawn : beside;
}

const arrowOf = ({ palette }: RowContext) => signEmblem('place', palette.theme.ink, palette);
const largeEmblem = (icon: IconSubject, { palette }: RowContext) =>
  icon.icon === 'thing' ? thingEmblem(icon.name, palette) : iconEmblem(icon, palette, 'below');

/** A large emblem of this height, with the ring that is in its sentence. */
function withRing(emblem: Emblem, sentence: Phrase, size: number, { palette }: RowContext): Emblem {
  const ring = sentence.find((part) => part.part === 'icon' && part.icon.icon === 'ring');
  if (ring?.part !== 'icon') return emblem;
  const height = (HEIGHT.ring * LINE_PX * emblem.box[3]) / size;
  const place = ON_PLACED[emblem.shape === 'sign' ? 'silhouette' : 'shape'];
  const art = placeEmblem(iconEmblem(ring.icon, palette), place, height);
  return { ...emblem, pictures: [...emblem.pictures, art] };
}

/** A character without a width that prevents a line break, and a space that does. */
const NO_BREAK = { joiner: '\u2060', space: '\u00a0' };
/** What stays with a number: what it counts, and short words before it, as in “up to 3 spaces”, but not “at least 3 spaces”. */
const COUNT_SPACE =
  /(?<=\d) (?=\S)|(?<=(?:^|\s)\S{1,2}) (?=(?:\S{1,2} )?\d)|(?<=(?:^\s?|\S{3}\s)\S{3,5}) (?=\d)/g;
/** The end of a text that stays with the icon after it: a number, an abbreviation, one or two short words. */
const LEAD_WORDS = /(?<!\S)(?:(?:[^\s,;:]{1,2} )?\S*[\d.]|(?:[^\s,;:]{1,3} )?[^\s,;:]{1,3}) $/;
const LAST_WORD = /[^\s,;:]+ $/;
const leadOf = (text: string, isClose: boolean): string =>
  (LEAD_WORDS.exec(text) ?? (isClose ? LAST_WORD.exec(text) : null))?.[0] ?? '';
const unbroken = (text: string) => text.replaceAll(' ', NO_BREAK.space);

/** A phrase in a line, perhaps with a bold opening. What belongs together is on one line; a joining word begins one. */
function inlines(phrase: Phrase, context: SetContext): Part[] {
  const inLine = join(phrase.filter(({ part }) => part !== 'table'));
  const parts = inLine.map((part) => ({ ...part, text: collapsed(part.text) }));
  return parts.flatMap((part, i): Part[] => {
    if (part.part === 'keyword') return [textPart(part.text, BOLD)];
    const [before, next] = [parts[i - 1], parts[i + 1]];
    if (part.part === 'icon') return iconParts(part.icon, before, context);
    if (part.text === ' ' && before?.part === 'icon' && next?.part === 'icon')
      return [textPart(NO_BREAK.space)];
    const opening = i === 0 ? openingOf(part.text, context.openings) : '';
    let text = part.text.slice(opening.length).replace(COUNT_SPACE, NO_BREAK.space);
    if (before?.part === 'keyword') text = text.replace(/^ /, NO_BREAK.space);
    // The last word stays with the icon before it.
    if (before?.part === 'icon' && !next && /^ \S+$/.test(text)) text = unbroken(text);
    if (next?.part === 'icon' && next.icon.icon !== 'limit') {
      const isGained = next.icon.icon === 'points' || next.icon.icon === 'element';
      const rest = parts.slice(i + 2).filter((one) => one.text !== '');
      const isLast = rest.every((one) => one.part !== 'icon' && /^[\s.,:;)”]*$/.test(one.text));
      const lead = leadOf(text, isGained || isLast);
      text = text.slice(0, text.length - lead.length) + unbroken(lead);
      if (opening !== '' && text === ' ') text = NO_BREAK.space;
    }
    return [...(opening === '' ? [] : [textPart(opening, BOLD)]), textPart(text)];
  });
}

/** The words in bold that a row begins with, and the mark after them. */
function openingOf(text: string, openings: readonly string[]): string {
  const lower = text.toLowerCase();
  const opening = openings.find(
    (one) => lower.startsWith(one) && !/[\p{L}\d]/u.test(lower[one.length] ?? ''),
  );
  return opening === undefined
    ? ''
    : text.slice(0, opening.length) + (/^[,:]/.exec(text.slice(opening.length))?.[0] ?? '');
}

function iconParts(icon: IconSubject, before: Phrase[number] | undefined, context: SetContext): Part[] {
  const emblem = iconEmblem(icon, context.palette);
  const art = artInline(emblem, HEIGHT[emblem.shape] * (hasLetters(emblem) ? LINE_PX : lineOf(context)));
  if (icon.icon === 'limit') {
    // With a long word, a sign with two limits would be too long for the lines of a small card.
    const space = icon.sign.some(({ text }) => text.includes('·')) ? ' ' : NO_BREAK.space;
    return before ? [textPart(space), art] : [art];
  }
  if (icon.icon === 'ring' && icon.isList) return [art, textPart(`:${NO_BREAK.space}`)];
  if (icon.icon === 'ring' && before?.part === 'icon') return [textPart(NO_BREAK.joiner), art];
  const amount = icon.icon === 'element' ? icon.amount : 1;
  if (amount > ONE_BY_ONE) return [textPart(`${amount}${NO_BREAK.space}`), art];
  return copies(amount, art).flatMap((one, i) => (i === 0 ? [one] : [textPart(NO_BREAK.joiner), one]));
}

/** The part, closer to a punctuation mark after it. */
function closeToMark(part: Part, next: Part | undefined): Part {
  if (part.part !== 'art' || next?.part !== 'text' || !/^[.,:;)”]/.test(next.text)) return part;
  return { ...part, margin: { ...part.margin, right: em(MARGIN.mark) } };
}

/** The width of an emblem with this height. */
const widthOf = ({ box: [, , across, down] }: Emblem, height: number): number => (height * across) / down;

const artInline = (emblem: Emblem, height: number): Part => ({
  part: 'art',
  art: emblem,
  width: widthOf(emblem, height),
  height,
  margin: { left: em(MARGIN.side), right: em(MARGIN.side) },
  lift: MIDDLE * EM_PX - height / 2,
});
