/** The host's page, with answers at times chosen by the test. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GameReview } from '../game-review.ts';
import { HostController } from './host-controller.ts';

/** Requests that are not answered yet. */
let asked: { path: string; args?: unknown[]; answer(data: unknown): Promise<void>; fail(): Promise<void> }[];

const soon = () => vi.advanceTimersByTimeAsync(0).then(() => {});

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('document', { hidden: true });
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage({
        id,
        path,
        argumentList,
      }: {
        id: string;
        path: string[];
        argumentList?: { value: unknown }[];
      }) {
        asked.push({
          path: path.at(-1) ?? '',
          args: argumentList?.map(({ value }) => value) ?? [],
          answer: (value) => {
            this.dispatchEvent(new MessageEvent('message', { data: { id, type: 'RAW', value } }));
            return soon();
          },
          fail: soon,
        });
      }
      terminate() {}
    },
  );
  vi.stubGlobal('fetch', (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers();
    asked.push({
      path,
      answer: (data) => {
        resolve({ ok: true, json: async () => data, text: async () => data });
        return soon();
      },
      fail: () => {
        reject(new TypeError('Failed to fetch'));
        return soon();
      },
    });
    return promise;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const next = (path: string) => {
  const at = asked.findIndex((one) => one.path === path);
  if (at < 0) throw new Error(`${path} is not asked for`);
  return asked.splice(at, 1)[0]!;
};
const TABLES = { title: 'Set', tables: [], problems: [] };

test('a late answer about the tables does not replace a newer one', async () => {
  const host = new HostController('key');
  void host.ask('/api/tables');
  host.addTable();
  const [first, made] = [next('/api/tables'), next('/api/tables')];
  await made.answer({ ...TABLES, title: 'with a table' });
  await first.answer({ ...TABLES, title: 'without' });
  expect(host.answer.value?.title).toBe('with a table');
});

test('findings requested while the host was unreachable arrive when it is back; cards also before the first look', async () => {
  const host = new HostController('key');
  void host.showFindings(true);
  await next('/api/findings').fail();
  expect([host.findings.value, host.isAway.value]).toEqual([undefined, true]);
  next('/api/tables');
  await vi.advanceTimersByTimeAsync(2000);
  await next('/api/findings').answer({ botGames: 0 });
  expect([host.findings.value, host.isAway.value]).toEqual([{ botGames: 0 }, false]);
});

test('looking back stays at its moment until its game has loaded, whatever is pressed', async () => {
  const review = new GameReview({ id: 'one', choice: 5 }, 'key');
  review.go(4);
  review.see(-1);
  await vi.advanceTimersByTimeAsync(0);
  expect([review.choice.value, review.viewer.value, review.refused.value]).toEqual([5, -1, '']);
});

test('of the moments that are wanted while the game is replayed to another one, only the newest is shown', async () => {
  const review = new GameReview({ id: 'one', choice: 5 }, 'key');
  await next('/t/one/cards').answer({ chain: [], look: {}, game: 3, names: ['Ines'] });
  await next('cards').answer([]);
  await next('/t/one/log?game=3').answer('log');
  const opened = next('review');
  expect(opened.args).toEqual(['log', ['Ines']]);
  await opened.answer(Array(9).fill({ seat: 1, card: null, ran: null }));
  const first = next('showMoment');
  for (const choice of [6, 7, 8]) review.go(choice);
  expect(() => next('showMoment')).toThrow('is not asked for');
  await first.answer(0);
  expect([first.args, next('showMoment').args, review.at]).toEqual([
    [5, 1],
    [8, 1],
    { id: 'one', choice: 8, game: 3 },
  ]);
});
