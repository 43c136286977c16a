/** What a scenario gives must be possible (ECO306, ECO612). */
import { expect, test } from 'vitest';
import { problemsOf } from '../test/base-set.ts';
import { type Coded, testCodes } from '../test/coded.ts';

const CARDS = `card 1 brown leaves 2 energy sun { gain 1vp }
card 2 brown leaves 3 energy sun { gain 2vp }
feature 3 blue "F" pattern "G" { on play { gain 1vp } }
`;

const GIVEN: Coded[] = [
  ['given a cube; given 3 players; given supply lion 3; given supply water 3'],
  ['given hand 1, 2; given feature 3 in hand'],
  ['given card 1 active with 1 leaf; given card 2 active with a leaf; given hand 1', 'ECO612'],
  ['given card 1 active with 2 leaves'],
  ['given card 1 active with 3 leaves', 'ECO612'],
  ['given card 1 active with 0 leaves', 'ECO306'],
  ['given hand 1, 1', 'ECO612'],
  ['given card 1 active; given card 1 active', 'ECO612'],
  ['given feature 3 in hand; given feature 3 in hand', 'ECO612'],
  ['given 0 players', 'ECO306'],
  ['given 6 players'],
  ['given 7 players', 'ECO612'],
  ['given 1 player'],
  ['given 3 cubes; given 4 cubes', 'ECO612'],
  ['given 0 cubes; given supply lion 0'],
  ['given supply lion 3; given supply lions 2', 'ECO612'],
  ['given 3 players; given player 3 1vp; given player 3 2 cubes; given player 3 hand 1; given 1vp'],
  ['given player 2 1vp; given 2 players'],
  ['given player 2 1vp', 'ECO612'],
  ['given 2 players; given player 3 a cube', 'ECO612'],
  ['given 2 players; given player 0 hand 1', 'ECO612'],
  ['given 3 cubes; given player 1 4 cubes', 'ECO612'],
  ['given 2 players; given hand 1; given player 2 hand 1', 'ECO612'],
  ['given player 1 supply water 3', 'ECO612'],
  ['given player 1 hand 3', 'ECO205'],
  ['given player 1', 'ECO105'],
];
testCodes(GIVEN, (lines) => `${CARDS}scenario "x" { layout standard ${lines}; do { gain 1vp } }`);

test('giving a card too many leaves reports how many it has', () => {
  const [problem] = problemsOf(`${CARDS}scenario "x" { layout standard given card 1 active with 3 leaves }`);
  expect(problem).toContain('Card 1 has 2 leaves');
});

test('giving more cubes than the box has reports how many there are', () => {
  const [problem] = problemsOf('scenario "x" { layout standard given 999 cubes; do { gain 1vp } }');
  expect(problem).toContain('ECO612 This set has 66 cubes');
  const lines = 'given 3 players; given 40 cubes; given player 3 27 cubes; do { gain 1vp }';
  const [second] = problemsOf(`scenario "x" { layout standard ${lines} }`);
  expect(second).toContain('ECO612 This set has 66 cubes, and 40 of them are already given');
  expect(problemsOf('scenario "x" { layout standard given 66 cubes; do { gain 1vp } }')).toEqual([]);
});

test.each([
  ['land', 50],
  ['water', 25],
  ['lion', 8],
])('giving a larger supply of %s than the box has reports how many there are', (thing, most) => {
  const given = (amount: number) =>
    problemsOf(`scenario "x" { layout standard given supply ${thing} ${amount}; do { gain 1vp } }`);
  expect(given(most + 1)[0]).toContain(`ECO612 This set has ${most} of \`${thing}\``);
  expect(given(most)).toEqual([]);
});

test('a player who does not take part is reported with the line that adds them', () => {
  const expected = ['do { gain 1vp }; expect player 3 1vp', 'given player 3 1vp; do { gain 1vp }'].map(
    (lines) => problemsOf(`scenario "x" { layout standard given 2 players; ${lines} }`),
  );
  for (const [problem] of expected) {
    expect(problem).toContain('There are only players 1 to 2');
    expect(problem).toContain('add `given 3 players` to the scenario');
  }
});
