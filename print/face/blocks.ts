/** The text of a card as layout nodes: a row for each step, with icons in place of nouns. Lengths are in pixels. */
import { cutStyle, setText } from '../layout/letters.ts';
import type { StackNode } from '../layout/nodes.ts';
import { naturalWidth } from '../layout/widths.ts';
import { capital, join, type Row } from '../wording/parts.ts';
import type { Emblem } from './emblems/emblem.ts';
import {
  BOLD_STYLE,
  collapsed,
  em,
  iconParts,
  inlines,
  isOfOthers,
  lineHeight,
  NO_BREAK,
  type Node,
  type Part,
  type RowContext,
  type RowSetting,
  type SetContext,
  TEXT,
  textLines,
  textPart,
  unbroken,
} from './inline.ts';
import { gainNode, loneGain, placedNode } from './large.ts';

/** What is between two steps, as a share of a line: from the least to the most; and its share between rows of a block. */
export const STEP_GAPS = { usual: [0.2, 0.75], tight: [0.15, 0.75], inner: 0.3 } as const;
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
/** A table, in ems: the height of a row, which is 1.25 and 0.7 mm in the usual letters, what is above it, and beside its words. */
const TABLE = { line: 1.45, above: 0.1, beside: 0.3 };
const SMALL_TEXT = { size: 0.78, line: 1.25, above: 0.5 };

/** Blocks are indented no deeper than this. */
const DEEPEST_BLOCK = 2;

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
    const node = textLines(
      [textPart(collapsed(small), style)],
      em(SMALL_TEXT.line, style.size),
      false,
      style,
    );
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
  const gap = (depth > 0 ? STEP_GAPS.inner : 1) * apart * lineHeight(context);
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
  const between = em(isTight ? BOX.tight : BOX.usual) + ((apart - least) * lineHeight(context)) / 2;
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
    const word = textLines([textPart(second.word, BOLD_STYLE)], lineHeight(context));
    const cells = [boxes[0]!, word, boxes[1]!].map((node) => ({ node, width: naturalWidth(node) }));
    const node: Node = { flow: 'row', cells, gap: em(SHORT_BOX.around) };
    if (naturalWidth(node) <= context.width) return nodeOf(step[0]!.row, node, context);
  }
  const branches = all.map(({ word, children }) => ({
    children,
    ...(word !== '' && {
      divider: {
        above: em(BRANCH_WORD.above),
        word: textLines([textPart(word, wordStyle)], between - em(BRANCH_WORD.above), false, wordStyle),
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
  const close = STEP_GAPS.inner * context.setting.apart * lineHeight(context);
  const [{ row: head }] = step as [Step[number]];
  const nodes = step.flatMap(({ row, inner }) => {
    const isCentred = isAlone && depth === 0 && step.length === 1 && inner.length === 0 && !isOfOthers(row);
    const node =
      isLarge && row.placement
        ? placedNode(row, row.placement, context)
        : isLarge
          ? gainNode(loneGain(row)!, context)
          : textLines(partsOf(row, context), lineHeight(context), isCentred);
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
    const child = textLines(items, em(TABLE.line), true);
    return { flow: 'block', child, indent: 0, rule: em(RULES.step), tone: 'line' };
  };
  const rowOf = (all: readonly Part[][]): StackNode<Emblem> => {
    const cells = [
      ...all.map((items) => ({ node: ruled(items) })),
      { node: ruled([textPart(NO_BREAK.joiner)]), width: em(RULES.step) },
    ];
    return { above: 0, node: { flow: 'row', cells, gap: 0 } };
  };
  const counts = points.map((_, i) => [
    textPart(`${i + 1}${i === points.length - 1 ? '+' : ''}`, BOLD_STYLE),
  ]);
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
    nodeOf(row, textLines(partsOf(row, context), lineHeight(context)), context),
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
  const whole = opening?.part === 'text' && opening.style === BOLD_STYLE && step?.op === 'each-player';
  const heads = [...iconParts({ icon: 'heads' }, undefined, context), textPart(NO_BREAK.space)];
  return [...heads, ...(whole ? [{ ...opening, text: unbroken(opening.text) }] : parts.slice(0, 1)), ...more];
}
