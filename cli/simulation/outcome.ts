/** Reports the result of `ecos simulate`: as text for people, or as one JSON document. */
import type { Problem } from '../../compiler/index.ts';
import { counted, type UserError } from '../../program/index.ts';
import { seatNumber } from '../../runtime/index.ts';
import {
  type CardTrial,
  type CheckedBound,
  type Compared,
  type Further,
  failedGames,
  figuresOf,
  findingsOf,
  type GameFailure,
  labelOf,
  type Match,
  type RunOptions,
  trialRemark,
} from '../../simulate/index.ts';
import { print, printJson, printStderr, shellWord } from '../terminal/output.ts';
import { showExpectations } from './expected.ts';
import { showCompared, showLadder } from './text/sections.ts';
import { showFigures } from './text/summary.ts';

/** The result of a run. */
export interface RunOutcome {
  match: Match;
  /** The id of the set. */
  id: string;
  seconds: number;
  /** The number of games that were already in the file of `--resume`. */
  kept: number;
  compared: Compared | null;
  /** The results of additional games. */
  more: Further;
  /** The name of the version compared with. */
  against: string | undefined;
  /** Which bounds are met; null without `--expect`. */
  bounds: readonly CheckedBound[] | null;
  /** Games that went wrong, with the commands that repeat them. */
  problems: readonly (GameFailure & { command: string })[];
  /** Warnings about the cards. */
  warnings: readonly Problem[];
}

/** Prints the figures for people. */
export function showOutcome(outcome: RunOutcome): void {
  const { match, id, seconds, kept, compared, more, against = '', bounds } = outcome;
  print(showFigures(match.run, seconds, id, more, kept));
  if (more.ladder) print(`\n${showLadder(more.ladder, match.run)}`);
  if (compared) print(`\n${showCompared(compared, against, match)}`);
  if (bounds) print(`\n${showExpectations(bounds)}`);
}

/**
 * Prints the whole outcome as JSON.
 * @param trouble the reason if games or tables could not be written
 */
export function printOutcome(outcome: RunOutcome, trouble: UserError | null): void {
  const { match, seconds, compared, more, bounds, problems, warnings } = outcome;
  const { games, ...figures } = figuresOf(match.run);
  printJson({
    games,
    seconds,
    ...figures,
    problems: [...warnings, ...problems],
    findings: findingsOf(match.run),
    ...(more.ladder && { ladder: more.ladder }),
    ...(more.restricted && { restricted: more.restricted }),
    ...(more.trials && { advice: more.trials.map((trial) => adviceJson(match, trial)) }),
    ...(compared && { against: compared }),
    ...(bounds && { expected: bounds }),
    ...(trouble && { error: trouble.message }),
  });
}

/** The trial of changes to a card, with its title and the sentence about it. */
function adviceJson({ run }: Match, trial: CardTrial) {
  const { title } = run.tables.cards[run.tables.cardOf[trial.number]];
  return { ...trial, title, says: trialRemark(trial, (card) => labelOf(run.tables, card)) };
}

/**
 * Lists games that went wrong, and how to reproduce them.
 * @param smaller how to reproduce the first one with few cards
 */
export function printFailures({ match, problems }: RunOutcome, smaller?: string): void {
  for (const [at, { message, command }] of problems.entries()) {
    printStderr(`${message}\n  again: ${command}`);
    if (at === 0 && smaller) printStderr(`  ${smaller}`);
  }
  const left = failedGames(match.run.tally.failures) - problems.length;
  if (left > 0) printStderr(`… and ${counted(left, 'more game')} that went wrong.`);
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
