import { expect, test } from 'vitest';
import { compileBaseSet } from '../test/table/base-set.ts';
import { cardBook, cardRulesText } from './card-book.ts';

test('people read the cards of a game in the words of the set', () => {
  const chain = [compileBaseSet()];
  const nouns = new Map([
    ['thing-grassland', { one: 'meadow', many: 'meadows', bare: 'meadow', gender: '' }],
  ]);
  const number = chain[0]!.cards.find(({ steps }) => JSON.stringify(steps).includes('grassland'))!.number;
  expect(cardRulesText(cardBook(chain, nouns), number)).toContain('meadow');
  expect(cardRulesText(cardBook(chain), number)).toContain('grassland');
});

test('people may read them in another language', () => {
  const chain = [compileBaseSet()];
  const number = chain[0]!.cards.find(({ steps }) => steps[0]?.op === 'place')!.number;
  expect(cardRulesText(cardBook(chain, undefined, 'es'), number)).toMatch(/^Coloca /);
});
