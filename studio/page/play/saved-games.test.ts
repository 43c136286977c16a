import { expect, test } from 'vitest';
import { keptAfter } from './saved-games.ts';

test('a log is saved as it grows, without undone decisions, and each line of the game has its own', () => {
  const kept = keptAfter({ chains: [], names: ['You', ''], lines: {}, line: 1 }, [
    { line: 1, chain: 0, from: 0, texts: ['head', 'one'] },
    { line: 1, chain: 0, from: 2, texts: ['two', 'three'] },
  ]);
  expect(kept.lines[1]).toEqual({ chain: 0, log: 'head\none\ntwo\nthree\n' });
  const undone = keptAfter(kept, [{ line: 1, chain: 0, from: 2, texts: [] }]);
  expect(undone.lines[1]?.log).toBe('head\none\n');
  const branched = keptAfter(kept, [{ line: 2, chain: 1, from: 0, texts: ['head', 'other'] }]);
  expect(branched.lines).toEqual({ ...kept.lines, 2: { chain: 1, log: 'head\nother\n' } });
});
