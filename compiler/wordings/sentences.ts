/** Reads sentences with the names of a set, and tells apart what they can mean by what it does. */
import { type Item, parse, parseSteps, printItem } from '../../grammar/index.ts';
import {
  type CardProgram,
  type FeatureProgram,
  memoize,
  normalEffect,
  type Problem,
  Recent,
  type Vocabulary,
} from '../../program/index.ts';
import { warnOfEffects } from '../checks/warnings.ts';
import { lowerCard } from '../lower/cards.ts';
import { lowerFeature } from '../lower/features.ts';
import { makeNames, type Names } from '../names.ts';
import { Report } from '../report/report.ts';
import { pluralLookup, type Translate } from './lexicon.ts';
import { cardAround } from './plain-card.ts';
import { type Readings, readText } from './reader.ts';
import { MARK } from './spoken.ts';
import { findTable } from './tables.ts';
import type { TextPart } from './text-reader.ts';

/** Warnings that something never happens or gives nothing: nobody means that. */
const VAIN: ReadonlySet<string> = new Set(['ECO701', 'ECO713', 'ECO716', 'ECO717']);

/** How a text is read. */
interface SentenceOptions {
  /** English by default. */
  lang?: string;
  /** The names of the set, in a language other than English. */
  translate?: Translate | undefined;
  /** The declaration that the text stands in, with other text in its place; by default some card or feature. */
  around?: (eco: string) => string;
  /** Whether a part that is in the card language is right there; by default all are. */
  isStep?: (part: TextPart) => boolean;
}

/**
 * All that a text can mean.
 * @returns undefined if there is no table of the language, or none yet
 */
export function readSentences(
  text: string,
  words: Vocabulary,
  { lang = 'en', translate, around = (eco) => cardAround(eco, words), isStep }: SentenceOptions = {},
): Readings | undefined {
  const table = findTable(lang, words, translate);
  if (!table) return undefined;
  const judge = (eco: string) => {
    const { program, problems } = compileEffect(eco, words, around(eco));
    return program && !whyRefused(problems) ? JSON.stringify(normalEffect(program, words)) : undefined;
  };
  const read = (): Readings => {
    const found = readText(text, table, judge, isStep);
    const tidy = <Part extends { eco: string }>(one: Part) => ({ ...one, eco: tidied(one.eco, words) });
    const isWhole = ({ eco }: { eco: string }) => !MARK.test(eco) && parseSteps(eco).problems.length === 0;
    return {
      ...found,
      rest: tidied(found.rest, words),
      readings: found.readings.map(tidy),
      parts: found.parts.filter(isWhole).map(tidy),
    };
  };
  const key = `${lang} ${around('')} ${text}`;
  return isStep ? read() : lastRead(words).getOrInsertComputed(key, read);
}

/** No more readings are kept: those of a large file that is changed. */
const MOST_KEPT = 1000;
const lastRead = memoize((_: Vocabulary) => new Recent<Readings>(MOST_KEPT));

/** Text of the card language in one line, as the formatter writes it, with plurals and articles that agree. */
function tidied(eco: string, words: Vocabulary): string {
  const { tree, problems } = parse('', cardAround(eco, words));
  const [item] = problems.length > 0 ? [] : tree.items;
  return /\{ (.*) \}$/.exec(item ? printItem(item, pluralLookup(words)) : '')?.[1] ?? eco;
}

/** Made once for all that a text may mean. */
const namesOf = memoize((words: Vocabulary) => makeNames(words));

/** What text of the card language is, as it stands between the braces of a card, and what is wrong with it. */
export function compileEffect(
  eco: string,
  words: Vocabulary,
  text = cardAround(eco, words),
): { program: CardProgram | FeatureProgram | undefined; problems: readonly Problem[] } {
  const report = new Report('', text);
  const { tree, problems, unlisted } = parse('', text);
  for (const problem of [...problems, ...unlisted]) report.addSyntax(problem);
  const [node, ...others] = tree.items;
  const names = namesOf(words);
  const lowered = others.length === 0 && node ? lower(node, names, report) : undefined;
  if (lowered) warnOfEffects(lowered, names);
  return { program: lowered?.program, problems: report.problems };
}

function lower(node: Item, names: Names, report: Report): Parameters<typeof warnOfEffects>[0] | undefined {
  if (node.kind === 'card') return { node, report, program: lowerCard(node, names, report) };
  return node.kind === 'feature' ? { node, report, program: lowerFeature(node, names, report) } : undefined;
}

/** Why nobody means an effect: it has a mistake, or something in it never happens or gives nothing. */
export const whyRefused = (problems: readonly Problem[]): Problem | undefined =>
  problems.find(({ severity, code }) => severity === 'error' || VAIN.has(code));

/** Why a text has no readings, though nothing in it is unknown. */
export function whyUnread(
  { refused, isCut, isUnclear }: Pick<Readings, 'refused' | 'isCut' | 'isUnclear'>,
  words: Vocabulary,
  around = (eco: string): string => cardAround(eco, words),
): string {
  const problem =
    refused === undefined ? undefined : whyRefused(compileEffect(refused, words, around(refused)).problems);
  if (problem) return problem.message;
  if (isCut) return 'this can be read in more ways than were tried: say less at once';
  return isUnclear
    ? 'this can mean several things: say it in shorter sentences, with names instead of `it` and `there`'
    : 'this says nothing of what a card does';
}
