/** Many games: two workers compared with one, and the cost of counting. */
import { topSource } from '../../cli/load/find.ts';
import { compile } from '../../compiler/compile.ts';
import { playOut } from '../../runtime/players/bot.ts';
import { gameLine } from '../../simulate/pool/game-line.ts';
import { type Pool, startPool } from '../../simulate/pool/pool.ts';
import { countMatch, matchOf, playMatch, type RunSetup } from '../../simulate/run/match.ts';
import { botsOf } from '../../simulate/run/plan.ts';
import { playGames } from '../../simulate/run/schedule.ts';
import { setUpGame } from '../../simulate/run/simulation.ts';
import { firstQuartile, median, type Row } from '../row.ts';

const ROUNDS = 5;
/** Games per round, enough for a second; more for workers, whose first batches are small. */
const GAMES = 40;
const SHARED = 600;
/** A run with figures for every card. */
const MANY = 10_000;

/** Greedy games of four with all bundled cards. */
export async function measureSimulate(): Promise<Row[]> {
  const { sets, known } = topSource([]);
  const setup: RunSetup = {
    chain: compile(sets, known).sets[0].chain,
    options: { players: 4, seed: 1, bots: ['greedy', 'greedy', 'greedy', 'greedy'] },
    inherited: true,
    against: null,
  };
  return [...counting(setup), await twoWorkers(setup)];
}

/** Plays the same games alternately with and without counting, and compares CPU time. */
function counting(setup: RunSetup): Row[] {
  const match = matchOf(setup);
  const bare = (from: number) => {
    for (let index = from; index < from + GAMES; index++) {
      playOut(setUpGame(match.run, index).game, botsOf(setup.options, index));
    }
  };
  // The work of a worker, and of the main process with its result.
  const counted = (from: number) => {
    for (let game = from; game < from + GAMES; game++) {
      countMatch(match, JSON.parse(gameLine(playMatch(match, game))));
    }
  };
  const times: number[][] = [[], []];
  // The first round is warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [which, play] of [bare, counted].entries()) {
      const start = process.cpuUsage();
      play(round * GAMES);
      const { user, system } = process.cpuUsage(start);
      if (round > 0) times[which].push((user + system) / 1e6);
    }
  }
  const [alone, all] = times.map(median);
  const ratio: Row = {
    name: 'games of four greedy players with all cards, counted: speed relative to the engine alone',
    value: alone / all,
    unit: '×',
    aim: { is: 'least', value: 0.85 },
    from: { games: GAMES, 'alone, a second': GAMES / alone, 'counted, a second': GAMES / all },
  };
  const many: Row = {
    name: `${MANY} of them on two free cores, estimated from the time on one core`,
    value: (MANY * all) / GAMES / 2 / 60,
    unit: 'min',
    aim: { is: 'most', value: 5 },
    from: { 'processor seconds': (MANY * all) / GAMES },
  };
  return [ratio, many];
}

/** Alternates between one worker and two. Needs two free cores; the first quartile is from rounds that had them. */
async function twoWorkers(setup: RunSetup): Promise<Row> {
  const pools = [1, 2].map((jobs) => startPool(setup, jobs));
  const times: number[][] = [[], []];
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [which, pool] of pools.entries()) {
      const start = performance.now();
      await play(pool, round * SHARED);
      if (round > 0) times[which].push(performance.now() - start);
    }
  }
  await Promise.all(pools.map((pool) => pool.close()));
  const [one, two] = times.map(firstQuartile);
  return {
    name: 'the same with two workers: speed relative to one worker',
    value: one / two,
    unit: '×',
    aim: { is: 'least', value: 1.85 },
    from: {
      games: SHARED,
      'one, a second': (SHARED * 1000) / one,
      'two, a second': (SHARED * 1000) / two,
    },
  };
}

function play(pool: Pool, from: number): Promise<void> {
  return playGames(pool, [{ from, to: from + SHARED }], {
    played: () => undefined,
    lost: (game, reason) => {
      throw new Error(`game ${game} was lost: ${reason}`);
    },
    stopped: () => false,
  });
}
