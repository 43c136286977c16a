/**
 * What options are worth to the seat that is asked, in points, looking one effect ahead: a card that a cube would
 * complete by running its effect on a copy, a card under way by how near it is, and inside an effect an option by how
 * its seat stands at the effect's end.
 *
 * Reads hidden cards as they are in the game: give it a determinized one (`determinize.ts`).
 */
import { apply } from '../game.ts';
import {
  DISPLAY,
  DONE,
  GAIN_A_CUBE,
  LOOK_BLUE,
  PLAY_A_CARD,
  sourceCard,
  useCard,
  useElement,
  YES,
} from '../options.ts';
import { type Rng, randomBelow, shuffle } from '../random.ts';
import { run } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import { clone, type Game, type Spare } from '../state.ts';
import { clearSpots, cubesOn } from '../table/cubes.ts';

/** Most answers in one trial; then it is valued as it is. */
export const MAX_STEPS = 30;
/** Cards in hand after which the dial turns on for a cube. */
const FULL_HAND = 6;
/** Active cards that a player's cubes can serve. */
const ENOUGH_ACTIVE = 5;
/** What a turn of the dial is worth, in points: a third of a card or cube. */
const DIAL_WORTH = 0.4;
/** A wild is better kept for a spot than spent on the dial. */
const WILD_WORTH = 0.3;
const CUBE_WORTH = 0.8;
/** What it is worth to have a cube free again. */
const CUBE_BACK_WORTH = 0.5;
/** An effect that gives less is not worth a leaf. */
export const IDLE_WORTH = 0.5;
const CARD_WORTH = 0.5;
/** Decks to gain a card from: blue ones give more. */
const BLUE_LOOK_WORTH = 1.8;
const LOOK_WORTH = 1.5;
/** A card of the display is known, one of a deck is the better of two. */
const DISPLAY_SHARE = 0.3;
/** A use left of a card on the table. */
const LEAF_WORTH = 0.8;
/** A cube on a card: it comes back, and the card is nearer. */
const PLACED_CUBE_WORTH = 1.6;
/** A tile or token more in the landscape: later counts grow with it. */
const THING_WORTH = 0.5;
const LEADER_SHARE = 0.4;
/** Enough (`DONE`) only if nothing else is as good. */
const DONE_PENALTY = 0.01;

/** What the effects of cards are taken to give, by index: instead of running them. */
export type EffectWorths = Float64Array;

/** What the effect of a card gives. */
export type EffectOf = (card: number) => number;

/** How options are valued. */
export interface Looking {
  /** Options tried by playing them out; those of more that no sample holds are worth `UNSEEN`. */
  tried: number;
  /** What effects give, where that is known already. */
  effects?: EffectWorths | EffectOf;
}

/** The worth of an option that was not looked at. */
export const UNSEEN = Number.NEGATIVE_INFINITY;

/** The worth of each option of the decision that waits, in their order; they are comparable with each other only. */
export function evaluateOptions(game: Game, rng: Rng, looking: Looking): number[] {
  const { kind, options, seat } = game.asked;
  const effect = effectsOf(game, rng, looking);
  switch (kind) {
    case 'use-element':
      return options.map((option) => useWorth(game, option, effect));
    case 'take-cube':
      return options.map((option) => -lossOf(game, sourceCard(option)));
    case 'dial-card': {
      const wants = game.hands[seat].length < FULL_HAND;
      return options.map((option) => Number((option === YES) === wants));
    }
    case 'dial-reward': {
      const wanted = game.active[seat].length < ENOUGH_ACTIVE ? PLAY_A_CARD : GAIN_A_CUBE;
      return options.map((option) => Number(option === wanted));
    }
    case 'gain-card':
      return options.map((option) => {
        if (option >= DISPLAY) return cardWorth(game, option - DISPLAY) * DISPLAY_SHARE;
        return option === LOOK_BLUE ? BLUE_LOOK_WORTH : LOOK_WORTH;
      });
    case 'play-card':
    case 'choose-active':
      // What a cube on it would give if it could be completed now.
      return options.map((card) => (effect(card) + 1) / game.tables.cards[card].spots.length);
    case 'draft':
    case 'keep-card':
    case 'declare':
      return options.map((option) => cardWorth(game, option));
    case 'rotate-card':
      // A leaf given back counts for most where few are left.
      return options.map((option) => cardWorth(game, option) / game.leaves[option]);
    case 'pay-card':
    case 'lose-card':
      // The one least worth goes.
      return options.map((card) => -cardWorth(game, card));
    case 'complete-card':
      return options.map(effect);
    case 'cancel': {
      const round = game.stack.at(-1);
      const isIdle = round?.task === 'round' && effect(round.asked) < IDLE_WORTH;
      return options.map((option) => Number((option === YES) === isIdle));
    }
    default:
      return tryOut(game, rng, looking.tried);
  }
}

/** Runs each effect once at most. */
function effectsOf(game: Game, rng: Rng, { effects }: Looking): EffectOf {
  if (typeof effects === 'function') return effects;
  if (effects) return (card) => effects[card];
  const seen = new Map<number, number>();
  return (card) => {
    const worth = seen.get(card) ?? effectWorth(game, rng, card, game.asked.seat);
    seen.set(card, worth);
    return worth;
  };
}

/** What using an element gives: a completed effect, a card brought nearer, or a turn of the dial. */
function useWorth(game: Game, option: number, effect: (card: number) => number): number {
  const card = useCard(option);
  if (card < 0) return DIAL_WORTH - (game.tables.wild[useElement(option)] ? WILD_WORTH : 0);
  const { seat } = game.asked;
  const price = game.cubes[seat] > 0 ? 0 : leastLoss(game, seat, card);
  const spots = game.tables.cards[card].spots.length;
  const covered = cubesOn(game, card);
  const worth = cardWorth(game, card);
  if (covered + 1 < spots) {
    return worth * (progressShare(covered + 1, spots) - progressShare(covered, spots)) - price;
  }
  // What was promised is due now: the cubes come back, and a card that would do nothing waits.
  const given = effect(card);
  return given < IDLE_WORTH ? -price : given + CUBE_BACK_WORTH * spots - price;
}

/** The share of a card's worth that cubes on it promise: later ones a little more. */
export function progressShare(covered: number, spots: number): number {
  const share = covered / spots;
  return share * (0.5 + 0.5 * share);
}

/** What the cubes on a card promise, with what completing it is worth. */
export function promise(game: Game, card: number, worth: number): number {
  return worth * progressShare(cubesOn(game, card), game.tables.cards[card].spots.length);
}

/** What is lost by taking a cube off a card. */
function lossOf(game: Game, card: number): number {
  const spots = game.tables.cards[card].spots.length;
  const covered = cubesOn(game, card);
  return cardWorth(game, card) * (progressShare(covered, spots) - progressShare(covered - 1, spots));
}

function leastLoss(game: Game, seat: number, except: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const card of game.active[seat]) {
    if (card !== except && game.covered[card] !== 0) least = Math.min(least, lossOf(game, card));
  }
  return least;
}

/** A card's worth by its price: dear and blue ones give more. */
export function cardWorth(game: Game, card: number): number {
  // A feature is laid as soon as it fits; `DONE` is not a card.
  if (card === DONE) return 0;
  const { spots, deck } = game.tables.cards[card];
  return 1.5 + spots.length * 0.5 + deck;
}

/** What a card's effect would give its owner now. */
export function effectWorth(game: Game, rng: Rng, card: number, seat: number): number {
  const copy = effectTrial(game, seat, card);
  const stood = positionWorth(copy, seat);
  startEffect(copy, seat, card, -1);
  run(copy);
  playOn(copy, rng);
  return positionWorth(copy, seat) - stood - toOthers(game, copy, seat);
}

/** A copy in which nothing waits but the effect of a card, whose cubes are free again. */
export function effectTrial(game: Game, seat: number, card: number): Game {
  // Only the effect: what follows at the table is not part of it.
  const copy = trial({ ...game, stack: [] });
  copy.asked.options = [];
  clearSpots(copy, seat, card);
  return copy;
}

/** Plays each option to the end of the effect, and evaluates the seat's position there. */
function tryOut(game: Game, rng: Rng, most: number): number[] {
  const { seat, options, kind } = game.asked;
  const tried = options.map((_, at) => at);
  if (options.length > most) {
    shuffle(rng, tried);
    tried.length = most;
  }
  const bare = { ...game, stack: game.stack.filter(({ task }) => task !== 'round') };
  const worths = options.map(() => UNSEEN);
  for (const at of tried) {
    const copy = trial(bare);
    apply(copy, options[at]);
    playOn(copy, rng);
    const penalty = options[at] === DONE ? DONE_PENALTY : 0;
    const others = kind === 'player' ? bestOther(copy, seat) : toOthers(game, copy, seat);
    worths[at] = positionWorth(copy, seat) - others - penalty;
  }
  return worths;
}

/** Answers at random, for every seat, until nothing waits. @param seen called before each answer */
export function playOn(copy: Game, rng: Rng, seen?: (copy: Game) => void): void {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const { options } = copy.asked;
    if (options.length === 0) return;
    seen?.(copy);
    apply(copy, options[randomBelow(rng, options.length)]);
  }
}

/** The worth of a seat's position: points, also those its features would score, cubes, cards, and things to count. */
export function positionWorth(game: Game, seat: number): number {
  const { supply } = game.landscape;
  let worth =
    game.vp[seat] +
    pointsAtEnd(game, seat) +
    game.cubes[seat] * CUBE_WORTH +
    game.hands[seat].length * CARD_WORTH;
  for (const card of game.active[seat]) {
    worth += game.leaves[card] * LEAF_WORTH + cubesOn(game, card) * PLACED_CUBE_WORTH;
  }
  // What is left in the box is not in the landscape.
  for (let kind = 0; kind < supply.length; kind++) worth -= supply[kind] * THING_WORTH;
  return worth;
}

/** Points a seat would get for its own features; 0 once they have scored. */
function pointsAtEnd(game: Game, seat: number): number {
  let points = 0;
  if (game.scored) return points;
  for (const [feature, { card, seat: owner }] of game.features.entries()) {
    if (owner !== seat) continue;
    for (const effect of game.tables.cards[card].feature?.atEnd ?? []) {
      // Each on its own copy, so that one effect's changes to the landscape do not affect the others.
      const copy = clone({ ...game, stack: [], asked: { ...game.asked, options: [] } });
      startEffect(copy, seat, -1, effect).feature = feature;
      run(copy);
      for (let step = 0; step < MAX_STEPS && copy.asked.options.length > 0; step++) {
        apply(copy, copy.asked.options[0]);
      }
      points += copy.vp[seat] - game.vp[seat];
    }
  }
  return points;
}

/** The memory of the last trial. Bots copy thousands of games a second: new memory for each takes half as much time again. */
let spare: Spare | undefined;

/** A copy to try one option in. The next call reuses its memory. */
function trial(game: Game): Game {
  const copy = clone(game, spare);
  const { landscape, leaves, covered } = copy;
  spare = { landscape, leaves, covered };
  return copy;
}

/** The share of what the best of the others got that counts against it, less what they had to give on average. */
export function toOthers(before: Game, after: Game, seat: number): number {
  let got = 0;
  let given = 0;
  for (let other = 0; other < before.players; other++) {
    if (other === seat) continue;
    got = Math.max(got, after.vp[other] - before.vp[other]);
    given += givenBy(before, after, other);
  }
  return LEADER_SHARE * (got - (given > 0 ? given / (before.players - 1) : 0));
}

/** The share of the position of the best of the others: whom to give something, or take it from, depends on it. */
export function bestOther(game: Game, seat: number): number {
  const others = game.vp.flatMap((_, s) => (s === seat ? [] : [positionWorth(game, s)]));
  // Alone nobody is asked for a player.
  return LEADER_SHARE * Math.max(...others);
}

/** What a seat has paid and lost: nothing else takes points, or cubes and cards that are not used. */
function givenBy(before: Game, after: Game, seat: number): number {
  const points = before.vp[seat] - after.vp[seat];
  const cubes = cubesOf(before, seat) - cubesOf(after, seat);
  const cards = cardsOf(before, seat) - cardsOf(after, seat);
  return Math.max(0, points) + Math.max(0, cubes) * CUBE_WORTH + Math.max(0, cards) * CARD_WORTH;
}

/** All cubes of a seat, free ones and those on its cards. */
function cubesOf(game: Game, seat: number): number {
  let cubes = game.cubes[seat];
  for (const card of game.active[seat]) cubes += cubesOn(game, card);
  return cubes;
}

/** The cards of a seat, in hand and active. */
function cardsOf({ hands, active }: Game, seat: number): number {
  return hands[seat].length + active[seat].length;
}

/** Where the highest worth is, the first of equal ones. */
export function bestAt(worths: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < worths.length; at++) if (worths[at] > worths[best]) best = at;
  return best;
}
