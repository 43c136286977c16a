/** The traps of docs/rules.md that need a table; those of the landscape are in test/rules/traps.eco. */
import { expect, test } from 'vitest';
import {
  atEnd,
  card,
  cell,
  cubes,
  eachOther,
  elements,
  feature,
  gainCard,
  may,
  place,
  vp,
  when,
} from './cards.ts';
import {
  answer,
  asked,
  completed,
  draw,
  featuresOf,
  leaves,
  numbers,
  offers,
  position,
  raise,
  spots,
} from './table-kit.ts';

test('Trap 1 R5.4 one token completes two cards of a player only through elements, here four in a chain', () => {
  const game = position(
    [
      card(1, 'sun', [elements('rain'), may(vp(1))]),
      card(2, 'rain', [elements('leaf leaf'), may(vp(10))], { leaves: 1 }),
      card(3, 'leaf', [elements('sun'), may(vp(100))]),
      card(4, 'leaf', [may(vp(1000))]),
    ],
    [{ active: ['1', '2', '3', '4'], cubes: 2 }, { active: [] }, {}],
  );
  draw(game, 'sun', '0: sun on 1', '0: rain on 2');
  // The second card waits until the effect of the first has ended.
  expect([asked(game), spots(game, 2), leaves(game, 1)]).toEqual(['0 yes-no', 'x', 4]);
  answer(game, '0: yes', '0: leaf on 3', '0: leaf on 4', '0: yes');
  // Both are filled; their owner chooses. The last leaf of card 2 is gone.
  expect([asked(game), offers(game), game.vp[0]]).toEqual(['0 complete-card', ['card 3', 'card 4'], 11]);
  expect(numbers(game, game.discard)).toEqual([2]);
  // What card 3 gives completes card 1 again, which waits behind card 4.
  answer(game, '0: card 3', '0: sun on 1', '0: yes');
  expect(offers(game)).toEqual(['card 1', 'card 4']);
  answer(game, '0: card 4', '0: yes', '0: yes');
  expect([asked(game), game.vp[0], game.cubes[0]]).toEqual(['nobody', 1112, 2]);
});

test('Trap 4 R3.3 a cube placed for the first token and moved for the second completes neither card', () => {
  const game = position(
    [card(1, 'sun', [vp(1)]), card(2, 'rain rain', [vp(10)])],
    [{ active: ['1', '2'], cubes: 1 }, {}],
  );
  draw(game, 'sun rain', '0: sun on 1');
  expect([spots(game, 1), offers(game)]).toEqual(['x', ['dial rain', 'rain on 2']]);
  answer(game, '0: rain on 2');
  expect([asked(game), spots(game, 1), spots(game, 2)]).toEqual(['nobody', '.', 'x.']);
  expect([game.vp[0], leaves(game, 1)]).toEqual([0, 4]);
});

test('Trap 5 R5.3 cancelling a card filled by the second of two tokens leaves the cube of the first', () => {
  const game = position(
    [card(1, 'sun', [vp(1)]), card(2, 'sun rain', [vp(5)]), card(3, 'leaf')],
    [{ active: ['1'] }, { active: ['2'], dial: 2, hand: [3] }],
  );
  draw(game, 'sun rain', '0: sun on 1', '1: sun on 2', '1: rain on 2');
  expect(asked(game)).toBe('1 cancel');
  // Turning the dial gives its reward at once.
  answer(game, '1: yes', '1: play');
  expect([spots(game, 2), game.cubes[1], game.vp[1], leaves(game, 2)]).toEqual(['x.', 6, 0, 4]);
  expect([game.dial[1], numbers(game, game.active[1])]).toEqual([0, [2, 3]]);
});

test('Trap 6 R5.5, R15.9 a feature triggered during another player’s effect runs at once; the card it fills waits', () => {
  const fires = when('mountain', 'placed', [elements('rain'), may(vp(3))]);
  const cards = [
    card(1, 'sun', [place('mountain'), eachOther(elements('leaf')), may(vp(1))]),
    card(2, 'rain', [may(vp(10))]),
    card(3, 'leaf', [may(vp(100))]),
    card(4, 'sun', [may(vp(1000))]),
  ];
  const game = position(cards, [{ active: ['4'] }, { active: ['1'] }, { active: ['2', '3'] }], {
    ...featuresOf([2, fires]),
    harbinger: 2,
  });
  draw(game, 'sun', '0: sun on 4', '1: sun on 1');
  // Starting from the Harbinger, seat 2: seat 0 resolves, then seat 1, during whose effect the feature of seat 2 triggers.
  answer(game, '0: yes', '1: no', '1: hex 0,0', '2 use-element: rain on 2');
  expect([asked(game), spots(game, 2)]).toEqual(['2 yes-no', 'x']);
  answer(game, '2: yes', '2: leaf on 3');
  // Seat 1's effect continues first. Seat 2 was first in the order, so its turn comes again only now.
  expect([asked(game), game.vp]).toEqual(['1 yes-no', [1000, 0, 3]]);
  answer(game, '1: yes');
  expect([asked(game), offers(game)]).toEqual(['2 complete-card', ['card 2', 'card 3']]);
  answer(game, '2: card 3', '2: yes', '2: yes');
  expect([asked(game), game.vp]).toEqual(['nobody', [1000, 1, 113]]);
});

test('Trap 7 R12.3 if a tie lasts through a wild, the bag passes once and nothing scores again', () => {
  const cards = [card(1, 'sun sun', [vp(5)]), card(2, 'rain', [vp(5)]), card(3, 'rain', [vp(6)])];
  const game = position(
    cards,
    [
      { vp: 38, active: ['1'] },
      { vp: 40, active: ['2'] },
      { vp: 30, active: ['3'] },
    ],
    featuresOf([0, atEnd(vp(2))]),
  );
  draw(game, 'wild', '0: dial wild', '1: dial wild', '2: dial wild');
  expect([game.vp, game.tied, game.harbinger]).toEqual([[40, 40, 30], true, 1]);
  draw(game, 'wild', '0: dial wild', '1: dial wild', '2: dial wild');
  expect([game.vp, game.tied, game.harbinger, game.bag]).toEqual([[40, 40, 30], true, 2, [8, 8, 8, 2]]);
  // This token is not a wild, but the bag is passed and refilled anyway.
  draw(game, 'leaf');
  expect([game.harbinger, game.bag]).toEqual([0, [8, 8, 8, 2]]);
  draw(game, 'rain', '1: rain on 2', '2: rain on 3', '2: no');
  expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [40, 45, 36]]);
});

test('Trap 9 R3.2, R4.3, R6.3 without any cube or card left, the dial is only reset and gains give nothing', () => {
  const game = completed(
    [card(1, 'sun', [cubes(1), gainCard, vp(1)], { leaves: 1 }), card(2, 'sun')],
    [{ active: ['1'], cubes: 1 }, { active: ['2'], cubes: 0, dial: 2 }, { dial: 1 }],
    { cubeSupply: 0 },
  );
  // Seat 1 has no cube and must turn to 3, which gives nothing; seat 2 turns to 2, where no card is available.
  expect([game.dial, game.cubes, game.vp]).toEqual([
    [0, 0, 2],
    [1, 0, 7],
    [1, 0, 0],
  ]);
  expect([game.cubeSupply, game.hands]).toEqual([0, [[], [], []]]);
});

test('Trap 9 R7.4 the token of a feature is not taken in place of the last mountain', () => {
  const peak = feature(90, {
    pattern: [cell(0, 0, 'land', '1 mountain')],
    token: 'peak',
  });
  const game = position(
    [card(1, 'sun', [place('mountain'), vp(1)])],
    [{ active: ['1'] }, { hand: [90] }, {}],
    {
      features: [peak],
    },
  );
  raise(game, [0, 0]);
  draw(game, 'rain', '1: card 90');
  game.landscape.supply[2] = 0;
  draw(game, 'sun', '0: sun on 1');
  expect([asked(game), game.vp[0], leaves(game, 1)]).toEqual(['nobody', 0, 3]);
});
