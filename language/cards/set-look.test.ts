/** What a set is called in a language. */
import { expect, test } from 'vitest';
import { base } from '../../test/rules/boards.ts';
import { translateVocabulary } from './set-look.ts';

test('a vocabulary in a language is made once, and so is what is kept for it', () => {
  const look = { nouns: new Map([['es' as const, new Map()]]) };
  const spoken = () => translateVocabulary(base.words, 'es', look);
  expect(spoken()).toBe(spoken());
});
