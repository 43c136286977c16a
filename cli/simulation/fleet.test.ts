import { expect, test } from 'vitest';
import { redisAddress } from './fleet.ts';

test.each([
  ['redis://host', 'redis://me:secret@host:6379', 'redis://me:secret@host'],
  ['redis://host:6379/1', 'redis://:secret@host', 'redis://:secret@host:6379/1'],
  ['redis://you@host:6379', 'redis://me:secret@host:6379', 'redis://you:secret@host:6379'],
  ['redis://host:6380', 'redis://me:secret@host:6379', 'redis://host:6380'],
  ['redis://me:other@host', 'redis://me:secret@host', 'redis://me:other@host'],
])('%s gets the password of ECOS_REDIS=%s if host and port are the same', (given, known, address) => {
  expect(redisAddress(given, known)).toBe(address);
});
