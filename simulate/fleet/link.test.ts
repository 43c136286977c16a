/** Unusable Redis addresses are refused with a sentence that does not show the password in them. */
import { expect, test } from 'vitest';
import { connect } from './link.ts';

const HINT =
  'Give one like redis://HOST:6379/1, or rediss://USER:PASSWORD@HOST:6379 for TLS. In a password write %23 for #, %2F for /, and %25 for %.';

test.each([
  ['HOST:6379', 'HOST:6379'],
  ['redis://', 'redis://'],
  ['http://user:secret@host', 'http://…@host'],
  ['redis://user:sec#ret@host:6379', 'redis://…@host:6379'],
  ['redis://user:sec/ret@host:6379', 'redis://…@host:6379'],
  ['redis://user:12/ret@host:6379', 'redis://…@host:6379'],
  ['redis://:sec%ret@host:6379', 'redis://…@host:6379'],
  ['redis://host:6379/games', 'redis://host:6379/games'],
  ['redis://host:6379?password=secret', 'redis://host:6379'],
])('the address %s is refused with a reason', async (address, shown) => {
  const run = { role: 'run', build: { ecos: '0.0.0', v8: '0' }, jobs: 0 } as const;
  await expect(connect(address, run, () => undefined)).rejects.toMatchObject({
    name: 'UserError',
    message: `${shown} is not the address of a Redis server. ${HINT}`,
  });
});
