/** Compares the expectations of a scenario with the game. */

import {
  type Compare,
  cardLabel,
  counted,
  type Expectation,
  type NamedHex,
  type Sought,
  type TileNeed,
} from '../../program/index.ts';
import { cellAt } from '../landscape/hex.ts';
import { countAt, covers } from '../landscape/items.ts';
import { soughtSet } from '../link/thing-sets.ts';
import { thingCode, thingInNumber, thingName, type WordNumbers } from '../link/words.ts';
import { ANYWHERE } from '../queries/areas/areas.ts';
import { compares } from '../queries/compare.ts';
import { supplyOf } from '../queries/placement.ts';
import { countThings } from '../queries/thing-counts.ts';
import type { Game } from '../state.ts';
import { cubesOn } from '../table/cubes.ts';
import { viewLandscape } from '../view/view.ts';
import { type AskedPlace, askedPlace } from './asked.ts';
import { seatOf } from './set-up.ts';
import { tokenWords } from './words/sketch.ts';

/** The state of a running scenario. */
export interface ScenarioSoFar {
  game: Game;
  /** The effect of the last `do`; null before the first. */
  effect: { stopped: boolean } | null;
  /** How many blocks of steps have begun, which is the index of the next one in `tables.effects`. */
  blocks: number;
}

/** How a game differs from an expectation. */
export interface Mismatch {
  /** In one line: the expected and the actual value. */
  message: string;
  /** The actual value, as it could be written after `expect`; absent if it cannot be written there. */
  came?: string;
  /** The place the expectation is about. */
  asked?: AskedPlace;
}

/** How the game differs from an expectation; null if it does not. */
export function mismatchOf(played: ScenarioSoFar, expectation: Expectation): Mismatch | null {
  const message = failureOf(played, expectation);
  if (message === null) return null;
  const came = cameWords(played, expectation);
  const asked = askedPlace(played.game, expectation);
  return { message, ...(came !== undefined && { came }), ...(asked && { asked }) };
}

/** How the game differs from an expectation, in one line; null if it does not. */
function failureOf(played: ScenarioSoFar, expectation: Expectation): string | null {
  const { game } = played;
  const { words } = game.tables;
  switch (expectation.expect) {
    case 'vp':
      return differs(`vp${ofPlayer(expectation)}`, expectation.amount, game.vp[seatOf(expectation)]);
    case 'gained':
      return gainedFailure(game, expectation);
    case 'has': {
      const { what, amount } = expectation;
      const one = what === 'cubes' ? 'free cube' : 'card in hand';
      const noun = amount === 1 ? one : one.replace(/^(free cube|card)/, '$1s');
      return differs(`${noun}${ofPlayer(expectation)}`, amount, hadOf(game, expectation));
    }
    case 'options':
      if (game.asked.options.length === 0) {
        return `expected ${counted(expectation.amount, 'option')}, but nothing waits for an answer`;
      }
      return differs(
        expectation.amount === 1 ? 'option' : 'options',
        expectation.amount,
        game.asked.options.length,
      );
    case 'tile':
      return tileFailure(game, expectation.hex, expectation.need);
    case 'empty': {
      const terrain = terrainAt(game, expectation.hex);
      if (terrain === 0) return null;
      return `expected ${expectation.hex.name} to be empty, but it is ${thingName(game.tables.words, terrain)}`;
    }
    case 'landscape': {
      const things = soughtSet(words, expectation.things);
      const what = landscapeWords(words, expectation);
      return differs(what, expectation.amount, countThings(game.landscape, things, ANYWHERE, null));
    }
    case 'supply': {
      const thing = thingCode(words, expectation.thing);
      const left = game.landscape.supply[supplyOf(thing)];
      return differs(`${expectation.thing} in the supply`, expectation.amount, left);
    }
    case 'card':
      return cardFailure(game, expectation);
    case 'stopped':
      if (played.effect?.stopped && isOver(played)) return null;
      return `expected the effect to be stopped, but ${stateOf(played)}`;
    case 'finished':
      if (played.effect && !played.effect.stopped && isOver(played)) return null;
      return `expected the effect to run to its end, but ${stateOf(played)}`;
  }
}

/** The player in words, if the expectation names one. */
const ofPlayer = ({ player }: { player?: number }) => (player === undefined ? '' : ` of player ${player}`);
const by = ({ player }: { player?: number }) => (player === undefined ? '' : ` by player ${player}`);

function differs(what: string, expected: number, got: number): string | null {
  return got === expected ? null : `expected ${expected} ${what}, got ${got}`;
}

function isOver(played: ScenarioSoFar): boolean {
  return played.game.stack.length === 0;
}

function stateOf(played: ScenarioSoFar): string {
  if (!played.effect) return 'nothing has been done yet';
  if (!isOver(played)) return 'a decision waits';
  return played.effect.stopped
    ? 'it was stopped: a placement could not be done, or a feature does not fit'
    : 'it ran to its end';
}

/** Free cubes, or cards in hand. */
function hadOf(game: Game, expected: Extract<Expectation, { expect: 'has' }>): number {
  const seat = seatOf(expected);
  return expected.what === 'cubes' ? game.cubes[seat] : game.hands[seat].length;
}

function gainedFailure(game: Game, expected: Extract<Expectation, { expect: 'gained' }>): string | null {
  for (const { what, amount } of expected.gained) {
    const had = gainedOf(game, seatOf(expected), what);
    const failure = differs(`${goodName(what)} gained${by(expected)}`, amount, had);
    if (failure) return failure;
  }
  return null;
}

type Good = Extract<Expectation, { expect: 'gained' }>['gained'][number]['what'];

function goodName(what: Good): string {
  return typeof what === 'object' ? what.element : what;
}

/** How much of something a seat has gained so far. */
function gainedOf({ gained, tables }: Game, seat: number, what: Good): number {
  const got = gained?.[seat];
  if (!got) throw new Error('only a scenario counts what is gained');
  if (what === 'card') return got.cards;
  if (what === 'cube') return got.cubes;
  return got.elements[tables.words.elements.findIndex(({ name }) => name === what.element)];
}

/** The terrain of a hex, 0 where there is no tile. */
function terrainAt(game: Game, hex: NamedHex): number {
  return game.landscape.terrain[cellAt(hex.q, hex.r)] ?? 0;
}

/** An expectation about the same thing that the game would meet. */
function cameWords(played: ScenarioSoFar, expectation: Expectation): string | undefined {
  const { game } = played;
  const { tables, landscape } = game;
  const of = 'player' in expectation && expectation.player ? `player ${expectation.player} ` : '';
  switch (expectation.expect) {
    case 'vp':
      return `${of}${game.vp[seatOf(expectation)]}vp`;
    case 'has':
      return `${of}has ${counted(hadOf(game, expectation), expectation.what.slice(0, -1))}`;
    case 'gained':
      return `${of}gained ${expectation.gained.map(({ what }) => `${gainedOf(game, seatOf(expectation), what)} ${goodName(what)}`).join(', ')}`;
    case 'options':
      return game.asked.options.length > 0 ? counted(game.asked.options.length, 'option') : undefined;
    case 'tile':
    case 'empty': {
      const { q, r, name } = expectation.hex;
      const tile = viewLandscape(game).find((one) => one.q === q && one.r === r);
      return `${name} is ${tile ? `${tile.terrain}${tokenWords(tile)}` : 'empty'}`;
    }
    case 'landscape': {
      const things = soughtSet(tables.words, expectation.things);
      const there = countThings(landscape, things, ANYWHERE, null);
      return `${there} ${landscapeWords(tables.words, { ...expectation, amount: there })}`;
    }
    case 'supply':
      return `supply ${expectation.thing} ${landscape.supply[supplyOf(thingCode(tables.words, expectation.thing))]}`;
    case 'card': {
      const card = tables.cardOf[expectation.card];
      if (!game.active[0].includes(card)) return undefined;
      const cubes = expectation.cubes === undefined ? '' : ` and ${counted(cubesOn(game, card), 'cube')}`;
      return `card ${expectation.card} has ${counted(game.leaves[card], 'leaf', 'leaves')}${cubes}`;
    }
    case 'stopped':
    case 'finished':
      if (!played.effect || !isOver(played)) return undefined;
      return played.effect.stopped ? 'stopped' : 'finished';
  }
}

/** R15.3: what the expectation does not mention does not matter. */
function tileFailure(game: Game, hex: NamedHex, need: TileNeed): string | null {
  const { tables, landscape } = game;
  const terrain = terrainAt(game, hex);
  if (terrain === 0) return `expected ${hex.name} to be ${need.terrain}, but no tile is there`;
  if (!covers(thingCode(tables.words, need.terrain), terrain)) {
    return `expected ${hex.name} to be ${need.terrain}, got ${thingName(tables.words, terrain)}`;
  }
  for (const { compare, thing } of need.tokens) {
    const n = countAt(landscape, cellAt(hex.q, hex.r), thingCode(tables.words, thing));
    if (!compares(compare, n))
      return `expected ${hex.name} to have ${compareText(compare)} ${thingInNumber(tables.words, thing, compare.amount)}, got ${n}`;
  }
  return null;
}

const SAY = { least: 'at least ', most: 'at most ', exactly: '' };

function compareText(compare: Compare): string {
  return `${SAY[compare.is]}${compare.amount}`;
}

function cardFailure(game: Game, expected: Extract<Expectation, { expect: 'card' }>): string | null {
  const card = game.tables.cardOf[expected.card];
  const label = cardLabel(game.tables.cards[card]);
  if (!game.active[0].includes(card)) return `expected card ${label} to be active, but it is not`;
  const noun = expected.leaves === 1 ? 'leaf' : 'leaves';
  const leaves = differs(`${noun} on card ${label}`, expected.leaves, game.leaves[card]);
  if (leaves || expected.cubes === undefined) return leaves;
  return differs(
    `${expected.cubes === 1 ? 'cube' : 'cubes'} on card ${label}`,
    expected.cubes,
    cubesOn(game, card),
  );
}

/** `lions or fish in the landscape`, with the nouns in the number that `amount` requires. */
function landscapeWords(
  words: WordNumbers,
  { things, amount }: Pick<Extract<Expectation, { expect: 'landscape' }>, 'things' | 'amount'>,
): string {
  return `${things.map((thing) => soughtWords(words, thing, amount)).join(' or ')} in the landscape`;
}

function soughtWords(words: WordNumbers, sought: Sought, amount: number): string {
  if (typeof sought === 'string') return thingInNumber(words, sought, amount);
  const held = sought.with.map(({ compare, things }) => {
    const what = things.map((thing) => thingInNumber(words, thing, compare.amount));
    return `${compareText(compare)} ${what.join(' or ')}`;
  });
  return `${thingInNumber(words, sought.ground, amount)} with ${held.join(' and ')}`;
}
