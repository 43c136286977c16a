/** Searching for play that breaks a set: bots that want just that play games in arenas. */
import { isFeature, type SetProgram } from '../../program/index.ts';
import {
  apply,
  chooseAs,
  clone,
  type DecisionKind,
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
import { arenaOf, optionsFor } from './arena.ts';
import { GOALS, type Goal, KINDS, type Kind, type OnDraw, startOf } from './goals.ts';

/** What is searched: plain data, which a worker is given once. */
export interface Stress {
  /** A set with all it extends, base first: the cards of the last are tried. */
  stressed: readonly SetProgram[];
  seed: number;
}

/** A game that shows something. */
export interface Find {
  kind: Kind;
  /** The cards that its player has. */
  cards: number[];
  /** What happens, in words. */
  says: string;
  options: GameOptions;
  choices: LogChoice[];
  /** Tokens drawn until then. */
  draws: number;
}

/** One search, and what it found. */
export interface Searched {
  search: number;
  find: Find | null;
}

/** How many searches look at each card alone; all others look at some cards together. */
export function singleSearches(chain: readonly SetProgram[]): number {
  return ownNumbers(chain).length * KINDS.length;
}

function ownNumbers(chain: readonly SetProgram[]): number[] {
  const own = chain[chain.length - 1];
  return [...own.cards, ...own.features].map(({ number }) => number);
}

/** The search at an index: which cards, and what it is after. */
export function searchAt({ stressed, seed }: Stress, search: number): Searched {
  const own = ownNumbers(stressed);
  const kind = KINDS[search % KINDS.length];
  const turn = Math.floor(search / KINDS.length);
  const cards = turn < own.length ? [own[turn]] : someOf(own, seed + search);
  const find = findIn(stressed, kind, cards, seed + search);
  // Bad luck with the tokens passes.
  const isLuck = kind === 'stuck' && UNLUCKY.some((n) => !findIn(stressed, kind, cards, seed + search + n));
  return { search, find: isLuck ? null : find };
}

/** Other games that have to be stuck, too. */
const UNLUCKY = [1, 2, 3, 4, 5, 6];

/** Two to five cards by chance. */
function someOf(own: readonly number[], seed: number): number[] {
  const rng = { random: seedRandom(seed) };
  const left = [...own];
  const cards: number[] = [];
  for (let n = 2 + randomBelow(rng, 4); n > 0 && left.length > 0; n--)
    cards.push(...left.splice(randomBelow(rng, left.length), 1));
  return cards.toSorted((a, b) => a - b);
}

/** Plays a game with some cards, after something; what it found. */
export function findIn(
  chain: readonly SetProgram[],
  kind: Kind,
  cards: readonly number[],
  seed: number,
): Find | null {
  if (kind === 'feature' && !cards.some((number) => isLaid(chain, number))) return null;
  const shown = playAfter(chain, cards, seed, GOALS[kind]);
  return shown && { kind, cards: [...cards], ...shown };
}

/** Plays a game with some cards, after anything. */
export function playAfter(
  chain: readonly SetProgram[],
  cards: readonly number[],
  seed: number,
  { near, found }: Goal,
): Omit<Find, 'kind' | 'cards'> | null {
  const options = optionsFor(cards, seed);
  const game = startGame(makeTables([arenaOf(chain, cards)]), options);
  const plain = game.tables;
  const traced = tracedTables(plain);
  const rng = { random: seedRandom(options.seed) };
  const start = startOf(game);
  const on: OnDraw = { draw: game.draws, points: 0, answers: 0 };
  const choices: LogChoice[] = [];
  const { all } = traced.trace;
  const momentOf = (now: Game) => ({ game: now, start, on, effects: all.runs, mostEffects: all.most });
  for (let waiting = decision(game); ; waiting = decision(game)) {
    game.tables = traced;
    const says = found(momentOf(game));
    game.tables = plain;
    if (says !== undefined) return { says, options, choices, draws: game.draws };
    if (!waiting) return null;
    if (game.draws !== on.draw) Object.assign(on, { draw: game.draws, points: game.vp[0], answers: 0 });
    on.answers++;
    const nearOf = (later: Game) => near(momentOf(later));
    const option = towards(game, AT_THE_TABLE.has(waiting.kind) ? progress : nearOf, rng);
    choices.push(logChoice(game, option));
    // What is tried out does not count.
    game.tables = traced;
    apply(game, option);
    game.tables = plain;
  }
}

function isLaid(chain: readonly SetProgram[], number: number): boolean {
  const card = chain
    .flatMap((set) => [...set.cards, ...set.features])
    .findLast((one) => one.number === number);
  return card !== undefined && isFeature(card);
}

/** What is asked between effects: there, whatever brings the next effect is nearer. */
const AT_THE_TABLE: ReadonlySet<DecisionKind> = new Set([
  'use-element',
  'take-cube',
  'dial-card',
  'dial-reward',
  'gain-card',
  'keep-card',
  'choose-active',
  'declare',
  'complete-card',
  'cancel',
]);

/** How far cards have come: effects that begin, features laid, and cubes on cards. */
function progress({ features, covered, placed }: Game, begun: number): number {
  const cubes = covered.reduce((sum, bits) => sum + bitsIn(bits), 0);
  return 1000 * begun + 50 * features.length + 2 * cubes + placed.length;
}

const bitsIn = (bits: number): number => [...bits.toString(2)].filter((bit) => bit === '1').length;

/** Of more options, some by chance are tried. */
const MOST_TRIED = 16;

/** The option that brings a game nearest; among equal ones what a player would do, now and then any. */
function towards(
  game: Game,
  near: (later: Game, begun: number) => number,
  rng: { random: number[] },
): number {
  const { options, kind } = game.asked;
  if (kind === 'yes-no' && randomBelow(rng, 8) > 0) {
    const yes = describeOptions(game).findIndex(({ option }) => option === 'yes');
    if (yes >= 0) return options[yes];
  }
  const tried =
    options.length <= MOST_TRIED
      ? options
      : Array.from({ length: MOST_TRIED }, () => options[randomBelow(rng, options.length)]);
  const nearness = tried.map((option) => {
    const later = clone(game);
    const traced = tracedTables(game.tables);
    later.tables = traced;
    apply(later, option);
    return near(later, traced.trace.all.runs);
  });
  const best = Math.max(...nearness);
  if (best > Math.min(...nearness)) return tried[nearness.indexOf(best)];
  return chooseAs(randomBelow(rng, 5) === 0 ? 'random' : 'greedy', game, rng);
}
