/** `--expect`: the bounds that a set should stay within. */
import { shapeProblem } from '../../program/json/index.ts';
import { pluralize, UserError } from '../../program/messages/index.ts';
import {
  checkExpectations,
  type Expectations,
  type Findings,
  findImpossibleBounds,
  findUnknownName,
  type Simulation,
  validateExpectations,
} from '../../simulate/index.ts';
import { readJson } from '../files/read.ts';
import { styled } from '../terminal/output.ts';

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
  const wrong = findImpossibleBounds(expected) ?? findUnknownName(run, expected);
  if (wrong !== undefined) throw new UserError(`${file}: ${wrong}.`);
  return (findings: Findings) => {
    const bounds = checkExpectations(run, findings, expected);
    const missed = bounds.filter(({ met }) => !met);
    const head = `${bounds.length - missed.length} of ${pluralize(bounds.length, 'bound')} met.`;
    const lines = missed.map(({ message }) => `- ${message}`);
    const text = [styled(missed.length === 0 ? 'green' : 'red', head), ...lines].join('\n');
    return { bounds, missed, text };
  };
}
