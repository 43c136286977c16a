/** Situations set up as games: what is on the table, for different sets. */
import { expect, test } from 'vitest';
import { compileText } from '../../test/base-set.ts';
import { makeTables } from '../make-tables.ts';
import { viewLandscape } from '../view/view.ts';
import { type Situation, situationGame } from './situation.ts';

const SITUATION: Situation = {
  seats: [
    { vp: 12, cubes: 3, hand: 2, active: 2 },
    { vp: 7, cubes: 0, hand: 1, active: 1 },
  ],
  tiles: [
    { q: 0, r: 0, terrain: 'desert', mountains: 1, forests: 0, animals: [{ species: 'lion', amount: 2 }] },
    { q: 1, r: 0, terrain: 'water', mountains: 0, forests: 0, animals: [{ species: 'dodo', amount: 1 }] },
  ],
};
const CARDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  .map((number) => `card ${number} brown leaves 2 energy sun, water { gain 1vp }`)
  .join('\n');
const { sets } = compileText(`animal dolphin x6 on water\n${CARDS}`);
const tables = makeTables(sets[0].chain);
const BASE_ANIMALS = sets[0].chain[0].vocabulary.animals.map(({ name }) => name);
const card = tables.cardOf[1];
/** Everything but dolphins. */
const KNOWN = new Set(['dodo', ...BASE_ANIMALS]);
const game = (seed: number) => situationGame(tables, SITUATION, { card, seed, known: KNOWN });

test('the landscape leaves out unknown animals and adds animals that only the set has', () => {
  expect(viewLandscape(game(1))).toEqual([
    { q: 0, r: 0, terrain: 'desert', mountains: 1, forests: 0, animals: ['lion', 'lion'] },
    { q: 1, r: 0, terrain: 'water', mountains: 0, forests: 0, animals: expect.arrayContaining(['dolphin']) },
  ]);
});

test('every card and every cube is in exactly one place', () => {
  for (let seed = 0; seed < 50; seed++) {
    const { hands, active, decks, vp, cubes, cubeSupply, covered } = game(seed);
    const all = [...hands, ...active, ...decks].flat().toSorted((a, b) => a - b);
    expect(all).toEqual([...tables.cards.keys()]);
    expect(vp).toEqual([12, 7]);
    expect(cubes).toEqual([3, 0]);
    expect(hands.map(({ length }) => length)).toEqual([2, 1]);
    expect(active.map(({ length }) => length)).toEqual([3, 1]);
    expect(active[0]).toContain(card);
    const onCards = covered.reduce((sum, bits) => sum + bits.toString(2).replaceAll('0', '').length, 0);
    expect(cubeSupply + onCards + 3).toBe(66);
  }
});

test('the seed determines which cards are dealt', () => {
  expect(game(1)).toEqual(game(1));
  const dealt = new Set([1, 2, 3, 4, 5].map((seed) => game(seed).hands.join()));
  expect(dealt.size).toBeGreaterThan(1);
});
