/** R12.4, R15.9: features that score at the end. */
import { expect, test } from 'vitest';
import type { Trigger } from '../../program/triggers.ts';
import { hash } from '../../runtime/save/json.ts';
import { copied } from '../copied.ts';
import { atEnd, card, elements, may, onPlay, place, vp, when } from './cards.ts';
import { answer, asked, draw, featuresOf, position, type SeatAt } from './table-kit.ts';

const cards = [
  card(1, 'sun rain', [vp(5)]),
  card(2, 'sun rain', [vp(5)]),
  card(3, 'sun', [vp(2)]),
  card(4, 'leaf', [place('hare')]),
];

/** A feature in play that scores this many points for its owner at the end. */
const scoring = (seat: number, points: number): [number, Trigger] => [seat, atEnd(vp(points))];

/** Three players with these points and a card in the hand of the first, so that the game is not exhausted. */
const withPoints = (...points: number[]): SeatAt[] =>
  points.map((points, seat) => (seat === 0 ? { vp: points, hand: [1] } : { vp: points }));

test('R12.4 features score when the target has been reached, before the points are compared', () => {
  const game = position(cards, withPoints(41, 39, 0), featuresOf(scoring(1, 5)));
  draw(game, 'wild');
  expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [41, 44, 0]]);
});

test('R12.4 features do not score if no player has reached the target without them', () => {
  const game = position(
    cards,
    withPoints(39, 39, 0),
    featuresOf(scoring(0, 9), scoring(1, 9), scoring(2, 9)),
  );
  draw(game, 'wild');
  expect([game.status, game.vp, game.harbinger]).toEqual(['unfinished', [39, 39, 0], 1]);
});

test('R12.4 every feature of a player scores, with each of its blocks for the end', () => {
  const game = position(
    cards,
    withPoints(40, 39, 0),
    featuresOf(
      [1, atEnd(vp(4)), when('hare', 'placed', [vp(100)])],
      [1, atEnd(vp(1)), onPlay(vp(100)), atEnd(vp(2))],
    ),
  );
  draw(game, 'wild');
  expect([game.winner, game.vp]).toEqual([1, [40, 46, 0]]);
});

test('R12.4 the game waits for a choice while features score', () => {
  const features = featuresOf([1, atEnd(may(vp(3)))], [0, atEnd(may(vp(2)))]);
  const game = position(cards, withPoints(40, 39, 0), features);
  draw(game, 'wild');
  // In the order in which the features were played.
  expect([asked(game), game.status]).toEqual(['1 yes-no', 'playing']);
  const back = copied(game);
  expect(hash(back)).toBe(hash(game));
  for (const table of [game, back]) {
    answer(table, '1: yes', '0 yes-no: no');
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
  const game = position(cards, seats, featuresOf(scoring(1, 2)));
  draw(game, 'wild', '0: dial wild', '1: dial wild');
  expect([game.status, game.tied, game.vp]).toEqual(['unfinished', true, [42, 42, 30]]);
  draw(game, 'rain', '0: rain on 1', '1: dial rain');
  // 42 and 5; the feature does not score again.
  expect([game.status, game.winner, game.vp]).toEqual(['over', 0, [47, 42, 30]]);
});

test('R12.5 features also score when the game ends because nothing is left', () => {
  const game = position([], [{ vp: 3 }, { vp: 7 }, {}], featuresOf(scoring(0, 5)));
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
    featuresOf(scoring(0, 2)),
  );
  draw(game, 'wild', '0: dial wild', '1: dial wild');
  expect([game.tied, game.vp]).toEqual([true, [42, 42, 0]]);
  draw(game, 'leaf', '0: leaf on 5', '1: leaf on 6', '0: no');
  expect([game.tied, game.vp]).toEqual([true, [43, 43, 0]]);
  draw(game, 'wild');
  expect([game.status, game.winner, game.vp]).toEqual(['over', -1, [43, 43, 0]]);
});

test('R12.6 features do not score when a game stops at a limit', () => {
  const game = position(cards, withPoints(45, 44, 0), featuresOf(scoring(1, 9)));
  draw(game, 'sun');
  expect([game.bound, game.vp]).toEqual(['draws', [45, 44, 0]]);
});

test('R15.9 an event during end scoring triggers features as usual', () => {
  const placed = when('hare', 'placed', [vp(3), elements('leaf')]);
  const features = featuresOf([0, atEnd(place('hare'))], [1, placed]);
  const game = position(cards, withPoints(40, 39, 0), features);
  draw(game, 'wild', '0: hex 0,0');
  expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [40, 42, 0]]);
});
