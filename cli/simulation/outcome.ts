/** Reports the result of `ecos simulate`: as text for people, or as one JSON document. */
import type { Problem } from '../../compiler/index.ts';
import type { UserError } from '../../program/index.ts';
import {
  type CheckedBound,
  type Compared,
  figuresOf,
  findingsOf,
  type GameFailure,
  type Ladder,
  type Match,
  type RunOptions,
} from '../../simulate/index.ts';
import { print, printJson, printStderr } from '../terminal/output.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { showCompared } from './compared.ts';
import { showExpectations } from './expected.ts';
import { showLadder } from './ladder.ts';
import { showFigures } from './summary.ts';

/** The result of a run. */
export interface Outcome {
  match: Match;
  /** Of the set. */
  id: string;
  seconds: number;
  compared: Compared | null;
  /** The same deals at several strengths; null without `--bots-ladder`. */
  ladder: Ladder | null;
  /** The name of the version compared with. */
  against: string | undefined;
  /** Which bounds are kept; null without `--expect`. */
  bounds: readonly CheckedBound[] | null;
  /** Games that went wrong, with the commands that play them again. */
  problems: readonly (GameFailure & { command: string })[];
  /** Of the cards. */
  warnings: readonly Problem[];
}

/** Shows figures to people. */
export function showOutcome({ match, id, seconds, compared, ladder, against = '', bounds }: Outcome): void {
  print(showFigures(match.run, seconds, id, ladder));
  if (ladder) print(`\n${showLadder(ladder, match.run)}`);
  if (compared) print(`\n${showCompared(compared, against, match)}`);
  if (bounds) print(`\n${showExpectations(bounds)}`);
}

/**
 * Prints all of it as JSON.
 * @param trouble why games or tables could not be written
 */
export function printOutcome(outcome: Outcome, trouble: UserError | null): void {
  const { match, seconds, compared, ladder, bounds, problems, warnings } = outcome;
  const { games, ...figures } = figuresOf(match.run);
  printJson({
    games,
    seconds,
    ...figures,
    problems: [...warnings, ...problems],
    findings: findingsOf(match.run),
    ...(ladder && { ladder }),
    ...(compared && { against: compared }),
    ...(bounds && { expected: bounds }),
    ...(trouble && { error: trouble.message }),
  });
}

/** Lists games that went wrong, and how to look at them. */
export function printFailures({ match, problems }: Outcome): void {
  for (const { message, command } of problems) printStderr(`${message}\n  again: ${command}`);
  const { counts } = match.run.tally.failures;
  const all = Object.values(counts).reduce((sum, games) => sum + games, 0);
  if (all > problems.length) printStderr(`… and ${all - problems.length} more games that went wrong.`);
}

/** The command that plays one game of a run again. */
export function reproCommand(paths: readonly string[], run: RunOptions, game: number): string {
  const { players, seed, bots, hands, layout, target } = run;
  const words = ['ecos', 'simulate', ...paths.map((path) => shellWord(path))];
  const options = { players, seed, bots, hands, layout, target, game };
  for (const [name, value] of Object.entries(options)) {
    if (value !== undefined) words.push(`--${name}`, shellWord(String(value)));
  }
  return words.join(' ');
}
