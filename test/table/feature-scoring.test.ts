/** R12.4, R15.9: features that score at the end. */
import { expect, test } from 'vitest';
import { hash } from '../../runtime/save/json.ts';
import { copied } from '../copied.ts';
import { atEnd, card, elements, feature, may, onPlay, place, vp, when } from './cards.ts';
import { answer, asked, draw, position, type SeatAt, type TableAt } from './table-kit.ts';

const cards = [
  card(1, 'sun rain', [vp(5)]),
  card(2, 'sun rain', [vp(5)]),
  card(3, 'sun', [vp(2)]),
  card(4, 'leaf', [place('hare')]),
];

/** Features in play that score a number of points at the end, by seat; 0 for none. */
function scoring(...points: number[]): TableAt {
  const at: [number, number][] = [
    [0, 0],
    [1, 0],
    [1, -1],
  ];
  const seats = points.flatMap((amount, seat) => (amount > 0 ? [seat] : []));
  return {
    features: seats.map((seat) => feature(90 + seat, { triggers: [atEnd(vp(points[seat]))] })),
    laid: seats.map((seat) => ({ feature: 90 + seat, seat, at: [at[seat]] })),
  };
}

/** Three players with these points and a card in the hand of the first, so that the game is not exhausted. */
const withPoints = (...points: number[]): SeatAt[] =>
  points.map((points, seat) => (seat === 0 ? { vp: points, hand: [1] } : { vp: points }));

test('R12.4 features score when the target has been reached, before the points are compared', () => {
  const game = position(cards, withPoints(41, 39, 0), scoring(0, 5));
  draw(game, 'wild');
  expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [41, 44, 0]]);
});

test('R12.4 features do not score if no player has reached the target without them', () => {
  const game = position(cards, withPoints(39, 39, 0), scoring(9, 9, 9));
  draw(game, 'wild');
  expect([game.status, game.vp, game.harbinger]).toEqual(['unfinished', [39, 39, 0], 1]);
});

test('R12.4 every feature of a player scores, with each of its blocks for the end', () => {
  const game = position(cards, withPoints(40, 39, 0), {
    features: [
      feature(90, { triggers: [atEnd(vp(1)), onPlay(vp(100)), atEnd(vp(2))] }),
      feature(91, { triggers: [atEnd(vp(4)), when('hare', 'placed', [vp(100)])] }),
    ],
    laid: [
      { feature: 91, seat: 1, at: [[0, 0]] },
      { feature: 90, seat: 1, at: [[1, 0]] },
    ],
  });
  draw(game, 'wild');
  expect([game.winner, game.vp]).toEqual([1, [40, 46, 0]]);
});

test('R12.4 the game waits for a choice while features score', () => {
  const game = position(cards, withPoints(40, 39, 0), {
    features: [
      feature(91, { triggers: [atEnd(may(vp(3)))] }),
      feature(90, { triggers: [atEnd(may(vp(2)))] }),
    ],
    laid: [
      { feature: 91, seat: 1, at: [[0, 0]] },
      { feature: 90, seat: 0, at: [[1, 0]] },
    ],
  });
  draw(game, 'wild');
  // In the order in which the features were played.
  expect([asked(game), game.status]).toEqual(['1 yes-no', 'playing']);
  const back = copied(game);
  expect(hash(back)).toBe(hash(game));
  for (const table of [game, back]) {
    answer(table, '1: yes');
    expect(asked(table)).toBe('0 yes-no');
    answer(table, '0: no');
    expect([table.status, table.winner, table.vp]).toEqual(['over', 1, [40, 42, 0]]);
  }
  expect(hash(back)).toBe(hash(game));
});

test('R12.3 end scoring can cause a tie, which is played out', () => {
  const seats: SeatAt[] = [
    { vp: 42, active: ['1 x.'] },
    { vp: 40, active: ['2 x.'] },
    { vp: 30, hand: [3] },
  ];
  const game = position(cards, seats, scoring(0, 2));
  draw(game, 'wild', '0: dial wild', '1: dial wild');
  expect([game.status, game.tied, game.vp]).toEqual(['unfinished', true, [42, 42, 30]]);
  draw(game, 'rain', '0: rain on 1', '1: dial rain');
  // 42 and 5; the feature does not score again.
  expect([game.status, game.winner, game.vp]).toEqual(['over', 0, [47, 42, 30]]);
});

test('R12.5 features also score when the game ends because nothing is left', () => {
  const game = position([], [{ vp: 3 }, { vp: 7 }, {}], scoring(5));
  draw(game, 'sun');
  expect(game.vp).toEqual([3, 7, 0]);
  draw(game, 'wild');
  expect([game.status, game.winner, game.vp]).toEqual(['over', 0, [8, 7, 0]]);
});

test('R12.4, R12.5 features do not score again if the cards run out while a tie is played out', () => {
  const last = card(5, 'leaf', [vp(1)], { leaves: 1 });
  const other = card(6, 'leaf', [vp(1)], { leaves: 1 });
  const game = position(
    [last, other],
    [{ vp: 40, active: ['5'] }, { vp: 42, active: ['6'] }, {}],
    scoring(2),
  );
  draw(game, 'wild', '0: dial wild', '1: dial wild');
  expect([game.tied, game.vp]).toEqual([true, [42, 42, 0]]);
  draw(game, 'leaf', '0: leaf on 5', '1: leaf on 6', '0: no');
  expect([game.tied, game.vp]).toEqual([true, [43, 43, 0]]);
  draw(game, 'wild');
  expect([game.status, game.winner, game.vp]).toEqual(['over', -1, [43, 43, 0]]);
});

test('R12.6 features do not score when a game stops at a limit', () => {
  const game = position(cards, withPoints(45, 44, 0), scoring(0, 9));
  draw(game, 'sun');
  expect([game.bound, game.vp]).toEqual(['draws', [45, 44, 0]]);
});

test('R15.9 an event during end scoring triggers features as usual', () => {
  const game = position(cards, withPoints(40, 39, 0), {
    features: [
      feature(90, { triggers: [atEnd(place('hare'))] }),
      feature(91, { triggers: [when('hare', 'placed', [vp(3), elements('leaf')])] }),
    ],
    laid: [
      { feature: 90, seat: 0, at: [[0, 0]] },
      { feature: 91, seat: 1, at: [[1, 0]] },
    ],
  });
  draw(game, 'wild', '0: hex 0,0');
  expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [40, 42, 0]]);
});
