/** The result of `ecos simulate`: its JSON document, and the games that went wrong. */
import { pluralize, type SetProgram } from '../../program/index.ts';
import { seatNumber } from '../../runtime/index.ts';
import {
  failedGames,
  type GameFailure,
  labelCard,
  type RunOptions,
  type RunResults,
  runFigures,
  type Simulation,
  trialRemark,
} from '../../simulate/index.ts';
import { smallGameLike } from '../../simulate/stress/index.ts';
import { printStderr, shellWord } from '../terminal/output.ts';

/** The figures of a run and of further games. @param problems warnings about the cards, and games that went wrong */
export function figuresJson(
  { match, findings, compared, more }: RunResults,
  seconds: number,
  problems: readonly object[],
) {
  const { run } = match;
  const { games, ...figures } = runFigures(run);
  const advice = more.trials?.map((trial) => ({
    ...trial,
    title: run.tables.cards[run.tables.cardOf[trial.number]].title,
    says: trialRemark(trial, (card) => labelCard(run.tables, card)),
  }));
  return {
    games,
    seconds,
    ...figures,
    problems,
    findings,
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
