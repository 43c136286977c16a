/** What a set is called in a language. */
import { expect, test } from 'vitest';
import { base } from '../../test/rules/boards.ts';
import { translateVocabulary } from './set-extras.ts';

test('a vocabulary in a language is made once, and so is what is kept for it', () => {
  const extras = { nouns: new Map([['es' as const, new Map()]]) };
  const spoken = () => translateVocabulary(base.words, 'es', extras);
  expect(spoken()).toBe(spoken());
});
