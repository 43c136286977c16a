/** Rollouts in which every seat plays like the learned player. */
import { expect, test } from 'vitest';
import { plainSet } from '../../../test/plain-set.ts';
import { apply, decision, startGame } from '../../game.ts';
import { makeTables } from '../../make-tables.ts';
import { useCard } from '../../options.ts';
import { seedRandom } from '../../random.ts';
import { hash } from '../../save/json.ts';
import { clone, type Game } from '../../state.ts';
import { chooseAs } from '../bot.ts';
import { imagine } from '../determinize.ts';
import { UNEVALUATED_WORTH } from '../evaluation.ts';
import { INDEX } from './features.ts';
import { learnedRollouts } from './rollouts.ts';
import { BUNDLED_WEIGHTS } from './weights.ts';

const tables = makeTables([plainSet]);
const rng = () => ({ random: seedRandom(1) });

/** A game among greedy players, after some decisions. */
function begun(decisions: number, target = 40): Game {
  const game = startGame(tables, { players: 3, seed: 2, target });
  const own = rng();
  for (let made = 0; made < decisions && decision(game); made++) apply(game, chooseAs('greedy', game, own));
  return game;
}

test('the same seed gives the same value, and plays the imagined game until the last horizon', () => {
  const game = begun(60);
  const rollouts = learnedRollouts(game, rng(), [3, 8], BUNDLED_WEIGHTS);
  const values = [7, 7].map((seed) => {
    const imagined = imagine(game, rng(), game.asked.seat);
    const value = rollouts.valueOf(imagined, seed);
    expect(imagined.draws).toBe(game.draws + 8);
    return [value, hash(imagined)];
  });
  expect(values[0]).toEqual(values[1]);
});

test('the value is the mean of those after each horizon', () => {
  const game = begun(60);
  const valueAfter = (horizons: number[]) =>
    learnedRollouts(game, rng(), horizons, BUNDLED_WEIGHTS).valueOf(imagine(game, rng(), game.asked.seat), 7);
  expect(valueAfter([3, 8])).toBeCloseTo((valueAfter([3]) + valueAfter([8])) / 2, 9);
});

test('the others place cubes on their cards and earn points, too', () => {
  const game = begun(60);
  const { seat } = game.asked;
  const imagined = imagine(game, rng(), seat);
  const before = clone(imagined);
  learnedRollouts(game, rng(), [20], BUNDLED_WEIGHTS).valueOf(imagined, 7);
  for (const [other, vp] of before.vp.entries())
    if (other !== seat) expect(imagined.vp[other]).toBeGreaterThan(vp);
});

test('what another seat is assumed to choose is its best option', () => {
  const game = begun(20);
  const rollouts = learnedRollouts(game, rng(), [6], BUNDLED_WEIGHTS);
  const { seat } = game.asked;
  let placed = 0;
  for (let made = 0; made < 100 && decision(game); made++) {
    const { options } = game.asked;
    const worths = rollouts.worths(game, 3);
    const choice = rollouts.choiceOfOther(game, 3);
    expect(worths[options.indexOf(choice)]).toBe(Math.max(...worths));
    if (game.asked.kind === 'use-element' && game.asked.seat !== seat && useCard(choice) >= 0) placed++;
    apply(game, choice);
  }
  expect(placed).toBeGreaterThan(5);
});

test('no weights make a seat use an element as greedy finds absurd', () => {
  const elements = new Float64Array(BUNDLED_WEIGHTS.elements.length);
  elements[INDEX.greedy] = -1;
  const game = begun(110);
  const rollouts = learnedRollouts(game, rng(), [6], { ...BUNDLED_WEIGHTS, elements });
  let absurd = 0;
  for (let made = 0; made < 100 && decision(game); made++) {
    if (game.asked.kind === 'use-element') {
      for (const worth of rollouts.worths(game, 3)) {
        if (worth === UNEVALUATED_WORTH) absurd++;
        else expect(worth).toBeLessThanOrEqual(3);
      }
    }
    apply(game, chooseAs('greedy', game, rng()));
  }
  expect(absurd).toBeGreaterThan(5);
});

test('a game that ends is worth how far the seat is ahead', () => {
  const game = begun(60, 15);
  const { seat } = game.asked;
  const imagined = imagine(game, rng(), seat);
  const value = learnedRollouts(game, rng(), [200], BUNDLED_WEIGHTS).valueOf(imagined, 7);
  expect(imagined.status).toBe('over');
  expect(value).toBe(imagined.vp[seat] - Math.max(...imagined.vp.filter((_, s) => s !== seat)));
});

test('weights decide what a position is worth, and what the others choose', () => {
  const game = begun(20);
  const nothing = Object.fromEntries(
    Object.entries(BUNDLED_WEIGHTS).map(([group, list]) => [group, new Float64Array(list.length)]),
  ) as typeof BUNDLED_WEIGHTS;
  const imagined = imagine(game, rng(), game.asked.seat);
  const { seat } = game.asked;
  learnedRollouts(game, rng(), [6], BUNDLED_WEIGHTS).valueOf(imagined, 7);
  const alike = imagine(game, rng(), game.asked.seat);
  const value = learnedRollouts(game, rng(), [6], nothing).valueOf(alike, 7);
  expect(hash(alike)).not.toBe(hash(imagined));
  expect(value).toBe(alike.vp[seat] - Math.max(...alike.vp.filter((_, s) => s !== seat)));
});
