/** The result of `ecos simulate`: its JSON document, the games that went wrong, and the bounds it should stay within (`--expect`). */
import { pluralize, type SetProgram, UserError } from '../../program/index.ts';
import { shapeProblem } from '../../program/json/index.ts';
import { seatNumber } from '../../runtime/index.ts';
import {
  checkExpectations,
  type Expectations,
  failedGames,
  figuresOf,
  findingsOf,
  type GameFailure,
  impossibleIn,
  labelOf,
  type RunOptions,
  type RunResults,
  type Simulation,
  trialRemark,
  unknownIn,
  validateExpectations,
} from '../../simulate/index.ts';
import { smallGameLike } from '../../simulate/stress/index.ts';
import { readJson } from '../load/read.ts';
import { printStderr, shellWord, styled } from '../terminal/output.ts';

/** The figures of a run and of further games. @param problems warnings about the cards, and games that went wrong */
export function figuresJson(
  { match, compared, more }: RunResults,
  seconds: number,
  problems: readonly object[],
) {
  const { run } = match;
  const { games, ...figures } = figuresOf(run);
  const advice = more.trials?.map((trial) => ({
    ...trial,
    title: run.tables.cards[run.tables.cardOf[trial.number]].title,
    says: trialRemark(trial, (card) => labelOf(run.tables, card)),
  }));
  return {
    games,
    seconds,
    ...figures,
    problems,
    findings: findingsOf(run),
    ...(more.ladder && { ladder: more.ladder }),
    ...(more.restricted && { restricted: more.restricted }),
    ...(advice && { advice }),
    ...(compared && { against: compared }),
  };
}

/**
 * Lists games that went wrong, and how to reproduce them: all of them, and the first one with few cards, too.
 * @returns the games as problems
 */
export function showFailures(run: Simulation, chain: readonly SetProgram[], paths: readonly string[]) {
  const { failures } = run.tally;
  const problems = failures.first.map((one) => ({
    ...one,
    command: reproCommand(paths, run.options, one.game),
  }));
  for (const [at, problem] of problems.entries()) {
    printStderr(`${problem.message}\n  again: ${problem.command}`);
    const smaller = at === 0 ? smallerGame(chain, problem, paths) : undefined;
    if (smaller) printStderr(`  ${smaller}`);
  }
  const left = failedGames(failures) - problems.length;
  if (left > 0) printStderr(`… and ${pluralize(left, 'more game')} that went wrong.`);
  return problems;
}

/** The command that repeats one game of a run. */
function reproCommand(paths: readonly string[], run: RunOptions, game: number): string {
  const { players, seed, bots, hands, ownFirst, layout, target, harbinger: first } = run;
  const words = ['ecos', 'simulate', ...paths.map((path) => shellWord(path))];
  if (ownFirst) words.push('--own-first');
  const harbinger = first === undefined ? undefined : seatNumber(first);
  const options = { players, seed, bots, hands, layout, target, harbinger, game };
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) words.push(`--${name}`, shellWord(String(value)));
  }
  return words.join(' ');
}

/** How few cards reproduce a failure, and the command that writes such a game; undefined if none was found. */
function smallerGame(
  chain: readonly SetProgram[],
  failure: GameFailure,
  paths: readonly string[],
): string | undefined {
  if (failure.code === 'game-lost') return undefined;
  const find = smallGameLike(chain, failure, failure.seed);
  if (!find) return undefined;
  const { cards, draws, choices } = find;
  const command = [
    'ecos stress',
    ...paths.map((path) => shellWord(path)),
    `--cards ${cards.join(',')} --out found`,
  ];
  return `smaller: the same with ${cards.length === 1 ? 'card' : 'cards'} ${cards.join(' and ')} alone, after ${pluralize(draws, 'draw')} and ${pluralize(choices.length, 'choice')}: ${command.join(' ')}`;
}

/**
 * Reads a file of bounds. Refuses an invalid file, naming the position of the mistake, and bounds for cards and hands that the
 * figures do not cover, because they could never be missed.
 * @param run the run, before any of its games is played
 * @returns a function that checks the bounds after the games, and says how many are met, with a line for each one that is missed
 */
export function readExpectations(file: string, run: Simulation) {
  const expected = readJson(file) as Expectations;
  const problem = shapeProblem(validateExpectations, expected);
  if (problem)
    throw new UserError(
      `${file} is not a file of bounds: ${problem.path || 'as a whole'}: ${problem.message}.`,
    );
  const wrong = impossibleIn(expected) ?? unknownIn(run, expected);
  if (wrong !== undefined) throw new UserError(`${file}: ${wrong}.`);
  return () => {
    const bounds = checkExpectations(run, expected);
    const missed = bounds.filter(({ met }) => !met);
    const head = `${bounds.length - missed.length} of ${pluralize(bounds.length, 'bound')} met.`;
    const lines = missed.map(({ message }) => `- ${message}`);
    return {
      bounds,
      missed,
      text: [styled(missed.length === 0 ? 'green' : 'red', head), ...lines].join('\n'),
    };
  };
}
