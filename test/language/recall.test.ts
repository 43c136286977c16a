/**
 * Law 4 of the language service: when cards and scenarios are typed from left to right, each word is among the
 * completions.
 */
import { expect, test } from 'vitest';
import { measureRecall, takenOffers } from './recall.ts';

const SOAK = Number(process.env.SOAK ?? 0);

test('law 4: each word of the bundled cards and scenarios is offered before it, and near the top after its first letter', () => {
  const { words, missed, ranks } = measureRecall(SOAK > 0 ? 1 : 16);
  expect(missed).toEqual([]);
  expect(words).toBeGreaterThan(SOAK > 0 ? 13_000 : 700);
  expect(ranks.letter).toBeLessThan(1.5);
  expect(ranks.nothing).toBeLessThan(6);
});

test('law 4: accepting an offer never causes a problem with a name', () => {
  const { taken, problems } = takenOffers(SOAK > 0 ? 1 : 160);
  expect(problems).toEqual([]);
  expect(taken).toBeGreaterThan(SOAK > 0 ? 100_000 : 500);
});
