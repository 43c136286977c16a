/**
 * Scenarios: plays a scenario on its own landscape and reports whether it meets its expectations.
 *
 * One player acts. With `given … players` there are several, and expectations are about the first unless they name
 * another. Gained elements, cards and cubes are counted, not dealt out.
 */
import { type NamedHex, type Place, type Scenario, type SetProgram, UserError } from '../../program/index.ts';
import { checkSets } from '../input/check-arguments.ts';
import { quoteValue } from '../messages.ts';
import type { Game } from '../state.ts';
import { describeOptions } from '../view/describe.ts';
import { skippedSteps } from './observers/skipped.ts';
import { type Failure, type Observer, play } from './runner.ts';
import { newRun, setUpScenario } from './set-up.ts';
import { optionText } from './words/choices.ts';
import { answerTexts, describeQuestion, optionNames, waitingQuestion } from './words/questions.ts';
import { landscapeSketch, namesForOptions } from './words/sketch.ts';

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
    throw new UserError(`expected a compiled scenario, got ${quoteValue(scenario)}`);
  return playScenario(chain, scenario).result;
}

/** The result of a scenario, and the work it took. */
export interface Outcome {
  result: ScenarioResult;
  /** Lookups (R12.6), plus a hundred for each repetition: 100,000,000 take about a second. */
  work: number;
}

/** Runs a scenario like `runScenario`, optionally observed. `game` is its final state. */
export function playScenario(
  chain: readonly SetProgram[],
  scenario: Scenario,
  observer?: Observer,
): Outcome & { game: Game } {
  const game = setUpScenario(chain, scenario);
  const failed = play(newRun(game), scenario.lines, {
    ...observer,
    line: (now, failure) => {
      // What observes the run reads the same message. An effect without end is not run again, which takes a second.
      if (failure && now.bound === null)
        for (const step of skippedSteps(chain, scenario)) failure.message += ` (skipped ${step})`;
      observer?.line?.(now, failure);
    },
  });
  const work = game.lookups + 100 * game.repetitions;
  if (!failed) return { result: { passed: true }, work, game };
  const { line, failure } = failed;
  const message = messageOf(failure, game, scenario.board.names);
  return { result: { passed: false, code: failure.code, at: line.at, message }, work, game };
}

/** The message of a failure: the unanswered question, what happened, the board, and the options. */
function messageOf({ message, unanswered }: Failure, game: Game, named: readonly NamedHex[]): string {
  const more = namesForOptions(game, named);
  const names = [...named, ...more];
  const waiting = unanswered && describeQuestion(game, named, more);
  const question = waiting ? undefined : waitingQuestion(game);
  const answers = answerTexts(game, names);
  const labels = optionNames(game, names);
  const options = describeOptions(game).map((view, at) => {
    const words = optionText(view, names);
    if (view.option === 'hexes') return `(${words})`;
    return view.option === 'reward' && answers[at] !== words ? `${answers[at]} (${labels[at]})` : words;
  });
  return [
    ...(waiting ? [waiting] : []),
    message,
    `The board:\n${landscapeSketch(game, names)}`,
    ...(more.length > 0 ? [NAMED_HERE] : []),
    ...(question === undefined ? [] : [`The question: ${question}`]),
    options.length === 0 ? 'No decision waits.' : `The options: ${options.join(', ')}`,
  ].join('\n');
}

/** How to use names that are not on the scenario's own board. */
const NAMED_HERE = "Places without a name got one here: draw it on your board to use it with 'choose'.";
