/** The place Print with a server that is temporarily away. */
import { effect, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { askedLine } from '../../../test/studio/asked-line.ts';
import type { PrintOption } from '../../server-messages.ts';
import { browserStorage, storedNames } from '../storage.ts';
import { RefusedError } from '../texts/server.ts';
import { PrintController } from './print-controller.ts';

const OPTIONS: PrintOption[] = [
  { name: 'changed', flag: '--changed', group: 'Cards', about: 'only new cards', value: 'since' },
];
const PLAN = { paper: { width: 210, height: 297 }, cards: 0, sheets: [], notes: [], warnings: [] };

/** A page whose server does not answer until `back` is called. */
function page() {
  const asked: string[] = [];
  const documents = new Map([['set.eco', { file: 'set.eco', text: 'as written', saved: '', mark: '' }]]);
  const trouble = signal('away');
  const { line, change } = askedLine(() => PLAN);
  const answer =
    <T>(what: string, answered: T) =>
    async () => {
      asked.push(what);
      if (trouble.value !== '') throw new TypeError('Failed to fetch');
      return answered;
    };
  const print = new PrintController({
    server: {
      keeps: 'disk',
      printOptions: answer('options', OPTIONS),
      earlier: answer('earlier', { files: [] }),
      print: () => Promise.reject(new RefusedError('There is no lyon.')),
    },
    line,
    documents,
    texts: { trouble },
    set: { folder: '/set', name: 'set', version: '1' },
    saveAll: async () => {
      documents.set('set.eco', { file: 'set.eco', text: 'laid out', saved: 'laid out', mark: '' });
      change();
    },
    visitPlace: () => {},
  });
  effect(() => void print.update());
  const back = () => {
    trouble.value = '';
  };
  return { print, asked, back, change };
}

test('unanswered requests are sent again when the server is back, but not endlessly before', async () => {
  const { print, asked, back } = page();
  print.want('changed', 'HEAD');
  await expect.poll(() => print.refused).toMatch(/does not answer/);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked.length).toBeLessThan(10);
  expect(print.plan.value).toBeUndefined();
  back();
  await expect.poll(() => print.plan.value).toEqual(PLAN);
  expect(print.options.value).toEqual(OPTIONS);
  expect(print.refused).toBeUndefined();
  const before = asked.length;
  await print.update();
  expect(asked.filter((what) => what === 'options').length).toBeLessThanOrEqual(3);
  expect(asked.slice(before)).toEqual(['earlier']);
});

test('the reason why a print was refused stays until a text changes, even when saving formats texts', async () => {
  const { print, back, change } = page();
  back();
  await print.print();
  await print.update();
  expect(print.refused).toBe('There is no lyon.');
  change();
  expect(print.refused).toBeUndefined();
});

test.each(['{', 'null'])('stored options that are damaged are ignored: %s', (damaged) => {
  browserStorage.setItem(storedNames('/set').print, damaged);
  expect(page().print.wanted.value).toEqual({});
});
