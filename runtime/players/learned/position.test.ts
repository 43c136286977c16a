/** Positions: the features of what a seat has, and the points it may expect. */
import { expect, test } from 'vitest';
import { plainSet } from '../../../test/plain-set.ts';
import { apply, startGame } from '../../game.ts';
import { makeTables } from '../../make-tables.ts';
import { useCard } from '../../options.ts';
import { seedRandom } from '../../random.ts';
import { clone, type Game } from '../../state.ts';
import { makeBot, playOut } from '../bot.ts';
import { noGains } from '../gains.ts';
import { type EffectSample, FEATURES, INDEX } from './features.ts';
import { type DecisionFacts, optionFeatures } from './offers.ts';
import { expectedPoints, holdingFeatures, positionContext } from './position.ts';
import { waits } from './waits.ts';
import { BUNDLED_WEIGHTS } from './weights.ts';

const tables = makeTables([plainSet]);
/** Different results for each card, so that mixing up cards would show. */
const sample = (card: number): EffectSample => ({
  mean: 1 + card / 10,
  best: 2 + card / 10,
  gains: noGains().fill(card / 20),
});
const momentOf = (game: Game, seat: number): DecisionFacts => ({ game, seat, wait: waits(game), sample });

test('what an element on a card changes is how what the seat has differs', () => {
  let used = 0;
  for (let seed = 0; seed < 4; seed++) {
    const game = startGame(tables, { players: 2, seed, target: 15 });
    const bots = game.vp.map((_, seat) => makeBot('greedy', seed, seat));
    playOut(game, bots, () => {
      const { kind, seat, options } = game.asked;
      if (kind !== 'use-element' || game.cubes[seat] === 0) return;
      const before = holdingFeatures(momentOf(game, seat));
      for (const option of options.filter((one) => useCard(one) >= 0)) {
        const [change] = optionFeatures(momentOf(game, seat), { random: seedRandom(1) }, [option]);
        const after = clone(game);
        apply(after, option);
        // Skips choices after which something else happens at once: the last seat to choose completes cards.
        if (after.draws !== game.draws || after.asked.kind !== 'use-element') continue;
        const now = holdingFeatures(momentOf(after, seat));
        for (const feature of FEATURES)
          expect([feature, now[INDEX[feature]] - before[INDEX[feature]]]).toEqual([
            feature,
            expect.closeTo(change[INDEX[feature]], 9),
          ]);
        used++;
      }
    });
  }
  expect(used).toBeGreaterThan(20);
});

test('more points, and a card nearer to being completed, promise more points at the end', () => {
  const game = startGame(tables, { players: 2, seed: 3 });
  const expected = (change: (copy: Game) => void) => {
    const copy = clone(game);
    change(copy);
    return expectedPoints(momentOf(copy, 0), positionContext(copy, 0.5), BUNDLED_WEIGHTS.positions);
  };
  const now = expected(() => {});
  expect(expected((copy) => (copy.vp[0] += 10))).toBeGreaterThan(now + 5);
  const [card] = game.active[0];
  expect(game.tables.cards[card].spots.length).toBeGreaterThan(1);
  expect(expected((copy) => (copy.covered[card] = 1))).toBeGreaterThan(now);
});
