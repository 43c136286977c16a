import { expect, test } from 'vitest';
import { compileBaseSet } from '../test/table/base-set.ts';
import { cardBook, cardRulesText, shortName } from './card-book.ts';

test('the texts of cards use the nouns of the set', () => {
  const chain = [compileBaseSet()];
  const nouns = new Map([
    ['thing-grassland', { one: 'meadow', many: 'meadows', bare: 'meadow', gender: '' }],
  ]);
  const number = chain[0]!.cards.find(({ steps }) => JSON.stringify(steps).includes('grassland'))!.number;
  expect(cardRulesText(cardBook(chain, nouns), number)).toContain('meadow');
  expect(cardRulesText(cardBook(chain), number)).toContain('grassland');
});

test('elements that begin alike have longer short names', () => {
  const { words, ...book } = cardBook([compileBaseSet()]);
  const elements = ['sun', 'grassland', 'grain', 'grainfield'].map((name) => ({
    ...words.elements[0]!,
    name,
  }));
  const short = elements.map(({ name }) => shortName({ ...book, words: { ...words, elements } }, name));
  expect(short).toEqual(['sun', 'gras', 'grain', 'grainf']);
});

test('the texts of cards can be in another language', () => {
  const chain = [compileBaseSet()];
  const number = chain[0]!.cards.find(({ steps }) => steps[0]?.op === 'place')!.number;
  expect(cardRulesText(cardBook(chain, undefined, 'es'), number)).toMatch(/^Coloca /);
});
