/** The games that measure the bundled cards, each with four players of one kind. */
import { compileSources } from '../../cli/load/compile.ts';
import { sourcesOf } from '../../cli/load/find.ts';
import type { HandTable, Tables } from '../../runtime/link/tables.ts';
import type { BotName } from '../../runtime/players/bot.ts';
import { shuffle } from '../../runtime/random.ts';
import { DRAFT, disjoint } from '../../runtime/table/hands.ts';
import { countGame, type Tally } from '../../simulate/figures/registry.ts';
import { type RunOptions, setupRng } from '../../simulate/run/plan.ts';
import { playGame, type Simulation, simulation } from '../../simulate/run/simulation.ts';

export const PLAYERS = 4;
/** Not a seed that was used to tune cards. */
const SEED = 2026;

/** What players begin with. */
export const KINDS = ['footprint', 'leaf', 'drafted'] as const;
export type GameKind = (typeof KINDS)[number];

/** The games that one page is about. */
export interface Measurement {
  /** The page, in `docs/research/`. */
  page: string;
  title: string;
  /** The set to play for each kind: leaf hands play against those of the extended set, drafted hands can have any card. */
  sets: Partial<Record<GameKind, string>> & { drafted: string };
  /** Games of each kind. */
  games: number;
  /** The set whose cards the page is about; all by default. */
  only?: string;
}

export const MEASUREMENTS = {
  bundled: {
    page: 'balance.md',
    title: 'How the bundled cards play',
    sets: { footprint: 'first-continent', leaf: 'new-horizon', drafted: 'new-horizon' },
    games: 4000,
  },
  'polar-shores': {
    page: 'balance-polar-shores.md',
    title: 'How Polar Shores plays',
    sets: { leaf: 'polar-shores', drafted: 'polar-shores' },
    games: 2000,
    only: 'polar-shores',
  },
} as const satisfies Record<string, Measurement>;

/** How often a card's effect ran, and the points it gave its owner. */
export interface CardEffects {
  number: number;
  completed: number;
  points: number;
}

/** The results of one kind of game: plain data. */
export interface Measured {
  tally: Tally;
  /** For each preset hand, the results of its cards in the games with it. */
  made: Record<string, CardEffects[]>;
}

/** A request for games. */
export interface GamesRequest {
  kind: GameKind;
  set: string;
  games: number;
  bot: BotName;
}

/** A simulation of a set before any game has been counted. */
export function emptyRun(set: string, bot: BotName = 'greedy'): Simulation {
  const [{ chain }] = compileSources(sourcesOf([set])).sets;
  return simulation(chain, optionsOf(Array<string>(PLAYERS).fill(DRAFT), bot), true);
}

/** @throws Error if a game fails, because the figures would be wrong */
export function measure({ kind, set, games, bot }: GamesRequest): Measured {
  const run = emptyRun(set, bot);
  const { tables, tally } = run;
  const all = kind === 'drafted' ? [] : tablesOf(tables.hands.filter(({ word }) => word.mark === kind));
  const made: Measured['made'] = {};
  for (let index = 0; index < games; index++) {
    const hands = kind === 'drafted' ? [] : all[index % all.length];
    const before = hands.map((hand) => countsOf(tally, tables, hand));
    const table = hands.length === 0 ? run : { ...run, options: optionsOf(seated(run, hands, index), bot) };
    countGame(run, playGame(table, index));
    const [failure] = tally.failures.first;
    if (failure) throw new Error(`${kind} game ${index}: ${failure.message}`);
    for (const [at, hand] of hands.entries()) {
      const { name } = hand.word;
      made[name] ??= before[at].map(({ number }) => ({ number, completed: 0, points: 0 }));
      for (const [card, now] of countsOf(tally, tables, hand).entries()) {
        made[name][card].completed += now.completed - before[at][card].completed;
        made[name][card].points += now.points - before[at][card].points;
      }
    }
  }
  return { tally, made };
}

/** The names of the hands in random order. */
function seated(run: Simulation, hands: readonly HandTable[], index: number): string[] {
  const order = hands.map((_, at) => at);
  shuffle(setupRng(run.options, index), order);
  return order.map((at) => hands[at].word.name);
}

function optionsOf(hands: string[], bot: BotName): RunOptions {
  return { players: PLAYERS, seed: SEED, bots: Array<BotName>(PLAYERS).fill(bot), hands };
}

/** Every combination of hands that share no card; they take turns, so that all pairs meet equally often. */
function tablesOf(hands: readonly HandTable[]): HandTable[][] {
  const choices = (left: readonly HandTable[], n: number): HandTable[][] =>
    n === 0
      ? [[]]
      : left.flatMap((hand, at) => choices(left.slice(at + 1), n - 1).map((rest) => [hand, ...rest]));
  return choices(hands, PLAYERS).filter((choice) => disjoint(choice, PLAYERS) !== null);
}

function countsOf(tally: Tally, tables: Tables, { cards }: HandTable): CardEffects[] {
  return cards.map((card) => {
    const { runs, points } = tally.cards[card];
    return { number: tables.cards[card].number, completed: runs, points };
  });
}
