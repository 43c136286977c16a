import { expect, test } from 'vitest';
import { WIN_UNITS } from '../statistics/sums.ts';
import type { CardRun } from './cards.ts';
import { cardEstimates, playedBy, shrunkShare } from './people.ts';

test('the share of people starts at the share of bots, and moves to their own with more games', () => {
  const bots = { times: 200, of: 1000 };
  const after = (times: number, of: number) => shrunkShare({ times, of }, bots)!;
  expect(after(1, 1).share).toBeCloseTo((0.2 * 20 + 1) / 21, 2);
  expect(after(10, 20).share).toBeCloseTo(0.35, 2);
  expect(after(500, 1000).share).toBeCloseTo(0.5, 1);
  const [few, many] = [after(1, 2), after(500, 1000)];
  expect(few.low).toBeLessThan(0.2);
  expect(few.high).toBeGreaterThan(few.share);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4);
  expect(shrunkShare({ times: 0, of: 0 }, bots)).toBe(null);
  expect(shrunkShare({ times: 1, of: 2 }, { times: 0, of: 0 })).toBe(null);
  // A few games of bots carry little weight.
  expect(shrunkShare({ times: 0, of: 3 }, { times: 1, of: 1 })!.share).toBeLessThan(0.3);
});

test('a card is estimated from the seats that had it in play, and from those that began with it', () => {
  const card = { inPlay: 200, begun: { games: 40, won: 10 * WIN_UNITS } };
  const run = {
    subject: { cards: [1] },
    tables: { cards: [{ number: 900 }, { number: 901 }] },
    tally: { games: 250, cards: [undefined, card] },
    options: { players: 4 },
  };
  const [[number, bots]] = playedBy(run as unknown as CardRun);
  expect([number, bots]).toEqual([901, { seats: 1000, played: 200, began: 40, won: 10 }]);
  const { played, won } = cardEstimates({ seats: 20, played: 10, began: 10, won: 8 }, bots);
  expect(played).toEqual(shrunkShare({ times: 10, of: 20 }, { times: 200, of: 1000 }));
  expect(won).toEqual(shrunkShare({ times: 8, of: 10 }, { times: 10, of: 40 }));
});
