/** `ecos test --coverage`: reports what no scenario covers. */
import { expect, test } from 'vitest';
import { workspace } from '../workspace.ts';

const { put, ecos, json } = workspace();

const CARDS = `set mine "Mine" extends first-continent

card 901 brown "Wood"
  leaves 1
  energy sun
{
  place forest;
  gain 1vp per forest in the largest forest habitat at most 2;
  may { remove a forest; gain 3vp if there is a lion };
  either { gain a cube } or { gain a card };
}

card 902 blue
  leaves 1
  energy sun
{
  gain 1vp;
}

scenario "901: a first wood"
{
  board "g"
  do card 901;
  choose no;
  choose first;
  expect 1vp;
}
`;
const MORE = `
scenario "901: too much wood"
{
  board "a b g" where a = grassland with 1 forest, b = grassland with 1 forest
  do card 901;
  choose no;
  choose first;
  expect 2vp;
}

scenario "901: two woods of the same size"
{
  board "a w g" where a = grassland with 1 forest
  do card 901;
  choose no;
  choose first;
  expect 1vp;
}

scenario "901: nowhere to plant"
{
  board "w"
  do card 901;
  expect stopped;
}

scenario "902"
{
  board "g"
  do card 902;
  expect 1vp;
}
`;

const untried = (text: string) => {
  put({ 'mine.eco': text });
  const { coverage, ...others } = json('test', 'mine.eco', '--coverage');
  expect(Object.keys(others)).toEqual(['scenarios', 'passed', 'failed', 'problems']);
  expect(coverage.goals - coverage.reached).toBeGreaterThanOrEqual(coverage.untried.length);
  return coverage.untried.map(
    ({ card, line, step, what }: Record<string, string>) => `${card}:${line} ${step}: ${what}`,
  );
};

test('steps, branches, refusals, limits and ties that no scenario reaches are listed with their lines', () => {
  expect(untried(CARDS)).toEqual([
    '901:7 place forest: never without a place for it, or without a token',
    '901:8 gain 1vp per forest in the largest forest habitat at most 2: never more than the 2 it gives at most',
    '901:8 gain 1vp per forest in the largest forest habitat at most 2: never with a tie',
    '901:9 may { … }: never answered with yes',
    '901:9 may { … }: never where it cannot be done, and is not offered',
    '901:9 remove a forest: never runs',
    '901:9 gain 3vp if there is a lion: never runs',
    '901:10 either { … }: the second branch is never taken',
    '901:10 gain a card: never runs',
    '902:17 gain 1vp: never runs',
  ]);
  const now = untried(CARDS + MORE);
  expect(now).not.toContainEqual(expect.stringMatching(/^902|place forest|at most 2/));
});

test('line ends of Windows change no line and no step', () => {
  expect(untried(CARDS.replaceAll('\n', '\r\n'))).toEqual(untried(CARDS));
});

test('the text output names the cards, and how much the scenarios reach', () => {
  const { out } = ecos('test', 'mine.eco', '--coverage');
  expect(out).toContain('901 "Wood"\n');
  expect(out).toMatch(/Scenarios reach \d+ of \d+ steps, branches, refusals, limits and ties \(\d+ %\)\./);
});
