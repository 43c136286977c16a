/**
 * `npm run held-out -- UNSEEN.json --games 1000 --seed 7`: measures how much of its lead over greedy the learned player keeps
 * with cards that it has not seen. `ecos train --hold-out 30` writes such weights. The bundled weights have
 * seen all cards, as have those of `--seen FILE`, which replace them. Both players play the same two-player deals, with hands
 * dealt from the held-out cards.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { compileSources } from '../cli/load/compile-sources.ts';
import { sourcesOf } from '../cli/load/sources/sources.ts';
import { apply, decision } from '../runtime/game.ts';
import { makeBot } from '../runtime/players/bot.ts';
import { thinkGreedily } from '../runtime/players/greedy.ts';
import { thinkByLearning } from '../runtime/players/learned/learned.ts';
import { BUNDLED_WEIGHTS, type WeightLists, weightLists } from '../runtime/players/learned/weights.ts';
import { seatsThatLead } from '../runtime/table/end.ts';
import { type Simulation, setUpGame, simulation } from '../simulate/run/simulation.ts';
import { Blocks, ownSeat, type Strength } from '../simulate/strength/strength.ts';
import type { Trained } from '../simulate/training/training.ts';

const PLAYERS = 2;

/** The share of the win of the player with these weights, against greedy, in the game at an index. */
function playGame(run: Simulation, index: number, weights: WeightLists): number {
  const { game } = setUpGame(run, index);
  const own = ownSeat(PLAYERS, index);
  const rngs = game.vp.map((_, seat) => makeBot('greedy', game.seed, seat).rng);
  for (let waiting = decision(game); waiting; waiting = decision(game)) {
    const rng = rngs[waiting.seat];
    const { option } = waiting.seat === own ? thinkByLearning(game, rng, weights) : thinkGreedily(game, rng);
    apply(game, option);
  }
  const leaders = seatsThatLead(game);
  return leaders.includes(own) ? 1 / leaders.length : 0;
}

function strengthOf(run: Simulation, games: number, weights: WeightLists): Strength {
  const blocks = new Blocks(PLAYERS);
  for (let index = 0; index < games; index++) blocks.add(index, playGame(run, index, weights));
  return blocks.strength;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const read = (file: string): Trained => JSON.parse(readFileSync(file, 'utf8')) as Trained;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seen: { type: 'string' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
  },
});
const unseen = read(positionals[0]);
const { heldOut } = unseen;
if (!heldOut)
  throw new Error(`${positionals[0]}: no cards were held out; make it with ecos train --hold-out 30`);
const [{ chain }] = compileSources(sourcesOf([unseen.sets.at(-1)!.id])).sets;
const all = simulation(chain, {
  ...{ players: PLAYERS, seed: Number(values.seed), duplicate: true },
  bots: Array<'greedy'>(PLAYERS).fill('greedy'),
});
// Without preset hands, all hands are dealt, from these cards first.
const cards = heldOut.map((number) => all.tables.cardOf[number]);
const run: Simulation = { ...all, subject: { cards, hands: [] } };
const games = Math.ceil(Number(values.games) / PLAYERS) * PLAYERS;
const lead = { seen: 0, unseen: 0 };
for (const [name, weights] of [
  ['seen', values.seen === undefined ? BUNDLED_WEIGHTS : weightLists(read(values.seen).weights)],
  ['unseen', weightLists(unseen.weights)],
] as const) {
  const { won, low, high } = strengthOf(run, games, weights);
  lead[name] = won - 1 / PLAYERS;
  console.log(`cards ${name}: ${percent(won)} (${percent(low)} to ${percent(high)}) of ${games} games`);
}
console.log(`left of its lead: ${percent(lead.unseen / lead.seen)}`);
