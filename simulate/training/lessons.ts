/**
 * Games to learn from. In some of their decisions, a tree search estimates the value of each option (`choiceLesson`). The lessons of
 * a game depend only on the shared data and the game's index, so games may be played in any order.
 */
import type { SetProgram } from '../../program/index.ts';
import {
  apply,
  type BotName,
  choiceLesson,
  chooseAs,
  type DecisionGroup,
  decision,
  type Game,
  type Lesson,
  leadOverExpectation,
  learnedQuestion,
  learnedValues,
  randomBelow,
  seedRandom,
  stateLesson,
  type Weights,
  weightLists,
} from '../../runtime/index.ts';
import { gameBots, gameSeed } from '../run/plan.ts';
import { setUpGame, simulation } from '../run/simulation.ts';

/** What all games share: plain data, sent to each worker once. */
export interface Schooling {
  /** Sets, each with everything it extends, base first. Games take turns with them. */
  chains: SetProgram[][];
  seed: number;
  /** The weights that players use; null if they play like greedy. */
  weights: Weights | null;
  /** What to learn: the values of options, from searches, or the values of positions, from the ends of games. */
  about: 'options' | 'positions';
}

/** The number of players, by game in turn. Most games have two. */
const PLAYER_COUNTS = [2, 4, 2, 3];
/** One decision in this many is searched, by group. Neighbouring decisions are alike, and some groups are rare. */
const DECISIONS_PER_LESSON: Record<DecisionGroup, number> = {
  elements: 5,
  play: 1,
  reward: 4,
  gain: 2,
  give: 1,
  cancel: 5,
  places: 4,
  effects: 2,
};
/** One decision in this many about elements and cards is answered at random, so that games reach positions no player chose. */
const DECISIONS_PER_RANDOM_ANSWER = 20;
/** One position in this many becomes a lesson, of those after an element was drawn. */
const POSITIONS_PER_LESSON = 3;
/** How often a search tries each option. */
const TRIES_PER_OPTION = 8;

/** Links sets and weights; the runs by number of players, then by set. */
export function makeSchool({ chains, seed, weights, about }: Schooling) {
  const runs = PLAYER_COUNTS.flatMap((players) =>
    chains.map((chain) => simulation(chain, { players, seed, bots: Array<BotName>(players).fill('greedy') })),
  );
  return { about, weights: weights && weightLists(weights), runs };
}

/** Plays the game at an index, and returns its lessons as plain data. */
export function teachGame({ about, weights, runs }: ReturnType<typeof makeSchool>, index: number) {
  const run = runs[index % runs.length];
  const { game } = setUpGame(run, index);
  const bots = gameBots(run.options, index);
  const rng = { random: seedRandom(Math.imul(gameSeed(run.options, index), 0x2c1b3c6d)) };
  const lessons: Lesson[] = [];
  // The seat of each card in play, and the first lesson in which the card was in play.
  const played = new Map<number, { seat: number; lesson: number }>();
  let drawn = game.draws;
  const choose = (of: Game, seat: number): number => {
    const { name, rng: own } = bots[seat];
    return weights ? learnedValues(of, own, weights).option : chooseAs(name, of, own);
  };
  for (let waiting = decision(game); waiting; waiting = decision(game)) {
    const { options, kind, seat } = waiting;
    if (game.draws !== drawn) {
      drawn = game.draws;
      if (about === 'positions' && randomBelow(rng, POSITIONS_PER_LESSON) === 0) {
        for (const [at, cards] of game.active.entries())
          for (const card of cards)
            if (!played.has(card)) played.set(card, { seat: at, lesson: lessons.length });
        lessons.push(stateLesson(game, rng));
      }
    }
    const group = about === 'options' ? learnedQuestion(kind).group : null;
    if (group !== null && options.length > 1 && randomBelow(rng, DECISIONS_PER_LESSON[group]) === 0) {
      const lesson = choiceLesson(game, rng, TRIES_PER_OPTION);
      if (lesson) lessons.push(lesson);
    }
    const strays =
      (kind === 'use-element' || kind === 'play-card') && randomBelow(rng, DECISIONS_PER_RANDOM_ANSWER) === 0;
    apply(game, strays ? options[randomBelow(rng, options.length)] : choose(game, seat));
  }
  if (about === 'positions') {
    for (const { offers } of lessons)
      for (const [seat, offer] of offers.entries()) offer.value += game.vp[seat];
  }
  const ahead = about === 'positions' ? lessons.map(leadOverExpectation) : [];
  /** The surprise of each card in play at its positions, measured from the card's first position. */
  const surprises = [...played].map(([card, { seat, lesson }]) => ({
    number: game.tables.cards[card].number,
    more: ahead[lesson][seat],
  }));
  return { game: index, lessons, surprises };
}

/** The lessons of one game. */
export type TaughtGame = ReturnType<typeof teachGame>;
