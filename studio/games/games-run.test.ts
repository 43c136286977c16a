/** Games in the studio: the same as those of `ecos simulate`, whichever worker plays them and however often they are paused. */
import { expect, test, vi } from 'vitest';
import type { SetProgram } from '../../program/index.ts';
import { hashesOf } from '../../program/index.ts';
import {
  comparedOf,
  countMatch,
  figuresOf,
  matchOf,
  NOTHING_FURTHER,
  playMatch,
  type RunSetup,
  remarksOf,
  sectionsOf,
} from '../../simulate/games/index.ts';
import { card, chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { PATIENCE } from '../../test/studio/elements.ts';
import type { GamesFigures } from './figures.ts';
import { GamesRun, type GamesSetup, type Playing, preparePlaying } from './games-run.ts';
import { GamesMemory } from './memory.ts';
import type { StartWorker } from './worker.ts';

type Task = Parameters<Awaited<ReturnType<Playing>>>[0];

const GAMES = 36;
const options: RunSetup['options'] = { players: 2, seed: 3, bots: ['random', 'random'], target: 8 };
// One step of the last card never runs, which the remarks report.
const TEXT = PLAIN + card(11, 'gain 1vp; if there are at least 90 lions { gain 1vp; }');
const now = chainOf(TEXT);
const earlier = chainOf(TEXT.replace('gain 1vp', 'gain 3vp'));
const setOf = (chain: SetProgram[]) => ({ chain, hashes: hashesOf(chain).map(({ hash }) => hash) });

/** Starts workers that run in this process and record their tasks. */
function newWorkers(asked: Task[] = []) {
  let started = 0;
  let ended = 0;
  const start: StartWorker<Playing> = () => {
    started++;
    return {
      service: async (both) => {
        const play = await preparePlaying(structuredClone(both));
        return async (task) => {
          asked.push(task);
          await new Promise((resolve) => setTimeout(resolve));
          return structuredClone(await play(structuredClone(task)));
        };
      },
      end: () => ended++,
    };
  };
  return { start, started: () => started, ended: () => ended };
}

const setup = (more: Partial<GamesSetup> = {}): GamesSetup => ({
  ...{ set: setOf(now), against: setOf(earlier), inherited: false, options, games: GAMES, workers: 2 },
  ...more,
});

/** Runs games until all are played and reported. */
async function played(
  wanted: GamesSetup,
  { start } = newWorkers(),
  memory = new GamesMemory(),
  reports: GamesFigures[] = [],
) {
  const running = new GamesRun(wanted, { start, memory, report: (figures) => reports.push(figures) });
  await running.run(true);
  await vi.waitFor(() => expect(reports.at(-1)?.played).toBe(wanted.games), PATIENCE);
  running.end();
  return reports.at(-1)!;
}

const match = matchOf({ chain: now, against: earlier, inherited: false, options });
for (let game = 0; game < GAMES; game++) countMatch(match, playMatch(match, game));
const figures = figuresOf(match.run);

test('the figures equal those of the same games of `ecos simulate`, with any number of workers', async () => {
  const one = await played(setup({ workers: 1 }));
  const three = await played(setup({ workers: 3 }));
  const timeless = (shown: GamesFigures) => ({ ...shown, rate: 0, workers: 0 });
  expect(timeless(three)).toEqual(timeless(one));
  expect(one.cards).toMatchObject(figures.cards);
  const sections = sectionsOf({ match, compared: null, more: NOTHING_FURTHER });
  expect(one.sections.map(({ table, plot }) => ({ table, plot }))).toEqual(
    sections.map(({ table, plot }) => ({ table, plot })),
  );
  const sentences = one.remarks.map(({ parts }) => parts.map(({ text }) => text).join(''));
  expect(sentences).toEqual(remarksOf(match.run));
  expect(one.remarks.flatMap(({ parts }) => parts)).toContainEqual({
    ...{ text: expect.any(String), card: expect.any(Number) },
  });
});

test('both versions are compared game by game, and the changed cards are named', async () => {
  const { since } = await played(setup());
  const compared = comparedOf(match)!;
  expect(since).toMatchObject({ compared, after: figures });
  expect(since!.compared.draws.games).toBe(GAMES);
  expect(since!.compared.changed.length).toBeGreaterThan(0);
  // What is not certain after so few games is said in words.
  for (const { number } of since!.compared.changed)
    expect(number in since!.open).toBe(!since!.clear.includes(number));
  expect((await played(setup({ against: null }))).since).toBe(null);
});

test('games that have been played are not played again, whether of the earlier text or before a pause', async () => {
  const asked: Task[] = [];
  const workers = newWorkers(asked);
  const memory = new GamesMemory();
  const wanted = (which: 'now' | 'before') => asked.flatMap((task) => task[which]).toSorted((a, b) => a - b);
  const all = Array.from({ length: GAMES }, (_, game) => game);
  await played(setup({ set: setOf(earlier), against: null }), workers, memory);
  expect(wanted('now')).toEqual(all);
  asked.length = 0;
  const reports: GamesFigures[] = [];
  const running = new GamesRun(setup(), {
    start: workers.start,
    memory,
    report: (figures) => reports.push(figures),
  });
  const first = running.run(true);
  await running.run(false);
  await first;
  const before = wanted('now').length;
  expect(before).toBeLessThan(GAMES);
  await running.run(true);
  expect(wanted('now')).toEqual(all);
  expect(wanted('before')).toEqual([]);
  await vi.waitFor(() => expect(reports.at(-1)?.played).toBe(GAMES), PATIENCE);
  expect(reports.at(-1)!.since).toEqual((await played(setup())).since);
  running.end();
});

test('a run that ends also ends its workers, and plays no more games', async () => {
  const asked: Task[] = [];
  const { start, started, ended } = newWorkers(asked);
  const report = () => {};
  const running = new GamesRun(setup({ games: 4000 }), { start, memory: new GamesMemory(), report });
  const run = running.run(true);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0), PATIENCE);
  running.end();
  await run;
  expect(ended()).toBe(started());
  expect((await played(setup(), { ...newWorkers(), start })).played).toBe(GAMES);
});

test('the games of a worker that dies are played by another one', async () => {
  const { start } = newWorkers();
  let isFirst = true;
  const dying: StartWorker<Playing> = (fail) => {
    if (!isFirst) return start(fail);
    isFirst = false;
    return {
      service: async () => () => {
        fail(new Error('it died'));
        return new Promise(() => {});
      },
      end: () => {},
    };
  };
  expect((await played(setup(), { ...newWorkers(), start: dying })).failed).toBe(null);
});

test('a setup that the set does not allow is refused', () => {
  const { start } = newWorkers();
  const refused = setup({ options: { ...options, players: 99, bots: Array(99).fill('random') } });
  expect(() => new GamesRun(refused, { start, memory: new GamesMemory(), report: () => {} })).toThrow(
    /99 players/,
  );
});

test('of the games that fail, the first is shown with a small game that fails in the same way', async () => {
  const endless = chainOf(
    PLAIN + card(11, 'gain 1vp; rotate a card counter-clockwise and place 2 cubes on it'),
  );
  const reports: GamesFigures[] = [];
  await played(setup({ set: setOf(endless), against: null }), newWorkers(), new GamesMemory(), reports);
  const failures = reports.flatMap(({ failed }) => failed ?? []);
  expect(failures.length).toBeGreaterThan(0);
  // Always with a small game, even while others are being played.
  for (const failed of failures)
    expect(failed).toMatchObject({ games: expect.any(Number), small: { cards: [11] } });
});
