/** Only options that bring a Landscape Feature in hand nearer to fitting add to the learned player's plans. */
import { expect, test } from 'vitest';
import { plainSet } from '../../../test/plain-set.ts';
import { apply, startGame } from '../../game.ts';
import { makeTables } from '../../make-tables.ts';
import { nearestFit } from '../../queries/nearest-fit.ts';
import { seedRandom } from '../../random.ts';
import { run } from '../../run.ts';
import { startEffect } from '../../start-effect.ts';
import { clone, type Game } from '../../state.ts';
import { effectTrial } from '../copies.ts';
import { learnedValues } from './learned.ts';
import { plannedWorths } from './plans.ts';

const desert = (q: number) => ({ q, r: 0, terrain: 'desert' as const, tokens: [], covered: true });
/** A feature that needs two adjacent deserts; the landscape of the plain set lacks one. */
const tables = makeTables([
  {
    ...plainSet,
    features: [
      {
        number: 901,
        deck: 'blue' as const,
        title: 'Dunes',
        source: { kind: 'original' as const },
        pattern: [desert(0), desert(1)],
        triggers: [],
      },
    ],
  },
]);
const DUNES = tables.cardOf[901];
/** The second card places a desert, and the third water. */
const [PLACES_DESERT, PLACES_WATER] = [tables.cardOf[2], tables.cardOf[3]];
const rng = () => ({ random: seedRandom(1) });

/** A game whose first seat chooses its active cards and also holds the feature in its hand. */
function begun(): Game {
  const game = startGame(tables, { players: 2, seed: 3 });
  expect(game.asked.kind).toBe('choose-active');
  game.hands[game.asked.seat].push(DUNES);
  return game;
}

/** The decision in which the effect of a card places its tile. */
function placing(card: number): Game {
  const game = begun();
  const { seat } = game.asked;
  const copy = effectTrial(game, seat, card);
  startEffect(copy, seat, card, -1);
  run(copy);
  expect([copy.asked.kind, copy.asked.seat]).toEqual(['place', seat]);
  return copy;
}

test('a tile is worth most where it completes the pattern, and the learned player places it there', () => {
  const game = placing(PLACES_DESERT);
  const worths = plannedWorths(game)!;
  const completes = game.asked.options.map((option) => {
    const copy = clone(game);
    apply(copy, option);
    return !copy.hands[game.asked.seat].includes(DUNES) || nearestFit(copy, DUNES, false)?.needs === 0;
  });
  expect(new Set(completes)).toEqual(new Set([true, false]));
  for (const [at, worth] of worths.entries()) {
    if (completes[at]) expect(worth).toBeGreaterThan(1);
    else expect(worth).toBe(0);
  }
  const { option } = learnedValues(game, rng());
  expect(completes[game.asked.options.indexOf(option)]).toBe(true);
});

test('what brings no pattern nearer is worth nothing, and a tile in the way less than nothing', () => {
  const game = placing(PLACES_WATER);
  const worths = plannedWorths(game)!;
  const { wanted } = nearestFit(game, DUNES, true)!;
  for (const [at, cell] of game.asked.options.entries()) {
    if (wanted.has(cell)) expect(worths[at]).toBeLessThan(0);
    else expect(worths[at]).toBe(0);
  }
  expect(worths.some((worth) => worth < 0)).toBe(true);
});

test('a card is worth something to play if its effect can bring the pattern nearer', () => {
  const game = begun();
  game.asked.options = [PLACES_WATER, PLACES_DESERT];
  const [water, sand] = plannedWorths(game)!;
  expect(water).toBe(0);
  expect(sand).toBeGreaterThan(1);
});

test('without a feature in hand, and in decisions left to greedy, there are no plans', () => {
  const game = begun();
  game.asked.kind = 'take-cube';
  expect(plannedWorths(game)).toBeNull();
  expect(plannedWorths(startGame(tables, { players: 2, seed: 3 }))).toBeNull();
});
