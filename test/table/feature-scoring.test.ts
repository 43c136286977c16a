/** R12.4, R15.9: features that score at the end. */
import { describe, expect, test } from 'vitest';
import { hash } from '../../runtime/save/json.ts';
import { copied } from '../copied.ts';
import { atEnd, card, cell, elements, feature, may, onPlay, place, vp, when } from './cards.ts';
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

/** A feature of the first seat that takes points at the end. */
function losing(amount: number): TableAt {
  const lose = { op: 'lose', quantity: { amount, upTo: false }, what: 'vp' } as const;
  const features = [feature(90, { triggers: [atEnd(lose)] })];
  return { features, laid: [{ feature: 90, seat: 0, at: [[0, 0]] }] };
}

/** Three players with these points and a card in the hand of the first, so that the game is not exhausted. */
const withPoints = (...points: number[]): SeatAt[] =>
  points.map((points, seat) => (seat === 0 ? { vp: points, hand: [1] } : { vp: points }));

describe('R12.4', () => {
  test('R12.4 features score when the target has been reached, before the points are compared', () => {
    const game = position(cards, withPoints(41, 39, 0), scoring(0, 5));
    draw(game, 'wild');
    expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [41, 44, 0]]);
  });

  test('R12.4 features score when a player has exactly the target', () => {
    const game = position(cards, withPoints(0, 40, 0), scoring(0, 0, 7));
    draw(game, 'wild');
    expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [0, 40, 7]]);
  });

  test('R12.4 features do not score if no player has reached the target without them', () => {
    const game = position(cards, withPoints(39, 39, 0), scoring(9, 9, 9));
    draw(game, 'wild');
    expect([game.status, game.vp, game.harbinger]).toEqual(['unfinished', [39, 39, 0], 1]);
  });

  test('R12.4 features score only after a wild', () => {
    const game = position(cards, withPoints(45, 39, 0), scoring(9, 9, 9));
    draw(game, 'sun');
    expect([game.status, game.vp]).toEqual(['unfinished', [45, 39, 0]]);
    draw(game, 'wild');
    expect([game.status, game.vp]).toEqual(['over', [54, 48, 9]]);
  });

  test('R12.4 points of the wild draw itself count towards the target', () => {
    const seats = [{ vp: 38, active: ['3'] }, { vp: 20 }, {}];
    const game = position(cards, seats, scoring(0, 30));
    draw(game, 'wild');
    answer(game, '0: wild on 3 sun');
    expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [40, 50, 0]]);
  });

  test('R12.4 a feature declared after that wild scores both on play and at the end', () => {
    const triggers = [onPlay(vp(2)), atEnd(vp(3))];
    const features = [feature(90, { pattern: [cell(0, 0, 'desert')], triggers })];
    const game = position(cards, [{ vp: 38, hand: [90, 1] }, { vp: 10 }, {}], { features });
    draw(game, 'wild');
    answer(game, '0: card 90');
    expect([game.status, game.winner, game.vp]).toEqual(['over', 0, [43, 10, 0]]);
  });

  test('R12.4 the game ends, or is tied, even if features take the points that reached the target', () => {
    const game = position(cards, withPoints(41, 39, 0), losing(5));
    draw(game, 'wild');
    expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [36, 39, 0]]);
    const tied = position(cards, withPoints(41, 39, 0), losing(2));
    draw(tied, 'wild');
    expect([tied.tied, tied.vp, tied.harbinger]).toEqual([true, [39, 39, 0], 1]);
  });

  test('R12.4 a feature in hand scores nothing', () => {
    const game = position(cards, [{ vp: 40, hand: [1] }, { vp: 39, hand: [91] }, {}], {
      features: [feature(91, { triggers: [atEnd(vp(5))] })],
    });
    draw(game, 'wild');
    expect([game.winner, game.vp]).toEqual([0, [40, 39, 0]]);
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
});

describe('R12.3', () => {
  const seats: SeatAt[] = [
    { vp: 42, active: ['1 x.'] },
    { vp: 40, active: ['2 x.'] },
    { vp: 30, hand: [3] },
  ];

  test('R12.3 end scoring can break a tie', () => {
    const game = position(cards, withPoints(42, 42, 0), scoring(0, 1));
    draw(game, 'wild');
    expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [42, 43, 0]]);
  });

  test('R12.3 end scoring can cause a tie, which is played out', () => {
    const game = position(cards, seats, scoring(0, 2));
    draw(game, 'wild');
    answer(game, '0: dial wild', '1: dial wild');
    expect([game.status, game.tied, game.vp]).toEqual(['unfinished', true, [42, 42, 30]]);
    draw(game, 'rain');
    answer(game, '0: rain on 1', '1: dial rain');
    // 42 and 5; the feature does not score again.
    expect([game.status, game.winner, game.vp]).toEqual(['over', 0, [47, 42, 30]]);
  });

  test('R12.4 features do not score again during the draws of a tie, even after a wild', () => {
    const game = position(cards, seats, scoring(0, 2, 1));
    draw(game, 'wild');
    answer(game, '0: dial wild', '1: dial wild');
    expect(game.vp).toEqual([42, 42, 31]);
    draw(game, 'leaf');
    expect([game.status, game.vp]).toEqual(['unfinished', [42, 42, 31]]);
    draw(game, 'wild');
    while (asked(game) !== 'nobody') {
      answer(game, `${game.asked.seat}: ${asked(game).endsWith('use-element') ? 'dial wild' : 'gain-cube'}`);
    }
    expect([game.status, game.vp]).toEqual(['unfinished', [42, 42, 31]]);
  });

  test('R12.4 a feature played only during the draws of a tie does not score', () => {
    const triggers = [atEnd(vp(9))];
    const features = [feature(90, { pattern: [cell(0, 0, 'land', '1 hare')], triggers })];
    const game = position(
      cards,
      [{ vp: 42, active: ['4'], hand: [90] }, { vp: 42, active: ['2 x.'] }, { vp: 1 }],
      { features },
    );
    draw(game, 'wild');
    answer(game, '0: dial wild', '1: dial wild');
    expect(game.tied).toBe(true);
    draw(game, 'leaf');
    answer(game, '0: leaf on 4', '0: hex 0,0', '0: card 90');
    expect([game.status, game.features.length, game.vp]).toEqual(['unfinished', 1, [42, 42, 1]]);
    draw(game, 'wild');
    answer(game, '0: dial wild', '1: wild on 2 rain');
    expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [42, 47, 1]]);
  });
});

describe('R12.5', () => {
  test('R12.5 features also score when the game ends because nothing is left', () => {
    const game = position([], [{ vp: 3 }, { vp: 7 }, {}], scoring(5));
    draw(game, 'sun');
    expect(game.vp).toEqual([3, 7, 0]);
    draw(game, 'wild');
    expect([game.status, game.winner, game.vp]).toEqual(['over', 0, [8, 7, 0]]);
  });

  test('R12.5 a tie caused by features is then final', () => {
    const game = position([], [{ vp: 3 }, { vp: 7 }, {}], scoring(4));
    draw(game, 'wild');
    expect([game.status, game.winner, game.vp]).toEqual(['over', -1, [7, 7, 0]]);
  });

  test('R12.5 a tie caused by features is final even if they reach the target', () => {
    const game = position([], [{ vp: 30 }, { vp: 35 }, {}], scoring(12, 7));
    draw(game, 'wild');
    expect([game.status, game.winner, game.vp]).toEqual(['over', -1, [42, 42, 0]]);
  });

  test('R12.4, R12.5 features do not score again if the cards run out while a tie is played out', () => {
    const last = card(5, 'leaf', [vp(1)], { leaves: 1 });
    const other = card(6, 'leaf', [vp(1)], { leaves: 1 });
    const game = position(
      [last, other],
      [{ vp: 40, active: ['5'] }, { vp: 42, active: ['6'] }, {}],
      scoring(2),
    );
    draw(game, 'wild');
    answer(game, '0: dial wild', '1: dial wild');
    expect([game.tied, game.vp]).toEqual([true, [42, 42, 0]]);
    draw(game, 'leaf');
    answer(game, '0: leaf on 5', '1: leaf on 6', '0: no');
    expect([game.tied, game.vp]).toEqual([true, [43, 43, 0]]);
    draw(game, 'wild');
    expect([game.status, game.winner, game.vp]).toEqual(['over', -1, [43, 43, 0]]);
  });
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
  draw(game, 'wild');
  answer(game, '0: hex 0,0');
  expect([game.status, game.winner, game.vp]).toEqual(['over', 1, [40, 42, 0]]);
});
