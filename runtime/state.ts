/**
 * The state of a game at any moment, as plain data. All states share `tables`, which never changes; `clone` copies
 * everything else.
 */
import type { DecisionKind } from '../program/index.ts';
import type { EffectFrame, Frame } from './frames.ts';
import type { GameOptions } from './game-options.ts';
import { checkGame } from './input/check-arguments.ts';
import { cloneLandscape, emptyLandscape, type Landscape } from './landscape/landscape.ts';
import type { LinkedEffect } from './link/code.ts';
import type { Card, Tables } from './link/tables.ts';

/** Why a game stopped without being played to its end (R12.6). */
export type Bound = 'draws' | 'effects' | 'repetitions' | 'lookups' | 'questions';

/** A player's gains in a scenario, which are counted instead of being dealt out. */
export interface RoundGains {
  elements: number[];
  cards: number;
  cubes: number;
}

/** What a game keeps of its round and of completed cards, if anything at the table asks for that. */
export interface GameRecord {
  /** The rounds so far: one more whenever the bag passes (L67). */
  round: number;
  /** Tokens drawn by R3 in this round (L46). */
  tokens: number;
  /** Cards completed in this round, by seat, with the one whose effect runs (L66). */
  completed: number[];
  /** The last card whose effect has ended, and the seat that completed it; null before the first (L72). */
  last: { card: number; seat: number } | null;
}

/** A Landscape Feature in play: its card, its owner's seat, and the cells its tile covers (R15.4). */
export interface FeatureInPlay {
  card: number;
  seat: number;
  cells: number[];
}

/**
 * A game at any moment, even in the middle of an effect. Only read it; `apply` and `submit` change it.
 *
 * Apart from `tables` and `landscape` it is plain data, which `clone` copies: numbers, text, booleans, null, plain
 * objects, and lists of one kind, without null. Maps, sets and typed arrays would be lost.
 */
export interface Game {
  tables: Tables;
  /**
   * The options the game was set up with; null if choices cannot lead to the state, as in scenarios and determinized
   * games.
   */
  setup: GameOptions | null;
  /**
   * The options chosen since, each followed by a comma (`game.ts`). A string, because copies share it and its length
   * does not slow down appending.
   */
  choices: string;
  seed: number;
  /** State of the random generator: four numbers, or five with a secret (`Rng`). */
  random: number[];
  players: number;
  target: number;
  /** Most draws before the game stops as unfinished (R12.6). */
  maxDraws: number;
  /** In a scenario: each seat's gains, which are counted instead of being dealt out. Null in other games. */
  gained: RoundGains[] | null;
  landscape: Landscape;
  /** Points, by seat. */
  vp: number[];
  /** Turns of the dial, 0 to 2, by seat (R4.1). */
  dial: number[];
  /** Free cubes, by seat. */
  cubes: number[];
  /** Cubes left in the box. */
  cubeSupply: number;
  /** Indices of the cards in hand and of the active cards, by seat, in the order the player got them. */
  hands: number[][];
  active: number[][];
  /** Remaining leaves, and covered spots as bits, by card. */
  leaves: number[];
  covered: number[];
  /**
   * By seat, the cards with `at end` that have been completed: they score at the end, also when they are kept without
   * leaves (L44). Absent until there is one.
   */
  completed?: number[][];
  /** By card, the species that it has chosen, by its index in `tables.species`; absent until there is one (L68). */
  species?: Record<number, number>;
  /** Landscape Features in hand that all players have seen, in the order they were shown (R6.5). */
  shown: number[];
  /** Landscape Features in play, in the order they were played. */
  features: FeatureInPlay[];
  /** Brown and blue deck, the top card last; the face-up display; discarded cards. */
  decks: number[][];
  display: number[];
  discard: number[];
  /** Tokens left in the bag, by element, and the tokens of the current draw. */
  bag: number[];
  drawn: number[];
  /** Tokens that effects have drawn since then, in order, and who drew them (L57); absent until the first. */
  laid?: { seat: number; element: number }[];
  /** In a scenario that says it: the tokens that effects draw next. */
  next?: number[];
  harbinger: number;
  rounds: number;
  /** Absent if no card, feature or scenario of these tables needs it (`keepsRecord`). */
  record?: GameRecord;
  draws: number;
  /**
   * Answers given, without forced ones. It includes hidden choices, so players must not see it: `view` has a count for
   * each seat.
   */
  decisions: number;
  /** How many of these answers each seat gave. */
  answers: number[];
  /** Effects and repetitions in this draw (R12.6). */
  effects: number;
  repetitions: number;
  /** Cells, tokens and options examined in this draw (R12.6, `landscape/work.ts`). */
  lookups: number;
  /** Questions that effects have asked in this draw (R12.6). */
  questions: number;
  /**
   * Cubes placed with the drawn tokens: seat, card, spot, then the card and spot the cube came from (-1 for a free
   * cube).
   */
  placed: number[][];
  /** Turns of the dial each seat still owes for this draw. */
  turns: number[];
  /** Cards filled by a cube of this draw: card and the spot of that cube (R5.3). */
  fresh: number[][];
  /** The seats whose effects ran in this draw (R5.3): 0 for none, `seat + 1` for one, -1 for several. */
  ran: number;
  /** True once features have scored at the end (R12.4). */
  scored: boolean;
  /** True while a tie for the lead is played out (R12.3). */
  tied: boolean;
  status: 'playing' | 'over' | 'unfinished';
  bound: Bound | null;
  /** The card that was about to run, or to repeat a block, when the game was stopped; -1 for none (R12.6). */
  boundCard: number;
  /** Seat that won, or -1. */
  winner: number;
  stack: Frame[];
  /** The decision that waits: its seat, kind and options. Empty options mean that nothing waits. */
  asked: { seat: number; kind: DecisionKind; options: number[] };
}

/**
 * A table with nothing on it: full supplies, no cards dealt.
 * @param setup the options, if choices alone lead from them to the state
 * @param landscape an empty landscape
 */
export function emptyGame(
  tables: Tables,
  players: number,
  seed: number,
  setup: GameOptions | null = null,
  landscape = emptyLandscape(tables),
): Game {
  const { cubes, target } = tables.words.settings;
  const bySeat = (value: number): number[] => new Array<number>(players).fill(value);
  const lists = (): number[][] => Array.from({ length: players }, () => []);
  const start = cubes?.start ?? 0;
  return {
    tables,
    setup,
    choices: '',
    seed,
    random: [],
    players,
    target: target?.full ?? 0,
    maxDraws: 0,
    gained: null,
    landscape,
    vp: bySeat(0),
    dial: bySeat(0),
    cubes: bySeat(start),
    cubeSupply: (cubes?.total ?? 0) - start * players,
    hands: lists(),
    active: lists(),
    leaves: tables.cards.map((card) => card.leaves),
    covered: tables.cards.map(() => 0),
    shown: [],
    features: [],
    decks: [[], []],
    display: [],
    discard: [],
    bag: tables.bag.slice(),
    drawn: [],
    harbinger: 0,
    rounds: 0,
    draws: 0,
    decisions: 0,
    answers: bySeat(0),
    effects: 0,
    repetitions: 0,
    lookups: 0,
    questions: 0,
    placed: [],
    turns: bySeat(0),
    fresh: [],
    ran: 0,
    scored: false,
    tied: false,
    status: 'playing',
    bound: null,
    boundCard: -1,
    winner: -1,
    stack: [],
    asked: { seat: 0, kind: 'yes-no', options: [] },
    ...(tables.keepsRecord && { record: { round: 1, tokens: 0, completed: bySeat(0), last: null } }),
  };
}

/** A copy that shares no mutable data. */
export function clone(game: Game): Game {
  checkGame('clone', game);
  return copyNested({ ...game, landscape: cloneLandscape(game.landscape) }, READY_PARTS);
}

/** The parts of a game that are ready for its copy: two never change, and the landscape has been copied. */
const READY_PARTS: ReadonlySet<string> = new Set<keyof Game>(['tables', 'setup', 'landscape']);

/**
 * A copy of a list or an object of plain data (`Game`). It decides by the first element of a list whether the elements are
 * copied, too.
 */
function copyOf<T extends object>(data: T): T {
  if (!Array.isArray(data)) return copyNested({ ...data });
  return (isObject(data[0]) ? data.map((one) => copyOf(one)) : data.slice()) as typeof data;
}

/** Replaces the objects in an object by copies. The entries of a journal are immutable, so copies share them. */
function copyNested<T extends object>(copy: T, ready?: ReadonlySet<string>): T {
  for (const key in copy) {
    const value = copy[key];
    if (!isObject(value) || ready?.has(key)) continue;
    copy[key] = key === 'journal' && Array.isArray(value) ? (value.slice() as typeof value) : copyOf(value);
  }
  return copy;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The card or feature that an effect belongs to; undefined for a scenario. */
export function effectCard({ tables, features }: Game, frame: EffectFrame): Card | undefined {
  return tables.cards[frame.feature < 0 ? frame.card : features[frame.feature].card];
}

/** The index of the running trigger among those of its card or feature; -1 for the steps of a card. */
export const triggerIndex = ({ triggers }: Card, { effect }: EffectFrame): number =>
  triggers && effect >= 0 ? effect - triggers.first : -1;

/** The code an effect runs. */
export function frameCode({ tables }: Game, frame: EffectFrame): LinkedEffect {
  const code = frame.effect < 0 ? tables.cards[frame.card].code : tables.effects[frame.effect];
  return forSpecies(code, frame.species);
}

/** What is linked for a species that a card has chosen, if it has (L68). */
export const forSpecies = <T>(code: T & { bySpecies?: readonly T[] }, species: number | undefined): T =>
  (species === undefined ? undefined : code.bySpecies?.[species]) ?? code;
