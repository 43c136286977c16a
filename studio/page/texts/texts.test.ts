/** Texts as the page has them, with a server that answers when the test wants. */
import { afterEach, expect, test, vi } from 'vitest';
import type { OpenAnswer, SaveWanted } from '../../server-messages.ts';
import type { Server } from './server.ts';
import { Texts } from './texts.ts';

afterEach(() => vi.unstubAllGlobals());

test('a text that is saved again before the first is answered is made from it, and is no conflict', async () => {
  vi.stubGlobal('addEventListener', () => {});
  const wanted: SaveWanted[] = [];
  const answers: (() => void)[] = [];
  const server = {
    save: (save: SaveWanted) => {
      wanted.push(save);
      return new Promise((done) => answers.push(() => done({ mark: `mark of ${save.text}` })));
    },
    keepDraft: async () => ({}),
    dropDraft: async () => ({}),
  } as unknown as Server;
  const files = [{ file: 'a.eco', text: 'zero', mark: 'mark of zero' }];
  const set = { files, drafts: [], refused: [], folder: '/', writable: true } as unknown as OpenAnswer;
  const none = () => {};
  const hooks = { changed: none, show: none, left: none, beside: none, noted: none };
  const texts = new Texts(server, set, hooks);
  const saves = ['one', 'two'].map((text) => {
    texts.wrote('a.eco', text);
    return texts.save('a.eco');
  });
  for (const save of saves) {
    await vi.waitFor(() => expect(answers).not.toHaveLength(0));
    answers.shift()!();
    await save;
  }
  expect(wanted.map(({ mark }) => mark)).toEqual(['mark of zero', `mark of ${wanted[0]!.text}`]);
  expect(texts.documents.get('a.eco')).toMatchObject({ text: 'two', saved: 'two', mark: 'mark of two' });
});
