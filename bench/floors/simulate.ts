/** Greedy games of four with all bundled cards, counted: the time for 10,000 on two cores, and two workers relative to one. */
import { topSource } from '../../cli/load/find.ts';
import { compile } from '../../compiler/compile.ts';
import { processCarrier } from '../../simulate/pool/pool.ts';
import type { Work } from '../../simulate/pool/worker.ts';
import type { RunSetup } from '../../simulate/run/match.ts';
import { Workers } from '../../simulate/run/workers.ts';
import { atMost, inTurn, type Measurement } from '../measurement.ts';

const ROUNDS = 3;
const GAMES = 600;
/** The games whose time is estimated from that of a round. */
const MANY = 10_000;

export default async function measure(): Promise<Measurement[]> {
  const { sets, known } = topSource([]);
  const setup: RunSetup = {
    chain: compile(sets, known).sets[0].chain,
    options: { players: 4, seed: 1, bots: ['greedy', 'greedy', 'greedy', 'greedy'] },
    inherited: true,
    against: null,
  };
  const pools = [1, 2].map((jobs) => new Workers(processCarrier(jobs)));
  const [one, two] = await inTurn(
    ROUNDS,
    ...pools.map((pool) => (round: number) => play(pool, setup, round * GAMES)),
  );
  await Promise.all(pools.map((pool) => pool.close()));
  const what = 'greedy games of four on two free cores';
  return [
    atMost(5, 'min', `10,000 ${what}`, ((two / GAMES) * MANY) / 60_000),
    { what: `${what}, speed relative to one worker`, value: one / two, unit: '×', floor: { least: 1.8 } },
  ];
}

function play(pool: Workers<Work>, setup: RunSetup, from: number): Promise<void> {
  return pool.playAll(setup, [{ from, to: from + GAMES }], {
    played: () => undefined,
    lost: (game, reason) => {
      throw new Error(`game ${game} was lost: ${reason}`);
    },
    stopped: () => false,
  });
}
