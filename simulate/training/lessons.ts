/**
 * Games to learn from. In some of their decisions a tree search says what each option is worth (`lessonAt`). What a game
 * teaches depends on what all games share and its index alone, so games may be played in any order.
 */
import type { SetProgram } from '../../program/index.ts';
import {
  aheadOfExpected,
  apply,
  type BotName,
  chooseAs,
  type DecisionGroup,
  decision,
  type Game,
  groupOf,
  type Lesson,
  lessonAt,
  positionAt,
  randomBelow,
  seedRandom,
  thinkByLearning,
  type WeightLists,
  type Weights,
  weightLists,
} from '../../runtime/index.ts';
import { botsOf, seedOf } from '../run/plan.ts';
import { type Simulation, setUpGame, simulation } from '../run/simulation.ts';
import type { Surprise } from './surprises.ts';

/** What all games share: plain data, which a worker is given once. */
export interface Schooling {
  /** Sets, each with all it extends, base first: games take turns with them. */
  chains: SetProgram[][];
  seed: number;
  /** Weights that players use already; null while they play like greedy. */
  weights: Weights | null;
  /** What is learned: from searches, what options are worth, or, from how games end, what positions are worth. */
  about: 'options' | 'positions';
}

/** What one game taught: plain data. */
export interface TaughtGame {
  game: number;
  lessons: Lesson[];
  /** The cards that were in play at its positions, each from the first of them on. */
  surprises: Surprise[];
}

/** How many play, by game in turn: most games are of two. */
const TABLES = [2, 4, 2, 3];
/** Of each group, one decision in this many is searched: neighbouring ones are alike, and some groups have few. */
const EVERY: Record<DecisionGroup, number> = {
  elements: 5,
  play: 1,
  reward: 4,
  gain: 2,
  give: 1,
  cancel: 5,
  places: 4,
  effects: 2,
};
/** One decision in this many about elements and cards is answered at random, so that players meet positions they did not choose. */
const STRAY = 20;
/** One position in this many is learned from, of those in which an element was drawn. */
const POSITIONS = 3;
/** How often a search tries each option. */
const TIMES = 8;

/** Linked sets and weights. */
export interface School extends Pick<Schooling, 'about'> {
  weights: WeightLists | null;
  /** By table, then by set. */
  runs: Simulation[];
}

/** Links what is played. */
export function schoolOf({ chains, seed, weights, about }: Schooling): School {
  const runs = TABLES.flatMap((players) =>
    chains.map((chain) => simulation(chain, { players, seed, bots: Array<BotName>(players).fill('greedy') })),
  );
  return { about, weights: weights && weightLists(weights), runs };
}

/** Plays the game at an index. */
export function teachGame({ about, weights, runs }: School, index: number): TaughtGame {
  const run = runs[index % runs.length];
  const { game } = setUpGame(run, index);
  const bots = botsOf(run.options, index);
  const rng = { random: seedRandom(Math.imul(seedOf(run.options, index), 0x2c1b3c6d)) };
  const lessons: Lesson[] = [];
  // The seat of each card in play, and the lesson at which it was in play first.
  const played = new Map<number, { seat: number; lesson: number }>();
  let drawn = game.draws;
  const choose = (of: Game, seat: number): number => {
    const { name, rng: own } = bots[seat];
    return weights ? thinkByLearning(of, own, weights).option : chooseAs(name, of, own);
  };
  for (let waiting = decision(game); waiting; waiting = decision(game)) {
    const { options, kind, seat } = waiting;
    if (game.draws !== drawn) {
      drawn = game.draws;
      if (about === 'positions' && randomBelow(rng, POSITIONS) === 0) {
        for (const [at, cards] of game.active.entries())
          for (const card of cards)
            if (!played.has(card)) played.set(card, { seat: at, lesson: lessons.length });
        lessons.push(positionAt(game, rng));
      }
    }
    const group = about === 'options' ? groupOf(kind) : null;
    if (group !== null && options.length > 1 && randomBelow(rng, EVERY[group]) === 0) {
      const lesson = lessonAt(game, rng, TIMES);
      if (lesson) lessons.push(lesson);
    }
    const strays = (kind === 'use-element' || kind === 'play-card') && randomBelow(rng, STRAY) === 0;
    apply(game, strays ? options[randomBelow(rng, options.length)] : choose(game, seat));
  }
  if (about === 'positions') {
    for (const { offers } of lessons)
      for (const [seat, offer] of offers.entries()) offer.value += game.vp[seat];
  }
  const ahead = about === 'positions' ? lessons.map(aheadOfExpected) : [];
  const surprises = [...played].map(([card, { seat, lesson }]) => ({
    number: game.tables.cards[card].number,
    more: ahead[lesson][seat],
  }));
  return { game: index, lessons, surprises };
}
