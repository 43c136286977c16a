/**
 * A compiled scenario: a landscape, what is given, and lines that do, choose, refuse and expect.
 *
 * Plain data like every program. Each line has its position in the file, so that a failure can be shown there.
 */
import type { Hex } from './hexes/hexes.ts';
import { pluralize } from './messages/labels.ts';
import type { Block } from './operations.ts';
import type { Place } from './problem.ts';
import type { Compare, Sought, Terrain, Thing } from './terms.ts';

/** A hex of the board and the letter or digit that marks it. */
export interface NamedHex extends Hex {
  name: string;
}

/** A tile of the board with what is on it. Missing markers mean that there are none. */
export interface BoardTile extends Hex {
  terrain: Terrain;
  mountains: number;
  forests: number;
  animals: { species: Thing; amount: number }[];
  markers?: readonly { marker: Thing; amount: number }[];
}

/** The initial landscape of a scenario. */
export interface Board {
  tiles: BoardTile[];
  /** Letters that occur once, and digits, which mark positions without a tile. */
  names: NamedHex[];
}

/** The number of the player concerned, counted from 1; by default 1. */
interface OfPlayer {
  player?: number;
}

/** What is set up besides the board. */
export type Given =
  | { given: 'players'; amount: number }
  /** Free cubes, or points. */
  | ({ given: 'cubes' | 'vp'; amount: number } & OfPlayer)
  | { given: 'supply'; thing: Thing; amount: number }
  | ({ given: 'hand'; cards: number[] } & OfPlayer)
  /** With all its leaves and without cubes, unless it says how many. */
  | ({ given: 'active'; card: number; leaves?: number; cubes?: number; species?: Thing } & OfPlayer)
  /** Without leaves, for its `at end` (L44). */
  | ({ given: 'kept'; card: number; species?: Thing } & OfPlayer)
  | { given: 'feature'; feature: number }
  /** Tokens drawn in this round, with the one that is resolved (L46), or the number of the round (L67). */
  | { given: 'tokens' | 'round'; amount: number }
  | ({ given: 'harbinger' } & OfPlayer)
  /** The elements that effects draw from the bag, in this order (L57). */
  | { given: 'next'; elements: string[] };

/** The words for the branches of a choice, in order. */
export const BRANCH_WORDS: readonly string[] = ['first', 'second', 'third', 'fourth'];

/** One answer to a decision, or one that must not be among the options. */
export type Choice =
  /** A hex, or the start and end of a move; `thing` if there are several on the tile. */
  | { choice: 'hex'; hex: NamedHex; thing?: Thing; to?: NamedHex }
  /** The cells a feature covers. */
  | { choice: 'hexes'; hexes: NamedHex[] }
  /** A terrain, token, species or element, by its name. */
  | { choice: 'word'; word: string }
  | { choice: 'card'; number?: number }
  | { choice: 'cube' | 'vp' | 'yes' | 'no' | 'done' | 'none' }
  /** A player, counted from 1. */
  | { choice: 'player'; player: number }
  /** By its index in `BRANCH_WORDS`. */
  | { choice: 'branch'; branch: number }
  /** The amount for a `pay up to`, or by hand. */
  | { choice: 'pay' | 'gain' | 'lose'; amount: number };

/**
 * A choice in the words of a scenario, without `choose`.
 * @param nameOf gives the name of a hex; by default, the letter or digit that marks it
 */
export function choiceLine(choice: Choice, nameOf = (hex: NamedHex): string => hex.name): string {
  switch (choice.choice) {
    case 'hex': {
      const to = choice.to && `to ${nameOf(choice.to)}`;
      return [choice.thing, nameOf(choice.hex), to].filter(Boolean).join(' ');
    }
    case 'hexes':
      return choice.hexes.map(nameOf).join(', ');
    case 'word':
      return choice.word;
    case 'card':
      return choice.number === undefined ? 'card' : `card ${choice.number}`;
    case 'player':
      return `player ${choice.player}`;
    case 'branch':
      return BRANCH_WORDS[choice.branch] ?? `branch ${choice.branch + 1}`;
    case 'pay':
    case 'gain':
    case 'lose':
      return `${choice.choice} ${choice.amount}`;
    default:
      return choice.choice;
  }
}

/** What a tile must be. `land` is desert or grassland; anything not mentioned is allowed (R15.3). */
export interface TileNeed {
  terrain: Terrain | 'land';
  tokens: { compare: Compare; thing: Thing }[];
}

/** What must hold at this point of a scenario. */
export type Expectation =
  | ({ expect: 'vp'; amount: number } & OfPlayer)
  | ({
      expect: 'gained';
      gained: { what: 'card' | 'cube' | { element: string }; amount: number }[];
    } & OfPlayer)
  /** Free cubes, or cards in hand. */
  | ({ expect: 'has'; what: 'cubes' | 'cards'; amount: number } & OfPlayer)
  | { expect: 'options'; amount: number }
  | { expect: 'tile'; hex: NamedHex; need: TileNeed }
  | { expect: 'empty'; hex: NamedHex }
  | { expect: 'landscape'; amount: number; things: Sought[] }
  | { expect: 'supply'; thing: Thing; amount: number }
  | { expect: 'card'; card: number; leaves: number; cubes?: number }
  | { expect: 'kept'; card: number }
  | { expect: 'stopped' | 'finished' };

/** A card or cube, or the name of an element. */
export type Good = Extract<Expectation, { expect: 'gained' }>['gained'][number]['what'];

/** The name of a good: `card`, `cube`, `sun`. */
export const goodName = (what: Good): string => (typeof what === 'object' ? what.element : what);

/**
 * An expectation in the words of a scenario, without `expect`.
 * @param things gives an amount of things: `2 lions`, `no mountains`
 * @param nameOf gives the name of a hex; by default, the letter or digit that marks it
 */
export function expectationLine(
  expected: Expectation,
  things: (amount: number, things: readonly Sought[]) => string,
  nameOf = (hex: NamedHex): string => hex.name,
): string {
  const of = 'player' in expected && expected.player ? `player ${expected.player} ` : '';
  switch (expected.expect) {
    case 'vp':
      return `${of}${expected.amount}vp`;
    case 'gained':
      return `${of}gained ${expected.gained.map(({ what, amount }) => `${amount} ${goodName(what)}`).join(', ')}`;
    case 'has':
      return `${of}has ${pluralize(expected.amount, expected.what.slice(0, -1))}`;
    case 'options':
      return pluralize(expected.amount, 'option');
    case 'tile': {
      const { terrain, tokens } = expected.need;
      const words = tokens.map(({ compare, thing }) => things(compare.amount, [thing])).join(' and ');
      return `${nameOf(expected.hex)} is ${terrain}${words && ` with ${words}`}`;
    }
    case 'empty':
      return `${nameOf(expected.hex)} is empty`;
    case 'landscape':
      return `${things(expected.amount, expected.things)} in the landscape`;
    case 'supply':
      return `supply ${expected.thing} ${expected.amount}`;
    case 'card': {
      const cubes = expected.cubes === undefined ? '' : ` and ${pluralize(expected.cubes, 'cube')}`;
      return `card ${expected.card} has ${pluralize(expected.leaves, 'leaf', 'leaves')}${cubes}`;
    }
    case 'kept':
      return `card ${expected.card} kept`;
    case 'stopped':
    case 'finished':
      return expected.expect;
  }
}

/** A line of a scenario, with its position. */
export type ScenarioLine = { at: Place } & (
  | ({ line: 'do'; steps: Block } & OfPlayer)
  | ({ line: 'do-card'; card: number } & OfPlayer)
  | { line: 'do-feature'; feature: number }
  | { line: 'do-end' | 'do-round' }
  | { line: 'choose' | 'refuse'; choice: Choice }
  | { line: 'expect'; expectation: Expectation }
);

/** The hexes that a line of a scenario names. */
export function lineHexes(line: ScenarioLine): NamedHex[] {
  if (line.line === 'expect') return 'hex' in line.expectation ? [line.expectation.hex] : [];
  if (line.line !== 'choose' && line.line !== 'refuse') return [];
  const { choice } = line;
  if (choice.choice === 'hexes') return choice.hexes;
  return choice.choice === 'hex' ? [choice.hex, ...(choice.to ? [choice.to] : [])] : [];
}

/** A compiled scenario: its board, what is given, and its lines. */
export interface Scenario {
  title: string;
  at: Place;
  board: Board;
  given: Given[];
  lines: ScenarioLine[];
}
