/** Games in the studio: the same as those of `ecos simulate`, whichever worker plays them and however often they are paused. */
import { expect, test, vi } from 'vitest';
import type { SetProgram } from '../../program/index.ts';
import { hashesOf } from '../../program/index.ts';
import {
  comparedOf,
  countMatch,
  figuresOf,
  matchOf,
  playMatch,
  type RunSetup,
  remarksOf,
} from '../../simulate/games/index.ts';
import { card, chainOf, PLAIN } from '../../test/simulate/sets.ts';
import { PATIENCE } from '../../test/studio/elements.ts';
import type { GamesSetup, GamesShown } from '../games-messages.ts';
import { Crew, type WorkerLike } from './crew.ts';
import { GamesMemory } from './memory.ts';
import { type PlayingCrew, playing } from './playing.ts';
import { Running } from './running.ts';

type Told = Parameters<ReturnType<typeof playing>>[0];
type PlayingWorker =
  PlayingCrew extends Crew<infer Setup, infer Task, infer Done> ? WorkerLike<Setup, Task, Done> : never;

const GAMES = 36;
const options: RunSetup['options'] = { players: 2, seed: 3, bots: ['random', 'random'], target: 8 };
// One step of the last card never runs, which the remarks report.
const TEXT = PLAIN + card(11, 'gain 1vp; if there are at least 90 lions { gain 1vp; }');
const now = chainOf(TEXT);
const earlier = chainOf(TEXT.replace('gain 1vp', 'gain 3vp'));
const setOf = (chain: SetProgram[]) => ({ chain, hashes: hashesOf(chain).map(({ hash }) => hash) });

/** A crew whose workers run in this process and record their tasks. */
function newCrew(asked: Told[] = []) {
  let started = 0;
  const crew: PlayingCrew = new Crew(() => {
    started++;
    const answer = playing();
    const worker: PlayingWorker = {
      onmessage: null,
      onerror: null,
      terminate: () => {
        worker.onmessage = null;
      },
      postMessage: (task) => {
        asked.push(task);
        const copy = structuredClone(task);
        setTimeout(() => worker.onmessage?.({ data: structuredClone(answer(copy)) }));
      },
    };
    return worker;
  });
  return { crew, started: () => started };
}

const setup = (more: Partial<GamesSetup> = {}): GamesSetup => ({
  ...{ set: setOf(now), against: setOf(earlier), inherited: false, options, games: GAMES, workers: 2 },
  ...more,
});

/** Runs games until all are played and reported. */
async function played(
  wanted: GamesSetup,
  { crew } = newCrew(),
  memory = new GamesMemory(),
  reports: GamesShown[] = [],
) {
  const running = new Running(wanted, { crew, memory, report: (shown) => reports.push(shown) });
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
  const timeless = (shown: GamesShown) => ({ ...shown, rate: 0, workers: 0 });
  expect(timeless(three)).toEqual(timeless(one));
  expect(one.cards).toMatchObject(figures.cards);
  expect({ draws: one.draws, points: one.points }).toEqual({ draws: figures.draws, points: figures.points });
  const sentences = one.remarks.map(({ parts }) =>
    parts.map((part) => (typeof part === 'string' ? part : 'card' in part ? part.card : part.hand)).join(''),
  );
  expect(sentences).toEqual(remarksOf(match.run));
  expect(one.remarks.flatMap(({ parts }) => parts)).toContainEqual({ card: expect.any(Number) });
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
  const asked: Told[] = [];
  const crew = newCrew(asked);
  const memory = new GamesMemory();
  const wanted = (which: 'now' | 'before') =>
    asked.flatMap((task) => ('task' in task ? task.task[which] : [])).toSorted((a, b) => a - b);
  const all = Array.from({ length: GAMES }, (_, game) => game);
  await played(setup({ set: setOf(earlier), against: null }), crew, memory);
  expect(wanted('now')).toEqual(all);
  asked.length = 0;
  const reports: GamesShown[] = [];
  const running = new Running(setup(), { crew: crew.crew, memory, report: (shown) => reports.push(shown) });
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

test('a worker that is still busy with an ended run is replaced', async () => {
  const { crew, started } = newCrew();
  const running = new Running(setup({ games: 4000 }), { crew, memory: new GamesMemory(), report: () => {} });
  void running.run(true);
  running.end();
  expect((await played(setup(), { crew, started })).played).toBe(GAMES);
  expect(started()).toBeLessThanOrEqual(4);
});

test('a setup that the set does not allow is refused', () => {
  const { crew } = newCrew();
  const refused = setup({ options: { ...options, players: 99, bots: Array(99).fill('random') } });
  expect(() => new Running(refused, { crew, memory: new GamesMemory(), report: () => {} })).toThrow(
    /99 players/,
  );
});

test('of the games that fail, the first is shown with a small game that fails in the same way', async () => {
  const endless = chainOf(
    PLAIN + card(11, 'gain 1vp; rotate a card counter-clockwise and place 2 cubes on it'),
  );
  const reports: GamesShown[] = [];
  await played(setup({ set: setOf(endless), against: null }), newCrew(), new GamesMemory(), reports);
  const failures = reports.flatMap(({ failed }) => failed ?? []);
  expect(failures.length).toBeGreaterThan(0);
  // Always with a small game, even while others are being played.
  for (const failed of failures)
    expect(failed).toMatchObject({ games: expect.any(Number), small: { cards: [11] } });
});
