/** Cells of tables, and cards in sentences. */
import { expect, test } from 'vitest';
import { trialRemark } from '../advice/sections.ts';
import { markCard, textParts } from './section.ts';

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
