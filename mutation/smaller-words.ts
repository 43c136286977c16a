/** What matters of a failing scenario, in words. */
import type { Scenario } from '../program/index.ts';
import { givenText } from './scenario-text.ts';

/**
 * The smallest table and the fewest lines with which a scenario fails in the same way.
 * @param smaller what is left of it, and its board as a sketch
 * @param written the lines of its file
 * @returns nothing where all of it matters
 */
export function smallerWords(
  scenario: Scenario,
  smaller: { scenario: Scenario; sketch: string },
  written: readonly string[],
): string | undefined {
  if (weightOf(smaller.scenario) === weightOf(scenario)) return undefined;
  const { lines, given } = smaller.scenario;
  const numbers = [...new Set(lines.map(({ at }) => at.line))];
  const sources = numbers.map((line) => written[line - 1]?.trim() ?? `line ${line}`);
  const all = [
    `board ${smaller.sketch.replaceAll('\n', '\n      ')}`,
    ...given.map((one) => `${givenText(one)};`),
    ...sources,
  ];
  return `It fails in the same way with only:\n${all.join('\n').replace(/^/gm, '  ')}`;
}

/** What one has to look at: expectations that hold, and what comes after the failure, are no matter. */
function weightOf({ board, given, lines }: Scenario): number {
  const acts = lines.filter(({ line }) => line !== 'expect' && line !== 'refuse');
  return JSON.stringify(board.tiles).length + JSON.stringify([given, acts.map(({ at }) => at.line)]).length;
}
