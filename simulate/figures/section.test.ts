/** Cells of tables, and cards in sentences. */
import { expect, test } from 'vitest';
import { trialRemark } from '../advice/remarks.ts';
import { cell, markCard, textParts } from './section.ts';

test('a rate just above the limit is not rounded to the limit', () => {
  expect([0, 0.0499, 0.05, 0.0501, 0.06].map((rate) => cell.rate(rate).text)).toEqual([
    ...['0.00', '0.05', '0.05', '> 0.05', '0.06'],
  ]);
});

test('a card in a sentence is a part of its own, and the other text stays the same', () => {
  const now = { games: 400, lift: 0, low: -0.02, high: 0.02 };
  const remark = trialRemark({ number: 3, now, wanted: null, tried: [], advice: null }, markCard);
  expect(textParts(remark, (card) => `${card} "Rain"`)).toEqual([
    { text: 'Leave card ' },
    { text: '3 "Rain"', card: 3 },
    { text: ' as it is: among good players it is within ±2.0 %, 400 games.' },
  ]);
  expect(textParts('No card.', String)).toEqual([{ text: 'No card.' }]);
});
