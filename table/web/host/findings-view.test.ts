/** Notes that lead to their moment. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { begun, cards } from '../../../test/table/people.ts';
import { tableFindings } from '../../findings/findings.ts';
import type { NoteLine } from '../../findings/notes.ts';
import { momentOfNote } from './findings-view.tsx';
import type { HostController } from './host-controller.ts';

const note = (at: number, text: string): NoteLine => ({
  at,
  seat: 0,
  is: 'note',
  cards: 'now',
  choice: 1,
  text,
});

test('a note leads to a moment of its own game once that was replaced or is over', () => {
  const entries = [1, 5].map((at) => ({ ...begun(), at }));
  const findings = tableFindings('one', entries, [note(2, 'early'), note(6, 'late')], () => cards);
  const momentsAt = (isOver: boolean) => {
    const answer = signal({ tables: [{ id: 'one', isOver }] });
    const host = { answer, findings: signal(findings) } as unknown as HostController;
    return findings.notes.map((one) => momentOfNote(host, one));
  };
  const early = { id: 'one', choice: 1, game: 0 };
  expect(momentsAt(false)).toEqual([early, undefined]);
  expect(momentsAt(true)).toEqual([early, { ...early, game: 1 }]);
});
