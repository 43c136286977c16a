/** What people said most. */
import { expect, test } from 'vitest';
import type { NoteRow } from './findings.ts';
import { mostSaid } from './most-said.ts';

const note = (more: Partial<NoteRow>): NoteRow =>
  ({ table: 'one', game: 0, seat: 0, card: null, key: null, text: null, hex: null, ...more }) as NoteRow;

test('what more people said comes first; who repeats it counts once', () => {
  const notes = [
    note({ card: 12, key: 'weak', text: 'never worth it' }),
    note({ card: 12, key: 'weak', text: 'still not' }),
    note({ card: 7, key: 'fun' }),
    note({ card: 7, key: 'fun', seat: 1, text: 'the best' }),
    note({ card: 3, text: 'when?' }),
    note({ text: 'too slow', hex: 'k9' }),
  ];
  expect(mostSaid(notes)).toEqual([
    { card: 7, mark: 'fun', people: 2, texts: ['the best'] },
    { card: 3, mark: null, people: 1, texts: ['when?'] },
    { card: 12, mark: 'weak', people: 1, texts: ['never worth it', 'still not'] },
  ]);
  expect(mostSaid(notes, 9)).toHaveLength(4);
  expect(mostSaid([])).toEqual([]);
});

test('the same seats of two tables are different people', () => {
  const notes = ['one', 'two'].map((table) => note({ card: 1, key: 'broken', table }));
  expect(mostSaid(notes)).toMatchObject([{ people: 2 }]);
});
