/** The sentence for whoever does not choose. */
import { expect, test } from 'vitest';
import { SPECTATOR } from '../../../runtime/index.ts';
import { chain, newTable } from '../../../test/table/people.ts';
import { cardBook } from '../../card-book.ts';
import { Screen } from '../../screen/screen.ts';
import { describeTurn } from './decision.tsx';

test.each([
  [['draft', 'draft', 'draft'], 'Waiting for Ana, Bo, and Cleo.'],
  [['draft', 'any', 'draft'], 'Waiting for Ana and Cleo.'],
])('a spectator of a draft of the hands %j sees who is still choosing', (hands, words) => {
  const names = ['Ana', 'Bo', 'Cleo'];
  const screen = new Screen(cardBook(chain));
  const table = newTable({ hands });
  screen.take(table.firstSeen(SPECTATOR), names);
  const people = names.map((name) => ({ name, player: 'human' as const }));
  const shown = screen.shown(1, people);
  expect(describeTurn(shown, { menu: [], entry: { value: undefined } } as never)).toBe(words);
});
