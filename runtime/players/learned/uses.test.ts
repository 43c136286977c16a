/** Rollouts use elements as the learned player would, by the facts at the root of the search. */
import { expect, test } from 'vitest';
import { plainSet } from '../../../test/plain-set.ts';
import { apply, decision, startGame } from '../../game.ts';
import { makeTables } from '../../make-tables.ts';
import { useCard } from '../../options.ts';
import { seedRandom } from '../../random.ts';
import { clone, type Game } from '../../state.ts';
import { hasCube } from '../../table/cubes.ts';
import { chooseAs } from '../bot.ts';
import { bestAt, UNEVALUATED_WORTH } from '../evaluation.ts';
import { decisionContext } from './decision-context.ts';
import { decisionFacts, featuresOf } from './offers.ts';
import { usesAt } from './uses.ts';
import { BUNDLED_WEIGHTS, worthOf } from './weights.ts';

const tables = makeTables([plainSet]);
const rng = () => ({ random: seedRandom(1) });

/** Calls `seen` with decisions about using an element, from games among greedy players. */
function usings(games: number, seen: (game: Game) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const game = startGame(tables, { players: 2, seed, target: 15 });
    const own = rng();
    while (decision(game)) {
      if (game.asked.kind === 'use-element' && game.asked.options.length > 1) seen(game);
      apply(game, chooseAs('greedy', game, own));
    }
  }
}

test('options are worth what the learned player finds, with free cubes and without', () => {
  const compared = { free: 0, taken: 0 };
  const compare = (game: Game) => {
    const { options, seat } = game.asked;
    const moment = decisionFacts(game, rng());
    const context = decisionContext(game, moment.wait);
    const expected = featuresOf(moment, rng(), options).map((features) =>
      worthOf(BUNDLED_WEIGHTS.elements, features, context),
    );
    const uses = usesAt(moment, BUNDLED_WEIGHTS.elements);
    for (const _ of ['found', 'known']) {
      const found = uses(
        game,
        options.map(() => 0),
      );
      for (const [at, worth] of found.entries()) expect(worth).toBeCloseTo(expected[at], 9);
    }
    if (options.some((option) => useCard(option) >= 0)) compared[game.cubes[seat] > 0 ? 'free' : 'taken']++;
  };
  usings(4, (game) => {
    compare(game);
    const poor = clone(game);
    poor.cubes[game.asked.seat] = 0;
    if (hasCube(poor, game.asked.seat)) compare(poor);
  });
  expect(compared.free).toBeGreaterThan(20);
  expect(compared.taken).toBeGreaterThan(20);
});

test('what greedy finds absurd is never done', () => {
  let compared = 0;
  usings(1, (game) => {
    const uses = usesAt(decisionFacts(game, rng()), BUNDLED_WEIGHTS.elements);
    for (const [best, option] of game.asked.options.entries()) {
      const found = uses(
        game,
        game.asked.options.map((_, at) => (at === best ? 10 : 0)),
      );
      expect(game.asked.options[bestAt(found)]).toBe(option);
      expect(found.filter((worth) => worth === UNEVALUATED_WORTH)).toHaveLength(found.length - 1);
      compared++;
    }
  });
  expect(compared).toBeGreaterThan(20);
});
