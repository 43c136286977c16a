import { expect, test, vi } from 'vitest';
import { playGames } from './schedule.ts';

test('an error of a callback ends the run, and no game under way counts as lost', async () => {
  const other = Promise.withResolvers<string>();
  const lost = vi.fn();
  const run = playGames(
    { jobs: 2, play: (worker) => (worker === 0 ? Promise.resolve('games') : other.promise) },
    [{ from: 0, to: 10 }],
    {
      played: () => {
        throw new Error('the file is full');
      },
      lost,
      stopped: () => false,
    },
  );
  await expect(run).rejects.toThrow('the file is full');
  // The pool is closed while the other worker plays.
  other.reject(new Error('ended'));
  await new Promise(setImmediate);
  expect(lost).not.toHaveBeenCalled();
});
