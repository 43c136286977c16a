/** The interaction state of a table, without a page. */
import { expect, test } from 'vitest';
import type { View } from '../../runtime/index.ts';
import type { ChoiceEntry } from '../messages.ts';
import type { ScreenView } from '../screen/screen.ts';
import { type TableBackend, TableController } from './table-controller.ts';

const entry = (name: string, key: string, more: Partial<ChoiceEntry> = {}): ChoiceEntry => ({
  text: name,
  head: name,
  name,
  key,
  options: [],
  next: [],
  hexes: [],
  ...more,
});

const shown = (v: number, entries: ChoiceEntry[]): ScreenView => ({
  v,
  view: { seat: 0, seats: [], decisions: v } as unknown as View,
  seats: [],
  handOver: null,
  running: null,
  asked: { question: 'Which one?', step: null, entries },
  said: [],
  changed: [],
  undo: 'nothing was chosen',
  line: 1,
  result: null,
  ending: null,
  points: undefined,
});

/** A table with some entries, and all requests that it sent. */
function sitting(entries: ChoiceEntry[]) {
  const asked: string[] = [];
  const backend = {
    table: new Proxy(
      {},
      {
        get:
          (_, name: string) =>
          async (...params: unknown[]) => {
            asked.push(`${name} ${params.join(' ')}`);
            if (name === 'hint') throw new Error('There is nothing to choose.');
            return null;
          },
      },
    ),
    board: async (wanted: object) => {
      asked.push(`board ${JSON.stringify(wanted)}`);
      return { svg: '', words: '' };
    },
    face: () => undefined,
    sign: () => undefined,
    options: {},
  } as unknown as TableBackend;
  const table = new TableController(backend);
  table.take(shown(1, entries));
  return { table, asked };
}

const LION = entry('Move lion on k12', '1', {
  next: [
    entry('Move lion on k12 to l12', '1', { options: [4] }),
    entry('Move lion on k12 to l13', '2', { options: [5] }),
  ],
});

test('a digit key answers with the index of its option, once for each question', () => {
  const { table, asked } = sitting([entry('yes', '1', { options: [0] }), entry('no', '2', { options: [1] })]);
  expect(table.takesKey('2')).toBe(true);
  table.choose(0);
  expect(asked).toEqual(['answer 1 1']);
  table.take(shown(2, [entry('yes', '1', { options: [0] })]));
  table.choose(0);
  expect(asked.at(-1)).toBe('answer 0 2');
});

test('keys of two digits are typed digit by digit, and wrong digits are ignored', () => {
  const entries = Array.from({ length: 12 }, (_, at) =>
    entry(`p${at}`, `${at + 1}`.padStart(2, '0'), { options: [at] }),
  );
  const { table, asked } = sitting(entries);
  table.takesKey('5');
  expect(table.typed.value).toBe('');
  table.takesKey('1');
  expect(table.typed.value).toBe('1');
  table.takesKey('2');
  expect(asked).toEqual(['answer 11 1']);
});

test('an animal is chosen first, then its destination; one step back returns to the first menu', () => {
  const { table, asked } = sitting([LION, entry('done', '0', { options: [9] })]);
  table.choose(0);
  expect(table.menu.map(({ name }) => name)).toEqual(['Move lion on k12 to l12', 'Move lion on k12 to l13']);
  table.takesKey('u');
  expect(table.menu[0]!.name).toBe('Move lion on k12');
  table.choose(0);
  table.takesKey('2');
  expect(asked).toEqual(['answer 5 1']);
});

test('the option pointed at is drawn and previewed until another question is asked', async () => {
  const { table, asked } = sitting([entry('Place on l12', '1', { options: [3], hexes: [{ q: 1, r: 2 }] })]);
  table.setRoom({ width: 300, height: 200 });
  table.point(0);
  expect(asked).toEqual(['board {}', 'board {"pointed":0}', 'preview 1 3']);
  table.take(shown(2, []));
  expect(table.pointed.value).toBeUndefined();
});

test('the reason why a request is impossible is shown as a sentence', async () => {
  const { table } = sitting([entry('yes', '1', { options: [0] })]);
  table.takesKey('u');
  expect(table.notice.value).toBe('You cannot take that back: nothing was chosen.');
  await table.askHint();
  expect(table.notice.value).toBe('There is nothing to choose.');
});

test('handing the screen over clears the card that the last person looked at', async () => {
  const { table, asked } = sitting([]);
  table.enlarge(12);
  const next = { ...shown(2, []), handOver: 1, view: { seat: -1, seats: [] } as unknown as View };
  table.take(next);
  expect(table.enlarged.value).toBeUndefined();
  table.takeScreen(1);
  expect(asked.at(-1)).toBe('takeScreen 1');
});

test('a refusal that arrives after the table has changed is not shown', async () => {
  const { table } = sitting([]);
  const hint = table.askHint();
  table.take(shown(2, []));
  await hint;
  expect(table.notice.value).toBe('');
});

test('Escape goes back one step at a time', () => {
  const { table } = sitting([LION]);
  table.choose(0);
  table.open('board');
  table.enlarge(12);
  const open = () => [table.enlarged.value, table.opened.value.has('board'), table.entry.value !== undefined];
  const steps = [1, 2, 3, 4].map(() => [table.takesKey('Escape'), ...open()]);
  expect(steps).toEqual([
    [true, undefined, true, true],
    [true, undefined, false, true],
    [true, undefined, false, false],
    [false, undefined, false, false],
  ]);
});
