/** What `ecos simulate` says when its games are played: words for people, or one document for programs. */

import type { Problem } from '../../compiler/index.ts';
import type { UserError } from '../../program/index.ts';
import {
  type Compared,
  type Checked as Expected,
  figuresOf,
  findingsOf,
  type GameFailure,
  type Match,
} from '../../simulate/index.ts';
import { print, printJson, printStderr } from '../terminal/output.ts';
import { showCompared } from './compared.ts';
import { showFigures } from './summary.ts';

/** What came out of a run. */
interface Outcome {
  match: Match;
  /** Of the set. */
  id: string;
  seconds: number;
  compared: Compared | null;
  /** What the version compared with is called. */
  against: string | undefined;
  /** Which bounds are kept, and how that is said. */
  kept: { checked: readonly Expected[]; said: string } | undefined;
  /** Games that went wrong. */
  problems: readonly (GameFailure & { command: string })[];
  /** Of the cards. */
  warnings: readonly Problem[];
}

/** Shows figures to people. */
export function showOutcome({ match, id, seconds, compared, against = '', kept }: Outcome): void {
  print(showFigures(match.run, seconds, id));
  if (compared) print(`\n${showCompared(compared, against, match)}`);
  if (kept) print(`\n${kept.said}`);
}

/**
 * Prints all of it as JSON.
 * @param trouble what could not be done in the end
 */
export function printOutcome(outcome: Outcome, trouble: UserError | null): void {
  const { match, seconds, compared, kept, problems, warnings } = outcome;
  const { games, ...figures } = figuresOf(match.run);
  printJson({
    games,
    seconds,
    ...figures,
    problems: [...warnings, ...problems],
    findings: findingsOf(match.run),
    ...(compared && { against: compared }),
    ...(kept && { expected: kept.checked }),
    ...(trouble && { error: trouble.message }),
  });
}

/** Says which games went wrong, and how to look at them. */
export function remarkProblems({ match, problems }: Outcome): void {
  for (const { message, command } of problems) printStderr(`${message}\n  again: ${command}`);
  const { counts } = match.run.tally.failures;
  const all = Object.values(counts).reduce((sum, games) => sum + games, 0);
  if (all > problems.length) printStderr(`… and ${all - problems.length} more games that went wrong.`);
}
