/**
 * `npm run held-out -- UNSEEN.json [A B] --games 1000 --seed 7`: measures how much of its lead over B the bot A, which uses
 * learned weights, keeps with cards that it has not seen: `learned` against `greedy` by default. `ecos train --hold-out 30`
 * writes such weights. The bundled weights have seen all cards, as have those of `--seen FILE`, which replace them. Both play
 * the same deals, one seat against B on all others; hands are dealt from the held-out cards, and only when these run out from
 * others. Weights that have seen the cards play in one thread, the others in a second. The time that A takes for all its
 * choices is compared with that of one seat of B.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { compileSources } from '../cli/load/compile.ts';
import { sourcesOf } from '../cli/load/find.ts';
import { apply, decision } from '../runtime/game.ts';
import type { BotName, Game } from '../runtime/index.ts';
import { chooseAs, makeBot, readBot, searchOf } from '../runtime/players/bot.ts';
import { thinkByLearning } from '../runtime/players/learned/learned.ts';
import { BUNDLED_WEIGHTS, type WeightLists, weightLists } from '../runtime/players/learned/weights.ts';
import { search } from '../runtime/players/mcts.ts';
import type { Rng } from '../runtime/random.ts';
import { seatsThatLead } from '../runtime/table/end.ts';
import { type Simulation, setUpGame, simulation } from '../simulate/run/simulation.ts';
import { Blocks, ownSeat, type Strength } from '../simulate/strength/strength.ts';
import type { Trained } from '../simulate/training/training.ts';

/** A match that one thread plays. */
interface Match {
  a: BotName;
  b: BotName;
  players: number;
  games: number;
  seed: number;
  /** The file with held-out cards. */
  unseen: string;
  /** The file with A's weights; null for the bundled ones. */
  weights: string | null;
}

const read = (file: string): Trained => JSON.parse(readFileSync(file, 'utf8')) as Trained;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The choice of a bot with these weights. */
function chooseWith(weights: WeightLists, name: BotName, game: Game, rng: Rng): number {
  if (name === 'learned') return thinkByLearning(game, rng, weights).option;
  const thoughts = search(game, rng, searchOf(name)[0], weights);
  for (;;) {
    const next = thoughts.next();
    if (next.done) return next.value.option;
  }
}

/** The time that both bots took for their choices, in milliseconds, at all seats that they had. */
interface Times {
  a: number;
  b: number;
}

/** A's share of the win in the game at an index; adds to the times. */
function playGame(
  run: Simulation,
  { a, b, players }: Match,
  index: number,
  weights: WeightLists,
  times: Times,
): number {
  const { game } = setUpGame(run, index);
  const own = ownSeat(players, index);
  const rngs = game.vp.map((_, seat) => makeBot(seat === own ? a : b, game.seed, seat).rng);
  for (let waiting = decision(game); waiting; waiting = decision(game)) {
    const rng = rngs[waiting.seat];
    const isOwn = waiting.seat === own;
    const start = performance.now();
    const option = isOwn ? chooseWith(weights, a, game, rng) : chooseAs(b, game, rng);
    times[isOwn ? 'a' : 'b'] += performance.now() - start;
    apply(game, option);
  }
  const leaders = seatsThatLead(game);
  return leaders.includes(own) ? 1 / leaders.length : 0;
}

/** What A won, and the time it took as a multiple of that of one seat of B. */
interface Played extends Strength {
  won: number;
  timeShare: number;
}

function play(match: Match): Played {
  const { players, seed, b } = match;
  const { heldOut, sets } = read(match.unseen);
  if (!heldOut)
    throw new Error(`${match.unseen}: no cards were held out; make it with ecos train --hold-out 30`);
  const [{ chain }] = compileSources(sourcesOf([sets[sets.length - 1].id])).sets;
  const bots = Array<BotName>(players).fill(b);
  const all = simulation(chain, { players, seed, duplicate: true, bots });
  // Without preset hands, all hands are dealt, from these cards first.
  const cards = heldOut.map((number) => all.tables.cardOf[number]);
  const run: Simulation = { ...all, subject: { cards, hands: [] } };
  const weights = match.weights === null ? BUNDLED_WEIGHTS : weightLists(read(match.weights).weights);
  const blocks = new Blocks(players);
  const times = { a: 0, b: 0 };
  for (let index = 0; index < match.games; index++)
    blocks.add(index, playGame(run, match, index, weights, times));
  const { won, ...rest } = blocks.strength;
  if (won === null) throw new Error(`--games ${match.games}: no deal was played`);
  return { won, ...rest, timeShare: (times.a * (players - 1)) / times.b };
}

function played(match: Match): Promise<Played> {
  const { promise, resolve, reject } = Promise.withResolvers<Played>();
  const worker = new Worker(new URL(import.meta.url), { workerData: match });
  worker.once('message', resolve);
  worker.once('error', reject);
  return promise;
}

/** @throws Error if this is not the name of a bot */
function botOf(text: string): BotName {
  const found = readBot(text);
  if ('problem' in found) throw new Error(found.problem);
  return found.bot;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      seen: { type: 'string' },
      games: { type: 'string', default: '400' },
      players: { type: 'string', default: '2' },
      seed: { type: 'string', default: '1' },
    },
  });
  const [unseen, ...bots] = positionals;
  const [a, b] = [bots[0] ?? 'learned', bots[1] ?? 'greedy'].map(botOf);
  if (!a.endsWith('learned')) throw new Error(`${a} uses no learned weights: give learned or mcts:N+learned`);
  const players = Number(values.players);
  const games = Math.ceil(Number(values.games) / players) * players;
  const match = { a, b, players, games, seed: Number(values.seed), unseen };
  const weights = { seen: values.seen ?? null, unseen };
  const names = ['seen', 'unseen'] as const;
  const found = await Promise.all(names.map((name) => played({ ...match, weights: weights[name] })));
  for (const [at, { won, low, high, timeShare }] of found.entries())
    console.log(
      `cards ${names[at]}: ${percent(won)} (${percent(low)} to ${percent(high)}) of ${games} games, ${timeShare.toFixed(2)} times the time`,
    );
  const [seen, left] = found.map(({ won }) => won - 1 / players);
  console.log(`left of its lead: ${percent(left / seen)}`);
}

if (isMainThread) await main();
else parentPort?.postMessage(play(workerData as Match));
