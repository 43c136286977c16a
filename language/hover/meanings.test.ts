import { expect, test } from 'vitest';
import { KEYWORDS } from '../../grammar/index.ts';
import { wordMeaning } from './meanings.ts';

test('every keyword has a meaning', () => {
  expect([...KEYWORDS].filter((word) => wordMeaning(word, 'steps') === undefined)).toEqual([]);
});

test('a step has an example and its effect, any other keyword the explanation in the language reference', () => {
  expect(wordMeaning('remove', 'steps')).toBe(
    '`remove up to 3 forests`\n\nTakes tiles or tokens out of the landscape (R10.2, R10.3).',
  );
  expect(wordMeaning('leaves', 'card')).toBe('`leaves 2`: how often the card can be used, 1 to 4');
  expect(wordMeaning('zebra', 'steps')).toBeUndefined();
  expect(wordMeaning('constructor', 'steps')).toBeUndefined();
});

test('`as` is not read as the plural of `a`', () => {
  expect(wordMeaning('as', 'steps')).toMatch(/^`place lion as guest`: /);
  expect(wordMeaning('a', 'steps')).toMatch(/^`a lion`, `2 lions`, /);
  expect(wordMeaning('an', 'steps')).toMatch(/^`a lion`, `2 lions`, /);
});

test('a keyword with several meanings is explained by its context', () => {
  expect(wordMeaning('place', 'steps')).toMatch(/^`place /);
  expect(wordMeaning('hand', 'declaration')).toMatch(/^`hand lion footprint/);
  expect(wordMeaning('hand', 'card')).toMatch(/^`hand lion active`/);
  expect(wordMeaning('players', 'declaration')).toMatch(/^`players 2 to 6`/);
});
