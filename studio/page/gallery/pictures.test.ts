/** Pictures of cards, with answers at times that the test chooses. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CardRow } from '../../messages.ts';
import type { WorkerClient } from '../worker/worker-client.ts';
import { GalleryPictures } from './pictures.ts';

let seen: (entries: object[]) => void;
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      constructor(see: typeof seen) {
        seen = see;
      }
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const cardAt = (from: number) => [{ file: 'a.eco', number: 1, kind: 'card', from }] as unknown as CardRow[];
const KEY = 'card 1 1 a.eco';

/** The pictures of one visible card; each names the offset it was drawn for. */
function drawn() {
  const answers: ((isOfNow?: boolean) => void)[] = [];
  const line = {
    version: 1,
    ask: (_: string, { cards }: { cards: { offset: number }[] }) =>
      new Promise((done) =>
        answers.push((isOfNow = true) =>
          done(isOfNow ? cards.map(({ offset }) => ({ svg: `at ${offset}` })) : undefined),
        ),
      ),
  };
  const pictures = new GalleryPictures(line as unknown as WorkerClient);
  const answer = async (isOfNow?: boolean) => {
    answers.shift()!(isOfNow);
    await new Promise((next) => setImmediate(next));
  };
  const text = async () => {
    const url = pictures.urlOf(KEY);
    return url && (await fetch(url)).text();
  };
  pictures.show(cardAt(10), 'en');
  seen([{ target: { dataset: { card: KEY }, isConnected: true }, isIntersecting: true }]);
  return { line, pictures, answer, answers, text };
}

test('a list that arrives while pictures are drawn is drawn after them, even if a text has changed', async () => {
  const { line, pictures, answer, text } = drawn();
  line.version = 2;
  pictures.show(cardAt(20), 'en');
  await answer(false);
  await answer();
  expect(await text()).toBe('at 20');
});

test('a card that was drawn at an outdated position is drawn again', async () => {
  const { line, pictures, answer, answers, text } = drawn();
  await answer();
  line.version = 2;
  pictures.show(cardAt(10), 'en');
  await answer();
  pictures.show(cardAt(20), 'en');
  await answer();
  expect(await text()).toBe('at 20');
  pictures.show(cardAt(20), 'en');
  expect(answers).toEqual([]);
});
