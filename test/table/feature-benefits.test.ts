/** R15.9, R15.10, R15.5: the effects of features in play, also on other players’ turns. */
import { describe, expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import { hexCell } from '../../runtime/landscape/hex.ts';
import { view } from '../../runtime/view/view.ts';
import { plainSet } from '../plain-set.ts';
import { card, eachPlayer, elements, feature, may, move, place, remove, SUMMITS, vp, when } from './cards.ts';
import {
  answer,
  asked,
  completed,
  draw,
  featuresOf,
  offers,
  position,
  raise,
  type TableAt,
} from './table-kit.ts';

const { settings } = plainSet.vocabulary;
/** Settings of the plain set with a number of mountains. */
const supplyOf = (mountain: number) => ({ ...settings, supply: { ...settings.supply, mountain } });

test('R15.9 a feature reacts to events for the rest of the game, also on other players’ turns', () => {
  const watch = featuresOf([2, when('forest', 'placed', [vp(1)])]);
  const cards = [card(1, 'sun', [place('forest'), remove('forest')]), card(2, 'sun', [place('forest')])];
  const game = position(cards, [{ active: ['1'] }, { active: ['2'] }, {}], watch);
  for (const turn of [1, 2, 3]) {
    draw(game, 'sun', '0: sun on 1', '1: dial sun');
    if (asked(game) !== 'nobody') answer(game, `1: ${offers(game)[1]}`);
    expect(game.vp).toEqual([0, 0, turn]);
  }
});

test('R15.9 the owner’s own actions count as well, and with "by you" only those', () => {
  const any = when('forest', 'placed', [vp(1)]);
  const own = when('forest', 'placed', [vp(10)], { byYou: true });
  const cards = [card(1, 'sun', [place('forest')]), card(2, 'rain', [place('forest')])];
  const game = position(cards, [{ active: ['1'] }, { active: ['2'] }, {}], featuresOf([0, any, own]));
  raise(game, [0, 0]);
  draw(game, 'rain', '1: rain on 2', '1: hex 0,0');
  expect(game.vp).toEqual([1, 0, 0]);
  draw(game, 'sun', '0: sun on 1');
  expect(game.vp).toEqual([12, 0, 0]);
});

const PLACED = when('hare', 'placed', [vp(1)]);
const PLACED_BY_YOU = when('hare', 'placed', [vp(1)], { byYou: true });
const ASKS = when('hare', 'placed', [may(vp(1))]);
test.each([
  [
    'in "each player", an action is by the player who carries it out',
    ...[[eachPlayer(place('hare'))], featuresOf([1, PLACED_BY_YOU]), ['0: hex 0,0'], [0, 1, 0]],
  ],
  [
    'each thing that a step places is a separate event',
    ...[[place('hare', 2), vp(1)], featuresOf([1, PLACED]), ['0: hex 0,0'], [1, 2, 0]],
  ],
  [
    'features triggered by the same event run in the order in which they were played',
    [place('hare'), may(vp(5))],
    featuresOf([2, ASKS], [1, ASKS]),
    ['0: hex 0,0', '2: yes', '1: yes', '0: yes'],
    [5, 1, 1],
  ],
] as [string, Step[], TableAt, string[], number[]][])('R15.9 %s', (_, steps, features, answers, points) => {
  const game = completed([card(1, 'sun', steps)], undefined, features);
  answer(game, ...answers);
  expect(game.vp).toEqual(points);
});

test('R15.9 a feature’s block does not trigger that feature again, but triggers others', () => {
  const more = when('hare', 'placed', [place('hare'), vp(1)]);
  const game = completed([card(1, 'sun', [place('hare')])], undefined, featuresOf([1, more], [2, more]));
  while (asked(game) !== 'nobody') answer(game, `${game.asked.seat}: ${offers(game)[0]}`);
  // The card's hare triggers both features; the hare from each feature's block triggers the other once.
  expect(game.vp).toEqual([0, 2, 2]);
  expect(view(game, 0).supply.hare).toBe(8 - 5);
});

test('R15.11 an animal’s move that begins inside the feature scores; one that ends there does not', () => {
  const from = featuresOf([2, when('animal', 'moved', [vp(2)], { from: { region: 'this-feature' } })]);
  const game = completed([card(1, 'sun', [place('hare'), move('hare')])], undefined, from);
  answer(game, '0: hex 1,0');
  // A move to 0,0, inside: nothing happens.
  expect([game.vp, game.landscape.tokenCell[0]]).toEqual([[0, 0, 0], hexCell(0, 0)]);
  draw(game, 'sun', '0: sun on 1');
  // The second token is put on 1,0; then the first moves out, or the second moves in.
  const out = game.asked.options.findIndex((option) => option % 65536 === hexCell(1, 0));
  answer(game, `0: ${offers(game)[out]}`);
  expect(game.vp).toEqual([0, 0, 2]);
});

describe('R15.10, R5.5', () => {
  /** Like Kilimanjaro: its owner gains two elements whenever a mountain is placed. */
  const mountains = feature(90, { triggers: [when('mountain', 'placed', [elements('leaf rain')])] });
  const table: TableAt = { features: [mountains], laid: [{ feature: 90, seat: 1, at: [[1, -1]] }] };
  const cards = [
    card(1, 'sun', [place('mountain'), vp(1), may(vp(1))]),
    card(2, 'leaf', [may(vp(2))]),
    card(3, 'sun', [may(vp(3))]),
  ];

  test('R15.10 the owner gains the elements at once, in the middle of another player’s effect', () => {
    const game = position(cards, [{ active: ['1'] }, { active: ['2'] }, {}], table);
    draw(game, 'sun', '0: sun on 1', '0: hex 0,0');
    expect([asked(game), game.vp]).toEqual(['1 use-element', [0, 0, 0]]);
    expect(offers(game)).toEqual(['dial leaf', 'leaf on 2', 'dial rain']);
    // One turn for the token drawn, one for this element; the other element is left.
    answer(game, '1: dial rain');
    expect([game.dial[1], offers(game)]).toEqual([2, ['dial leaf', 'leaf on 2']]);
  });

  test('R5.3 a card filled by the gained elements, not by a cube of the draw, cannot be cancelled', () => {
    const game = position(cards, [{ active: ['1'] }, { active: ['2'] }, {}], table);
    draw(game, 'sun', '0: sun on 1', '0: hex 0,0', '1: leaf on 2', '0: no');
    expect(asked(game)).toBe('1 yes-no');
  });

  test('R15.10 a mountain that is taken and placed again counts as placed (R7.4)', () => {
    const empty = { ...table, words: { settings: supplyOf(1) } };
    const game = position(cards, [{ active: ['1'] }, {}, {}], empty);
    raise(game, [1, 0]);
    draw(game, 'sun', '0: sun on 1', '0: hex 1,0 mountain', '0: hex 0,0', '1: dial leaf');
    // Three turns, one of them for the drawn token: a cube is gained.
    expect([game.dial[1], game.cubes[1]]).toEqual([0, 8]);
  });
});

const tiles = [
  { q: 0, r: 0, terrain: 'desert' as const },
  { q: 1, r: 0, terrain: 'grassland' as const },
  { q: 0, r: 1, terrain: 'desert' as const },
];
const words = { layouts: [{ name: 'standard', tiles }] };
const kilimanjaro = feature(90, {
  pattern: SUMMITS,
  token: 'kilimanjaro',
  triggers: [when('mountain', 'placed', [elements('leaf')]), when('mountain', 'removed', [vp(50)])],
});

test('R15.5 the three mountains return to the supply, and each of their tiles still counts one', () => {
  const game = position([card(1, 'leaf')], [{ active: ['1'], hand: [90] }, {}, {}], {
    words,
    features: [kilimanjaro],
  });
  raise(game, [0, 0], [1, 0], [0, 1]);
  expect(view(game, 0).supply.mountain).toBe(5);
  draw(game, 'sun', '0: card 90');
  expect(view(game, 0).supply.mountain).toBe(8);
  expect(view(game, 0).landscape.map((tile) => tile.mountains)).toEqual([1, 1, 1]);
  // The token does not count as placing a mountain, and none was removed.
  expect([asked(game), game.vp[0], game.dial[0]]).toEqual(['nobody', 0, 1]);
});

test('R15.5 the token can neither be removed nor be taken when the supply is empty (R7.4)', () => {
  const cards = [card(1, 'sun', [remove('mountain'), vp(1)]), card(2, 'sun', [place('mountain'), vp(1)])];
  const game = position(cards, [{ active: ['1'], hand: [90] }, { active: ['2'] }, {}], {
    words: { ...words, settings: supplyOf(3) },
    features: [kilimanjaro],
  });
  raise(game, [0, 0], [1, 0], [0, 1]);
  draw(game, 'rain', '0: card 90');
  game.landscape.supply[2] = 0;
  draw(game, 'sun', '0: sun on 1', '1: sun on 2', '1: no');
  // Nothing to remove, so that step is skipped; nothing to place, so the effect ends there.
  expect(game.vp).toEqual([1, 0, 0]);
  expect(view(game, 0).landscape.map((tile) => tile.mountains)).toEqual([1, 1, 1]);
});
