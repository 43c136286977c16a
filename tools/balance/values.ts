/**
 * Writes `simulate/effect-value/bundled-values.generated.ts`: what gains are worth, and the bundled cards by their price.
 * `npm run balance` ends with it.
 *
 * The learned player's evaluation of positions would take a hundred times as long as running an effect: it runs those of all cards
 * of all players. So the bundled cards run in the kept situations, and by least squares the change of the evaluation, of the player
 * who runs the effect less the mean of the others, is put down to what the effect gave.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mean } from 'simple-statistics';
import { compileSources } from '../../cli/load/compile.ts';
import { findSources } from '../../cli/load/find.ts';
import { runToEnd, type SetProgram } from '../../program/index.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { GAINS } from '../../runtime/players/gains.ts';
import { decisionFacts } from '../../runtime/players/learned/offers.ts';
import { expectedPoints, positionContext } from '../../runtime/players/learned/position.ts';
import { BUNDLED_WEIGHTS } from '../../runtime/players/learned/weights.ts';
import { seedRandom } from '../../runtime/random.ts';
import { type EffectResult, resultsOfEffect, situationGame } from '../../runtime/scenario/situation.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { cubesOn } from '../../runtime/table/cubes.ts';
import { EFFECT_BUDGET, resultsInSteps } from '../../simulate/effect-value/effect-value.ts';
import { keptSituations, knownAnimals } from '../../simulate/effect-value/situations.ts';
import { leastSquares } from '../../simulate/figures/least-squares.ts';
import { fitPriceLine } from '../../simulate/figures/price.ts';

/** Each card runs in one of five situations; its number says in which. */
const ONE_IN = 5;
/** The gains that a position has. */
const HELD = GAINS.slice(0, 8);
const DECIMALS = 3;

/** The bundled sets that have cards, with what they extend. */
const chains = () =>
  ['first-continent', 'new-horizon', 'polar-shores'].map(
    (name) => compileSources(findSources([name])).sets[0].chain,
  );

/** The text of the module. */
function valuesModule(): string {
  const sets = chains();
  const runs = sets.flatMap(runsOf);
  const fitted = leastSquares(
    runs.map(({ gains }) => [...gains, 1]),
    runs.map(({ change }) => change),
  );
  // A point is worth 1.
  const values = HELD.map((_, at) => rounded(fitted[at] / fitted[0]));
  const pointsOf = ({ gains }: EffectResult) => values.reduce((sum, value, at) => sum + value * gains[at], 0);
  const priced = sets.flatMap((chain) =>
    chain.at(-1)!.cards.map(({ number, energy, leaves }) => {
      const { results } = runToEnd(resultsInSteps(chain, number, 1))!;
      const cost: [energy: number, leaves: number] = [energy.length, leaves];
      return { number, cost, points: mean(results.flatMap((uses) => uses.map(pointsOf))) };
    }),
  );
  const { cards, ...line } = fitPriceLine(priced)!;
  const lines = (of: object) =>
    Object.entries(of)
      .map(([name, value]) => `  ${name}: ${value},\n`)
      .join('');
  const roundedLine = Object.entries(line).map(([name, value]) => [name, rounded(value)]);
  return `/** What gains are worth, and the bundled cards by their price, in points. Made by \`npm run balance\`. */

/** What each gain adds to the learned player's evaluation of a position. */
export const GAIN_VALUES = {
${lines(Object.fromEntries(HELD.map((gain, at) => [gain, values[at]])))}};

/** The worth of the bundled cards by energy spots and leaves. */
export const WORTH_PRICES = {
${lines({ cards, ...Object.fromEntries(roundedLine) })}};
`;
}

/** The first uses of all cards of a set, each in some of the situations: the gains, and how the evaluation changed. */
function runsOf(chain: readonly SetProgram[]) {
  const situations = keptSituations();
  const known = new Set(knownAnimals());
  const tables = makeTables(chain);
  return chain.at(-1)!.cards.flatMap(({ number }) => {
    const card = tables.cardOf[number];
    return situations.flatMap((situation, seed) => {
      if (seed % ONE_IN !== number % ONE_IN) return [];
      const game = situationGame(tables, situation, { card, seed, known });
      const before = clone(game);
      const [result] = resultsOfEffect([game], card, EFFECT_BUDGET);
      if (!result) return [];
      completeFull(game);
      const change = leadExpected(game, before, seed) - leadExpected(before, before, seed);
      return [{ gains: result.gains.slice(0, HELD.length), change }];
    });
  });
}

/** Runs the effects of full cards, which the evaluation does not know: nobody is asked about anything while a card is full. */
function completeFull(game: Game): void {
  for (const card of [...game.active[0]]) {
    if (cubesOn(game, card) < game.tables.cards[card].spots.length) continue;
    resultsOfEffect([game], card, EFFECT_BUDGET);
    game.leaves[card]--;
    if (game.leaves[card] === 0) game.active[0] = game.active[0].filter((one) => one !== card);
  }
}

/** The points that the first player may expect to be ahead of the others' mean at the end, at the stage of the game before. */
function leadExpected(game: Game, before: Game, seed: number): number {
  const [own, ...others] = game.vp.map((_, seat) => {
    const facts = decisionFacts(game, { random: seedRandom(seed * game.players + seat + 1) }, seat);
    return expectedPoints(facts, positionContext(before), BUNDLED_WEIGHTS.positions);
  });
  return own - others.reduce((sum, one) => sum + one, 0) / others.length;
}

const rounded = (value: number): number => Number(value.toFixed(DECIMALS));

writeFileSync(
  join(import.meta.dirname, '../../simulate/effect-value/bundled-values.generated.ts'),
  valuesModule(),
);
