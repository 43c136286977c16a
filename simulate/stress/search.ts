/** Searches for play that breaks a set: bots that aim for it play games in arenas. */
import { memoize, type SetProgram } from '../../program/index.ts';
import {
  apply,
  chooseAs,
  clone,
  decision,
  describeOptions,
  type Game,
  type GameOptions,
  type LogChoice,
  logChoice,
  makeTables,
  randomBelow,
  seedRandom,
  startGame,
  tracedTables,
} from '../../runtime/index.ts';
import { errorLine } from '../run/failure.ts';
import { makeArena, optionsFor } from './arena.ts';
import { GOAL_KINDS, type GoalKind, goodsOfOther, type SearchMoment, STRESS_GOALS } from './goals.ts';
import { findPartners } from './partners.ts';

/** The input of all searches: plain data, sent to each worker once. */
export interface Stress {
  /** A set with everything it extends, base first. The cards of the last set are tried. */
  stressed: readonly SetProgram[];
  seed: number;
  /** Tries only these cards instead, which may also belong to the sets it extends. */
  only?: readonly number[];
}

type Cards = Omit<Stress, 'seed'>;

/** A game that shows a problem. */
export interface Find {
  kind: GoalKind;
  /** The player's cards. */
  cards: number[];
  /** Describes the problem. */
  says: string;
  options: GameOptions;
  choices: LogChoice[];
  /** The number of tokens drawn up to that point. */
  draws: number;
}

/** How many games each card plays alone for each goal. Other tokens may reveal a problem that one game misses. */
const ROUNDS = 3;

/** The number of searches with random cards at the end. */
export const RANDOM_SEARCHES = 200;

/** The default number of searches. */
export const searchesFor = (stress: Cards): number => {
  const { length } = triedIn(stress);
  // With few cards there are few combinations.
  return (
    plannedFor(stress).length + Math.min(RANDOM_SEARCHES, 3 * GOAL_KINDS.length * (2 ** length - length - 1))
  );
};

/** The goals that benefit from cards that reinforce each other. */
const COMBINED_GOALS: readonly GoalKind[] = ['combo', 'endless', 'supply', 'options', 'short'];

/** The partners that each card is tried with, by rank. */
const COMPANY: readonly (readonly number[])[] = [[0], [1], [2], [0, 1]];

/** The cards and the goal of a search. */
interface Plan {
  kind: GoalKind;
  cards: number[];
}

/** The searches that try each card alone, and then with its best partners. All further searches use random cards. */
const plannedFor = memoize((stress: Cards): readonly Plan[] => {
  const own = triedIn(stress);
  const partners = findPartners(stress.stressed);
  const alone = own.flatMap((card) => GOAL_KINDS.map((kind): Plan => ({ kind, cards: [card] })));
  const together = own.flatMap((card) =>
    COMPANY.flatMap((ranks) => {
      const others = ranks.flatMap((nth) => partners.get(card)?.[nth] ?? []);
      const cards = [card, ...others].toSorted((a, b) => a - b);
      return COMBINED_GOALS.map((kind): Plan => ({ kind, cards }));
    }),
  );
  return [...Array<Plan[]>(ROUNDS).fill(alone).flat(), ...together];
});

/** The cards and the goal of the search at an index. */
export const searchPlan = (stress: Stress, search: number): Plan =>
  plannedFor(stress)[search] ?? {
    kind: GOAL_KINDS[search % GOAL_KINDS.length],
    cards: someOf(triedIn(stress), stress.seed + search),
  };

/** The numbers of the cards that are tried. */
function triedIn({ stressed, only }: Cards): readonly number[] {
  if (only) return only;
  const own = stressed[stressed.length - 1];
  return [...own.cards, ...own.features].map(({ number }) => number);
}

/** Runs the search at an index. */
export function runSearch(stress: Stress, search: number) {
  const { stressed, seed } = stress;
  const { kind, cards } = searchPlan(stress, search);
  const find = seekGoal(stressed, kind, cards, seed + search);
  // A game that is stuck only because of unlucky tokens does not count.
  const isLuck =
    kind === 'stuck' && [1, 2, 3, 4, 5, 6].some((n) => !seekGoal(stressed, kind, cards, seed + search + n));
  return { search, find: isLuck ? null : find };
}

/** One search, and its result. */
export type SearchResult = ReturnType<typeof runSearch>;

/** Two to five random cards. */
function someOf(own: readonly number[], seed: number): number[] {
  const rng = { random: seedRandom(seed) };
  const left = [...own];
  const cards: number[] = [];
  for (let n = 2 + randomBelow(rng, 4); n > 0 && left.length > 0; n--)
    cards.push(...left.splice(randomBelow(rng, left.length), 1));
  return cards.toSorted((a, b) => a - b);
}

/** Plays a game with some cards towards a goal; null if it does not reach the goal. */
export function seekGoal(
  chain: readonly SetProgram[],
  kind: GoalKind,
  cards: readonly number[],
  seed: number,
): Find | null {
  const { near, found } = STRESS_GOALS[kind];
  // The second player is greedy.
  const players = kind === 'others' ? 2 : 1;
  const options = optionsFor(cards, seed, players);
  const game = startGame(makeTables([makeArena(chain, cards, players)]), options);
  const plain = game.tables;
  const traced = tracedTables(plain);
  const rng = { random: seedRandom(options.seed) };
  const start = clone(game);
  const on = { draw: game.draws, points: 0, answers: 0, taken: [0, 0, 0] };
  const choices: LogChoice[] = [];
  const findOf = (what: Pick<Find, 'kind' | 'says' | 'draws'>): Find => ({
    cards: [...cards],
    options,
    choices,
    ...what,
  });
  const { all } = traced.trace;
  const momentOf = (now: Game): SearchMoment => ({
    ...on,
    game: now,
    start,
    effects: all.runs,
    mostEffects: all.most,
  });
  for (let waiting = decision(game); ; waiting = decision(game)) {
    const says = found(momentOf(game));
    // The next token may have been drawn by now.
    const draws = waiting ? on.draw : game.draws;
    if (says !== undefined) return findOf({ kind, says, draws });
    if (!waiting) return null;
    if (game.draws !== on.draw)
      Object.assign(on, { draw: game.draws, points: game.vp[0], answers: 0, taken: [0, 0, 0] });
    on.answers++;
    const nearOf = (later: Game) => near(momentOf(later));
    const { option, crash } =
      waiting.seat > 0
        ? { option: chooseAs('greedy', game, rng), crash: undefined }
        : towards(game, AIMED_TASKS.has(game.stack.at(-1)?.task) ? nearOf : progress, rng);
    choices.push(logChoice(game, option));
    if (crash !== undefined) return findOf({ kind: 'crash', says: crash, draws: game.draws });
    const before = goodsOfOther(game);
    // Ignores what other players lose by their own choices.
    const isOurs = waiting.seat === 0 || runsFor(game, 0);
    // Counts only the real action, not the ones tried on copies.
    game.tables = traced;
    apply(game, option);
    game.tables = plain;
    const after = goodsOfOther(game);
    if (isOurs) on.taken = on.taken.map((sum, at) => sum + Math.max(0, before[at] - after[at]));
  }
}

/** Whether an effect of this seat is running. */
const runsFor = ({ stack }: Game, seat: number): boolean =>
  stack.some((frame) => frame.task === 'effect' && frame.seat === seat);

/**
 * The frames in whose decisions the bot comes nearer to its goal: effects, and cards played, turned back or laid, also when the
 * dial gives that. In all others, as in using elements that an effect gives, it takes whatever brings the next effect nearer.
 */
const AIMED_TASKS: ReadonlySet<string | undefined> = new Set(['effect', 'play', 'rotate', 'feature']);

/** How far cards have progressed: effects begun, features laid, and cubes on cards. */
function progress({ features, covered, placed }: Game, begun: number): number {
  const cubes = covered.reduce((sum, bits) => sum + bitsIn(bits), 0);
  return 1000 * begun + 50 * features.length + 2 * cubes + placed.length;
}

const bitsIn = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length;

/** The prefix of messages about engine errors. */
export const ENGINE_CRASHES = 'the engine crashes: ';

/** If there are more options than this, a random selection is tried. */
const MOST_TRIED = 16;

/**
 * The option that brings a game nearest to the goal. If all are equal, what greedy chooses, or occasionally a random one. If the
 * engine fails to apply an option, that option and the error.
 */
function towards(game: Game, near: (later: Game, begun: number) => number, rng: { random: number[] }) {
  const { options, kind } = game.asked;
  // What people could do by hand would show nothing.
  if (kind === 'by-hand') return { option: chooseAs('random', game, rng) };
  if (kind === 'yes-no' && randomBelow(rng, 8) > 0) {
    const yes = describeOptions(game).findIndex(({ option }) => option === 'yes');
    if (yes >= 0) return { option: options[yes] };
  }
  const tried =
    options.length <= MOST_TRIED
      ? options
      : Array.from({ length: MOST_TRIED }, () => options[randomBelow(rng, options.length)]);
  const nearness: number[] = [];
  for (const option of tried) {
    const later = clone(game);
    const traced = tracedTables(game.tables);
    later.tables = traced;
    try {
      apply(later, option);
    } catch (error) {
      return { option, crash: `${ENGINE_CRASHES}${errorLine(error)}` };
    }
    nearness.push(near(later, traced.trace.all.runs));
  }
  const best = Math.max(...nearness);
  if (best > Math.min(...nearness)) return { option: tried[nearness.indexOf(best)] };
  return { option: chooseAs(randomBelow(rng, 5) === 0 ? 'random' : 'greedy', game, rng) };
}
