/** Explains cards and steps for `ecos explain`. */
import { existsSync } from 'node:fs';
import { type CompiledSet, compileSteps } from '../../compiler/index.ts';
import { andList } from '../../grammar/index.ts';
import { impactText, type Lang, rulesText, stepsText } from '../../print/wording/index.ts';
import {
  type CardProgram,
  cardLabel,
  type DecisionKind,
  decisionsOf,
  decisionsOfFeature,
  type FeatureProgram,
  hasImpact,
  isError,
  isFeature,
  mergeDecks,
  UserError,
} from '../../program/index.ts';
import { bundledSets } from '../load/catalogue.ts';
import { loadPlayableSet, moreOf, refuseErrors } from '../load/compile.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import type { Answer, Format } from '../terminal/command.ts';
import { EXIT, printStderr, shellWord, styled } from '../terminal/output.ts';
import { showProblems, textsOf } from '../terminal/problems/show.ts';
import { cardHasImpact, suggestTitle, withTitle } from './cards.ts';

/** The options of `ecos explain` for a card or steps. */
export interface ExplainOptions {
  format: Format;
  lang: Lang;
  ops?: true;
}

/** Explains steps in the words of the set at a path. */
export async function explainSteps(
  text: string,
  path: string | undefined,
  options: ExplainOptions,
): Promise<Answer> {
  const { result, warnings } = await inLanguage(options.lang, await loadPlayableSet(path ? [path] : []));
  const { words } = result.sets[0];
  const { steps, problems, unlisted } = compileSteps(text, words, STEPS);
  const broken = problems.some(isError);
  if (problems.length > 0 && !(broken && options.format === 'json'))
    printStderr(
      showProblems({ problems, unlisted, texts: textsOf([{ file: STEPS, text }]) }, process.stderr),
    );
  if (broken) return { json: { problems, ...moreOf({ unlisted }) }, code: EXIT.cardErrors };
  if (steps.length === 0)
    throw new UserError('There are no steps to explain: write them after -e, in quotes.');
  const explained = stepsText(steps, words, options.lang);
  const explanation = {
    text: explained,
    impact: hasImpact(steps),
    ops: steps,
    decisions: decisionsOf(steps),
  };
  return answerOf(explanation, options, warnings);
}

/** The file name of problems in bare steps. */
const STEPS = '<steps>';

/**
 * Explains a card or a feature of the set at a path.
 * @param query its number or title; all digits are a number
 */
export async function explainCard(
  query: string,
  path: string | undefined,
  options: ExplainOptions,
): Promise<Answer> {
  const isNumber = /^[0-9]+$/.test(query);
  // Only a set was given, without a card.
  if (!isNumber && path === undefined && isSet(query))
    throw new UserError(
      `Which card of ${query}? Add its number or title: ecos explain ${shellWord(query)} 1.`,
    );
  const { result, warnings } = await inLanguage(options.lang, await loadPlayableSet(path ? [path] : []));
  const [set] = result.sets;
  const { cards, features } = mergeDecks(set.chain);
  const all = [...cards, ...features].toSorted((a, b) => a.number - b.number);
  const found = isNumber ? all.filter(({ number }) => number === Number(query)) : withTitle(all, query);
  if (found.length === 0) refuseErrors(result, options.format);
  const [card] = found;
  if (!card) throw new UserError(noCard(query, isNumber, all, set));
  if (found.length > 1) {
    const labels = andList(found.map((one) => cardLabel(one)));
    throw new UserError(
      `${nameOf(set)} has ${found.length} cards with that title: ${labels}. Give the number.`,
    );
  }
  const about = { text: rulesText(card, set.words, options.lang), impact: cardHasImpact(card) };
  const program = isFeature(card)
    ? { ops: card.triggers, decisions: decisionsOfFeature(card) }
    : { ops: card.steps, decisions: decisionsOf(card.steps) };
  return answerOf({ ...about, ...program }, options, warnings);
}

/** A bundled set, or a file or folder. */
function isSet(path: string): boolean {
  return existsSync(path) || bundledSets().some(({ id }) => id === path);
}

function noCard(
  query: string,
  isNumber: boolean,
  all: readonly (CardProgram | FeatureProgram)[],
  set: CompiledSet,
): string {
  if (isNumber) return `There is no card ${query} in ${nameOf(set)}${spanOf(all)}.`;
  const hint = suggestTitle(all, query) || 'ecos list shows all cards.';
  return `There is no card "${query}" in ${nameOf(set)}, and it is not a problem code such as ECO201. ${hint}`;
}

function nameOf({ program }: CompiledSet): string {
  return program.id === '' ? 'this set' : program.id;
}

function spanOf(cards: readonly { number: number }[]): string {
  const last = cards.at(-1);
  return last ? `; its numbers go from ${cards[0].number} to ${last.number}` : ', which has none';
}

/** @param explanation of steps, a card or a feature; `ops` are steps, or the triggers of a feature */
function answerOf(
  explanation: { text: string; impact: boolean; ops: readonly object[]; decisions: readonly DecisionKind[] },
  { format, lang, ops }: ExplainOptions,
  warnings: readonly string[],
): Answer {
  if (format === 'pretty') printWarnings(warnings);
  const parts = [
    explanation.text,
    ...(explanation.impact ? [styled('yellow', impactText(lang))] : []),
    ...(ops ? [JSON.stringify(explanation.ops, null, 2)] : []),
  ];
  return {
    json: { ...explanation, ...(warnings.length > 0 && { warnings }) },
    text: parts.join('\n\n'),
  };
}
