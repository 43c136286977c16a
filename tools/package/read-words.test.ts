/** `readWords` of the package, with arguments of the wrong kind. */
import { expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { readWords } from './entries/compiler.ts';

test.each([[[]], [[{}]], [[null]]])('a chain without a compiled set is refused: %j', (chain) => {
  expect(() => readWords('Gain 1 point.', { chain } as never)).toThrow(UserError);
});
