/** Games in the studio: the same as those of `ecos simulate`, whichever worker plays them and however often they are paused. */
import { expect, test } from 'vitest';
import {
  compareRuns,
  countMatch,
  gameFunctions,
  labelCard,
  linkMatch,
  makeSections,
  NOTHING_FURTHER,
  playMatch,
  type RunSetup,
  runFigures,
  runFindings,
  type StartGameWorker,
  textParts,
  type Work,
  workRunner,
} from '../../simulate/games/index.ts';
import { remarksOf } from '../../test/simulate/remarks.ts';
import { card, chainOf, PLAIN } from '../../test/simulate/sets.ts';
import type { GamesFigures } from './figures.ts';
import { type GamesSetup, gamesService } from './games-run.ts';

const GAMES = 36;
const options: RunSetup['options'] = { players: 2, seed: 3, bots: ['random', 'random'], target: 8 };
// One step of the last card never runs, which the remarks report.
const TEXT = PLAIN + card(11, 'gain 1vp; if there are at least 90 lions { gain 1vp; }');
const now = chainOf(TEXT);
const earlier = chainOf(TEXT.replace('gain 1vp', 'gain 3vp'));

/** Starts workers that run in this process and record the games that they play. */
function newWorkers(asked: number[] = []) {
  let started = 0;
  let ended = 0;
  const start: StartGameWorker<Work> = () => {
    started++;
    const { setUp, play } = gameFunctions(workRunner);
    return {
      service: {
        setUp: (work) => setUp(structuredClone(work)),
        async play({ from, to }) {
          for (let game = from; game < to; game++) asked.push(game);
          await new Promise((resolve) => setTimeout(resolve));
          return structuredClone(await play({ from, to }));
        },
      },
      end: () => ended++,
    };
  };
  return { start, started: () => started, ended: () => ended };
}

const setup = (more: Partial<GamesSetup> = {}): GamesSetup => ({
  chain: now,
  against: earlier,
  hashes: { before: ['earlier'], after: ['now'] },
  inherited: false,
  options,
  games: GAMES,
  workers: 2,
  ...more,
});

/** Plays games until all are played and reported. Returns the last report. */
async function played(wanted: GamesSetup, { start } = newWorkers()) {
  const reports: GamesFigures[] = [];
  const service = gamesService(start);
  await service.run(true);
  await service.setUp(wanted, (figures) => reports.push(figures));
  await expect.poll(() => reports.at(-1)?.played).toBe(wanted.games);
  return reports.at(-1)!;
}

const match = linkMatch({ chain: now, against: earlier, inherited: false, options });
for (let game = 0; game < GAMES; game++) countMatch(match, playMatch(match, game));
const figures = runFigures(match.run);
const results = { match, findings: runFindings(match.run), more: NOTHING_FURTHER };

test('the figures equal those of the same games of `ecos simulate`, with any number of workers', async () => {
  const one = await played(setup({ workers: 1 }));
  const three = await played(setup({ workers: 3 }));
  expect(three).toEqual(one);
  expect(one.cards).toMatchObject(figures.cards);
  const sections = makeSections({ ...results, compared: compareRuns(match) });
  const drawn = ({ table, plot }: Pick<(typeof sections)[number], 'table' | 'plot'>) => ({ table, plot });
  expect(one.sections.map(drawn)).toEqual(sections.map(drawn));
  const plain = ({ text }: { text: string }) => textParts(text, (card) => labelCard(match.run.tables, card));
  const sentences = one.sections.flatMap(({ id, remarks }) => (id === 'change' ? [] : remarks.map(plain)));
  expect(sentences.map((parts) => parts.map(({ text }) => text).join(''))).toEqual(remarksOf(match.run));
  expect(sentences.flat()).toContainEqual({ text: expect.any(String), card: expect.any(Number) });
});

test('both versions are compared game by game, and the changed cards are named', async () => {
  const { since, sections } = await played(setup());
  const compared = compareRuns(match)!;
  expect(since).toMatchObject({ compared, after: figures, hashes: { before: ['earlier'] } });
  expect(since!.compared.draws.games).toBe(GAMES);
  // What is not certain after so few games is said in words.
  const [change] = makeSections({ ...results, compared }, ['change']);
  expect(sections.find(({ id }) => id === 'change')).toEqual(change);
  const alone = await played(setup({ against: null }));
  expect([alone.since, alone.sections.some(({ id }) => id === 'change')]).toEqual([null, false]);
});

test('after a pause, and when more games are wanted, only those that are missing are played', async () => {
  const asked: number[] = [];
  const service = gamesService(newWorkers(asked).start);
  const reports: GamesFigures[] = [];
  const playTo = (games: number) => service.setUp(setup({ games }), (figures) => void reports.push(figures));
  await service.run(true);
  const first = playTo(GAMES / 2);
  await service.run(false);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked.length).toBeLessThan(GAMES / 2);
  await service.run(true);
  await Promise.all([first, playTo(GAMES), playTo(GAMES)]);
  expect(asked.toSorted((a, b) => a - b)).toEqual(Array.from({ length: GAMES }, (_, game) => game));
  await expect.poll(() => reports.at(-1)?.played).toBe(GAMES);
  expect(reports.at(-1)!.since).toEqual((await played(setup())).since);
});

test('other games end those that are played, with their workers', async () => {
  const asked: number[] = [];
  const { start, started, ended } = newWorkers(asked);
  const service = gamesService(start);
  await service.run(true);
  const run = service.setUp(setup({ games: 4000 }), () => {});
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  const before = started();
  await Promise.all([run, service.setUp(setup({ chain: earlier, against: null }), () => {})]);
  expect(ended()).toBe(before);
});

test('the games of a worker that dies are played by another one', async () => {
  const { start } = newWorkers();
  let isFirst = true;
  const dying: StartGameWorker<Work> = (fail) => {
    if (!isFirst) return start(fail);
    isFirst = false;
    return {
      service: {
        setUp: () => {},
        play() {
          fail(new Error('it died'));
          return new Promise(() => {});
        },
      },
      end: () => {},
    };
  };
  expect((await played(setup(), { ...newWorkers(), start: dying })).failed).toBe(null);
});

test('a setup that the set does not allow is refused', async () => {
  const refused = setup({ options: { ...options, players: 99, bots: Array(99).fill('random') } });
  await expect(gamesService(newWorkers().start).setUp(refused, () => {})).rejects.toThrow(/99 players/);
});

test('of the games that fail, the first is shown', async () => {
  const steps = 'gain 1vp; rotate a card counter-clockwise and place 2 cubes on it';
  const endless = chainOf(PLAIN + card(11, steps));
  const { failed } = await played(setup({ chain: endless, against: null }));
  expect(failed).toEqual({ games: expect.any(Number), first: expect.stringMatching(/./) });
});
