/** Which notes lead to their moment. */
import { expect, test } from 'vitest';
import { readySets } from '../../test/ready-sets.ts';
import { addFindings, cardFindings, noFindings } from '../findings.ts';
import type { Entry } from '../journal.ts';
import type { NoteLine } from '../notes.ts';
import { cardsOf } from '../table.ts';
import { findingsView } from './findings-view.ts';
import type { Hosting } from './hosting.ts';

const { chain } = readySets().find(({ id }) => id === 'new-horizon')!;
const cards = cardsOf(chain);
const begun = (at: number): Entry => ({
  ...{ at, is: 'begun', cards: 'now', players: ['human', 'human'] },
  options: { players: 2, seed: at },
});
const note = (at: number, text: string): NoteLine => ({
  ...{ at, seat: 0, is: 'note', cards: 'now', choice: 1, text },
});

test('a note of a game that was begun anew does not lead into the game after it', () => {
  const findings = noFindings();
  addFindings(findings, 'one', [begun(1), begun(5)], [note(2, 'early'), note(6, 'late')], () => cards);
  const host = { answer: { tables: [{ id: 'one', isOver: true }] } } as unknown as Hosting;
  const { games, notes } = findings;
  const told = JSON.stringify(findingsView(host, { games, notes, cards: cardFindings(findings) }));
  const [early, late] = [told.indexOf('early'), told.indexOf('late')];
  expect(told.slice(early, late)).toContain('a game that was begun anew');
  expect(told.slice(early, late)).not.toContain('To the moment');
  expect(told.slice(late)).toContain('To the moment');
});
