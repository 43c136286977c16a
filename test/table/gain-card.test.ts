/** R6: gaining and playing cards. */
import { expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import { imagine } from '../../runtime/players/determinize.ts';
import { seedRandom } from '../../runtime/random.ts';
import { view } from '../../runtime/view/view.ts';
import { card, cell, cubes, feature, gainCard, gainCardToPlay, may, play, vp } from './cards.ts';
import {
  answer,
  asked,
  completed,
  draw,
  leaves,
  numbers,
  offers,
  position,
  type TableAt,
} from './table-kit.ts';

const plain = [2, 3, 4, 5, 6, 7].map((n) => card(n, 'leaf', [], { deck: n < 5 ? 'brown' : 'blue' }));

/** Seat 0 gains a card through the effect of card 1. */
function gaining(table: TableAt, step = gainCard) {
  const game = completed([card(1, 'sun', [step, vp(1)]), ...plain], [{ active: ['1'] }, {}, {}], table);
  return game;
}

test('R6.1 a player looks at two cards, of one deck or one of each, or takes one from the display', () => {
  const game = gaining({ brown: [2, 3], blue: [5, 6], display: [4, 7] });
  expect(asked(game)).toBe('0 gain-card');
  expect(offers(game)).toEqual(['look brown', 'look blue', 'look both', 'card 4', 'card 7']);
});

test.each([
  ['brown', [4, 3], [2], [5, 6, 7]],
  ['blue', [7, 6], [2, 3, 4], [5]],
  ['both', [4, 7], [2, 3], [5, 6]],
])(
  'R6.1 of two cards from %s, one goes to hand and the other face up to the display',
  (at, pair, brown, blue) => {
    const game = gaining({ brown: [2, 3, 4], blue: [5, 6, 7] });
    answer(game, `0: look ${at}`);
    expect(asked(game)).toBe('0 keep-card');
    expect(offers(game)).toEqual(pair.map((n) => `card ${n}`));
    answer(game, `0: card ${pair[0]}`);
    expect(numbers(game, game.hands[0])).toEqual([pair[0]]);
    expect(numbers(game, game.display)).toEqual([pair[1]]);
    expect(game.decks.map((deck) => numbers(game, deck))).toEqual([brown, blue]);
    expect(game.vp[0]).toBe(1);
  },
);

const gainOf = (of: number): Step => ({ op: 'gain', rewards: [{ gain: 'card', amount: 1, of }] });
const ofThree = gainOf(3);

test('all cards are from one deck; one is kept, and the others go under it in their order', () => {
  const game = gaining({ brown: [2, 3, 4], blue: [6, 7] }, ofThree);
  expect(offers(game)).toEqual(['look brown', 'look blue']);
  expect(view(game, 0).decision?.options).toEqual([
    { option: 'look', at: 'brown', of: 3 },
    { option: 'look', at: 'blue', of: 2 },
  ]);
  answer(game, '0: look brown');
  expect(offers(game)).toEqual(['card 4', 'card 3', 'card 2']);
  answer(game, '0: card 3');
  expect(numbers(game, game.hands[0])).toEqual([3]);
  expect(game.display).toEqual([]);
  // The top card is the last.
  expect(numbers(game, game.decks[0])).toEqual([2, 4]);
  const two = gaining({ brown: [2, 3, 4], blue: [6, 7] }, gainOf(2));
  answer(two, '0: look brown');
  answer(two, '0: card 4');
  expect(numbers(two, two.decks[0])).toEqual([3, 2]);
});

test('a deck with fewer cards offers those it has, and a single card is kept without asking', () => {
  const two = gaining({ blue: [6, 7], display: [2] }, ofThree);
  expect(offers(two)).toEqual(['look blue', 'card 2']);
  answer(two, '0: look blue');
  answer(two, '0: card 6');
  expect([numbers(two, two.hands[0]), numbers(two, two.decks[1])]).toEqual([[6], [7]]);
  const one = gaining({ blue: [6] }, ofThree);
  expect([numbers(one, one.hands[0]), one.decks[1]]).toEqual([[6], []]);
});

test('R6.2 other players do not see the cards, and bots imagine any cards of that deck', () => {
  const game = gaining({ brown: [2, 3, 4], blue: [5, 6, 7] }, ofThree);
  answer(game, '0: look brown');
  expect(view(game, 0).decision?.options).toContainEqual({ option: 'card', card: 4, under: true });
  expect(view(game, 1).decision).toEqual({ seat: 0, kind: 'keep-card', options: null });
  for (let seed = 1; seed < 20; seed++) {
    const imagined = imagine(game, { random: seedRandom(seed) }, 1);
    const [frame] = imagined.stack.filter(({ task }) => task === 'gain-card');
    const looked = frame?.task === 'gain-card' ? numbers(imagined, frame.looked) : [];
    expect(looked.toSorted((a, b) => a - b)).toEqual([2, 3, 4]);
  }
});

test('R6.3 discarded cards cannot be gained', () => {
  const game = position([card(1, 'sun', [gainCard], { leaves: 1 }), ...plain]);
  game.discard = [2, 3];
  draw(game, 'sun', '0: sun on 1');
  expect([asked(game), game.hands[0], game.display]).toEqual(['nobody', [], []]);
  expect(game.discard).toHaveLength(3);
});

test('R6.4 a played card comes from hand, face up, with all its leaves and no cube', () => {
  const cards = [card(1, 'sun', [play(0)]), card(2, 'leaf', [], { leaves: 3 }), card(3, 'rain')];
  const game = position(cards, [{ active: ['1'], hand: [2, 3] }, {}, {}]);
  draw(game, 'sun', '0: sun on 1', '0: card 2');
  expect([numbers(game, game.active[0]), numbers(game, game.hands[0])]).toEqual([[1, 2], [3]]);
  expect([leaves(game, 2), game.covered[1]]).toEqual([3, 0]);
  expect(view(game, 1).seats[0].active.map((c) => c.card)).toEqual([1, 2]);
});

test('L11 "may gain a card" or a cube is asked only if there is one', () => {
  const offered = (table: TableAt) => asked(gaining(table, may(gainCard)));
  expect([offered({ brown: [2] }), offered({ display: [2] }), offered({})]).toEqual([
    '0 yes-no',
    '0 yes-no',
    'nobody',
  ]);
  expect(asked(gaining({ cubeSupply: 1 }, may(cubes(1))))).toBe('0 yes-no');
  expect(asked(gaining({ cubeSupply: 0 }, may(cubes(1))))).toBe('nobody');
  expect(asked(gaining({ cubeSupply: 0 }, may(vp(1))))).toBe('0 yes-no');
});

test('R6.5 a Landscape Feature gained "and played" is shown to all, and stays known while it is in hand', () => {
  const features = [feature(101, { pattern: [cell(0, 0, 'desert')] }), feature(102)];
  const game = gaining({ brown: [2], display: [101], features }, gainCardToPlay);
  game.hands[0].push(game.tables.cardOf[102]);
  expect(view(game, 1).seats[0].shown).toEqual([]);
  answer(game, '0: card 101');
  for (const seat of [0, 1, 2]) expect(view(game, seat).seats[0].shown).toEqual([101]);
  expect(view(game, 1).seats[0]).toMatchObject({ hand: null, handSize: 2 });
  const imagined = imagine(game, { random: seedRandom(1) }, 1);
  expect(view(imagined, 1).seats[0].shown).toEqual([101]);
  expect(numbers(imagined, imagined.hands[0])).toContain(101);
  expect(asked(game)).toBe('0 declare');
  answer(game, '0: card 101');
  expect(game.features).toMatchObject([{ card: game.tables.cardOf[101] }]);
  expect(view(game, 1).seats[0].shown).toEqual([]);
});

test('R6.5 a Landscape Feature gained otherwise is not shown', () => {
  const game = gaining({ brown: [2], display: [101], features: [feature(101)] });
  answer(game, '0: card 101');
  expect(view(game, 1).seats[0]).toMatchObject({ shown: [], handSize: 1 });
});
