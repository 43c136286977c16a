/** The targets that `npm run balance` compares the bundled cards with are files for `ecos simulate --expect`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import validateExpectations from '../../simulate/expect-validator.generated.ts';

test.each(['hands.json', 'drafted.json'])('%s has bounds that can be checked', (name) => {
  const file = join(import.meta.dirname, '../../tools/balance', name);
  expect(validateExpectations(JSON.parse(readFileSync(file, 'utf8')))).toBe(true);
});
