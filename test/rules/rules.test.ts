/**
 * The rules, with a scenario in the card language for each clause: a second opinion on the engine, written from the
 * rules alone.
 *
 * Every `.eco` file in this folder is an unnamed set played with the base game's vocabulary. Those about the second
 * edition of the language are in `second/`.
 */
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type CompiledSet, compile } from '../../compiler/compile.ts';
import type { Scenario } from '../../program/scenario.ts';
import { runScenario } from '../../runtime/scenario/scenario.ts';
import { READY, texts } from './boards.ts';

/** The failure of a scenario, with file and line; empty if it passed. */
function complaint(set: CompiledSet, scenario: Scenario): string {
  const result = runScenario(set.chain, scenario);
  return result.passed ? '' : `${result.at.file}:${result.at.line} ${result.code}\n${result.message}`;
}

/** The scenario with every `expect … vp` one point too high. */
function withOneMore(scenario: Scenario): Scenario {
  const lines = scenario.lines.map((line) =>
    line.line === 'expect' && line.expectation.expect === 'vp'
      ? { ...line, expectation: { ...line.expectation, amount: line.expectation.amount + 1 } }
      : line,
  );
  return { ...scenario, lines };
}

const folders = [import.meta.dirname, join(import.meta.dirname, 'second')];

describe.each(folders.flatMap(texts))('$file', (source) => {
  const { sets, problems } = compile([{ files: [source] }], [READY]);
  const mine = problems.filter((problem) => problem.file === source.file);
  const scenarios = sets.flatMap((set) => set.scenarios.map((scenario) => ({ set, scenario })));

  test('has no problems', () => {
    expect(
      mine.map((problem) => `${problem.line}:${problem.column} ${problem.code} ${problem.message}`),
    ).toEqual([]);
    expect(scenarios).not.toHaveLength(0);
  });

  for (const { set, scenario } of scenarios) {
    test(scenario.title, () => expect(complaint(set, scenario)).toBe(''));
  }

  test('every scenario that counts points fails if it expects one point more', () => {
    const counting = scenarios.filter(({ scenario }) =>
      scenario.lines.some((line) => line.line === 'expect' && line.expectation.expect === 'vp'),
    );
    const fooled = counting.filter(({ set, scenario }) => complaint(set, withOneMore(scenario)) === '');
    expect(fooled.map(({ scenario }) => scenario.title)).toEqual([]);
  });
});
