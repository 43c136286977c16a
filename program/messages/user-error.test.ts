import { expect, test } from 'vitest';
import { UserError } from './user-error.ts';

test('an error of another copy of the class is one, and of no other class', () => {
  class Other extends Error {
    override name = 'UserError';
  }
  class Own extends UserError {}
  expect(new Other()).toBeInstanceOf(UserError);
  expect(new UserError('no')).toBeInstanceOf(UserError);
  expect(new Own('no')).toBeInstanceOf(UserError);
  expect(new UserError('no')).not.toBeInstanceOf(Own);
  for (const odd of [new TypeError('no'), undefined, null, 'UserError'])
    expect(odd).not.toBeInstanceOf(UserError);
});
