import { expect, test } from 'vitest';
import { cardKeys } from './wall-card.ts';

test('cards with the same number in one file have different keys', () => {
  const twins = [10, 20].map((from) => ({ kind: 'card' as const, number: 7, file: 'a.eco', from }));
  const other = { ...twins[0]!, file: 'b.eco' };
  expect([...cardKeys([...twins, other]).values()]).toEqual([...twins, other]);
});
