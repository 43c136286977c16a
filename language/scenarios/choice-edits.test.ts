/** Writing answers into scenarios by a click. */
import { expect, test } from 'vitest';
import { withEdits } from '../../grammar/index.ts';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { choiceEdits } from './choice-edits.ts';
import { fileScenarios } from './scenarios.ts';
import { scenarioStates } from './states.ts';

const FILE = '/cards/a.eco';

/** The text after choosing an option of the last question, or of an earlier one. */
function chosen(text: string, name: string, questionsBefore = 0): string {
  const workspace = workspaceOf({ [FILE]: text });
  const [one] = fileScenarios(workspace, FILE);
  const { states } = scenarioStates(workspace, one)!;
  const asking = states.flatMap(({ waits }, at) => (waits ? at : []));
  const at = asking[asking.length - 1 - questionsBefore];
  const option = states[at].options.findIndex((offered) => offered.name === name);
  expect(option, states[at].options.map((offered) => offered.name).join(', ')).toBeGreaterThanOrEqual(0);
  return withEdits(text, choiceEdits(workspace, one, at, option)!);
}

test('an answer is inserted after the line that asks, in the same style', () => {
  const text = (lines: string) => `scenario "a" {\n  board "a 1" where a = water\n${lines}\n}\n`;
  expect(chosen(text('  do { place water } # now'), 'Place on 1')).toBe(
    text('  do { place water } # now\n  choose 1'),
  );
  expect(chosen(text('  do { place water };\n  expect 6 options;\n  expect 1vp;'), 'Place on 1')).toBe(
    text('  do { place water };\n  expect 6 options;\n  choose 1;\n  expect 1vp;'),
  );
});

test('an answer replaces the existing answer', () => {
  const text = (choose: string) => `scenario "a" {
  board "2 a 1" where a = water
  do { place water; place water }
  choose ${choose}
  choose 2
}
`;
  expect(chosen(text('1'), 'Place on 2', 1)).toBe(text('2'));
});

test('a hex without a name gets a name on the board', () => {
  const free = `scenario "a" {
  board "d d"
  do { place water }
}
`;
  const now = chosen(free, 'Place on 1');
  expect(now).toMatch(/choose 1\n/);
  expect(now).toMatch(/board "[^{]*1[^{]*"/);
  const again = workspaceOf({ [FILE]: now });
  expect(scenarioStates(again, fileScenarios(again, FILE)[0])?.passed).toBe(true);
});

test('a hex outside the sketch, offered by its coordinates, gets a name too', () => {
  const text = (board: string, answer = '') => `scenario "a" {
  board ${board} where a = grassland
  do { place water }${answer}
}
`;
  const now = chosen(text('"a 1 a"'), 'Place on (2, -1)');
  expect(now).toMatch(/choose 2\n/);
  const again = workspaceOf({ [FILE]: now });
  const [one] = fileScenarios(again, FILE);
  const { passed, states } = scenarioStates(again, one)!;
  expect(passed).toBe(true);
  expect(states.at(-1)!.board).toContainEqual(expect.objectContaining({ q: 2, r: -1, terrain: 'water' }));
});

test('one of several tiles with the same letter gets that letter in the other case', () => {
  const text = (board: string, more = '') => `scenario "a" {
  board "${board}"
  do { replace a desert with water }${more}
}
`;
  expect(chosen(text('d d g'), 'Replace desert on a')).toMatch(
    /board "(D d|d D) g"\n.*\n {2}choose desert D\n/,
  );
});

test('a layout becomes a board with the new name', () => {
  const layout = 'set s "S" extends first-continent\nlayout pair "g g"\n';
  const text = `${layout}scenario "a" {
  layout pair
  do { place water }
}
`;
  const now = chosen(text, 'Place on 1');
  expect(now).toMatch(/board "[^{]*1[^{]*"/);
  const again = workspaceOf({ [FILE]: now });
  expect(scenarioStates(again, fileScenarios(again, FILE)[0])?.passed).toBe(true);
});
