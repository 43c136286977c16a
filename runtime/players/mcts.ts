/**
 * Monte Carlo tree search over what a seat may know. Each iteration determinizes the game (`determinize.ts`), descends
 * a tree of the seat's own choices for this draw, and plays and evaluates a rollout from its leaf (`rollouts.ts`). The
 * greedy player's evaluation of an option is a prior that counts as `PRIOR_VISITS` iterations.
 *
 * The root uses sequential halving: each round gives every remaining option the same number of iterations and drops the
 * worse half. Options are compared in the same determinizations, so that luck is the same for all. A node represents a
 * sequence of the seat's choices, whatever is hidden, so all determinizations share it.
 */
import type { DecisionKind } from '../../program/index.ts';
import { apply } from '../game.ts';
import { type Rng, randomBelow } from '../random.ts';
import { clone, type Game } from '../state.ts';
import { imagine } from './determinize.ts';
import {
  argMax,
  closestToBest,
  evaluateOptions,
  type OptionValues,
  UNEVALUATED_WORTH,
} from './evaluation.ts';
import { learnedValues } from './learned/learned.ts';
import { learnedQuestion } from './learned/offers.ts';
import { learnedRollouts } from './learned/rollouts.ts';
import type { DecisionGroup, WeightLists } from './learned/weights.ts';
import { logarithm } from './logarithm.ts';
import type { Rollouts } from './rollouts.ts';
import { HORIZON_DRAWS, soloRollouts } from './solo-rollouts.ts';

/** Default number of iterations per decision. */
export const DEFAULT_BUDGET = 200;

/** How many options are searched: those that the greedy player rates highest. */
const MOST_OPTIONS = 5;
/** Below the root, how many iterations the prior counts as. */
const PRIOR_VISITS = 20;
/** How strongly choices below the root are explored, in points. */
const EXPLORATION = 1;
/** Maximum number of options that the greedy player tries at the root. */
const OPTIONS_TRIED = 24;
/** How often it evaluates the options. */
const EVALUATIONS = 2;

/** How the root of a search spends its budget. */
interface Manner {
  /** Options this many points below the best are not searched. */
  gap: number;
  /** Iterations for this decision, as a share of the budget. */
  share: number;
  /** How many iterations the prior counts as. */
  priorVisits: number;
}

const GREEDY_MANNER: Manner = { gap: 3, share: 1, priorVisits: 20 };

/** The same with the learned player, whose rollouts value positions after some numbers of draws (`horizons`). */
interface LearnedManner extends Manner {
  horizons: readonly number[];
}

/**
 * What the learned player thinks of options is hardly ever wrong by more than a point, and its rollouts, in which
 * everybody plays, tell as much in a few iterations as in many.
 */
const LEARNED_MANNER: LearnedManner = { gap: 1, share: 1, priorVisits: 8, horizons: [6, 15] };
/** A card is completed for the first time after about ten draws. Places are worth nearly the same. */
const LEARNED_MANNERS: Partial<Record<DecisionGroup, Partial<LearnedManner>>> = {
  play: { gap: 2, horizons: [10, 20] },
  gain: { gap: 2, horizons: [10, 20] },
  give: { gap: 2 },
  places: { gap: 0.5, share: 0.5 },
};

/** Decisions left to the greedy player: drafted cards are too far from points, and the others matter little. */
const NOT_SEARCHED = new Set<string>(['draft', 'dial-card', 'take-cube']);

/** Statistics of one sequence of the seat's choices. */
interface Node {
  visits: number;
  sum: number;
  /** By option. */
  children: Map<number, Node>;
}

/**
 * Chooses by searching, and yields between iterations. The same game, generator and budget give the same choice.
 * @param budget iterations for a decision, at least 1; the learned player spends half of them on places
 * @param weights if given, the learned player with these weights chooses the options to search, their priors and the
 *   values of positions, and all seats play like it in rollouts
 */
export function* search(
  game: Game,
  rng: Rng,
  budget: number,
  weights: WeightLists | null = null,
): Generator<undefined, OptionValues> {
  const { kind, options } = game.asked;
  const isSearched = !NOT_SEARCHED.has(kind);
  const learned = weights && { weights, manner: learnedManner(kind) };
  const manner = learned?.manner ?? GREEDY_MANNER;
  const priors =
    weights && isSearched
      ? (learnedValues(game, rng, weights).worths ?? [])
      : meanWorths(game, rng, isSearched ? EVALUATIONS : 1);
  if (!isSearched) return { option: options[argMax(priors)], worths: priors };
  // A budget of one leaves only the greedy player's choice.
  const limits = { most: Math.min(MOST_OPTIONS, budget), gap: manner.gap };
  const candidates = closestToBest(options, priors, limits).map(
    ({ option, less: prior }): Candidate => ({ option, prior, node: newNode() }),
  );
  const score = (candidate: Candidate) => scoreOf(candidate, manner.priorVisits);
  if (candidates.length === 1) return thoughtOf(candidates[0].option, options, candidates, score);
  const rollouts = learned
    ? learnedRollouts(game, rng, learned.manner.horizons, learned.weights)
    : soloRollouts(game, rng, false);
  const iterations = Math.max(1, Math.floor(budget * manner.share));
  const best = yield* halve(candidates, iterations, score, function* (left, times) {
    for (let time = 0; time < times; time++) {
      tryEach(game, rng, left, rollouts);
      yield;
    }
  });
  return thoughtOf(best, options, candidates, score);
}

/**
 * The mean values of some options, each tried equally often in the same determinizations: what a search that spends its
 * budget evenly would find without priors. Opponents are assumed to go on earning points at their rate so far.
 * @param horizon how many draws rollouts look ahead
 */
export function meanValues(
  game: Game,
  rng: Rng,
  options: readonly number[],
  times: number,
  horizon = HORIZON_DRAWS,
): number[] {
  const rollouts = soloRollouts(game, rng, true, horizon);
  const tried = options.map((option) => ({ option, node: newNode() }));
  for (let time = 0; time < times; time++) tryEach(game, rng, tried, rollouts);
  return tried.map(({ node: { sum, visits } }) => sum / visits);
}

/** One iteration for each option, all in the same determinization. */
function tryEach(
  game: Game,
  rng: Rng,
  options: readonly Pick<Candidate, 'option' | 'node'>[],
  rollouts: Rollouts,
): void {
  const { seat } = game.asked;
  const world = worldOf(game, rng, seat);
  const seed = randomBelow(rng, 0x7fffffff);
  for (const { option, node } of options) {
    const copy = clone(world);
    apply(copy, option);
    iterate(copy, node, rollouts, seat, seed);
  }
}

/** The worths that the search found; `UNEVALUATED_WORTH` for options that it did not search. */
function thoughtOf(
  option: number,
  options: readonly number[],
  candidates: readonly Candidate[],
  score: (candidate: Candidate) => number,
): OptionValues {
  const scores = new Map(candidates.map((candidate) => [candidate.option, score(candidate)]));
  return { option, worths: options.map((one) => scores.get(one) ?? UNEVALUATED_WORTH) };
}

/** An option of the root. */
interface Candidate {
  option: number;
  /** Its worth minus that of the best option. */
  prior: number;
  node: Node;
}

function learnedManner(kind: DecisionKind): LearnedManner {
  const group = learnedQuestion(kind).group;
  return { ...LEARNED_MANNER, ...(group && LEARNED_MANNERS[group]) };
}

/** Sequential halving. Never uses more iterations than the budget. */
function* halve(
  candidates: readonly Candidate[],
  budget: number,
  score: (candidate: Candidate) => number,
  tried: (left: readonly Candidate[], times: number) => Generator<undefined, void>,
): Generator<undefined, number> {
  let left = [...candidates];
  let unspent = budget;
  for (let rounds = halvings(left.length); left.length > 1; rounds--) {
    const times = Math.floor(unspent / rounds / left.length);
    yield* tried(left, times);
    unspent -= times * left.length;
    // All remaining options have been tried equally often, in the same determinizations.
    left.sort((a, b) => score(b) - score(a));
    left = left.slice(0, Math.ceil(left.length / 2));
  }
  return left[0].option;
}

/** The number of halvings, rounded up, that leave one of these options. */
function halvings(options: number): number {
  return 32 - Math.clz32(options - 1);
}

function scoreOf({ prior, node }: Candidate, priorVisits: number): number {
  return (node.sum + priorVisits * prior) / (node.visits + priorVisits);
}

/** The greedy player's worth of each option: the mean of several evaluations. */
function meanWorths(game: Game, rng: Rng, times: number): number[] {
  const { seat, options } = game.asked;
  const sums = options.map(() => 0);
  const seen = options.map(() => 0);
  for (let time = 0; time < times; time++) {
    for (const [at, worth] of evaluateOptions(imagine(game, rng, seat), rng, {
      tried: OPTIONS_TRIED,
    }).entries()) {
      if (worth === UNEVALUATED_WORTH) continue;
      sums[at] += worth;
      seen[at]++;
    }
  }
  return sums.map((sum, at) => (seen[at] > 0 ? sum / seen[at] : UNEVALUATED_WORTH));
}

/** A determinization in which seats that have already chosen are assumed to have turned the dial (R3.5). */
function worldOf(game: Game, rng: Rng, seat: number): Game {
  const world = imagine(game, rng, seat);
  const round = world.stack.find((frame) => frame.task === 'round');
  if (round?.phase === 'collect') for (let s = 0; s < seat; s++) world.turns[s] = world.drawn.length;
  return world;
}

function newNode(): Node {
  return { visits: 0, sum: 0, children: new Map() };
}

/** One iteration from a node: descends, rolls out, and adds the value to every node on the path. */
function iterate(game: Game, from: Node, rollouts: Rollouts, seat: number, seed: number): void {
  const way = [from];
  const draw = game.draws;
  let node = from;
  // The tree ends with the draw: the next draw differs between determinizations.
  while (node.visits > 0 && game.draws === draw && game.asked.options.length > 0) {
    if (game.asked.seat !== seat) {
      apply(game, rollouts.choiceOfOther(game, seed));
      continue;
    }
    const option = select(game, node, rollouts.worths(game, seed));
    const next = node.children.get(option) ?? newNode();
    node.children.set(option, next);
    apply(game, option);
    node = next;
    way.push(node);
  }
  const value = rollouts.valueOf(game, seed);
  for (const visited of way) {
    visited.visits++;
    visited.sum += value;
  }
}

/** The child to descend to (UCT): its mean, mixed with the prior, plus an exploration bonus. */
function select(game: Game, node: Node, worths: readonly number[]): number {
  const { options } = game.asked;
  const top = worths[argMax(worths)];
  const mean = node.sum / node.visits;
  const explored = logarithm(node.visits + 1);
  const scores = options.map((option, at) => {
    const { visits, sum } = node.children.get(option) ?? { visits: 0, sum: 0 };
    const expected = (sum + PRIOR_VISITS * (mean + worths[at] - top)) / (visits + PRIOR_VISITS);
    return expected + EXPLORATION * Math.sqrt(explored / (visits + 1));
  });
  return options[argMax(scores)];
}
