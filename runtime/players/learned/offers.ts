/**
 * The features of each option of a decision: what it changes for the seat to move. Pass a determinized game
 * (`../determinize.ts`).
 */
import type { DecisionKind } from '../../../program/index.ts';
import { apply } from '../../game.ts';
import {
  DISPLAY,
  DONE,
  GAIN_A_CUBE,
  LOOK_BLUE,
  LOOK_BROWN,
  PLAY_A_CARD,
  sourceCard,
  sourceElement,
  useCard,
  useElement,
  useSpotElement,
  YES,
} from '../../options.ts';
import { cardWorth, oncePerCard } from '../../questions/card-worth.ts';
import { type Rng, randomBelow, seedRandom } from '../../random.ts';
import { clone, type Game } from '../../state.ts';
import { cubeSources, lastCoveredSpot, openSpot } from '../../table/cubes.ts';
import { bestOther, opponentPenalty, playOn, tries } from '../evaluation.ts';
import { addHoldings, effectGains, GAINS, noGains } from '../gains.ts';
import {
  type ActiveCard,
  addActive,
  addCount,
  addCubes,
  addFeature,
  addTogether,
  addToHand,
  type EffectSample,
  type Features,
  INDEX,
  noFeatures,
} from './features.ts';
import { waits } from './waits.ts';
import type { DecisionGroup } from './weights.ts';

/** How often an effect is run to estimate what it gives. */
const EFFECT_RUNS = 2;
/** How many times as often an effect is run, or an option tried, that draws tokens from the bag. */
const DRAWN_RUNS = 8;
/** Number of active cards by which an option inside an effect is judged: those nearest to completion. */
const NEAREST_CARDS = 3;

/** A decision, and the facts about it that all its options share. */
export interface DecisionFacts {
  game: Game;
  seat: number;
  /** Average number of draws until each element comes. */
  wait: readonly number[];
  /** What the effect of a card gives now. */
  sample(card: number): EffectSample;
}

/** The facts about the current decision, for one seat. Effects are run on demand. */
export function decisionFacts(game: Game, rng: Rng, seat = game.asked.seat): DecisionFacts {
  const sample = oncePerCard((card) => sampleEffect(game, rng, card, seat, EFFECT_RUNS));
  return { game, seat, wait: waits(game), sample };
}

/** Runs the effect of a card several times. */
export function sampleEffect(game: Game, rng: Rng, card: number, seat: number, times: number): EffectSample {
  let sum = 0;
  let best = Number.NEGATIVE_INFINITY;
  const gains = noGains();
  const runs = game.tables.cards[card].code.draws ? times * DRAWN_RUNS : times;
  for (let time = 0; time < runs; time++) {
    const worth = effectGains(game, rng, card, seat, gains);
    sum += worth;
    best = Math.max(best, worth);
  }
  for (let at = 0; at < gains.length; at++) gains[at] /= runs;
  return { mean: sum / runs, best, gains };
}

/** The features of some options of the current decision, in their order, except `greedy`. */
export function optionFeatures(moment: DecisionFacts, rng: Rng, options: readonly number[]): Features[] {
  const { change } = learnedQuestion(moment.game.asked.kind);
  if (!change) return afterEffect(moment, rng, options);
  return options.map((option) => {
    const into = noFeatures();
    if (option !== DONE) change(moment, into, option);
    return into;
  });
}

/** Adds what an option changes to the features. */
type Change = (moment: DecisionFacts, into: Features, option: number) => void;

/** How the learned player decides a kind of question. */
interface LearnedQuestion {
  /** The group whose weights count; null if the greedy player decides. */
  group: DecisionGroup | null;
  /** What an option changes, if that is known without trying it. */
  change?: Change;
  /** Whether rollouts weigh it, too: their features follow from what is known of the cards. */
  inRollouts?: true;
}

/** Drafted cards are too far from points to be weighed, and the others matter little. */
const LEFT_TO_GREEDY: LearnedQuestion = { group: null };
/** Tried out to the end of the effect. */
const INSIDE_EFFECT: LearnedQuestion = { group: 'effects' };

/** All questions that are not asked inside an effect, and a few that are. */
const LEARNED: Partial<Record<DecisionKind, LearnedQuestion>> = {
  draft: LEFT_TO_GREEDY,
  'take-cube': LEFT_TO_GREEDY,
  'dial-card': LEFT_TO_GREEDY,
  'complete-card': LEFT_TO_GREEDY,
  declare: LEFT_TO_GREEDY,
  'by-hand': LEFT_TO_GREEDY,
  'use-element': { group: 'elements', change: useOf },
  'play-card': { group: 'play', change: playOf, inRollouts: true },
  'choose-active': { group: 'play', change: playOf },
  'dial-reward': { group: 'reward', change: rewardOf },
  'gain-card': { group: 'gain', change: gainOf, inRollouts: true },
  'keep-card': { group: 'gain', change: keepOf, inRollouts: true },
  'pay-card': { group: 'give', change: loseOf, inRollouts: true },
  'lose-card': { group: 'give', change: loseOf, inRollouts: true },
  'give-card': { group: 'give', change: loseOf, inRollouts: true },
  'rotate-card': { group: 'give', change: rotateOf, inRollouts: true },
  cancel: { group: 'cancel', change: cancelOf, inRollouts: true },
  place: { group: 'places' },
};

/** How the learned player decides a kind of question. */
export const learnedQuestion = (kind: DecisionKind): LearnedQuestion => LEARNED[kind] ?? INSIDE_EFFECT;

/** Replaces an active card's contribution with the one it has after a change. */
function replace(moment: DecisionFacts, into: Features, card: number, covered: number, leaves: number): void {
  const { game, wait, sample } = moment;
  addActive(game, into, { card, covered, leaves }, sample(card), wait, 1);
  addActive(game, into, activeCard(game, card), sample(card), wait, -1);
  together(moment, into, (cards) =>
    cards.map((one) => (one.card === card ? { card, covered, leaves } : one)),
  );
}

/** Adds the effect of a change on how well the active cards complement each other. */
function together(
  { game, seat, wait }: DecisionFacts,
  into: Features,
  change: (cards: ActiveCard[]) => ActiveCard[],
): void {
  const cards = game.active[seat].map((card) => activeCard(game, card));
  addTogether(game, into, cards, wait, -1);
  addTogether(game, into, change(cards), wait, 1);
}

/** An active card as it is. */
export function activeCard({ covered, leaves }: Game, card: number): ActiveCard {
  return { card, covered: covered[card], leaves: leaves[card] };
}

function useOf(moment: DecisionFacts, into: Features, option: number): void {
  const { game, seat } = moment;
  const card = useCard(option);
  if (card < 0) {
    if (game.tables.wild[useElement(option)]) into[INDEX.wild] += 1;
    turnOf(moment, into);
    return;
  }
  if (game.cubes[seat] > 0) addCubes(into, game.cubes[seat], -1);
  else takeOne(moment, into, card);
  const spot = openSpot(game, card, useSpotElement(option));
  replace(moment, into, card, game.covered[card] | (1 << spot), game.leaves[card]);
}

/** Takes the cube that costs least from another card, judged by the card's price and the share of spots covered. */
function takeOne(moment: DecisionFacts, into: Features, except: number): void {
  const { game, seat } = moment;
  let least: Features | undefined;
  for (const source of cubeSources(game, seat)) {
    const card = sourceCard(source);
    if (card === except) continue;
    const spot = lastCoveredSpot(game, card, sourceElement(source));
    const change = noFeatures();
    replace(moment, change, card, game.covered[card] & ~(1 << spot), game.leaves[card]);
    if (!least || change[INDEX.squarePrice] > least[INDEX.squarePrice]) least = change;
  }
  if (least) add(into, least);
}

function turnOf({ game, seat }: DecisionFacts, into: Features): void {
  const turn = (['firstTurn', 'secondTurn'] as const)[game.dial[seat]] ?? 'reward';
  into[INDEX[turn]] += 1;
  into[INDEX.turnCubes] += game.cubes[seat];
  into[INDEX.turnActive] += game.active[seat].length;
  into[INDEX.turnHand] += game.hands[seat].length;
}

function rewardOf(moment: DecisionFacts, into: Features, option: number): void {
  const { game, seat } = moment;
  if (option === GAIN_A_CUBE) addCubes(into, game.cubes[seat], 1);
  if (option !== PLAY_A_CARD) return;
  // Assumes that the most expensive card is played: running every card's effect would double the time.
  const dearest = game.hands[seat]
    .filter((card) => !game.tables.cards[card].feature)
    .reduce((best, card) => (best < 0 || cardWorth(game, card) > cardWorth(game, best) ? card : best), -1);
  if (dearest >= 0) playOf(moment, into, dearest);
}

function playOf(moment: DecisionFacts, into: Features, card: number): void {
  const { game, seat, wait, sample } = moment;
  addActive(game, into, { card, covered: 0, leaves: game.leaves[card] }, sample(card), wait, 1);
  addCount(into, 'active', game.active[seat].length, 1);
  together(moment, into, (cards) => [...cards, { card, covered: 0, leaves: game.leaves[card] }]);
  addToHand(game, into, card, sample(card).mean, wait, -1);
}

function gainOf(moment: DecisionFacts, into: Features, option: number): void {
  if (option >= DISPLAY) keepOf(moment, into, option - DISPLAY);
  else {
    if (option !== LOOK_BROWN) into[INDEX.unknownBlue] += 1;
    if (option !== LOOK_BLUE) into[INDEX.unknownBrown] += 1;
  }
}

/** What keeping a card adds to a seat's hand. */
export function keepOf({ game, wait, sample }: DecisionFacts, into: Features, card: number): void {
  if (game.tables.cards[card].feature) addFeature(game, into, card, 1);
  else addToHand(game, into, card, sample(card).mean, wait, 1);
}

function rotateOf(moment: DecisionFacts, into: Features, card: number): void {
  const { covered, leaves } = moment.game;
  replace(moment, into, card, covered[card], leaves[card] + 1);
}

function loseOf(moment: DecisionFacts, into: Features, card: number): void {
  const { game, seat, wait, sample } = moment;
  if (game.tables.cards[card].feature) addFeature(game, into, card, -1);
  else if (game.active[seat].includes(card)) {
    addActive(game, into, activeCard(game, card), sample(card), wait, -1);
    addCount(into, 'active', game.active[seat].length, -1);
    together(moment, into, (cards) => cards.filter((one) => one.card !== card));
  } else addToHand(game, into, card, sample(card).mean, wait, -1);
}

/** Cancelling returns the cube of this draw and turns the dial (R5.3). */
function cancelOf(moment: DecisionFacts, into: Features, option: number): void {
  const { game, seat } = moment;
  const round = game.stack.at(-1);
  const card = round?.task === 'round' ? round.asked : -1;
  const [, spot = -1] = game.fresh.find(([one]) => one === card) ?? [];
  if (option !== YES || spot < 0) return;
  replace(moment, into, card, game.covered[card] & ~(1 << spot), game.leaves[card]);
  addCubes(into, game.cubes[seat], 1);
  turnOf(moment, into);
}

/** Inside an effect: the seat's gains when it ends. All options share the same random numbers. */
function afterEffect(moment: DecisionFacts, rng: Rng, options: readonly number[]): Features[] {
  const { game, seat, wait } = moment;
  const seed = randomBelow(rng, 0x7fffffff);
  const bare = { ...game, stack: game.stack.filter(({ task }) => task !== 'round') };
  const nearest = nearestCards(game, seat, wait);
  return options.map((option) => {
    const into = noFeatures();
    const own = { random: seedRandom(seed) };
    const all = tries(bare, own, DRAWN_RUNS * EFFECT_RUNS, (before) => {
      const copy = clone(before);
      apply(copy, option);
      playOn(copy, own);
      return { copy };
    });
    for (const { copy } of all) addDifference(moment, into, copy);
    for (let at = 0; at < into.length; at++) into[at] /= all.length;
    const { copy } = all.at(-1)!;
    // Effects are run with no other decision pending.
    copy.asked.options = [];
    for (const card of nearest) {
      if (!copy.active[seat].includes(card)) continue;
      const own = { random: seedRandom(seed ^ Math.imul(card, 7919)) };
      addActive(copy, into, activeCard(copy, card), sampleEffect(copy, own, card, seat, 1), wait, 1);
    }
    return into;
  });
}

/** Adds the difference in what the seat has. */
function addDifference({ game, seat }: DecisionFacts, into: Features, after: Game): void {
  const more = noGains();
  addHoldings(game, seat, more, -1);
  addHoldings(after, seat, more, 1);
  for (const [at, gain] of GAINS.entries()) into[INDEX[`more-${gain}`]] += more[at];
  into[INDEX.others] +=
    game.asked.kind === 'player' ? bestOther(after, seat) : opponentPenalty(game, after, seat);
  addCubes(into, game.cubes[seat], after.cubes[seat] - game.cubes[seat]);
}

/** The active cards that need the fewest draws to be completed. */
function nearestCards({ active, covered, tables }: Game, seat: number, wait: readonly number[]): number[] {
  const toCome = (card: number): number =>
    tables.cards[card].spots.reduce(
      (sum, element, spot) => sum + ((covered[card] & (1 << spot)) === 0 ? wait[element] : 0),
      0,
    );
  return active[seat]
    .map((card) => ({ card, draws: toCome(card) }))
    .sort((a, b) => a.draws - b.draws)
    .slice(0, NEAREST_CARDS)
    .map(({ card }) => card);
}

function add(into: Features, change: Features): void {
  for (let at = 0; at < into.length; at++) into[at] += change[at];
}
