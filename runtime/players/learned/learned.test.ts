/** The learned player: the features of options, and how it weighs them. */
import { describe, expect, test } from 'vitest';
import { plainSet } from '../../../test/plain-set.ts';
import { apply, startGame } from '../../game.ts';
import { makeTables } from '../../make-tables.ts';
import { useCard } from '../../options.ts';
import { seedRandom } from '../../random.ts';
import { clone, type Game } from '../../state.ts';
import { chooseAs, makeBot, playOut } from '../bot.ts';
import { greedyValues } from '../greedy.ts';
import { DECISION_CONTEXT } from './decision-context.ts';
import { FEATURES, type Feature, type Features, INDEX, noFeatures } from './features.ts';
import { learnedValues, weighOffers } from './learned.ts';
import { choiceLesson } from './lesson.ts';
import { decisionFacts, learnedQuestion, optionFeatures } from './offers.ts';
import { drawsFor, gameStage, waits } from './waits.ts';
import { GROUPS, type Weights, weigh, weightLists } from './weights.ts';

const tables = makeTables([plainSet]);
const rng = (seed: number) => ({ random: seedRandom(seed) });

/** Calls `seen` with decisions of at least two options, from games among greedy players. */
function positions(games: number, seen: (game: Game) => void): void {
  for (let seed = 0; seed < games; seed++) {
    const game = startGame(tables, { players: 2 + (seed % 3), seed, target: 15 });
    const bots = game.vp.map((_, seat) => makeBot('greedy', seed, seat));
    playOut(game, bots, () => {
      if (game.asked.options.length > 1) seen(game);
    });
  }
}

/** Weights with which only the greedy player's worth counts, by this factor. */
const opinion = (weight: number) =>
  weightLists(Object.fromEntries(GROUPS.map((group) => [group, { greedy: [weight] }])) as Weights);

test("with greedy's opinion as its only weight it chooses as greedy does, by its own looks at effects", () => {
  let decisions = 0;
  let same = 0;
  positions(3, (game) => {
    decisions++;
    const { worths } = weighOffers(game, rng(decisions));
    const { option } = learnedValues(game, rng(decisions), opinion(1));
    expect(worths[game.asked.options.indexOf(option)]).toBe(Math.max(...worths));
    if (option === greedyValues(game, rng(decisions)).option) same++;
  });
  expect(decisions).toBeGreaterThan(100);
  expect(same / decisions).toBeGreaterThan(0.9);
});

test('except for cards to play and to gain, it takes nothing that greedy finds more than three points worse', () => {
  let differed = 0;
  positions(3, (game) => {
    if (['play', 'gain'].includes(learnedQuestion(game.asked.kind).group ?? '')) return;
    const { worths } = weighOffers(game, rng(1));
    const { option } = learnedValues(game, rng(1), opinion(-1));
    const less = Math.max(...worths) - worths[game.asked.options.indexOf(option)];
    expect(less).toBeLessThanOrEqual(3);
    if (less > 0) differed++;
  });
  expect(differed).toBeGreaterThan(20);
});

test('what it thinks goes with what it chooses', () => {
  positions(1, (game) => {
    const { option, worths } = learnedValues(game, rng(2));
    expect(worths).toHaveLength(game.asked.options.length);
    expect(worths![game.asked.options.indexOf(option)]).toBe(Math.max(...worths!));
    expect(chooseAs('learned', game, rng(2))).toBe(option);
  });
});

test('equal cards with other numbers are worth the same', () => {
  // The same cards under numbers that were not in the training.
  const renumbered = {
    ...plainSet,
    cards: plainSet.cards.map((card) => ({ ...card, number: card.number + 500 })),
  };
  const others = makeTables([renumbered]);
  let compared = 0;
  positions(1, (game) => {
    const copy = clone(game);
    copy.tables = others;
    expect(learnedValues(copy, rng(3))).toEqual(learnedValues(game, rng(3)));
    compared++;
  });
  expect(compared).toBeGreaterThan(20);
});

describe('what an option changes', () => {
  /** A position in which elements are used and a cube is free, and the features of each option. */
  function usingElements(): { game: Game; options: number[]; features: Features[] } {
    const game = startGame(tables, { players: 2, seed: 5 });
    while (game.asked.kind !== 'use-element' || !game.asked.options.some((one) => useCard(one) >= 0)) {
      apply(game, game.asked.options[0]);
    }
    const { options } = game.asked;
    return { game, options, features: optionFeatures(decisionFacts(game, rng(1)), rng(1), options) };
  }

  const value = (features: Features, name: Feature) => features[INDEX[name]];

  test('a cube on a card: it is nearer, and a free cube is gone', () => {
    const { game, options, features } = usingElements();
    const at = options.findIndex((option) => useCard(option) >= 0);
    expect(value(features[at], 'placed')).toBe(1);
    expect(value(features[at], 'cubes')).toBe(-1);
    const { spots } = game.tables.cards[useCard(options[at])];
    if (spots.length > 1) expect(value(features[at], 'near')).toBeGreaterThan(0);
    else expect(value(features[at], 'full')).toBe(1);
    expect(value(features[at], 'leaves')).toBe(0);
  });

  test('a turn of the dial changes nothing else', () => {
    const { options, features } = usingElements();
    const turn = features[options.findIndex((option) => useCard(option) < 0)];
    const changed = FEATURES.filter((name) => value(turn, name) !== 0);
    expect(changed[0]).toBe('firstTurn');
    expect(changed.filter((name) => !name.startsWith('turn') && name !== 'wild')).toEqual(['firstTurn']);
  });

  test('elements are waited for longer the fewer tokens are left, wilds standing for all', () => {
    const game = startGame(tables, { players: 2, seed: 5 });
    const [sun, , rain] = waits(game);
    expect(sun).toBe(rain);
    const copy = clone(game);
    copy.bag[0] = 0;
    const [rare] = waits(copy);
    expect(rare).toBeGreaterThan(sun);
    expect(rare).toBeLessThan(1000);
  });

  test('a card waits for its rarest element, and for equal spots one after the other', () => {
    const wait = [4, 10];
    expect(drawsFor([0], 0, wait)).toBe(4);
    expect(drawsFor([0, 0], 0, wait)).toBe(8);
    expect(drawsFor([0, 0], 1, wait)).toBe(4);
    expect(drawsFor([0, 1], 0, wait)).toBeGreaterThan(10);
    expect(drawsFor([0, 1], 0, wait)).toBeLessThan(14);
    expect(drawsFor([0, 1], 3, wait)).toBe(0);
  });

  test('a game is as far as its leader', () => {
    const game = startGame(tables, { players: 2, seed: 5, target: 20 });
    expect(gameStage(game)).toBe(0);
    game.vp = [5, 10];
    expect(gameStage(game)).toBe(0.5);
    game.vp = [25, 10];
    expect(gameStage(game)).toBe(1);
  });
});

test('weights count more or less by the context', () => {
  const none = Object.fromEntries(GROUPS.map((group) => [group, {}])) as Weights;
  const { play } = weightLists({ ...none, play: { hand: [1, -0.5], leaves: [2] } });
  const features = noFeatures();
  features[INDEX.hand] = 4;
  features[INDEX.leaves] = 1;
  expect(weigh(play, features, [1, 0, 0, 0, 0])).toBe(6);
  expect(weigh(play, features, [1, 1, 0, 0, 0])).toBe(4);
});

test('a lesson has the values of a search, of the options worth weighing only', () => {
  let lessons = 0;
  positions(1, (game) => {
    if (lessons > 5) return;
    const lesson = choiceLesson(game, rng(4), 2);
    if (!lesson) return;
    lessons++;
    expect(lesson).toEqual(choiceLesson(game, rng(4), 2));
    expect(JSON.parse(JSON.stringify(lesson))).toEqual(lesson);
    expect(lesson.group).toBe(learnedQuestion(game.asked.kind).group);
    expect(lesson.offers.length).toBeGreaterThan(1);
    expect(lesson.offers.length).toBeLessThanOrEqual(10);
    expect(lesson.context).toHaveLength(DECISION_CONTEXT.length);
    // The greedy player's choice comes first.
    expect(lesson.offers[0].features[INDEX.greedy]).toBe(0);
    for (const { features, value } of lesson.offers) {
      expect(features).toHaveLength(FEATURES.length);
      expect(Number.isFinite(value)).toBe(true);
    }
  });
  expect(lessons).toBeGreaterThan(5);
});
