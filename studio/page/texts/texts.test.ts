/** The texts of a page, with a server that answers when the test wants. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SaveRequest } from '../../server-messages.ts';
import { browserStorage, careful } from '../storage.ts';
import { RefusedError, type Server } from './server.ts';
import { Texts } from './texts.ts';

beforeEach(() => vi.stubGlobal('addEventListener', () => {}));
afterEach(() => vi.unstubAllGlobals());

function opened(server: Partial<Server>, kept: Record<string, string> = {}): Texts {
  const files = [{ file: 'a.eco', text: 'zero', mark: 'mark of zero' }];
  const none = () => {};
  return new Texts({
    editor: { know: none, replace: none },
    line: { changed: none, reopen: none },
    takeExtras: () => undefined,
    server: {
      page: 'page',
      async *changes() {},
      keep: async () => ({}),
      save: () => new Promise(() => {}),
      ...server,
    },
    set: { at: 0, files, folder: '/', kept, known: [], name: 'set', refused: [], writable: true },
    shown: { showInsteadOf: none },
  });
}

test('a text that is saved again before the first save is answered causes no conflict', async () => {
  const wanted: SaveRequest[] = [];
  const answers: (() => void)[] = [];
  const texts = opened({
    save: (save) => {
      wanted.push(save);
      return new Promise((done) => answers.push(() => done({ mark: `mark of ${save.text}` })));
    },
  });
  const saves = ['one', 'two'].map((text) => {
    texts.write('a.eco', text);
    return texts.save('a.eco');
  });
  for (const save of saves) {
    await vi.waitFor(() => expect(answers).not.toHaveLength(0), { timeout: 120_000 });
    answers.shift()!();
    await save;
  }
  expect(wanted.map(({ mark }) => mark)).toEqual(['mark of zero', `mark of ${wanted[0]!.text}`]);
  expect(texts.documents.get('a.eco')).toMatchObject({ text: 'two', saved: 'two', mark: 'mark of two' });
});

test('a save that failed without the folder is no longer reported when the folder is back', async () => {
  const message = '/ is no longer there.';
  let isBack = () => {};
  const texts = opened({
    async *changes() {
      yield { at: 1, refused: [message] };
      await new Promise<void>((done) => {
        isBack = done;
      });
      yield { at: 2, refused: [] };
    },
    save: async () => {
      throw new RefusedError(message);
    },
  });
  const followed = texts.follow();
  await texts.save('a.eco');
  expect(texts.trouble.value).toBe(message);
  isBack();
  await followed;
  expect(texts.trouble.value).toBe('');
});

test('for one page, the text in the browser is newer than a draft that reached the server late', () => {
  const name = 'ecos-draft / a.eco page';
  const draft = (text: string, kept = '2026-01-01T00:00:00.000Z') =>
    JSON.stringify({ file: 'a.eco', mark: 'mark of zero', text, kept });
  browserStorage.setItem(name, draft('zero one two'));
  const shown = (kept: Record<string, string>) =>
    opened({ page: 'another' }, kept).documents.get('a.eco')?.text;
  expect(shown({ [name]: draft('zero one') })).toBe('zero one two');
  const third = draft('of a third', '2026-01-01T00:00:00.100Z');
  expect(shown({ [name]: draft('zero one'), 'ecos-draft / a.eco third': third })).toBe('of a third');
  browserStorage.removeItem(name);
});

test('a text that another page took over is stored again once that page saves another', async () => {
  const [kept, name]: [Record<string, string>, string] = [{}, 'ecos-draft / a.eco first'];
  const serverOf = (page: string): Partial<Server> => ({
    page,
    async keep(name, value) {
      if (value === null) delete kept[name];
      else kept[name] = value;
    },
    async *changes() {
      yield { at: 1, file: 'a.eco', text: 'two', mark: 'mark of two' };
    },
  });
  const first = opened(serverOf('first'));
  first.write('a.eco', 'one');
  await vi.waitFor(() => expect(kept[name]).toMatch('one'));
  opened(serverOf('second'), { ...kept }).write('a.eco', 'two');
  expect(browserStorage.getItem(name)).toBeNull();
  await first.follow();
  const stored = vi.spyOn(browserStorage, 'setItem');
  expect(browserStorage.getItem(name)).toMatch('one');
  first.write('a.eco', 'one more');
  await vi.waitFor(() => expect(kept[name]).toMatch('one more'));
  // Once for each change, in a conflict, too.
  expect(stored).toHaveBeenCalledTimes(1);
  browserStorage.removeItem(name);
  browserStorage.removeItem(name.replace('first', 'second'));
});

test.each(['{', 'null', '{"file":1}'])('a draft that is damaged is ignored: %s', (damaged) => {
  const { documents } = opened({ page: 'another' }, { 'ecos-draft / a.eco page': damaged });
  expect(documents.get('a.eco')?.text).toBe('zero');
});

test('when the storage is full, the browser keeps no outdated text', () => {
  const there = new Map([['name', 'earlier']]);
  const storage = {
    getItem: (name: string) => there.get(name) ?? null,
    removeItem: (name: string) => there.delete(name),
    setItem: () => {
      throw new Error('full');
    },
  };
  const kept = careful(() => storage as unknown as Storage);
  kept.setItem('name', 'later');
  expect(kept.getItem('name')).toBe('later');
  expect(there.size).toBe(0);
});
