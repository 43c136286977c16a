import { expect, test } from 'vitest';
import { KEYWORDS } from '../../grammar/index.ts';
import { meaningOf } from './meanings.ts';

test('every keyword has a meaning', () => {
  expect([...KEYWORDS].filter((word) => meaningOf(word, 'steps') === undefined)).toEqual([]);
});

test('a step has an example and its effect, any other keyword the explanation in the language reference', () => {
  expect(meaningOf('remove', 'steps')).toBe(
    '`remove up to 3 forests`\n\nTakes tiles or tokens out of the landscape (R10.2, R10.3).',
  );
  expect(meaningOf('leaves', 'card')).toBe('`leaves 2`: how often the card can be used, 1 to 4');
  expect(meaningOf('zebra', 'steps')).toBeUndefined();
  expect(meaningOf('constructor', 'steps')).toBeUndefined();
});

test('`as` is not read as the plural of `a`', () => {
  expect(meaningOf('as', 'steps')).toMatch(/^`place lion as guest`: /);
  expect(meaningOf('a', 'steps')).toMatch(/^`a lion`, `2 lions`, /);
  expect(meaningOf('an', 'steps')).toMatch(/^`a lion`, `2 lions`, /);
});

test('a keyword with several meanings is explained by its context', () => {
  expect(meaningOf('place', 'steps')).toMatch(/^`place /);
  expect(meaningOf('hand', 'declaration')).toMatch(/^`hand lion footprint/);
  expect(meaningOf('hand', 'card')).toMatch(/^`hand lion active`/);
  expect(meaningOf('players', 'declaration')).toMatch(/^`players 2 to 6`/);
});
