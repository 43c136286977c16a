/** Names for what is meant again. */
import { expect, test } from 'vitest';
import { withNames } from './naming.ts';

const named = (text: string) => withNames(text, ['glacier']);

test('the only lion that steps act on gets a name, behind its place', () => {
  expect(named('place lion on a desert if you have no cubes; gain 1 vp if adjacent to @that-lion')).toBe(
    'place lion on a desert as that-lion if you have no cubes; gain 1 vp if adjacent to that-lion',
  );
});

test('one of several lions is named by its number, inside blocks, too', () => {
  expect(named('place lion; may { move a lion 1 space; remove a fish on @lion-2 }')).toBe(
    'place lion; may { move a lion 1 space as lion-2; remove a fish on lion-2 }',
  );
});

test('several steps give the same name where either is meant', () => {
  expect(named('place lion; place lion; place fish adjacent to @lion-1-or-lion-2')).toBe(
    'place lion as lion-1-or-lion-2; place lion as lion-1-or-lion-2; place fish adjacent to lion-1-or-lion-2',
  );
});

test('each thing in turn is named before its block, and kinds have one noun', () => {
  expect(named('for each forest or glacier { place lion adjacent to @that-token }')).toBe(
    'for each forest or glacier as that-token { place lion adjacent to that-token }',
  );
});

test('what no step brings in has no name', () => {
  expect(named('place lion; remove a fish on @that-desert')).toBeUndefined();
});
