/**
 * The messages from the page to the workers that play, which say which sets to play and when, and
 * the findings that the page shows.
 */
import { signal } from '@preact/signals';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askedLine } from '../../../test/studio/asked-line.ts';
import type { GamesFigures } from '../../games/figures.ts';
import type { GamesService, GamesSetup } from '../../games/games-run.ts';
import type { Address } from '../address.ts';
import { EarlierVersions, LAST_COMMIT } from '../comparison/earlier-versions.ts';
import type { OpenDocument } from '../texts/documents.ts';
import { RefusedError } from '../texts/server.ts';
import { GamesController } from './games-controller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NO_GAMES = { players: { from: 1, to: 6 }, hands: [], layouts: [] };

/** A page with a set of one file. A text with a `?` has an error; any other text stands for a set with that hash. */
function page(text: string, saved = text) {
  const setups: GamesSetup[] = [];
  let report: ((figures: GamesFigures) => void) | undefined;
  const documents = new Map<string, OpenDocument>([['a.eco', { file: 'a.eco', text, saved, mark: '' }]]);
  let commit: string | undefined;
  const chain = (found: string) =>
    found.includes('?')
      ? { refused: `a.eco, line 1: ${found}` }
      : { id: 'a', title: 'A', chain: [], hashes: [found], inherited: false, games: NO_GAMES };
  const { line, change } = askedLine((name, { earlier }: { earlier?: { text: string }[] }) =>
    name === 'chain' ? chain(earlier?.[0]?.text ?? documents.get('a.eco')!.text) : undefined,
  );
  const server = {
    keeps: 'disk' as const,
    revisions: async () => ({ revisions: [] }),
    earlier: async () => {
      if (commit === undefined) throw new RefusedError('there is no commit');
      return { files: [{ file: 'a.eco', text: commit }] };
    },
  };
  const versions = new EarlierVersions({ server, documents });
  const service: GamesService = {
    setUp: async (setup, to) => {
      setups.push(setup);
      report = to;
    },
    run: async () => {},
  };
  const address = signal<Address>({ place: 'games', what: '45' });
  const parts = { address, documents, lang: signal('en' as const), line, versions };
  const games = new GamesController(parts, () => ({ service, end: () => {} }));
  const wait = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);
  return {
    games,
    versions,
    wait,
    write: (now: string, isSaved = false) => {
      const document = documents.get('a.eco')!;
      documents.set('a.eco', { ...document, text: now, ...(isSaved && { saved: now }) });
      change();
    },
    commit: (of: string) => {
      commit = of;
    },
    report: (figures: Partial<GamesFigures>) => report!({ cards: [], ...figures } as unknown as GamesFigures),
    /** The setups since the last call: the hashes of both sets, and the number of games. */
    setups: () => setups.splice(0).map(({ hashes, games }) => [hashes.after[0], hashes.before[0], games]),
  };
}

test('no games are played until the user starts them; then the edited text is compared with the saved one', async () => {
  const { games, setups, wait, write } = page('now', 'saved');
  write('later');
  await wait(2000);
  expect(setups()).toEqual([]);
  games.toggle();
  await wait();
  expect(setups()).toEqual([['later', 'saved', 4000]]);
  expect(games.comparison.earlier.value?.since).toBe('the last save');
});

test('a text is played after a pause in typing, and only once; a text with a mistake is not played', async () => {
  const { games, setups, wait, write } = page('one');
  games.toggle();
  await wait();
  expect(setups()).toEqual([['one', undefined, 4000]]);
  write('tw');
  await wait(300);
  write('two');
  await wait(2000);
  expect(setups()).toEqual([['two', 'one', 4000]]);
  write('two?');
  await wait(2000);
  expect([setups(), games.mistake.value]).toEqual([[], 'a.eco, line 1: two?']);
  write('two');
  await wait(2000);
  // The workers do not play the same games again.
  expect([setups(), games.mistake.value]).toEqual([[['two', 'one', 4000]], undefined]);
});

test('a saved text is compared with the previous save, or with the last commit if the user chooses that', async () => {
  const { games, setups, versions, commit, wait, write } = page('new');
  const save = (text: string) => ({ id: text, name: text, texts: new Map([['a.eco', text]]) });
  versions.saves.value = [save('new'), save('old')];
  games.toggle();
  await wait();
  expect(setups()).toEqual([['new', 'old', 4000]]);
  expect(games.comparison.earlier.value?.since).toBe('the save before');
  void games.comparison.compare(LAST_COMMIT);
  await wait();
  expect([setups(), games.noEarlier.value]).toEqual([[['new', undefined, 4000]], 'there is no commit']);
  commit('committed');
  write('new', true);
  await wait(2000);
  expect([setups(), games.noEarlier.value]).toEqual([[['new', 'committed', 4000]], undefined]);
  commit('broken?');
  write('newer');
  await wait(2000);
  expect(setups()).toEqual([['newer', undefined, 4000]]);
  expect(games.noEarlier.value).toBe('it has a mistake, a.eco, line 1: broken?');
  void games.comparison.compare('');
  await wait();
  expect([setups(), games.noEarlier.value]).toEqual([[['newer', undefined, 4000]], undefined]);
});

test('figures appear after a pause in typing, and the previous ones stay until there are new ones', async () => {
  const { games, report, wait, write } = page('one');
  games.toggle();
  await wait();
  report({ played: 100 });
  expect(games.figures.value?.played).toBe(100);
  write('two');
  report({ played: 101 });
  await wait(500);
  report({ played: 102 });
  expect(games.figures.value?.played).toBe(100);
  await wait(200);
  expect(games.figures.value?.played).toBe(102);
  report({ played: 0 });
  expect(games.figures.value?.played).toBe(102);
});

test('the speed is that of the games with the current text', async () => {
  const { games, report, wait, write } = page('one');
  games.toggle();
  await wait();
  await wait(1000);
  report({ played: 3000 });
  write('two');
  await wait(1000);
  report({ played: 10 });
  await wait(1000);
  report({ played: 60 });
  expect(games.progress).toMatch(/^60 of 4,000 games, 50 a second/);
});

test('when all games are played, the user can double their number', async () => {
  const { games, setups, report, wait } = page('one');
  games.choose({ games: 400 });
  games.toggle();
  await wait();
  setups();
  report({ played: 400 });
  expect(games.isDone.value).toBe(true);
  games.toggle();
  expect(games.isRunning.value).toBe(true);
  games.choose({ games: 800 });
  await wait();
  expect(setups()).toEqual([['one', undefined, 800]]);
  expect([games.isDone.value, games.figures.value?.played]).toEqual([false, 400]);
  games.choose({ players: 3 });
  expect(games.figures.value).toBe(undefined);
});
