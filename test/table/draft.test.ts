/** R2.4, R2.6, R14.1: starting cards drafted from packs. */
import { describe, expect, test } from 'vitest';
import { UserError } from '../../program/index.ts';
import { startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import type { Game } from '../../runtime/state.ts';
import { plainSet } from '../plain-set.ts';
import { feature } from './cards.ts';
import { answer, asked, offers } from './table-kit.ts';

const tables = makeTables([plainSet]);
const DRAFT = 'draft';

/** Starts a game with these named hands. */
const table = (hands: string[], seed = 1): Game => startGame(tables, { players: hands.length, seed, hands });

/** Keeps the option at this index; returns the pack as it was offered. */
function keep(game: Game, at = 0): string[] {
  const pack = offers(game);
  answer(game, `${game.asked.seat}: ${pack[at]}`);
  return pack;
}

/** All drafters keep one card: the packs offered and the cards kept, by seat. */
function pass(game: Game, drafters: number, at = 0): Record<number, { pack: string[]; kept: string }> {
  const seen: Record<number, { pack: string[]; kept: string }> = {};
  for (let i = 0; i < drafters; i++) {
    const { seat } = game.asked;
    const pack = keep(game, at);
    seen[seat] = { pack, kept: pack[at] };
  }
  return seen;
}

/** Cards of each deck in a seat's hand. */
function inHand(game: Game, seat: number): { brown: number; blue: number } {
  const blue = game.hands[seat].filter((c) => tables.cards[c].deck === 1).length;
  return { brown: game.hands[seat].length - blue, blue };
}

const isBlue = (text: string): boolean => ((Number(text.split(' ')[1]) - 1) % 12) + 1 > 8;

/** Answers until the draft is over. */
function draftAll(game: Game): Game {
  while (game.asked.kind === 'draft') keep(game);
  return game;
}

const all = [DRAFT, DRAFT, DRAFT];

test('R2.4 every player first gets five blue cards and keeps one of them', () => {
  const game = table(all);
  expect(asked(game)).toBe('0 draft');
  const seen = pass(game, 3);
  const packs = Object.values(seen).map(({ pack }) => pack);
  expect(packs.map((pack) => pack.length)).toEqual([5, 5, 5]);
  expect(packs.flat().every(isBlue)).toBe(true);
  expect(new Set(packs.flat()).size).toBe(15);
  expect([0, 1, 2].map((seat) => inHand(game, seat))).toEqual(Array(3).fill({ brown: 0, blue: 1 }));
});

test.each([
  ['blue', 'left', 2, 0, [5, 4, 3, 2], { brown: 0, blue: 4 }],
  ['brown', 'right', 1, 12, [9, 8, 7, 6, 5, 4, 3, 2], { brown: 8, blue: 4 }],
] as const)('R2.4 of %s cards, the others are passed to the %s', (_, __, giver, before, sizes, held) => {
  const game = table(all);
  for (let n = 0; n < before; n++) keep(game);
  let last: ReturnType<typeof pass> | undefined;
  for (const size of sizes) {
    const seen = pass(game, 3, size >> 1);
    for (const seat of [0, 1, 2]) {
      expect(seen[seat].pack).toHaveLength(size);
      if (!last) continue;
      const { pack, kept } = last[(seat + giver) % 3];
      expect(seen[seat].pack).toEqual(pack.filter((text) => text !== kept));
    }
    last = seen;
  }
  expect([0, 1, 2].map((seat) => inHand(game, seat))).toEqual(Array(3).fill(held));
});

test('R2.4 the fifth blue card returns to the deck, then nine brown cards are dealt', () => {
  const game = table(all);
  const first = pass(game, 3);
  const whole = Object.values(first).flatMap(({ pack }) => pack);
  while (game.asked.kind === 'draft' && isBlue(offers(game)[0])) keep(game);
  const kept = game.hands.flat().map((c) => `card ${tables.cards[c].number}`);
  const left = whole.filter((text) => !kept.includes(text));
  expect(left).toHaveLength(3);
  const deck = game.decks[1].map((c) => `card ${tables.cards[c].number}`);
  expect(deck).toHaveLength(24 - 12);
  expect(left.every((text) => deck.includes(text))).toBe(true);
  const brown = Object.values(pass(game, 3)).map(({ pack }) => pack);
  expect(brown.map((pack) => pack.length)).toEqual([9, 9, 9]);
  expect(brown.flat().some(isBlue)).toBe(false);
});

test('R2.4 each player then chooses three of the twelve cards as active', () => {
  const game = draftAll(table(all));
  expect(game.decks.map((deck) => deck.length)).toEqual([48 - 24, 24 - 12]);
  for (const seat of [0, 1, 2]) {
    expect([asked(game), offers(game).length]).toEqual([`${seat} choose-active`, 12]);
    const [a, , b, c] = offers(game);
    answer(game, `${seat}: ${c}`, `${seat}: ${a}`, `${seat}: ${b}`);
    expect(game.active[seat].map((i) => `card ${tables.cards[i].number}`)).toEqual([c, a, b]);
    expect(game.hands[seat]).toHaveLength(9);
  }
  expect(game.draws).toBe(1);
});

test('R2.4 a Landscape Feature can be drafted but cannot become active', () => {
  const features = Array.from({ length: 5 }, (_, i) => feature(901 + i));
  const few = { ...plainSet, features, cards: plainSet.cards.filter((c) => c.number % 12 > 0) };
  const made = makeTables([few]);
  const hands = [DRAFT, DRAFT, DRAFT, DRAFT];
  const game = startGame(made, { players: 4, seed: 3, hands });
  const isFeature = (c: number): boolean => made.cards[c].feature !== null;
  while (game.asked.kind === 'draft') {
    const { options, seat } = game.asked;
    const option = options.findIndex(isFeature);
    answer(game, `${seat}: ${offers(game)[Math.max(option, 0)]}`);
  }
  const drafted = game.hands.flatMap((hand) => hand.filter(isFeature));
  expect(drafted.length).toBeGreaterThan(0);
  while (game.asked.kind === 'choose-active') {
    expect(game.asked.options.some(isFeature)).toBe(false);
    keep(game);
  }
  expect(game.active.map((cards) => cards.length)).toEqual([3, 3, 3, 3]);
  expect(game.hands.flat().filter(isFeature)).toEqual(drafted);
});

test('R2.6 some players take preset hands, and the others draft the rest among themselves', () => {
  const game = table([DRAFT, 'bee', 'cat', DRAFT]);
  const preset = new Set([...tables.hands[1].cards, ...tables.hands[2].cards]);
  expect(game.active[1]).toHaveLength(3);
  let before = pass(game, 2);
  expect(Object.keys(before)).toEqual(['0', '3']);
  for (let n = 0; n < 3; n++) {
    const after = pass(game, 2);
    expect(after[0].pack).toEqual(before[3].pack.slice(1));
    expect(after[3].pack).toEqual(before[0].pack.slice(1));
    before = after;
  }
  draftAll(game);
  expect([0, 3].map((seat) => inHand(game, seat))).toEqual(Array(2).fill({ brown: 8, blue: 4 }));
  expect([...game.hands[0], ...game.hands[3]].some((c) => preset.has(c))).toBe(false);
  expect([...game.hands[1], ...game.active[1]].toSorted()).toEqual(tables.hands[1].cards.toSorted());
  expect(game.decks.map((deck) => deck.length)).toEqual([48 - 32, 24 - 16]);
});

test('R2.6 a single drafter keeps four of five and eight of nine', () => {
  const game = table(['ant', 'bee', DRAFT]);
  const sizes: number[] = [];
  while (game.asked.kind === 'draft') {
    expect(game.asked.seat).toBe(2);
    sizes.push(keep(game).length);
  }
  expect(sizes).toEqual([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
});

test('R14.1 two players who draft are dealt four brown and two blue cards and draft the rest two at a time', () => {
  const game = table([DRAFT, DRAFT]);
  expect([0, 1].map((seat) => inHand(game, seat))).toEqual(Array(2).fill({ brown: 4, blue: 2 }));
  const steps: string[] = [];
  while (game.asked.kind === 'draft') steps.push(`${game.asked.seat} ${keep(game).length}`);
  // Packs of five, then of nine; the last card goes back.
  const sizes = [5, 4, 3, 2].concat([9, 8, 7, 6, 5, 4, 3, 2]);
  const expected: string[] = [];
  for (let i = 0; i < sizes.length; i += 2) {
    for (const seat of [0, 1]) expected.push(`${seat} ${sizes[i]}`, `${seat} ${sizes[i + 1]}`);
  }
  expect(steps).toEqual(expected);
  expect([0, 1].map((seat) => inHand(game, seat))).toEqual(Array(2).fill({ brown: 12, blue: 6 }));
  expect(game.decks.map((deck) => deck.length)).toEqual([48 - 24, 24 - 12]);
});

test('R14.1 each player chooses five of the eighteen cards as active', () => {
  const game = draftAll(table([DRAFT, DRAFT]));
  for (const seat of [0, 1]) {
    for (let n = 0; n < 5; n++) {
      expect([asked(game), offers(game).length]).toEqual([`${seat} choose-active`, 18 - n]);
      keep(game, n);
    }
    expect([game.active[seat].length, game.hands[seat].length]).toEqual([5, 13]);
  }
});

test('R14.1 with one preset hand and one draft, extra cards are random and both players have eighteen', () => {
  const game = table(['ant', DRAFT]);
  expect(game.hands.map((hand) => hand.length)).toEqual([9 + 6, 6]);
  const sizes: number[] = [];
  while (game.asked.kind === 'draft') {
    expect(game.asked.seat).toBe(1);
    sizes.push(keep(game).length);
  }
  expect(sizes).toEqual([5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]);
  expect(inHand(game, 1)).toEqual({ brown: 12, blue: 6 });
  const chosen: string[] = [];
  while (game.asked.kind === 'choose-active') {
    chosen.push(asked(game));
    keep(game);
  }
  expect(chosen).toEqual([...Array(2).fill('0 choose-active'), ...Array(5).fill('1 choose-active')]);
  expect(game.active.map((cards) => cards.length)).toEqual([5, 5]);
  expect(game.active[0].slice(0, 3)).toEqual(tables.hands[0].active);
});

describe('the number of cards for a draft', () => {
  test.each([
    ['R2.4 five packs of five blue cards from 24', [DRAFT, DRAFT, DRAFT, DRAFT, DRAFT], /25 blue .* 24/],
    [
      'R2.6 four packs of nine brown cards from the 32 that two preset hands leave',
      ['ant', 'bee', DRAFT, DRAFT, DRAFT, DRAFT],
      /36 brown .* 32/,
    ],
    [
      'R2.6 five packs from the cards that a preset hand leaves',
      ['ant', DRAFT, DRAFT, DRAFT, DRAFT, DRAFT],
      /blue|brown/,
    ],
  ])('%s are refused', (_, hands, message) => {
    expect(() => table(hands)).toThrow(UserError);
    expect(() => table(hands)).toThrow(message);
  });

  test('R2.4 exactly as many cards as the packs need are enough; one fewer is refused', () => {
    const left = (blue: number) => {
      const cards = plainSet.cards.filter((c) => c.deck === 'brown');
      return makeTables([
        { ...plainSet, cards: [...cards, ...plainSet.cards.filter((c) => c.deck === 'blue').slice(0, blue)] },
      ]);
    };
    const options = { players: 3, seed: 1, hands: [DRAFT, DRAFT, DRAFT] };
    expect(asked(startGame(left(15), options))).toBe('0 draft');
    expect(() => startGame(left(14), options)).toThrow(UserError);
  });
});
