import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askChain } from './chain.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('the set is requested again when another question replaces this one, until it is no longer needed', async () => {
  const answers = [undefined, undefined, { refused: 'a mistake' }];
  const ask = vi.fn(async () => answers.shift());
  const found = askChain({ ask } as never, { number: 1 });
  await vi.runAllTimersAsync();
  expect(await found).toEqual({ refused: 'a mistake' });
  expect(ask.mock.calls).toEqual(Array(3).fill(['chain', { number: 1 }]));
  let isLate = false;
  const late = askChain({ ask } as never, {}, () => isLate);
  await vi.advanceTimersByTimeAsync(1000);
  isLate = true;
  await vi.runAllTimersAsync();
  expect(await late).toBe(undefined);
});
