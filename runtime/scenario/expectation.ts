/** Compares the expectations of a scenario with the game. */
import {
  type Compare,
  cardLabel,
  type Expectation,
  expectationLine,
  type Good,
  goodName,
  type NamedHex,
  pluralize,
  type Sought,
} from '../../program/index.ts';
import { hexCell } from '../landscape/hex.ts';
import { cellCount, covers } from '../landscape/items.ts';
import { soughtSet } from '../link/thing-sets.ts';
import { thingCode, thingInNumber, thingName, type WordNumbers } from '../link/words.ts';
import { compares } from '../queries/compare.ts';
import { countThings, WHOLE_LANDSCAPE } from '../queries/place.ts';
import { supplyIndex } from '../queries/placement.ts';
import { keptCards } from '../queries/players.ts';
import type { Game } from '../state.ts';
import { cubesOn } from '../table/cubes.ts';
import { viewLandscape } from '../view/view.ts';
import { type ExpectedPlace, expectedPlace } from './expected-place.ts';
import { playerSeat, type Run } from './set-up.ts';
import { describeTokens } from './words/sketch.ts';

/** How a game differs from an expectation. */
export interface Mismatch {
  /** In one line: the expected and the actual value. */
  message: string;
  /** The actual value, as it could be written after `expect`; absent if it cannot be written there. */
  came?: string;
  /** The place the expectation is about. */
  asked?: ExpectedPlace;
}

/** How the game differs from an expectation; null if it does not. */
export function findMismatch(run: Run, expected: Expectation): Mismatch | null {
  const message = differenceFrom(run, expected);
  if (message === null) return null;
  const came = actualWords(run, expected);
  const asked = expectedPlace(run.game, expected);
  return { message, ...(came !== undefined && { came }), ...(asked && { asked }) };
}

/** How the game differs from an expectation, in one line; null if it does not. */
function differenceFrom(run: Run, expected: Expectation): string | null {
  const { game } = run;
  switch (expected.expect) {
    case 'tile':
      return tileDifference(game, expected);
    case 'empty': {
      const terrain = terrainAt(game, expected.hex);
      if (terrain === 0) return null;
      return `expected ${expected.hex.name} to be empty, but it is ${thingName(game.tables.words, terrain)}`;
    }
    case 'stopped':
    case 'finished': {
      if (isOver(run) && actualExpectation(run, expected).expect === expected.expect) return null;
      const what = expected.expect === 'stopped' ? 'be stopped' : 'run to its end';
      return `expected the effect to ${what}, but ${stateOf(run)}`;
    }
    case 'options':
      if (game.asked.options.length === 0)
        return `expected ${pluralize(expected.amount, 'option')}, but nothing waits for an answer`;
      break;
    case 'kept':
    case 'card': {
      const [is, state] = expected.expect === 'kept' ? [isKept, 'kept'] : [isActive, 'active'];
      if (!is(game, expected.card))
        return `expected card ${cardLabel(cardAt(game, expected.card))} to be ${state}, but it is not`;
    }
  }
  const wrong = amountsIn(game, expected).find(([amount, , actual]) => amount !== actual);
  return wrong ? `expected ${wrong[0]} ${wrong[1]}, got ${wrong[2]}` : null;
}

/** The amounts in an expectation: how many are expected, of what, and how many there are. */
function amountsIn(game: Game, expected: Expectation): [amount: number, what: string, actual: number][] {
  const { tables, landscape } = game;
  const { words } = tables;
  const seat = 'player' in expected ? playerSeat(expected) : 0;
  const player = 'player' in expected && expected.player !== undefined ? ` player ${expected.player}` : '';
  const of = player && ` of${player}`;
  switch (expected.expect) {
    case 'vp':
      return [[expected.amount, `vp${of}`, game.vp[seat]]];
    case 'gained':
      return expected.gained.map(({ what, amount }) => {
        const by = player && ` by${player}`;
        return [amount, `${goodName(what)} gained${by}`, gainedOf(game, seat, what)];
      });
    case 'has': {
      const { what, amount } = expected;
      if (what === 'cubes') return [[amount, `${inNumber(amount, 'free cube')}${of}`, game.cubes[seat]]];
      return [[amount, `${inNumber(amount, 'card')} in hand${of}`, game.hands[seat].length]];
    }
    case 'options':
      return [[expected.amount, inNumber(expected.amount, 'option'), game.asked.options.length]];
    case 'landscape': {
      const { amount, things } = expected;
      const actual = countThings(landscape, soughtSet(words, things), WHOLE_LANDSCAPE);
      return [[amount, `${thingsWords(words, things, amount)} in the landscape`, actual]];
    }
    case 'supply': {
      const { thing, amount } = expected;
      return [[amount, `${thing} in the supply`, landscape.supply[supplyIndex(thingCode(words, thing))]]];
    }
    case 'card': {
      const { leaves, cubes } = expected;
      const card = tables.cardOf[expected.card];
      const on = `on card ${cardLabel(tables.cards[card])}`;
      return [
        [leaves, `${inNumber(leaves, 'leaf', 'leaves')} ${on}`, game.leaves[card]],
        [cubes ?? 0, `${inNumber(cubes ?? 0, 'cube')} ${on}`, cubes === undefined ? 0 : cubesOn(game, card)],
      ];
    }
    default:
      return [];
  }
}

/** The expectation that the game would meet, if it is about amounts or the end of an effect. */
export function actualExpectation({ game, effect }: Run, expected: Expectation): Expectation {
  const actual = amountsIn(game, expected).map(([, , amount]) => amount);
  switch (expected.expect) {
    case 'gained':
      return { ...expected, gained: expected.gained.map(({ what }, at) => ({ what, amount: actual[at] })) };
    case 'card': {
      const [leaves, cubes] = actual;
      return { ...expected, leaves, ...(expected.cubes !== undefined && { cubes }) };
    }
    case 'stopped':
    case 'finished':
      return { expect: effect?.stopped ? 'stopped' : 'finished' };
    default:
      return 'amount' in expected ? { ...expected, amount: actual[0] } : expected;
  }
}

/** An expectation about the same thing that the game would meet, as written after `expect`. */
function actualWords(run: Run, expected: Expectation): string | undefined {
  const { game } = run;
  switch (expected.expect) {
    case 'tile':
    case 'empty': {
      const { q, r, name } = expected.hex;
      const tile = viewLandscape(game).find((one) => one.q === q && one.r === r);
      return `${name} is ${tile ? `${tile.terrain}${describeTokens(tile)}` : 'empty'}`;
    }
    case 'stopped':
    case 'finished':
      if (!isOver(run)) return undefined;
      break;
    case 'options':
      if (game.asked.options.length === 0) return undefined;
      break;
    case 'kept':
      return actualWords(run, { expect: 'card', card: expected.card, leaves: 0 });
    case 'card':
      if (isKept(game, expected.card)) return `card ${expected.card} kept`;
      if (!isActive(game, expected.card)) return undefined;
  }
  return expectationLine(
    actualExpectation(run, expected),
    (amount, things) => `${amount} ${thingsWords(game.tables.words, things, amount)}`,
  );
}

const inNumber = (amount: number, noun: string, plural = `${noun}s`): string =>
  amount === 1 ? noun : plural;

/** True if an effect has begun and none is running. */
const isOver = ({ game, effect }: Run): boolean => effect !== null && game.stack.length === 0;

function stateOf(run: Run): string {
  if (!run.effect) return 'nothing has been done yet';
  if (!isOver(run)) return 'a decision waits';
  return run.effect.stopped
    ? 'it was stopped: a placement could not be done, or a feature does not fit'
    : 'it ran to its end';
}

/** How much of something a seat has gained so far. */
function gainedOf({ gained, tables }: Game, seat: number, what: Good): number {
  const got = gained?.[seat];
  if (!got) throw new Error('only a scenario counts what is gained');
  if (what === 'card') return got.cards;
  if (what === 'cube') return got.cubes;
  return got.elements[tables.words.elements.findIndex(({ name }) => name === what.element)];
}

const cardAt = ({ tables }: Game, number: number) => tables.cards[tables.cardOf[number]];

const isActive = ({ active, tables }: Game, number: number): boolean =>
  active.some((cards) => cards.includes(tables.cardOf[number]));

const isKept = (game: Game, number: number): boolean =>
  game.vp.some((_, seat) => keptCards(game, seat).includes(game.tables.cardOf[number]));

/** The terrain of a hex, 0 where there is no tile. */
function terrainAt(game: Game, hex: NamedHex): number {
  return game.landscape.terrain[hexCell(hex.q, hex.r)] ?? 0;
}

/** R15.3: what the expectation does not mention does not matter. */
function tileDifference(game: Game, { hex, need }: Extract<Expectation, { expect: 'tile' }>): string | null {
  const { tables, landscape } = game;
  const terrain = terrainAt(game, hex);
  if (terrain === 0) return `expected ${hex.name} to be ${need.terrain}, but no tile is there`;
  if (!covers(thingCode(tables.words, need.terrain), terrain)) {
    return `expected ${hex.name} to be ${need.terrain}, got ${thingName(tables.words, terrain)}`;
  }
  for (const { compare, thing } of need.tokens) {
    const n = cellCount(landscape, hexCell(hex.q, hex.r), thingCode(tables.words, thing));
    if (!compares(compare, n))
      return `expected ${hex.name} to have ${compareText(compare)} ${thingInNumber(tables.words, thing, compare.amount)}, got ${n}`;
  }
  return null;
}

const SAY = { least: 'at least ', most: 'at most ', exactly: '' };

function compareText(compare: Compare): string {
  return `${SAY[compare.is]}${compare.amount}`;
}

/** `lions or fish`, with the nouns in the number that the amount requires. */
function thingsWords(words: WordNumbers, things: readonly Sought[], amount: number): string {
  return things.map((thing) => soughtWords(words, thing, amount)).join(' or ');
}

function soughtWords(words: WordNumbers, sought: Sought, amount: number): string {
  if (typeof sought === 'string') return thingInNumber(words, sought, amount);
  const held = sought.with.map(
    ({ compare, things }) => `${compareText(compare)} ${thingsWords(words, things, compare.amount)}`,
  );
  return `${thingInNumber(words, sought.ground, amount)} with ${held.join(' and ')}`;
}
