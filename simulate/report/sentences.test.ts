/** Cards in sentences of a report. */
import { expect, test } from 'vitest';
import { trialRemark } from '../advice/remarks.ts';
import { marked, sentenceParts } from './sentences.ts';

test('a card in a sentence links to its row, and the other text stays the same', () => {
  const now = { games: 400, lift: 0, low: -0.02, high: 0.02 };
  const remark = trialRemark(
    { number: 3, now, wanted: null, tried: [], advice: null, promising: null, toTell: null },
    marked,
  );
  expect(sentenceParts(remark, (card) => `${card} "Rain"`)).toEqual([
    { text: 'Leave card ' },
    { text: '3 "Rain"', href: 'card-3' },
    { text: ': among good players it is within ±2.0 % as it is, 400 games.' },
  ]);
  expect(sentenceParts('No card.', String)).toEqual([{ text: 'No card.' }]);
});
