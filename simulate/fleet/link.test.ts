/** Unusable Redis addresses are refused with a sentence that does not show the password in them. */
import { expect, test } from 'vitest';
import { connect } from './link.ts';

const HINT = 'Give an address like redis://HOST:6379, or rediss://USER:PASSWORD@HOST:6379 for TLS.';
const ENCODED = 'Encode special characters of a password: %23 for #, %2F for /, %25 for %.';

test.each([
  ['HOST:6379', `HOST:6379 is not an address. ${HINT}`],
  ['redis://', `redis:// is not an address. ${HINT}`],
  ['http://user:secret@host', `http:// is not the address of a Redis server. ${HINT}`],
  ['redis://user:sec#ret@host:6379', `redis://…@host:6379 is not an address. ${ENCODED}`],
  ['redis://user:sec/ret@host:6379', `redis://…@host:6379 is not an address. ${ENCODED}`],
  ['redis://user:12/ret@host:6379', `redis://…@host:6379 is not an address. ${ENCODED}`],
  ['redis://:sec%ret@host:6379', `redis://…@host:6379 is not an address. ${ENCODED}`],
  [
    'redis://host:6379/games',
    'redis://host:6379/games cannot be used: only the number of a database, like /1, may follow the host.',
  ],
  [
    'redis://host:6379?db=1',
    'redis://host:6379 cannot be used: only the number of a database, like /1, may follow the host.',
  ],
])('the address %s is refused with a reason', async (address, message) => {
  const run = { role: 'run', build: { ecos: '0.0.0', v8: '0' }, jobs: 0 } as const;
  await expect(connect(address, run, () => undefined)).rejects.toMatchObject({
    name: 'UserError',
    message: message,
  });
});
