/** `--expect`: the bounds a set is to stay within. */
import { UserError } from '../../program/index.ts';
import { shapeProblem } from '../../program/json/index.ts';
import {
  type Checked,
  type Expectations,
  type Simulation,
  unknownIn,
  validateExpectations,
} from '../../simulate/index.ts';
import { readJson } from '../load/sources/read.ts';
import { styled } from '../terminal/styles.ts';

export { checkedExpectations } from '../../simulate/index.ts';

/**
 * Reads a file of bounds. Refuses, with the place in it, what is none, and bounds of cards and hands that the figures
 * are not about: they would never be missed.
 * @param run before any game of it is played
 */
export function readExpectations(file: string, run: Simulation): Expectations {
  const json = readJson(file);
  const problem = shapeProblem(validateExpectations, json);
  if (problem)
    throw new UserError(`${file} is no file of bounds: ${problem.path || 'as a whole'}: ${problem.message}.`);
  const expected = json as Expectations;
  const unknown = unknownIn(run, expected);
  if (unknown !== undefined) throw new UserError(`${file}: ${unknown}.`);
  return expected;
}

/** How many bounds are kept, and a line for each that is not. */
export function showExpectations(checked: readonly Checked[]): string {
  const missed = checked.filter(({ met }) => !met);
  if (missed.length === 0) return styled('green', `All ${checked.length} bounds are kept.`);
  return [
    styled('red', `${missed.length} of ${checked.length} bounds are missed:`),
    ...missed.map(({ message }) => `- ${message}`),
  ].join('\n');
}
