import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { fileScenarios, runOutcome } from '../scenarios/scenarios.ts';
import { findFixes } from './actions.ts';
import { findActualValue } from './actual-value.ts';

const FILE = '/cards/a.eco';
const scenario = (expected: string) => `scenario "a" {
  board "a b" where a = water, b = desert
  do { place manatee; gain 2vp; gain 1 sun }
  expect ${expected} # so
  expect a is water with 1 manatee
}
`;
const opened = (text: string) => workspaceOf({ [FILE]: text });
const at = (text: string, words: string) => ({ from: text.indexOf(words) + 1, to: text.indexOf(words) + 1 });

test.each([
  ['3vp', '2vp'],
  ['gained 2 sun', 'gained 1 sun'],
  ['b is water', 'b is desert'],
  ['a is empty', 'a is water with 1 manatee'],
  ['2 manatees in the landscape', '1 manatee in the landscape'],
  ['stopped', 'finished'],
])('%s: the actual value is %s, and with it the scenario passes', (expected, came) => {
  const text = scenario(expected);
  const found = findActualValue(opened(text), FILE, at(text, 'expect'));
  expect(found?.came).toBe(came);
  const now = withEdits(text, [found!.edit]);
  expect(now).toBe(scenario(came));
  const [one] = fileScenarios(opened(now), FILE);
  expect(runOutcome(one)?.result).toEqual({ passed: true });
});

test('an action on the failing line inserts the actual value, and no other line has it', () => {
  const text = scenario('3vp');
  const titles = (words: string) =>
    findFixes(opened(text), FILE, at(text, words)).map(({ title, kind }) => [title, kind]);
  expect(titles('expect 3vp')).toEqual([['Take what came', 'fix']]);
  expect(titles('do {')).toEqual([]);
  expect(titles('expect a is')).toEqual([]);
  expect(findActualValue(opened(scenario('2vp')), FILE, at(text, 'expect'))).toBeUndefined();
});

test('an answer that was not offered and a scenario with mistakes have no actual value', () => {
  const choose = scenario('2vp').replace('expect 2vp', 'choose b');
  expect(findActualValue(opened(choose), FILE, at(choose, 'choose'))).toBeUndefined();
  const wrong = scenario('3vp').replace('manatee;', 'manate;');
  expect(findActualValue(opened(wrong), FILE, at(wrong, 'expect'))).toBeUndefined();
});
