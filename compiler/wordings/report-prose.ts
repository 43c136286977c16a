/** A block with errors that turns out to be sentences gets problems that say so, and offer what the sentences can mean. */
import {
  type CardNode,
  type Edit,
  type FeatureNode,
  KEYWORDS,
  orList,
  parseSteps,
  type Span,
  sourceFix,
  withEdits,
  withoutComments,
} from '../../grammar/index.ts';
import { type Names, whatIs } from '../names.ts';
import type { Report } from '../report/report.ts';
import { adviseErrors } from './meaning.ts';
import { plainHead } from './plain-card.ts';
import type { Readings } from './reader.ts';
import { compileEffect, readSentences, whyUnread } from './sentences.ts';
import type { Stop, TextPart } from './text-reader.ts';
import { words } from './words.ts';

/** No card has a longer text, in characters. */
const LONGEST_TEXT = 10_000;
/** Of longer steps, in characters, only what changes is shown. */
const LONGEST_HINT = 200;
/** Signs that sentences do not have. */
const SIGN = /[{}"#]/;
/** What stands before the first brace of a declaration. */
const HEAD = /^(?:"[^"\n]*"|#.*|[^"#{])*/;
const END_OF_SENTENCE = /[.!?]\s*$/;
const CAPITAL = /^\s*\p{Lu}/u;
/** A slip of somebody who writes steps has fewer words that the language does not know. */
const MANY_UNKNOWN = 3;
const TOO_LONG = ', and is too long to be read';

/** The span between the braces of a block. */
export const innerSpan = ({ from, to }: Span): Span => ({ from: from + 1, to: to - 1 });

/** Tries this for the blocks of a card or feature, after everything in it was checked. */
export function reportProse(node: CardNode | FeatureNode, names: Names, report: Report): void {
  if (!report.hasErrorIn(node)) return;
  const text = report.textOf(node);
  const open = node.from + HEAD.exec(text)![0].length;
  const inside = { from: open + 1, to: node.to - (text.endsWith('}') ? 1 : 0) };
  const triggers = node.kind === 'card' ? (node.block?.triggers ?? []) : node.triggers;
  const [first] = /[{}]/.test(report.textOf(inside)) ? triggers : [];
  const headSpan = { from: node.from, to: open };
  const head = report.hasErrorIn(headSpan) ? plainHead(node.kind, names.words) : report.textOf(headSpan);
  reportBlock(names, report, { ...inside, to: first?.from ?? inside.to }, (eco) => `${head}{\n${eco}\n}`);
  for (const { head: event, steps } of triggers)
    if (steps && !report.hasErrorIn(event))
      reportSteps(names, report, innerSpan(steps), `${head}{ ${report.textOf(event)}`);
}

/**
 * Tries this for steps, after everything in them was checked.
 * @param head what may stand before their block, where triggers are none of them
 */
export function reportSteps(
  names: Names,
  report: Report,
  at: Span,
  head = `${plainHead('card', names.words)} { at end`,
): void {
  reportBlock(names, report, at, (eco) => `${head} {\n${eco}\n} }`);
}

/** @param around a declaration with a text in place of the block */
function reportBlock(names: Names, report: Report, at: Span, around: (eco: string) => string): void {
  if (!report.hasErrorIn(at)) return;
  const text = withoutComments(report.textOf(at));
  const start = at.from + text.length - text.trimStart().length;
  const whole = { from: start, to: start + text.trim().length };
  const hasSteps = text.includes(';');
  const isProse = END_OF_SENTENCE.test(text) && (!hasSteps || CAPITAL.test(text));
  const isMixed = SIGN.test(report.textOf(at)) || (hasSteps && !isProse);
  if (text.length > LONGEST_TEXT) {
    const hint = 'no card has so long a text: say it in fewer words';
    if (isProse && CAPITAL.test(text)) report.replaceErrors(at, whole, 'ECO118', { but: TOO_LONG }, { hint });
    return;
  }
  const fixes = report.fixesIn(at);
  // What is wrong with signs and single words is better said one by one.
  if ((isMixed || hasSteps || !isProse) && fixes.every((of) => of.some(({ certain }) => certain))) return;
  const isStep = (part: TextPart) => !report.hasErrorIn(placeOf(at, part));
  const found = readSentences(text, names.words, { around, ...(isMixed && { isStep }) });
  if (!found) return;
  const isRight = (eco: string) =>
    !compileEffect(eco, names.words, around(eco)).problems.some(({ severity }) => severity === 'error');
  const { stops, rest, meant } = found;
  const quote = (part: TextPart) => `\`${text.slice(part.at, part.at + part.length)}\``;
  // `as` gives a name here, and no reason; a name that is kept may be an English word, too.
  const kept = isMixed ? (text.match(/\bas [a-z][\w-]*/g) ?? []).map((name) => name.slice('as '.length)) : [];
  const keeps = (eco: string) => kept.every((name) => countOf(eco, name) === countOf(text, name));
  // There is no story among steps.
  const isSaid = (part: TextPart) => isMixed || /^`as [\w-]+`$/.test(quote(part));
  const readings = found.readings.filter(({ eco, left }) => !left.some(isSaid) && keeps(eco));
  const spelt = meant.map(({ at, length, word }) => ({ from: at, to: at + length, text: word }));
  if (isRight(withEdits(text, spelt).toLowerCase())) return;
  if (found.readings.length === 0) adviseErrors(text, at.from, report, names.words);
  if (readings.length > 0) {
    // Behind the last sentence there may be a trigger.
    const end = /^\}?$/.test(report.textOf({ from: at.to, to: at.to + 1 })) ? '' : ';';
    const edits = readings.map(({ eco }) =>
      isMixed ? changeOf(text, eco, at.from) : { ...whole, text: `${eco}${end}` },
    );
    const shown = readings.map(
      ({ eco }, i) => `\`${eco.length > LONGEST_HINT ? edits[i]!.text.trim() : eco}\``,
    );
    const notes = [
      ...meant.map((one) => `${quote(one)} is read as \`${one.word}\``),
      ...readings[0]!.left.map((part) => `${quote(part)} is left out`),
    ];
    const place = {
      from: Math.min(...edits.map(({ from }) => from)),
      to: Math.max(...edits.map(({ to }) => to)),
    };
    // No fix takes a comment away.
    const isPlain = report.textOf(place) === text.slice(place.from - at.from, place.to - at.from);
    const fixes = edits.map((edit, i) => sourceFix(`write as steps: ${shown[i]}`, false, edit));
    const hint = [orList(shown.map((eco) => `write ${eco}`)), ...notes].join('; ');
    const aside = { hint: { hint, ...(isPlain && { fixes }) }, whole: true } as const;
    report.replaceErrors(at, place, 'ECO118', { but: '' }, aside);
    return;
  }
  if (isMixed) {
    reportParts(report, at, text, found, kept);
    return;
  }
  const areSlips =
    !stops.some(({ isLong }) => isLong) &&
    (fixes.length === 1 || fixes.every((of) => of.length > 0) || unknownIn(text, names) < MANY_UNKNOWN);
  if (!isProse && areSlips) return;
  const written = `by hand "${text.trim().replaceAll(/\s+/g, ' ')}"`;
  const byHand = [sourceFix('leave it to people: `by hand`', false, { ...whole, text: written })];
  const others = rest !== '' && isRight(rest) ? { hint: `the rest says \`${rest}\`` } : {};
  const [stop, ...more] = stops.map((part) => ({
    at: placeOf(at, part),
    but: whyUnknown(text, part),
  }));
  const aside = stop
    ? { hint: { ...others, fixes: byHand } }
    : { hint: { hint: whyUnread(found, names.words, around), fixes: byHand } };
  report.replaceErrors(at, stop?.at ?? whole, 'ECO118', { but: stop?.but ?? '' }, aside);
  for (const { at, but } of more) report.add('ECO118', at, { but }, { hint: { ...others, fixes: byHand } });
}

/** Reports each sentence among steps that are not all understood: with what it says, or with the word that does not fit. */
function reportParts(
  report: Report,
  at: Span,
  text: string,
  { parts, stops, readings, meant }: Readings,
  kept: readonly string[],
): void {
  for (const { eco, ...part } of parts) {
    const own = text.slice(part.at, part.at + part.length);
    const isMisspelt = meant.some((word) => word.at >= part.at && word.at < part.at + part.length);
    const isWritten = parseSteps(own).problems.length === 0;
    if (isWritten || isMisspelt || kept.some((name) => countOf(own, name) > 0)) continue;
    const place = placeOf(at, part);
    const fixes = report.fixesIn(place);
    if (
      !report.hasErrorIn(place) ||
      (fixes.length > 0 && fixes.every((of) => of.some(({ certain }) => certain)))
    )
      continue;
    const edit = { from: place.from, to: place.to + 1, text: `${eco};` };
    // No fix takes a comment away.
    const isPlain = isSentence(text, part) && report.textOf(place) === own;
    const fix = isPlain && { fixes: [sourceFix(`write as steps: \`${eco}\``, false, edit)] };
    report.replaceErrors(place, place, 'ECO118', { but: '' }, { hint: { hint: `write \`${eco}\``, ...fix } });
  }
  const stories = (readings[0]?.left ?? []).map((sentence) => ({ ...sentence, sentence, isLong: false }));
  for (const { sentence, ...stop } of [...stops, ...stories]) {
    // What is wrong with a step is better said word by word.
    if (!isSentence(text, sentence)) continue;
    const but = whyUnknown(text, stop);
    report.replaceErrors(placeOf(at, sentence), placeOf(at, stop), 'ECO118', { but }, {});
  }
}

/** Why a sentence is not read. */
const whyUnknown = (text: string, { at, length, isLong }: Omit<Stop, 'sentence'>): string =>
  isLong ? TOO_LONG : `, and \`${text.slice(at, at + length)}\` is not understood`;

/** Whether a part of a text begins with a capital, and ends with the sign behind it. */
function isSentence(text: string, { at, length }: TextPart): boolean {
  const own = text.slice(at, at + length + 1);
  return CAPITAL.test(own) && END_OF_SENTENCE.test(own);
}

const placeOf = (block: Span, { at, length }: TextPart): Span => ({
  from: block.from + at,
  to: block.from + at + length,
});

/** How often a name stands in a text. */
const countOf = (text: string, name: string): number =>
  text.match(new RegExp(`\\b${name}(?![\\w-])`, 'g'))?.length ?? 0;

/** What another text changes in a text that begins at an offset. */
function changeOf(text: string, by: string, offset: number): Edit {
  const old = partsOf(text);
  const now = partsOf(by);
  if (old.at(-1)?.text === ';') old.pop();
  const isSame = (one: Edit | undefined, other: Edit | undefined) => one?.text === other?.text;
  const most = Math.min(old.length, now.length) - 1;
  let before = 0;
  while (before < most && isSame(old[before], now[before])) before++;
  let behind = 0;
  while (behind < most - before && isSame(old.at(-1 - behind), now.at(-1 - behind))) behind++;
  const written = spanOf(now, before, behind);
  const { from, to } = spanOf(old, before, behind);
  // Blanks as in the other text.
  const isTight = written.from > 0 && by[written.from - 1] !== ' ';
  const start = isTight ? text.slice(0, from).trimEnd().length : from;
  const blankBefore = isTight || /^$|\s$/.test(text.slice(0, from)) ? '' : ' ';
  const blankBehind = by[written.to] === ' ' && !/^\s/.test(text.slice(to)) ? ' ' : '';
  const put = `${blankBefore}${by.slice(written.from, written.to)}${blankBehind}`;
  return { from: offset + start, to: offset + to, text: put };
}

const partsOf = (text: string): Edit[] =>
  words(text).map(({ at, length }) => ({ from: at, to: at + length, text: text.slice(at, at + length) }));

const spanOf = (parts: readonly Edit[], before: number, behind: number): Span => ({
  from: parts[before]!.from,
  to: parts.at(-1 - behind)!.to,
});

/** How many words of a text the language does not know. */
const unknownIn = (text: string, names: Names): number =>
  words(text).filter(
    ({ text: word }) => /^\p{L}/u.test(word) && !KEYWORDS.has(word) && whatIs(names, word) === undefined,
  ).length;
