import { expect, test } from 'vitest';
import { cardKeys } from './wall-card.ts';

test('cards with one number in one file have keys of their own', () => {
  const twins = [10, 20].map((from) => ({ kind: 'card' as const, number: 7, file: 'a.eco', from }));
  const other = { ...twins[0]!, file: 'b.eco' };
  expect([...cardKeys([...twins, other]).values()]).toEqual([...twins, other]);
});
