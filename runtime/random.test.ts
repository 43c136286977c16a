/** Random numbers: the quick ones of a seed, and those of a secret. */
import { describe, expect, test } from 'vitest';
import { plainSet } from '../test/plain-set.ts';
import { newGame } from './game.ts';
import { imagine } from './players/determinize.ts';
import { randomBelow, secretRandom, seedRandom, shuffle } from './random.ts';

/** Draws 32 bits of the generator. */
const bits = (rng: { random: number[] }) => randomBelow(rng, 2 ** 32);

const SECRET = '000102030405060708090a0b0c0d0e0f';

describe('a secret', () => {
  test('gives the first four bytes of SHA-256 of itself and of the count', () => {
    const rng = { random: secretRandom(SECRET) };
    expect(Array.from({ length: 4 }, () => bits(rng))).toEqual([
      2237479810, 2961589570, 2945553237, 4019920140,
    ]);
  });

  test('is its four words and the count of numbers in the state', () => {
    const rng = { random: secretRandom(SECRET) };
    expect(rng.random).toEqual([0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f, 0]);
    randomBelow(rng, 40);
    expect(rng.random).toEqual([0x00010203, 0x04050607, 0x08090a0b, 0x0c0d0e0f, 1]);
    shuffle(rng, [1, 2, 3, 4]);
    expect(rng.random.at(-1)).toBe(4);
  });

  test('continues from a state that was stored', () => {
    const rng = { random: secretRandom(SECRET) };
    bits(rng);
    const stored = { random: JSON.parse(JSON.stringify(rng.random)) as number[] };
    expect([bits(stored), bits(stored)]).toEqual([2961589570, 2945553237]);
  });

  test('gives each number below a bound equally often', () => {
    const rng = { random: secretRandom(SECRET) };
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let n = 0; n < 7000; n++) counts[randomBelow(rng, 7)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });
});

test('what bots imagine of a game with a secret has the quick generator', () => {
  const game = newGame([plainSet], { players: 3, seed: 0, secret: SECRET });
  expect(game.random).toHaveLength(5);
  expect(imagine(game, { random: seedRandom(1) }, 0).random).toHaveLength(4);
});

test('a seed gives the numbers that it always gave', () => {
  const rng = { random: seedRandom(7) };
  expect(rng.random).toEqual([-1, -8, 7, 0]);
  expect(Array.from({ length: 5 }, () => randomBelow(rng, 1000))).toEqual([640, 630, 975, 679, 423]);
  const list = [0, 1, 2, 3, 4, 5, 6, 7];
  shuffle(rng, list);
  expect(list).toEqual([3, 6, 7, 4, 2, 5, 1, 0]);
  expect(rng.random).toEqual([-1857155937, 1107714728, 860369334, 178165952]);
});
