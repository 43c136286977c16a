/**
 * Nobody can compute the numbers of a game with a secret from what is drawn. The lowest bit of xoroshiro128+ is linear in
 * its state, and a token drawn from an even number of tokens gives it away: a spectator of enough draws knows the state.
 */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { expect, test } from 'vitest';
import type { SetProgram } from '../../program/set.ts';
import { applyInSteps, decision, type GameOptions, newGame, SPECTATOR, view } from '../../runtime/index.ts';
import { plainSet } from '../plain-set.ts';

const BITS = 128;
/** The draws that the spectator watches, and those that follow. */
const WATCHED = 300;
const LATER = 100;

/** A set made for the attack: one token of each of 40 elements. */
const { vocabulary } = plainSet;
const [sun, leaf, rain, wild] = vocabulary.elements.map((element) => ({ ...element, count: 1 }));
const others = Array.from({ length: 36 }, (_, n) => ({ name: `other-${n}`, count: 1, any: false }));
const set: SetProgram = {
  ...plainSet,
  vocabulary: { ...vocabulary, elements: [sun, leaf, rain, ...others, wild] },
};

/** A draw: how many tokens were in the bag, and which of them was drawn. */
interface Drawn {
  tokens: number;
  at: number;
}

/** All draws of a game, as a spectator sees them, and the state of the generator after those watched. */
function watched(options: Partial<GameOptions>): { draws: Drawn[]; random: number[] } {
  const game = newGame([set], { players: 3, seed: 0, target: 1000, ...options });
  const draws: Drawn[] = [];
  let random: number[] = [];
  /** Tables show their pages each step, also of draws that ask nobody. */
  const watch = (act: () => void) => {
    act();
    if (game.draws === draws.length) return;
    const { drawn, bag } = view(game, SPECTATOR);
    const tokens = Object.keys(bag).filter((name) => name === drawn[0] || bag[name] > 0);
    draws.push({ tokens: tokens.length, at: tokens.indexOf(drawn[0]) });
    if (draws.length === WATCHED) random = game.random;
  };
  watch(() => undefined);
  while (draws.length < WATCHED + LATER) applyInSteps(game, decision(game)!.options.at(-1)!, watch);
  expect(game.draws).toBe(draws.length);
  return { draws, random };
}

/** The lowest bits of the numbers from a state. */
function lowBits(state: readonly number[], count: number): bigint[] {
  const generator = xoroshiro128plusFromState(state);
  return Array.from({ length: count }, () => BigInt(generator.next() & 1));
}

/** The states with a single bit set: all others are sums of them. */
const UNIT_STATES = Array.from({ length: BITS }, (_, bit) =>
  [0, 1, 2, 3].map((word) => (word === bit >> 5 ? 1 << (bit & 31) : 0)),
);

/** The state that the quick generator had before these draws, if it made them: from the first draws that determine it. */
function stateBefore(draws: readonly Drawn[]): number[] {
  const columns = UNIT_STATES.map((state) => lowBits(state, draws.length));
  /** Equations by their highest unknown: the bits of the state, and above them the sum. */
  const equations = new Map<number, bigint>();
  for (const [n, { tokens, at }] of draws.entries()) {
    if (tokens % 2 === 1) continue;
    let equation = columns.reduce((sum, column, bit) => sum | (column[n] << BigInt(bit)), 0n);
    equation |= BigInt(at & 1) << BigInt(BITS);
    for (let bit = BITS - 1; bit >= 0; bit--) {
      if (((equation >> BigInt(bit)) & 1n) === 0n) continue;
      const known = equations.get(bit);
      if (known === undefined) {
        equations.set(bit, equation);
        break;
      }
      equation ^= known;
    }
  }
  expect(equations.size).toBe(BITS);
  const state = [0, 0, 0, 0];
  for (let bit = 0; bit < BITS; bit++) {
    const equation = equations.get(bit) ?? 0n;
    let value = equation >> BigInt(BITS);
    for (let lower = 0; lower < bit; lower++)
      value ^= (equation >> BigInt(lower)) & BigInt((state[lower >> 5] >>> (lower & 31)) & 1);
    if (value === 1n) state[bit >> 5] |= 1 << (bit & 31);
  }
  return state;
}

/** Attacks a game: the computed state after the draws that were watched, and how many of the later ones it foretells. */
function attack({ draws }: ReturnType<typeof watched>) {
  const generator = xoroshiro128plusFromState(stateBefore(draws.slice(0, WATCHED)));
  const guesses = draws.map(({ tokens }, n) => {
    const state = n === WATCHED ? generator.getState() : undefined;
    return { state, at: uniformInt(generator, 0, tokens - 1) };
  });
  const right = draws.filter(({ at }, n) => n >= WATCHED && guesses[n].at === at).length;
  return { state: guesses[WATCHED].state, right };
}

test('a spectator computes the numbers of a game with a seed', () => {
  const game = watched({ seed: 4_000_000_000 });
  expect(attack(game)).toEqual({ state: game.random, right: LATER });
});

test('a spectator cannot compute the numbers of a game with a secret', () => {
  const game = watched({ secret: '0123456789abcdef0fedcba987654321' });
  const { state, right } = attack(game);
  expect(state).not.toEqual(game.random.slice(0, 4));
  // Some guesses are right by chance.
  expect(right).toBeLessThan(LATER / 5);
});
