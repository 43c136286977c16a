/** Explains cards and steps for `ecos explain`. */
import { compileSteps } from '../../compiler/index.ts';
import { andList } from '../../grammar/index.ts';
import { impactText, type Lang, rulesText, stepsText } from '../../print/wording/index.ts';
import {
  allTriggers,
  blockDecisions,
  cardLabel,
  type DecisionKind,
  decisionsOfFeature,
  effectSteps,
  hasImpact,
  isError,
  isFeature,
  isImpact,
  selectPrintables,
  UserError,
} from '../../program/index.ts';
import {
  type EffectValue,
  effectValue,
  unknownWorth,
  worthLimits,
  worthText,
} from '../../simulate/effect-value/index.ts';
import { advise } from '../load/advise.ts';
import { loadPlayableSet, loadSets, refuseErrors, restCounts } from '../load/compile.ts';
import { namesSet } from '../load/find.ts';
import { inLanguage, printWarnings } from '../load/translate.ts';
import type { Answer, Format } from '../terminal/command.ts';
import { printStderr, shellWord, styled } from '../terminal/output.ts';
import { showProblems, textsByFile } from '../terminal/problems/show.ts';
import { cardNumber, findCards, suggestTitle, type Titled } from './cards.ts';

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
  const { steps, problems, unlisted } = compileSteps(text, words, STEPS, { advise });
  const broken = problems.some(isError);
  if (problems.length > 0 && !(broken && options.format === 'json'))
    printStderr(showProblems({ problems, unlisted, texts: textsByFile([{ file: STEPS, text }]) }));
  if (broken) return { json: { problems, ...restCounts({ unlisted }) }, isWrong: true };
  if (steps.length === 0)
    throw new UserError('There are no steps to explain: write them after -e, in quotes.');
  const about = { text: stepsText(steps, words, options.lang), impact: hasImpact(steps) };
  const program = { ops: steps, decisions: blockDecisions(steps) };
  return answerOf({ ...about, ...program, worth: null }, options, warnings);
}

/** The file name of problems in bare steps. */
const STEPS = '<steps>';

/**
 * Explains a card or a feature of the set at a path, or of any bundled set.
 * @param query its number or title; all digits are a number
 */
export async function explainCard(
  query: string,
  path: string | undefined,
  options: ExplainOptions,
): Promise<Answer> {
  // Only a set was given, without a card.
  if (cardNumber(query) === undefined && path === undefined && namesSet(query))
    throw new UserError(
      `Which card of ${query}? Add its number or title: ecos explain ${shellWord(query)} 1.`,
    );
  const compiled = path !== undefined ? await loadPlayableSet([path]) : await loadSets([]);
  const { result, warnings } = await inLanguage(options.lang, compiled);
  const printables = selectPrintables(result.sets, path !== undefined);
  const all = printables.map(({ card }) => card);
  const found = findCards(all, query);
  if (found.length === 0) {
    refuseErrors(result, options.format);
    const name = path !== undefined ? result.sets[0].program.id || 'this set' : 'the bundled sets';
    throw new UserError(noCard(query, all, name));
  }
  if (found.length > 1) {
    const labels = andList(found.map((one) => cardLabel(one)));
    throw new UserError(`There are ${found.length} cards with that title: ${labels}. Give the number.`);
  }
  const [card] = found;
  const { words, chain } = printables.find((one) => one.card === card)!.set;
  const about = { text: rulesText(card, words, options.lang), impact: isImpact(card) };
  const program = isFeature(card)
    ? { ops: card.triggers, decisions: decisionsOfFeature(card) }
    : { ops: [...card.steps, ...allTriggers(card)], decisions: blockDecisions(effectSteps(card).flat()) };
  const worth = { worth: effectValue(chain, card.number) ?? null, ...worthLimits(card) };
  return answerOf({ ...about, ...program, ...worth }, options, warnings);
}

/** @param all the cards of the set, by number */
function noCard(query: string, all: readonly Titled[], name: string): string {
  if (cardNumber(query) === undefined) {
    const hint = suggestTitle(all, query) || 'ecos list shows all cards.';
    return `There is no card "${query}" in ${name}, and no problem code (like ECO201) of that name. ${hint}`;
  }
  const span =
    all.length > 0 ? `; the numbers go from ${all[0].number} to ${all.at(-1)!.number}` : ', which has none';
  return `There is no card ${query} in ${name}${span}.`;
}

/** What a card or steps say and do. */
interface Explanation extends Partial<ReturnType<typeof worthLimits>> {
  text: string;
  impact: boolean;
  /** Steps, or the triggers of a feature. */
  ops: readonly object[];
  decisions: readonly DecisionKind[];
  /** Null for steps, a feature, and an effect that takes too long. */
  worth: EffectValue | null;
}

function answerOf(
  explanation: Explanation,
  { format, lang, ops }: ExplainOptions,
  warnings: readonly string[],
): Answer {
  if (format === 'pretty') printWarnings(warnings);
  const parts = [
    explanation.text,
    ...(explanation.impact ? [styled('yellow', impactText(lang))] : []),
    ...(explanation.worth ? [`Worth: ${worthText(explanation.worth)}.`] : []),
    ...unknownWorth(explanation)
      .slice(0, 1)
      .map((why) => `Worth: ${why}.`),
    ...(ops ? [JSON.stringify(explanation.ops, null, 2)] : []),
  ];
  return {
    json: { ...explanation, ...(warnings.length > 0 && { warnings }) },
    text: parts.join('\n\n'),
  };
}
