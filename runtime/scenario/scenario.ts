/**
 * Scenarios: plays a scenario on its own landscape and reports whether it meets its expectations.
 *
 * One player acts. With `given … players` there are several, and expectations are about the first unless they name
 * another. Gained elements, cards and cubes are counted, not dealt out.
 */

import {
  type Choice,
  choiceWords,
  type NamedHex,
  type Place,
  type Scenario,
  type ScenarioLine,
  type SetProgram,
  UserError,
} from '../../program/index.ts';
import { MAX_LOOKUPS, MAX_REPETITIONS } from '../bounds.ts';
import { apply } from '../game.ts';
import { checkSets } from '../input/check-arguments.ts';
import { shown } from '../messages.ts';
import { run } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import type { Game } from '../state.ts';
import { clearSpots } from '../table/cubes.ts';
import { startEndScoring, startToLay } from '../table/feature.ts';
import { describeOptions } from '../view/describe.ts';
import type { AskedPlace } from './asked.ts';
import { mismatchOf, type ScenarioSoFar } from './expectation.ts';
import { setUpScenario } from './set-up.ts';
import { choiceFits, optionWords } from './words/choices.ts';
import { optionNames } from './words/option-names.ts';
import { answersOf, questionWords, waitingWords } from './words/question.ts';
import { namesForOptions, sketchOf } from './words/sketch.ts';

/** ECO618: a choice is not offered (or nothing waits); ECO619: an expectation is not met. */
export type ScenarioResult = { passed: true } | { passed: false; code: string; at: Place; message: string };

/**
 * Runs a scenario with a set and all sets it extends, base first. The message of a failure has several lines: the
 * expected and the actual result, the board as a sketch, the options.
 */
export function runScenario(chain: readonly SetProgram[], scenario: Scenario): ScenarioResult {
  checkSets(chain);
  const { board, given, lines } = Object(scenario);
  if (![Object(board).tiles, given, lines].every(Array.isArray))
    throw new UserError(`expected a compiled scenario, got ${shown(scenario)}`);
  return playScenario(chain, scenario).result;
}

/** Watches a scenario while it runs. It sees the live game, which changes after each call. */
export interface Watcher {
  /** Called before the first line. */
  begun(game: Game): void;
  /** Called after each line, including a failing one, which is the last. */
  played(line: ScenarioLine, played: ScenarioSoFar, failure: Failure | null): void;
}

/** The result of a scenario, and the work it took. */
export interface Outcome {
  result: ScenarioResult;
  /** Lookups (R12.6), plus a hundred for each repetition: 100,000,000 take about a second. */
  work: number;
}

/** Runs a scenario like `runScenario`, optionally with a watcher. `game` is its final state. */
export function playScenario(
  chain: readonly SetProgram[],
  scenario: Scenario,
  watcher?: Watcher,
): Outcome & { game: Game } {
  const game = setUpScenario(chain, scenario);
  const played: ScenarioSoFar = { game, effect: null, blocks: 0 };
  watcher?.begun(game);
  for (const line of scenario.lines) {
    const failure = runLine(played, line) ?? withoutEnd(game);
    watcher?.played(line, played, failure);
    if (failure) {
      const message = messageOf(failure, game, scenario.board.names);
      return ended(game, { passed: false, code: failure.code, at: line.at, message });
    }
  }
  return ended(game, { passed: true });
}

function ended(game: Game, result: ScenarioResult): Outcome & { game: Game } {
  return { result, work: game.lookups + 100 * game.repetitions, game };
}

/** Why a line of a scenario fails. */
export interface Failure {
  code: string;
  /** In one line: the expected and the actual value. */
  message: string;
  /** The actual value, as it could be written after `expect`. */
  came?: string;
  /** The place that does not match. */
  asked?: AskedPlace;
  /** True if a missing answer to the waiting question may be the cause. */
  unanswered?: true;
}

const NOT_OFFERED = 'ECO618';
const NOT_AS_EXPECTED = 'ECO619';
const WAITS: Failure = {
  code: NOT_AS_EXPECTED,
  message: "'do' came before the answer",
  unanswered: true,
};

/** The failure if an effect exceeded a limit and was stopped (R12.6): other mismatches then mean nothing. */
function withoutEnd({ status, bound }: Game): Failure | null {
  if (status !== 'unfinished') return null;
  const message =
    bound === 'lookups'
      ? `the effect looks at more than ${MAX_LOOKUPS} cells, tokens and options`
      : `the effect repeats more than ${MAX_REPETITIONS} times`;
  return { code: NOT_AS_EXPECTED, message };
}

/** Runs a line, up to the next question. Returns why the line fails, or null. */
export function runLine(played: ScenarioSoFar, line: ScenarioLine): Failure | null {
  const { game } = played;
  switch (line.line) {
    case 'do':
      return begin(played, () => startEffect(game, 0, -1, played.blocks++));
    case 'do-card':
      return begin(played, () => startCard(game, line.card));
    case 'do-feature':
      return begin(played, () => startToLay(game, 0, game.tables.cardOf[line.feature]));
    case 'do-end':
      return begin(played, () => startEnd(game));
    case 'choose':
      return choose(game, line.choice);
    case 'refuse':
      return refuse(game, line.choice);
    case 'expect': {
      const mismatch = mismatchOf(played, line.expectation);
      if (mismatch === null) return null;
      // An `options` expectation is about the question itself.
      const unanswered = line.expectation.expect !== 'options';
      return { code: NOT_AS_EXPECTED, ...mismatch, ...(unanswered && { unanswered }) };
    }
  }
}

/** Starts what a `do` line names, and runs to the first decision. */
function begin(played: ScenarioSoFar, start: () => ScenarioSoFar['effect']): Failure | null {
  const { game } = played;
  if (game.asked.options.length > 0) return WAITS;
  played.effect = start();
  run(game);
  return null;
}

/** Starts the card's effect as if the card had just been completed: it is active and its spots are open. */
function startCard(game: Game, number: number): ScenarioSoFar['effect'] {
  const card = game.tables.cardOf[number];
  game.hands[0] = game.hands[0].filter((c) => c !== card);
  if (!game.active[0].includes(card)) game.active[0].push(card);
  clearSpots(game, 0, card);
  return startEffect(game, 0, card, -1);
}

/** Starts the scoring of features at the end (R12.4), which no gate stops. */
function startEnd(game: Game): ScenarioSoFar['effect'] {
  startEndScoring(game);
  return { stopped: false };
}

function choose(game: Game, choice: Choice): Failure | null {
  const choiceText = choiceWords(choice);
  if (game.asked.options.length === 0) {
    return { code: NOT_OFFERED, message: `'choose ${choiceText}': no decision waits for an answer` };
  }
  const fitting = fittingOptions(game, choice);
  if (fitting.length === 1) {
    apply(game, fitting[0]);
    return null;
  }
  const message =
    fitting.length === 0
      ? `'choose ${choiceText}' is not offered`
      : `'choose ${choiceText}' fits ${fitting.length} options: say which one`;
  return { code: NOT_OFFERED, message };
}

function refuse(game: Game, choice: Choice): Failure | null {
  const choiceText = choiceWords(choice);
  if (game.asked.options.length === 0) {
    return { code: NOT_AS_EXPECTED, message: `'refuse ${choiceText}': no decision waits for an answer` };
  }
  if (fittingOptions(game, choice).length === 0) return null;
  return { code: NOT_AS_EXPECTED, message: `'refuse ${choiceText}': it is offered` };
}

function fittingOptions(game: Game, choice: Choice): number[] {
  const views = describeOptions(game);
  return game.asked.options.filter((option, at) => choiceFits(choice, views[at], option));
}

/** The message of a failure: the unanswered question, what happened, the board, and the options. */
function messageOf({ message, unanswered }: Failure, game: Game, named: readonly NamedHex[]): string {
  const more = namesForOptions(game, named);
  const names = [...named, ...more];
  const waiting = unanswered && waitingWords(game, named, more);
  const question = waiting ? undefined : questionWords(game);
  const answers = answersOf(game, names);
  const labels = optionNames(game, names);
  const options = describeOptions(game).map((view, at) => {
    const words = optionWords(view, names);
    return view.option === 'reward' && answers[at] !== words ? `${answers[at]} (${labels[at]})` : words;
  });
  return [
    ...(waiting ? [waiting] : []),
    message,
    `The board:\n${sketchOf(game, names)}`,
    ...(more.length > 0 ? [NAMED_HERE] : []),
    ...(question === undefined ? [] : [`The question: ${question}?`]),
    options.length === 0 ? 'No decision waits.' : `The options: ${options.join(', ')}`,
  ].join('\n');
}

/** How to use names that are not on the scenario's own board. */
const NAMED_HERE = "Places without a name got one here: draw it on your board to use it with 'choose'.";
