/** The words and signs of a row in its lines. Lengths are in pixels. */
import { copies } from '../drawing/art.ts';
import { cutStyle, EM_PX } from '../layout/letters.ts';
import type { FlowNode, Inline } from '../layout/nodes.ts';
import { type IconSubject, join, type Phrase, type Row } from '../wording/parts.ts';
import { type Emblem, iconEmblem } from './emblems/emblem.ts';
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
/** Heights of emblems in a line, as shares of it: none is higher. Signs with letters are as high in a tight line. */
export const HEIGHT = {
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
/** Up to this many tokens of an element are drawn individually, more as a number with one icon. */
export const ONE_BY_ONE = 3;

/** The height of a line. */
export const LINE_PX = LINE.usual * EM_PX;

/** A multiple of the size of letters. */
export const em = (parts: number, size = EM_PX) => parts * size;
/** The letters of a card's text, and those that stand out in it. */
export const TEXT = cutStyle('text');
export const BOLD_STYLE = cutStyle('bold');

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

/** What rows are set with, and how closely. */
export type SetContext = RowContext & { setting: RowSetting };
export type Node = FlowNode<Emblem>;
export type Part = Inline<Emblem>;

/** Letters in a line. */
export const textPart = (text: string, style = TEXT): Part => ({ part: 'text', text, style });
/** The height of a line, which is less if rows are tight. */
export const lineHeight = ({ setting }: SetContext) => em(LINE[setting.isTight ? 'tight' : 'usual']);

/** Lines of parts. */
export const textLines = (items: readonly Part[], height: number, isCentred = false, style = TEXT): Node => ({
  flow: 'lines',
  items: items.map((part, i) => closeToMark(part, items[i + 1])),
  style,
  lineHeight: height,
  ...(!isCentred && { align: 'left' }),
});

/** A text with single spaces, also where it has line ends; non-breaking spaces stay. */
export const collapsed = (text: string) => text.replace(/[ \t\n\r\f]+/g, ' ');

/** Whether other players do what a row says, who have a shape of their own. */
export const isOfOthers = ({ step }: Row): boolean =>
  step?.op === 'each-player' || step?.op === 'choose-player' || step?.op === 'that-player';

/** A character without a width that prevents a line break, and a space that does. */
export const NO_BREAK = { joiner: '\u2060', space: '\u00a0' };
/** What stays with a number: what it counts, and short words before it, as in “up to 3 spaces”, but not “at least 3 spaces”. */
const COUNT_SPACE =
  /(?<=\d) (?=\S)|(?<=(?:^|\s)\S{1,2}) (?=(?:\S{1,2} )?\d)|(?<=(?:^\s?|\S{3}\s)\S{3,5}) (?=\d)/g;
/** The end of a text that stays with the icon after it: a number, an abbreviation, one or two short words. */
const LEAD_WORDS = /(?<!\S)(?:(?:[^\s,;:]{1,2} )?\S*[\d.]|(?:[^\s,;:]{1,3} )?[^\s,;:]{1,3}) $/;
const LAST_WORD = /[^\s,;:]+ $/;
const leadOf = (text: string, isClose: boolean): string =>
  (LEAD_WORDS.exec(text) ?? (isClose ? LAST_WORD.exec(text) : null))?.[0] ?? '';
/** A text that is never parted. */
export const unbroken = (text: string) => text.replaceAll(' ', NO_BREAK.space);

/** A phrase in a line, perhaps with a bold opening. What belongs together is on one line; a joining word begins one. */
export function inlines(phrase: Phrase, context: SetContext): Part[] {
  const inLine = join(phrase.filter(({ part }) => part !== 'table'));
  const parts = inLine.map((part) => ({ ...part, text: collapsed(part.text) }));
  return parts.flatMap((part, i): Part[] => {
    if (part.part === 'keyword') return [textPart(part.text, BOLD_STYLE)];
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
    return [...(opening === '' ? [] : [textPart(opening, BOLD_STYLE)]), textPart(text)];
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

/** An icon in a line, with what keeps it beside the words before it. */
export function iconParts(
  icon: IconSubject,
  before: Phrase[number] | undefined,
  context: SetContext,
): Part[] {
  const emblem = iconEmblem(icon, context.palette);
  const art = artInline(emblem, HEIGHT[emblem.shape] * (hasLetters(emblem) ? LINE_PX : lineHeight(context)));
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
export const emblemWidth = ({ box: [, , across, down] }: Emblem, height: number): number =>
  (height * across) / down;

const artInline = (emblem: Emblem, height: number): Part => ({
  part: 'art',
  art: emblem,
  width: emblemWidth(emblem, height),
  height,
  margin: { left: em(MARGIN.side), right: em(MARGIN.side) },
  lift: MIDDLE * EM_PX - height / 2,
});
