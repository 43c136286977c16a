/** `--expect`: the bounds that a set should stay within. */

import { shapeProblem } from '../../program/json/index.ts';
import { pluralize, UserError } from '../../program/messages/index.ts';
import {
  type CheckedBound,
  checkExpectations,
  type Expectations,
  impossibleIn,
  type Simulation,
  unknownIn,
  validateExpectations,
} from '../../simulate/index.ts';
import { readJson } from '../load/read.ts';
import { styled } from '../terminal/output.ts';

/**
 * Reads a file of bounds. Refuses an invalid file, naming the position of the mistake, and bounds for cards and hands that the
 * figures do not cover, because they could never be missed.
 * @param run the run, before any of its games is played
 * @returns a function that checks the bounds after the games
 */
export function readExpectations(file: string, run: Simulation): () => readonly CheckedBound[] {
  const expected = readJson(file) as Expectations;
  const problem = shapeProblem(validateExpectations, expected);
  if (problem)
    throw new UserError(
      `${file} is not a file of bounds: ${problem.path || 'as a whole'}: ${problem.message}.`,
    );
  const wrong = impossibleIn(expected) ?? unknownIn(run, expected);
  if (wrong !== undefined) throw new UserError(`${file}: ${wrong}.`);
  return () => checkExpectations(run, expected);
}

/** Shows how many bounds are met, with a line for each one that is missed. */
export function showExpectations(checked: readonly CheckedBound[]): string {
  const missed = checked.filter(({ met }) => !met);
  return [
    styled(
      missed.length === 0 ? 'green' : 'red',
      `${checked.length - missed.length} of ${pluralize(checked.length, 'bound')} met.`,
    ),
    ...missed.map(({ message }) => `- ${message}`),
  ].join('\n');
}
