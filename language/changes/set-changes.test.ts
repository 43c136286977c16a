import { expect, test } from 'vitest';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { edit } from '../workspace/workspace.ts';
import { changedCards, changedRows, changedScenarios, changedWorth } from './set-changes.ts';

const SET = `set mine "Mine" extends first-continent

card 900 brown "Rain" leaves 2 energy sun
{ replace a desert with a water; gain 2vp; gain 1 sun }

card 901 brown leaves 2 energy sun { gain 1vp }

animal fox plural foxes x8 on desert
card 902 brown leaves 1 energy sun { place fox }

scenario "it rains" { board "a b" where a = water, b = desert do card 900; expect 2vp; }
`;
const FILE = '/cards/mine/set.eco';
const now = workspaceOf({ [FILE]: SET });
/** The set with another, earlier text. */
const earlier = (from: string, to: string) => edit(now, [{ file: FILE, text: SET.replace(from, to) }]);
const changesSince = (from: string, to: string) => {
  const before = earlier(from, to);
  return { before, cards: changedCards(before, now) };
};

test('only cards whose print differs count as changed', () => {
  expect(changesSince('gain 1vp }', 'gain 1vp; }\n# Only a comment\n').cards).toEqual([]);
  expect(changesSince('gain 1vp }', 'gain 2vp }').cards).toMatchObject([{ number: 901, change: 'changed' }]);
  expect(changesSince('card 901', 'card 905').cards).toMatchObject([
    { number: 901, change: 'new', after: { number: 901 } },
    { number: 905, change: 'removed', before: { number: 905 } },
  ]);
  // Tabs show where an animal may be, so a changed habitat changes the print.
  expect(changesSince('foxes x8 on desert', 'foxes x8 on grassland').cards).toMatchObject([{ number: 902 }]);
  expect(changesSince('leaves 2 energy sun\n', 'leaves 3 energy sun\n').cards).toMatchObject([
    { number: 900 },
  ]);
});

test('rows in both versions are unchanged, and the steps of the other rows are listed', () => {
  const { before, cards } = changesSince('gain 2vp;', 'gain 3vp; gain 1 water;');
  const rows = changedRows(before, now, cards[0]!, 'en');
  expect(rows.before.rows.map(({ text, isChanged }) => [text, isChanged])).toEqual([
    ['Replace a desert with a water tile.', false],
    ['Gain 3 points.', true],
    ['Gain 1 water element.', true],
    ['Gain 1 sun.', false],
  ]);
  expect(rows.before.steps).toEqual(['1', '2']);
  expect(rows.after.steps).toEqual(['1']);
  expect(changedRows(before, now, cards[0]!, 'es').after.rows[1]).toMatchObject({ text: 'Gana 2 puntos.' });
});

test('scenarios that end with a different board are shown with both boards, other scenarios are not', () => {
  const { before, cards } = changesSince('with a water', 'with a grassland');
  expect(changedScenarios(before, now, cards[0]!)).toMatchObject([
    { title: 'it rains', before: { picture: expect.stringContaining('<svg') }, after: { passed: true } },
  ]);
  // A set may have drawings of its own.
  const icons = () => undefined;
  const [drawn] = changedScenarios(before, now, cards[0]!, { nouns: new Map(), icons });
  expect(drawn!.after.picture).not.toBe(changedScenarios(before, now, cards[0]!)[0]!.after.picture);
  const same = changesSince('gain 1 sun', 'gain 1 water');
  expect(changedScenarios(same.before, now, same.cards[0]!)).toEqual([]);
});

test('changedWorth gives the worth of both versions', () => {
  const { before, cards } = changesSince('gain 1vp }', 'gain 4vp }');
  const steps = changedWorth(before, now, cards[0]!);
  let step = steps.next();
  while (!step.done) step = steps.next();
  expect(step.value).toMatchObject({ before: { mean: 4 }, after: { mean: 1 } });
});
