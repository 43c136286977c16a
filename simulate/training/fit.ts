/**
 * Fits weights to lessons: the changes that options make should predict how much their values differ. Uses ridge regression with
 * normal equations, so that the results are bit-identical on all machines (`least-squares.ts`).
 */
import {
  DECISION_CONTEXT,
  DECISION_GROUPS,
  FEATURES,
  type Feature,
  GROUPS,
  type Lesson,
  type WeightGroup,
  type WeightLists,
  type Weights,
  weigh,
} from '../../runtime/index.ts';
import { solveNormalEquations } from '../figures/least-squares.ts';
import { roundTo } from '../statistics/rounding.ts';

/** The ridge penalties to try, relative to the variation of each feature. The best is chosen on held-out lessons. */
const RIDGES = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1];
/** How many times the penalty applies to context weights, which are small and numerous. */
const CONTEXT_RIDGE = 10;
/** One game in this many is held out until the penalty is chosen. */
const GAMES_PER_TEST = 8;
/** Decimals of weights. */
const DECIMALS = 4;

const TERMS = DECISION_CONTEXT.length * FEATURES.length;

/** Lessons accumulated into normal equations. The order in which they are added affects the last bits. */
export class Fit {
  readonly #learned = newSums();
  readonly #heldOut = newSums();
  readonly #tests: Lesson[] = [];

  /** Adds the lessons of one game. */
  add(game: number, lessons: readonly Lesson[]): void {
    const isHeldOut = game % GAMES_PER_TEST === GAMES_PER_TEST - 1;
    for (const lesson of lessons) {
      addLesson((isHeldOut ? this.#heldOut : this.#learned)[lesson.group], lesson);
      if (isHeldOut) this.#tests.push(lesson);
    }
  }

  /** The number of decisions so far. */
  get decisions(): number {
    const count = (sums: Sums) => DECISION_GROUPS.reduce((sum, group) => sum + sums[group].lessons, 0);
    return count(this.#learned) + count(this.#heldOut);
  }

  /** The weights, fitted to all lessons, and how well weights fitted without the held-out lessons do on those. */
  solve() {
    const best = GROUPS.map((group) => {
      const tests = this.#tests.filter((lesson) => lesson.group === group);
      const tried = RIDGES.map((ridge) => {
        const list = solved(this.#learned[group], ridge);
        return { ridge, list, missed: missed(list, tests) };
      });
      return tried.reduce((a, b) => (b.missed < a.missed ? b : a));
    });
    const lists = Object.fromEntries(GROUPS.map((group, at) => [group, best[at].list])) as WeightLists;
    const weights = GROUPS.map((group, at) => {
      const both = added(this.#learned[group], this.#heldOut[group]);
      return [group, namedWeights(solved(both, best[at].ridge))];
    });
    return { weights: Object.fromEntries(weights) as Weights, trial: trialOf(lists, this.#tests) };
  }
}

/** The normal equations of one group, without lessons. */
const noLessons = () => ({
  lessons: 0,
  /** The products of all pairs of terms, row by row, and of each term with the values. */
  products: new Float64Array(TERMS * TERMS),
  values: new Float64Array(TERMS),
});
type GroupSums = ReturnType<typeof noLessons>;
type Sums = Record<WeightGroup, GroupSums>;

const newSums = (): Sums => Object.fromEntries(GROUPS.map((group) => [group, noLessons()])) as Sums;

function added(a: GroupSums, b: GroupSums): GroupSums {
  return {
    lessons: a.lessons + b.lessons,
    products: a.products.map((product, at) => product + b.products[at]),
    values: a.values.map((value, at) => value + b.values[at]),
  };
}

/** Adds the differences from the mean, because only differences between the options of a decision, or between seats, count. */
function addLesson(sums: GroupSums, { context, offers }: Lesson): void {
  sums.lessons++;
  const meanValue = offers.reduce((sum, { value }) => sum + value, 0) / offers.length;
  const means = FEATURES.map(
    (_, at) => offers.reduce((sum, { features }) => sum + features[at], 0) / offers.length,
  );
  const terms = new Float64Array(TERMS);
  for (const { features, value } of offers) {
    for (let at = 0; at < means.length; at++) {
      const more = features[at] - means[at];
      for (let by = 0; by < context.length; by++) terms[by * means.length + at] = more * context[by];
    }
    // Most terms are 0, because a decision affects only few features.
    const used = [...terms.keys()].filter((at) => terms[at] !== 0);
    for (const row of used) {
      sums.values[row] += terms[row] * (value - meanValue);
      for (const column of used) {
        if (column > row) break;
        sums.products[row * TERMS + column] += terms[row] * terms[column];
      }
    }
  }
}

/** The weights with the least squared error, regularized by `ridge`. */
function solved({ lessons, products, values }: GroupSums, ridge: number): Float64Array {
  // A term that never distinguishes options gets no weight.
  const used = [...values.keys()].filter((term) => products[term * TERMS + term] > 0);
  // The penalty has a minimum for terms that hardly ever differ.
  const factor = used.map((row) => used.map((column) => products[row * TERMS + column]));
  const least = ridge * 0.01 * lessons + 1e-6;
  for (const [row, term] of used.entries())
    factor[row][row] += (term < FEATURES.length ? 1 : CONTEXT_RIDGE) * (ridge * factor[row][row] + least);
  const weights = solveNormalEquations(
    factor,
    used.map((term) => values[term]),
  );
  const list = new Float64Array(TERMS);
  for (const [at, term] of used.entries()) list[term] = weights[at];
  return list;
}

/** The weights by feature, without features whose weights all round to 0. */
function namedWeights(list: Float64Array): Weights[WeightGroup] {
  const named = FEATURES.map((feature, at): [Feature, number[]] => [
    feature,
    DECISION_CONTEXT.map((_, by) => roundTo(list[by * FEATURES.length + at], DECIMALS)),
  ]);
  return Object.fromEntries(named.filter(([, weights]) => weights.some((weight) => weight !== 0)));
}

/** The sum of squared errors of the predicted values, ignoring the error that all options of a decision share. */
function missed(list: Float64Array, tests: readonly Lesson[]): number {
  let sum = 0;
  for (const { context, offers } of tests) {
    const errors = offers.map(({ features, value }) => value - weigh(list, features, context));
    const mean = errors.reduce((all, error) => all + error, 0) / errors.length;
    for (const error of errors) sum += (error - mean) * (error - mean);
  }
  return sum;
}

/**
 * How well weights choose options in lessons that they were not fitted to: how many points the search values the chosen option below
 * the best, on average, of greedy's choice and of the weights'. Null without decisions.
 */
function trialOf(lists: WeightLists, tests: readonly Lesson[]) {
  let [greedy, learned] = [0, 0];
  const decisions = tests.filter(({ group }) => group !== 'positions');
  for (const { group, context, offers } of decisions) {
    const best = Math.max(...offers.map(({ value }) => value));
    // The first option is the greedy player's choice.
    greedy += best - offers[0].value;
    const worths = offers.map(({ features }) => weigh(lists[group], features, context));
    learned += best - offers[worths.indexOf(Math.max(...worths))].value;
  }
  const perDecision = (sum: number) => (decisions.length === 0 ? null : roundTo(sum / decisions.length, 3));
  return { decisions: decisions.length, greedy: perDecision(greedy), learned: perDecision(learned) };
}
