/** The place Print with a server that is temporarily away. */
import { effect, signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { askedLine } from '../../../test/studio/asked-line.ts';
import type { CardRow } from '../../messages.ts';
import { browserStorage, storedNames } from '../storage.ts';
import { RefusedError } from '../texts/server.ts';
import { PrintController } from './print-controller.ts';

const PLAN = { isExpansion: false, cards: 0, sheets: [], notes: [], warnings: [] };

/** A page whose server does not answer until `back` is called. */
function page(refusal = 'There is no lyon.') {
  const asked: string[] = [];
  const documents = new Map([['set.eco', { file: 'set.eco', text: 'as written', saved: '', mark: '' }]]);
  const trouble = signal('away');
  const { line, change } = askedLine((name) => (name === 'sheets' || name === 'printed' ? PLAN : null));
  const print = new PrintController({
    server: { keeps: 'disk', print: () => Promise.reject(new RefusedError(refusal)) },
    answers: { cards: signal<readonly CardRow[]>([]) },
    line,
    documents,
    lang: signal('en' as const),
    setLang: () => {},
    texts: { trouble },
    versions: {
      all: [],
      askCommits: async () => {},
      textsOf: async (since) => {
        asked.push(since);
        if (trouble.value !== '') throw new TypeError('Failed to fetch');
        return { texts: new Map(), since, reference: since };
      },
    },
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
  print.choose({ changed: true, since: 'HEAD' });
  await expect.poll(() => print.refused).toMatch(/does not answer/);
  await new Promise((done) => setTimeout(done, 20));
  expect(asked.length).toBeLessThan(10);
  back();
  await expect.poll(() => print.refused).toBeUndefined();
  expect(print.plan.value).toEqual(PLAN);
});

test('the reason why a print was refused stays until a text changes, even when saving formats texts', async () => {
  const { print, back, change } = page();
  print.choose({ changed: undefined });
  back();
  await print.print();
  await print.update();
  expect(print.refused).toBe('There is no lyon.');
  change();
  expect(print.refused).toBeUndefined();
});

test.each(['{', 'null', '{"purpose": "nonsense", "shop": 3}'])(
  'stored choices that are damaged are ignored: %s',
  (damaged) => {
    browserStorage.setItem(storedNames('/set').print, damaged);
    expect(page().print.request).toEqual({ profile: 'home', lang: 'en' });
  },
);
