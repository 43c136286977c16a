/** The place Print with a server that is temporarily away. */
import { expect, test, vi } from 'vitest';
import type { PrintOption } from '../../server-messages.ts';
import { RefusedError } from '../texts/server.ts';
import { Printing, type PrintingStudio } from './printing.ts';

/** A busy machine must not decide a test. */
const PATIENT = { timeout: 120_000 };

const OPTIONS: PrintOption[] = [
  { name: 'changed', flag: '--changed', about: 'only new cards', value: 'since' },
];
const PLAN = { cards: 0, sheets: [], notes: [] };

/** A page that is redrawn after each change. Its server does not answer until `back` is called. */
function page() {
  const asked: string[] = [];
  const documents = new Map([['set.eco', { file: 'set.eco', text: 'as written', saved: '' }]]);
  let isAway = true;
  const answer = (what: string, answered: unknown) => async () => {
    asked.push(what);
    if (isAway) throw new TypeError('Failed to fetch');
    return answered;
  };
  const studio = {
    server: {
      keeps: 'disk',
      printOptions: answer('options', OPTIONS),
      earlier: answer('earlier', { files: [] }),
      print: () => Promise.reject(new RefusedError('There is no lyon.')),
    },
    line: { version: 1, post: (_: string, __: unknown, take: (plan: unknown) => void) => take(PLAN) },
    documents,
    set: { folder: '/set', name: 'set', version: '1', known: [] },
    saveAll: async () => documents.set('set.eco', { file: 'set.eco', text: 'laid out', saved: 'laid out' }),
  } as unknown as PrintingStudio;
  const printing: Printing = new Printing(studio, () => void printing.look());
  const back = () => {
    isAway = false;
  };
  return { printing, asked, back, documents };
}

test('unanswered requests are sent again when the server is back, but not endlessly before', async () => {
  const { printing, asked, back } = page();
  printing.want('changed', 'HEAD');
  await printing.look();
  await vi.waitFor(() => expect(printing.refused).toMatch(/does not answer/), PATIENT);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked.length).toBeLessThan(10);
  expect(printing.plan).toBeUndefined();
  back();
  await printing.look();
  await vi.waitFor(() => expect(printing.plan).toEqual(PLAN), PATIENT);
  expect(printing.options).toEqual(OPTIONS);
  expect(printing.refused).toBeUndefined();
  const before = asked.length;
  await printing.look();
  expect(asked).toHaveLength(before);
});

test('the reason why a print was refused is not repeated among the notes', async () => {
  const { printing, back } = page();
  back();
  await printing.look();
  const notes = ['Cards with mistakes are not printed. set.eco, line 3: there is no lyon.', 'No margins.'];
  printing.plan = { ...printing.plan!, notes };
  expect(printing.notes).toEqual(notes);
  printing.refused = 'Cards with mistakes are not printed. set.eco:3:5: There is no lyon (and 1 more).';
  expect(printing.notes).toEqual(['No margins.']);
});

test('the reason why a print was refused stays until a text changes, even when saving formats texts', async () => {
  const { printing, back, documents } = page();
  back();
  await printing.print();
  await printing.look();
  expect(printing.refused).toBe('There is no lyon.');
  documents.set('set.eco', { file: 'set.eco', text: 'mended', saved: 'mended' });
  await printing.look();
  expect(printing.refused).toBeUndefined();
});
