/** Words for hands, alone, by seat and mixed with a draft, and the set's own cards first (R2.3, R2.4, R2.6). */
import { expect, test } from 'vitest';
import { hashText, type SetProgram } from '../../program/index.ts';
import { apply, gameChoices, newGame } from '../../runtime/game.ts';
import type { GameOptions } from '../../runtime/game-options.ts';
import { fromJSON } from '../../runtime/save/from-json.ts';
import { hash, toJSON } from '../../runtime/save/json.ts';
import type { Game } from '../../runtime/state.ts';
import { chainOf } from '../simulate/sets.ts';
import { compileBaseSet } from './base-set.ts';

const base = [compileBaseSet()];
const card = (number: number, deck: string, hand = '') =>
  `card ${number} ${deck} leaves 2 ${hand} energy sun { gain 1vp }\n`;
/** 21 cards, too many for one hand. */
const CARDS = Array.from({ length: 21 }, (_, at) => card(901 + at, at % 3 === 0 ? 'blue' : 'brown')).join('');
const own = chainOf(`set own "Own" extends first-continent\n${CARDS}`);

/** As at a host: neighbouring seeds give similar first numbers. */
const secretOf = (seed: number) => hashText(`${seed}`).padEnd(32, '1').slice(0, 32);

/** The preset hand of each seat; undefined if it has another. */
function handsOf({ tables, hands, active }: Game): (string | undefined)[] {
  const heldBy = (seat: number) => new Set([...hands[seat], ...active[seat]]);
  return hands.map(
    (_, seat) => tables.hands.find(({ cards }) => cards.every((index) => heldBy(seat).has(index)))?.word.name,
  );
}
const marksOf = (game: Game) =>
  handsOf(game).map((name) => game.tables.hands.find(({ word }) => word.name === name)?.word.mark);
const dealt = (chain: readonly SetProgram[], options: Partial<GameOptions> = {}) =>
  newGame(chain, { players: 4, seed: 3, ...options });
const isOwn = (game: Game, index: number) => game.tables.cards[index].number > 900;

test('leaf hands can be dealt alone, and any hands as without names', () => {
  expect(marksOf(dealt(base, { hands: Array(4).fill('leaf') }))).toEqual(Array(4).fill('leaf'));
  const [any, none] = [dealt(base, { hands: Array(4).fill('any') }), dealt(base)];
  expect([handsOf(any), any.decks]).toEqual([handsOf(none), none.decks]);
  expect(() => dealt(own, { players: 6, hands: Array(6).fill('leaf'), seed: 1 })).not.toThrow();
});

test('too few leaf hands are refused with their number', () => {
  const [set] = structuredClone(base);
  for (const hand of set!.vocabulary.hands) hand.mark = 'footprint';
  expect(() => dealt([set!], { hands: Array(4).fill('leaf') })).toThrow(
    '4 players need 4 leaf hands that share no card: the set has 0 hands',
  );
});

test('R2.6 a name, words and a draft are mixed by seat, and no two share a card', () => {
  for (let seed = 0; seed < 10; seed++) {
    const game = dealt(base, { seed, hands: ['daisy', 'leaf', 'recommended', 'draft'] });
    expect(handsOf(game)[0]).toBe('daisy');
    expect(marksOf(game).slice(0, 3)).toEqual(['leaf', 'leaf', 'footprint']);
    expect(game.asked).toMatchObject({ seat: 3, kind: 'draft' });
  }
});

/** A set with a hand of its own. */
function oneOwnHand() {
  const cards = Array.from({ length: 12 }, (_, at) =>
    card(901 + at, at < 8 ? 'brown' : 'blue', `hand wasp${at < 3 ? ' active' : ''}`),
  );
  return chainOf(`set own "Own" extends first-continent\nhand wasp leaf "Wasp"\n${cards.join('')}`);
}

test("a set's own hands are dealt first, in random seats, whatever hands are wanted", () => {
  const chain = oneOwnHand();
  for (const word of ['recommended', 'leaf', 'any']) {
    const seats = Array.from({ length: 30 }, (_, seed) =>
      handsOf(dealt(chain, { secret: secretOf(seed), hands: Array(4).fill(word), ownFirst: true })).indexOf(
        'wasp',
      ),
    );
    expect([...new Set(seats)].toSorted(), word).toEqual([0, 1, 2, 3]);
  }
});

test('seats in a list get own hands, or own cards, before the others', () => {
  const chain = oneOwnHand();
  const few = chainOf(`set few "Few" extends first-continent\n${card(901, 'brown')}`);
  const holders = Array.from({ length: 20 }, (_, seed) => {
    const options = { secret: secretOf(seed), ownFirst: [1, 3] };
    const { hands, active, tables } = dealt(few, options);
    const index = tables.cardOf[901];
    return [
      handsOf(dealt(chain, options)).indexOf('wasp'),
      hands.findIndex((hand, seat) => hand.includes(index) || active[seat].includes(index)),
    ];
  });
  for (const at of [0, 1]) expect([...new Set(holders.map((one) => one[at]))].toSorted()).toEqual([1, 3]);
  const [some, all] = [dealt(chain, { ownFirst: [0, 1, 2, 3] }), dealt(chain, { ownFirst: true })];
  expect(hash(some)).toBe(hash(all));
  for (const ownFirst of [[4], [-1], ['0']] as number[][])
    expect(() => dealt(chain, { ownFirst })).toThrow(/ownFirst: expected true or false, or a list of seats/);
});

test('a set without hands deals its own cards first: all 21 are in hands', () => {
  const game = dealt(own, { hands: Array(4).fill('recommended'), ownFirst: true });
  const held = [...game.hands, ...game.active].flat();
  expect(held.filter((index) => isOwn(game, index))).toHaveLength(21);
  expect(game.active.map((cards) => cards.length)).toEqual([3, 3, 3, 3]);
  const other = dealt(own, { hands: Array(4).fill('recommended') });
  expect([...other.hands, ...other.active].flat().filter((index) => isOwn(other, index))).toEqual([]);
});

test('own cards come first in a draft, and are on top of the decks after it', () => {
  const game = dealt(own, { players: 3, hands: ['draft', 'lion', 'rhino'], ownFirst: true });
  expect(game.asked.options.every((index) => isOwn(game, index))).toBe(true);
  while (game.asked.kind === 'draft') apply(game, game.asked.options.at(-1)!);
  for (const deck of game.decks) {
    const first = deck.findIndex((index) => isOwn(game, index));
    expect(deck.slice(first).every((index) => isOwn(game, index))).toBe(true);
  }
});

test('a game with own cards first is saved and repeated', () => {
  const game = dealt(own, { ownFirst: true });
  for (let at = 0; at < 20; at++) apply(game, game.asked.options.at(-1)!);
  expect(hash(fromJSON(own, JSON.parse(JSON.stringify(toJSON(game)))))).toBe(hash(game));
  expect(gameChoices(game)).toHaveLength(20);
});

test('an own set that is not true or false is refused', () => {
  expect(() => dealt(own, { ownFirst: 'yes' as unknown as boolean })).toThrow(/expected true or false/);
});
