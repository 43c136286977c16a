import { join } from 'node:path';
import { expect, test } from 'vitest';
import { asName, nameByPlace } from './set-name.ts';

test.each([
  ['my-set', 'my-set'],
  ['My Set', 'my-set'],
  ['Été 2', 'ete-2'],
  ['2nd', 'cards-2nd'],
  ['x22', 'cards-x22'],
  ['x22-b', 'x22-b'],
  ['constructor', 'cards-constructor'],
  ['!', 'cards'],
])('%s is called %s', (text, name) => expect(asName(text)).toBe(name));

test('an unnamed set gets the name of its file, or of the folder on the command line', () => {
  const file = join('some', 'Wet Land', 'rain.eco');
  expect(nameByPlace([file], [file])).toBe('rain');
  expect(nameByPlace([file], [join('some', 'Wet Land')])).toBe('wet-land');
  expect(nameByPlace([file], ['some'])).toBe('some');
  expect(nameByPlace(['<stdin>'], ['-'])).toBe('cards');
});
