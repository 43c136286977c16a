import { expect, test } from 'vitest';
import { rulesText } from '../../print/wording/index.ts';
import { cardChanges } from '../../simulate/change/index.ts';
import { workspaceOf } from '../../test/language/workspaces.ts';
import { compiledSets } from '../workspace/sets.ts';
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
  return { before, cards: changedCards(before, now, 'en') };
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

test('the gallery and diff list the same changes', () => {
  const listed = (before: Record<string, string>, after: Record<string, string>) => {
    const [old, one] = [workspaceOf(before), workspaceOf(after)];
    const found = changedCards(old, one, 'en').map(({ set, number, change }) => `${set} ${number} ${change}`);
    const changes = cardChanges(compiledSets(old), compiledSets(one), {
      inherited: false,
      rulesText: (card, words) => rulesText(card, words, 'en'),
    });
    expect(changes.map(({ set, number, kind }) => `${set} ${number} ${kind}`)).toEqual(found);
    return found;
  };
  // Animals in another order are printed alike.
  const animals = ['animal fox plural foxes x8 on desert', 'animal hare2 plural hares2 x8 on water'];
  const both = SET.replace(animals[0]!, animals.join('\n')).replace('gain 1vp }', 'place fox; place hare2 }');
  expect(
    listed({ [FILE]: both }, { [FILE]: both.replace(animals.join('\n'), animals.toReversed().join('\n')) }),
  ).toEqual([]);
  // A card that becomes a Landscape Feature keeps its number.
  const feature =
    'feature 901 blue "Lake" pattern "A A" where A = water { when an animal is moved from this feature { gain 1vp }; }';
  expect(listed({ [FILE]: SET }, { [FILE]: SET.replace(/card 901 .*/, feature) })).toEqual([
    'mine 901 changed',
  ]);
  // A copy with another id is the same set.
  expect(listed({ [FILE]: SET }, { [FILE]: SET.replace('set mine', 'set copy') })).toEqual([]);
  // Two sets may have the same numbers.
  const other = SET.replace('set mine', 'set other');
  const files = { [FILE]: SET, '/cards/other/set.eco': other };
  const changed = other.replace('gain 1vp }', 'gain 3vp }');
  expect(listed(files, { ...files, '/cards/other/set.eco': changed })).toEqual(['other 901 changed']);
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
