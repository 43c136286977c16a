import { expect, test, vi } from 'vitest';
import { Schedule } from './schedule.ts';

test('an error of a callback ends the run, and no game under way counts as lost', async () => {
  const other = Promise.withResolvers<never[]>();
  const lost = vi.fn();
  const schedule = new Schedule(
    { jobs: () => 2, batchMs: 1, play: (place) => (place === 0 ? Promise.resolve([]) : other.promise) },
    [{ from: 0, to: 10 }],
    {
      played: () => {
        throw new Error('the file is full');
      },
      lost,
      stopped: () => false,
    },
  );
  await expect(schedule.finish()).rejects.toThrow('the file is full');
  // The pool is closed while the other worker plays.
  other.reject(new Error('ended'));
  await new Promise(setImmediate);
  expect(lost).not.toHaveBeenCalled();
});
