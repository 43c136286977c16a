import { expect, test } from 'vitest';
import type { CardRow } from '../../messages.ts';
import { foundRows } from './found.ts';

const cards = [
  { number: 61, title: 'Überschwemmung', text: { en: 'Place a water.', es: 'Coloca un león.' } },
  { number: 162, title: 'Große Flut', text: { en: 'Gain 2 points.', es: 'Gana 2 puntos.' } },
].map((card) => ({ deck: 'brown', file: 'set.eco', ...card }) as CardRow);
const found = (searchText: string) =>
  foundRows({ cards, searchText, lang: 'es' }).map(({ number }) => number);

test.each([
  ['', [61, 162]],
  ['6', [61]],
  ['uber', [61]],
  ['ÜBER leon', [61]],
  // Some systems write accents as separate combining characters.
  ['u\u0308ber', [61]],
  ['flút', [162]],
  ['grosse', [162]],
  ['water', []],
])('“%s” finds its cards, whatever their accents and case', (searchText, numbers) => {
  expect(found(searchText)).toEqual(numbers);
});
