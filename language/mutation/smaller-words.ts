/** Describes the essential part of a failing scenario. */
import type { Scenario } from '../../program/index.ts';
import { givenText } from './scenario-text.ts';

/**
 * Describes the smallest table and the fewest lines with which a scenario fails in the same way.
 * @param smaller the reduced scenario, and its board as a sketch
 * @param written the lines of the source file
 * @returns undefined if nothing could be left out
 */
export function describeReduction(
  scenario: Scenario,
  smaller: { scenario: Scenario; sketch: string },
  written: readonly string[],
): string | undefined {
  if (weightOf(smaller.scenario) === weightOf(scenario)) return undefined;
  const { lines, given } = smaller.scenario;
  // What stands in a row of the file, from the first of the remaining lines there.
  const rows = lines.filter(({ at }, i) => at.line !== lines[i - 1]?.at.line);
  const sources = rows.map(
    ({ at }) => written[at.line - 1]?.slice(at.column - 1).trim() ?? `line ${at.line}`,
  );
  const all = [
    `board ${smaller.sketch.replaceAll('\n', '\n      ')}`,
    ...given.map((one) => `${givenText(one)};`),
    ...sources,
  ];
  return `It fails in the same way with only:\n${all.join('\n').replace(/^/gm, '  ')}`;
}

/** The size of what a reader has to study. Expectations and refusals do not count. */
function weightOf({ board, given, lines }: Scenario): number {
  const acts = lines.filter(({ line }) => line !== 'expect' && line !== 'refuse');
  return JSON.stringify(board.tiles).length + JSON.stringify([given, acts.map(({ at }) => at.line)]).length;
}
