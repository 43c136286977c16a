import { expect, test } from 'vitest';
import { crowded, HOST_LIMITS } from './limits.ts';

test('an address has at most 8 connections, and the host at most 1,000', () => {
  const open = Array<string>(7).fill('a');
  expect(crowded(open, 'a', HOST_LIMITS)).toBe(undefined);
  open.push('a');
  expect(crowded(open, 'a', HOST_LIMITS)).toBe(
    'There are already 8 pages of this host open from your address: close one.',
  );
  for (let n = 8; n < 1000; n++) {
    expect(crowded(open, 'b', HOST_LIMITS)).toBe(undefined);
    open.push(`b${n}`);
  }
  expect(crowded(open, 'c', HOST_LIMITS)).toBe('This host cannot serve more pages: try again later.');
});
