/** Reports the result of `ecos simulate`: its JSON document, and the games that went wrong. */
import { pluralize, type SetProgram } from '../../program/index.ts';
import { seatNumber } from '../../runtime/index.ts';
import {
  failedGames,
  figuresOf,
  findingsOf,
  type GameFailure,
  labelOf,
  type RunOptions,
  type RunResults,
  type Simulation,
  trialRemark,
} from '../../simulate/index.ts';
import { smallGameLike } from '../../simulate/stress/index.ts';
import { printStderr, shellWord } from '../terminal/output.ts';

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
 * Lists games that went wrong, and how to reproduce them.
 * @param smaller how to reproduce the first one with few cards
 */
export function printFailures(
  run: Simulation,
  problems: readonly { message: string; command: string }[],
  smaller?: string,
): void {
  for (const [at, { message, command }] of problems.entries()) {
    printStderr(`${message}\n  again: ${command}`);
    if (at === 0 && smaller) printStderr(`  ${smaller}`);
  }
  const left = failedGames(run.tally.failures) - problems.length;
  if (left > 0) printStderr(`… and ${pluralize(left, 'more game')} that went wrong.`);
}

/** The command that repeats one game of a run. */
export function reproCommand(paths: readonly string[], run: RunOptions, game: number): string {
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
export function smallerGame(
  chain: readonly SetProgram[],
  failure: GameFailure,
  paths: readonly string[],
): string | undefined {
  if (failure.code === 'game-lost') return undefined;
  const find = smallGameLike(chain, failure, failure.seed);
  if (!find) return undefined;
  const numbers = find.cards.join(',');
  const short = `${pluralize(find.draws, 'draw')} and ${pluralize(find.choices.length, 'choice')}`;
  const command = [
    'ecos stress',
    ...paths.map((path) => shellWord(path)),
    `--cards ${numbers} --out found`,
  ].join(' ');
  return `smaller: the same with ${find.cards.length === 1 ? 'card' : 'cards'} ${find.cards.join(' and ')} alone, after ${short}: ${command}`;
}
