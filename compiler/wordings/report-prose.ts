/** A block with errors that turns out to be sentences gets problems that say so, and offer what the sentences can mean. */
import {
  type CardNode,
  type FeatureNode,
  KEYWORDS,
  orList,
  parse,
  printItem,
  type Span,
  sourceFix,
  withEdits,
} from '../../grammar/index.ts';
import type { Vocabulary } from '../../program/index.ts';
import { type Names, whatIs } from '../names.ts';
import type { Report } from '../report/report.ts';
import type { TextPart } from './reader.ts';
import { cardAround, compileEffect, plainHead, readSentences, whyUnread } from './sentences.ts';
import { words } from './words.ts';

/** No card has a longer text, in characters. */
const LONGEST_TEXT = 10_000;
/** Signs that sentences do not have. */
const SIGN = /[{}"#]/;
/** What stands before the first brace of a declaration. */
const HEAD = /^(?:"[^"\n]*"|#.*|[^"#{])*/;
const END_OF_SENTENCE = /[.!?]\s*$/;
const CAPITAL = /^\s*\p{Lu}/u;
/** A slip of somebody who writes steps has fewer words that the language does not know. */
const MANY_UNKNOWN = 3;

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
  if (at.to - at.from > LONGEST_TEXT || !report.hasErrorIn(at)) return;
  const text = report.textOf(at);
  const hasSteps = text.includes(';');
  const isSentence = END_OF_SENTENCE.test(text) && (!hasSteps || CAPITAL.test(text));
  if (SIGN.test(text) || (hasSteps && !isSentence)) return;
  const fixes = report.fixesIn(at);
  // What is wrong with signs and single words is better said one by one.
  if ((hasSteps || !isSentence) && fixes.every((of) => of.some(({ certain }) => certain))) return;
  const found = readSentences(text, names.words, { around });
  if (!found) return;
  const isRight = (eco: string) =>
    !compileEffect(eco, names.words, around(eco)).problems.some(({ severity }) => severity === 'error');
  const { readings, stops, rest, meant, isCut } = found;
  const spelt = meant.map(({ at, length, word }) => ({ from: at, to: at + length, text: word }));
  if (isRight(withEdits(text, spelt).toLowerCase())) return;
  const quote = (part: TextPart) => `\`${text.slice(part.at, part.at + part.length)}\``;
  const start = at.from + text.length - text.trimStart().length;
  const place = { from: start, to: start + text.trim().length };
  const write = (title: string, eco: string, certain = false) =>
    sourceFix(title, certain, { ...place, text: eco });
  if (readings.length > 0) {
    const steps = readings.map(({ eco }) => printed(eco, names.words));
    const notes = [
      ...meant.map((one) => `${quote(one)} is read as \`${one.word}\``),
      ...readings[0]!.left.map((part) => `${quote(part)} is left out`),
    ];
    const hint = [orList(steps.map((eco) => `write \`${eco}\``)), ...notes].join('; ');
    const isSure = steps.length === 1 && notes.length === 0 && !isCut;
    const ways = steps.map((eco) => write(`write as steps: \`${eco}\``, eco, isSure));
    report.replaceErrors(at, place, 'ECO118', { but: '' }, { hint: { hint, fixes: ways }, whole: true });
    return;
  }
  const areSlips =
    fixes.length === 1 || fixes.every((of) => of.length > 0) || unknownIn(text, names) < MANY_UNKNOWN;
  if (!isSentence && areSlips) return;
  const byHand = [write('leave it to people: `by hand`', `by hand "${text.trim().replaceAll(/\s+/g, ' ')}"`)];
  const others =
    rest !== '' && isRight(rest) ? { hint: `the rest says \`${printed(rest, names.words)}\`` } : {};
  const [stop, ...more] = stops.map((part) => ({
    at: { from: at.from + part.at, to: at.from + part.at + part.length },
    but: `, and ${quote(part)} is not understood`,
  }));
  const aside = stop
    ? { hint: { ...others, fixes: byHand } }
    : { hint: { hint: whyUnread(found, names.words, around), fixes: byHand } };
  report.replaceErrors(at, stop?.at ?? place, 'ECO118', { but: stop?.but ?? '' }, aside);
  for (const { at, but } of more) report.add('ECO118', at, { but }, { hint: { ...others, fixes: byHand } });
}

/** Text of the card language in one line, as the formatter writes it. */
function printed(eco: string, words: Vocabulary): string {
  const [item] = parse('', cardAround(eco, words)).tree.items;
  return /\{ (.*) \}$/.exec(item ? printItem(item) : '')?.[1] ?? eco;
}

/** How many words of a text the language does not know. */
const unknownIn = (text: string, names: Names): number =>
  words(text).filter(
    ({ text: word }) => /^\p{L}/u.test(word) && !KEYWORDS.has(word) && whatIs(names, word) === undefined,
  ).length;
