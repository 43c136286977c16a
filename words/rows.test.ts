/** How a row of a table is read, and what it means with what its slots were read as. */
import { expect, test } from 'vitest';
import { fill, readRows } from './rows.ts';

const meaning = (row: string, slots: Record<string, string>) =>
  fill(
    readRows(row)[0]!.meaning,
    new Map(Object.entries(slots).map(([slot, one]) => [slot, { meaning: one }])),
  );

test('a row has a category, a pattern, what it means and an example', () => {
  expect(readRows('# A note\n\nact: [you] put|set_down <q:placed|thing> => place $q ## Put a lion.')).toEqual(
    [
      {
        category: 'act',
        items: [
          { maybe: [{ alternatives: [['you']] }] },
          { alternatives: [['put'], ['set', 'down']] },
          { slot: 'q', categories: ['placed', 'thing'] },
        ],
        meaning: [
          { needs: [], parts: ['place'] },
          { needs: [], parts: [{ slot: 'q', step: '' }] },
        ],
        example: 'Put a lion.',
      },
    ],
  );
});

test.each([
  ['act: <q> => place $q', { q: 'lion' }, 'place lion'],
  // What is in brackets is left out without one of its slots.
  ['act: <q> => place $q[; $s]', { q: 'lion' }, 'place lion'],
  ['act: <q> => place $q[; $s]', { q: 'lion', s: 'gain 1vp' }, 'place lion ; gain 1vp'],
  // "Fewer than 3" is at most 2.
  ['bound: <n> => at most $n-1', { n: '3' }, 'at most 2'],
  // Slots may stand side by side, or behind a mark.
  ['again: <a> <b> => as_$a$b', { a: 'lion-1', b: '-or-lion-2' }, 'as_lion-1-or-lion-2'],
])('%s', (row, slots, text) => {
  expect(meaning(row, slots)).toBe(text);
});

test('a line that is no row is an error', () => {
  expect(() => readRows('n: one => 1 ## One.\nno row')).toThrow('no row');
});
