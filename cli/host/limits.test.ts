import { expect, test } from 'vitest';
import { Connections, LIMITS } from './limits.ts';

test('an address has at most 8 connections, and the host at most 1,000', () => {
  const connections = new Connections(LIMITS);
  const last = Array.from({ length: 8 }, () => connections.take('a')).at(-1);
  expect(connections.take('a')).toBe(
    'There are already 8 pages of this host open from your address: close one.',
  );
  if (typeof last === 'function') last();
  expect(connections.take('a')).toBeTypeOf('function');
  for (let n = 8; n < 1000; n++) expect(connections.take(`b${n}`)).toBeTypeOf('function');
  expect(connections.take('c')).toBe('This host cannot serve more pages: try again later.');
});
