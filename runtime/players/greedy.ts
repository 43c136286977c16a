/**
 * The greedy player looks one effect ahead: it values a card that a cube would complete by running its effect on a
 * copy, cards under way by how near they are, and inside an effect takes the option that gives most at its end.
 *
 * It knows no more than its seat may: what it tries is imagined by its own chance.
 */
import { startEffect } from '../effect/effect.ts';
import { apply } from '../game.ts';
import {
  DISPLAY,
  DONE,
  GAIN_A_CUBE,
  LOOK_BLUE,
  NO,
  PLAY_A_CARD,
  sourceCard,
  useCard,
  useElement,
  YES,
} from '../options.ts';
import { randomBelow, shuffle } from '../random.ts';
import { run } from '../run.ts';
import { clone, type Game } from '../state.ts';
import { clearSpots } from '../table/cubes.ts';
import type { Chance } from './chance.ts';
import { imagine } from './imagine.ts';

/** Options tried by playing them out; of more, a sample by the bot's own chance. */
const MAX_TRIED = 24;
/** Answers given in one trial before it is valued as it stands. */
const MAX_STEPS = 30;
/** Cards in hand after which the dial turns on for a cube. */
const FULL_HAND = 6;
/** Active cards that a player's cubes can serve. */
const ENOUGH_ACTIVE = 5;
/** What a turn of the dial is worth, in points: a third of a card or cube. */
const DIAL_WORTH = 0.4;
const CUBE_WORTH = 0.8;
/** What it is worth to have a cube free again. */
const CUBE_BACK_WORTH = 0.5;
/** An effect that gives less is not worth a leaf. */
const IDLE_WORTH = 0.5;
const CARD_WORTH = 0.5;
/** A use left of a card on the table. */
const LEAF_WORTH = 0.8;
/** A cube on a card: it comes back, and the card is nearer. */
const PLACED_CUBE_WORTH = 1.6;
/** A tile or token more in the landscape: later counts grow with it. */
const THING_WORTH = 0.5;
const LEADER_SHARE = 0.4;

export function chooseGreedily(game: Game, chance: Chance): number {
  const { kind, options, seat } = game.asked;
  switch (kind) {
    case 'use-element': {
      const worths = new Map<number, number>();
      return best(options, (option) => useWorth(game, chance, option, worths));
    }
    case 'take-cube':
      return best(options, (option) => -lossOf(game, sourceCard(option)));
    case 'dial-card':
      return game.hands[seat].length < FULL_HAND ? YES : NO;
    case 'dial-reward': {
      const wantsCard = options.includes(PLAY_A_CARD) && game.active[seat].length < ENOUGH_ACTIVE;
      return wantsCard ? PLAY_A_CARD : best(options, (option) => (option === GAIN_A_CUBE ? 1 : 0));
    }
    case 'gain-card':
      return best(options, (option) => {
        if (option >= DISPLAY) return cardWorth(game, option - DISPLAY);
        return option === LOOK_BLUE ? 6 : 5;
      });
    case 'play-card':
      return best(options, (option) => worthNow(game, chance, option));
    case 'draft':
    case 'keep-card':
    case 'declare':
    case 'choose-active':
      return best(options, (option) => cardWorth(game, option));
    case 'rotate-card':
      // A leaf given back counts for most where few are left.
      return best(options, (option) => cardWorth(game, option) / game.leaves[option]);
    case 'complete-card':
      return best(options, (option) => effectWorth(game, chance, option));
    case 'cancel': {
      const card = game.stack.at(-1);
      if (card?.task !== 'round') return NO;
      return effectWorth(game, chance, card.asked) < IDLE_WORTH ? YES : NO;
    }
    default:
      return tryOut(game, chance);
  }
}

/** What using an element gives: a completed effect, a card brought nearer, or a turn of the dial. */
function useWorth(game: Game, chance: Chance, option: number, effects: Map<number, number>): number {
  const card = useCard(option);
  // A wild is better kept for a spot than spent on the dial.
  const wild = game.tables.wild[useElement(option)] ? 0.3 : 0;
  if (card < 0) return DIAL_WORTH - wild;
  const { seat } = game.asked;
  const price = game.cubes[seat] > 0 ? 0 : leastLoss(game, seat, card);
  const { spots } = game.tables.cards[card];
  const covered = bits(game.covered[card]);
  const before = promise(game, card, covered);
  if (covered + 1 < spots.length) return promise(game, card, covered + 1) - before - price;
  let worth = effects.get(card);
  if (worth === undefined) {
    worth = effectWorth(game, chance, card);
    effects.set(card, worth);
  }
  // What was promised is due now: the cubes come back, and a card that would do nothing waits.
  return worth < IDLE_WORTH ? -price : worth + CUBE_BACK_WORTH * spots.length - price;
}

/** What a card under way promises: each cube a share of its worth, later ones a little more. */
function promise(game: Game, card: number, covered: number): number {
  const share = covered / game.tables.cards[card].spots.length;
  return cardWorth(game, card) * share * (0.5 + 0.5 * share);
}

/** What is lost by taking a cube off a card. */
function lossOf(game: Game, card: number): number {
  const covered = bits(game.covered[card]);
  return promise(game, card, covered) - promise(game, card, covered - 1);
}

function leastLoss(game: Game, seat: number, except: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (const card of game.active[seat]) {
    if (card !== except && game.covered[card] !== 0) least = Math.min(least, lossOf(game, card));
  }
  return least;
}

/** A card's worth by its price: dear and blue ones give more. */
function cardWorth(game: Game, card: number): number {
  // A feature is laid as soon as it fits; enough (`DONE`) is no card.
  if (card === DONE) return 0;
  const { spots, deck } = game.tables.cards[card];
  return 1.5 + spots.length * 0.5 + deck;
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}

/** What a cube on a card would give if it could be completed now: for choosing between cards in hand. */
function worthNow(game: Game, chance: Chance, card: number): number {
  return (effectWorth(game, chance, card) + 1) / game.tables.cards[card].spots.length;
}

/** What a card's effect would give its owner now. */
function effectWorth(game: Game, chance: Chance, card: number): number {
  const { seat } = game.asked;
  const copy = imagine(game, chance, seat);
  // Nothing but the effect: what the table would do after it is not its doing.
  copy.stack = [];
  copy.asked.options = [];
  clearSpots(copy, seat, card);
  const before = copy.vp.slice();
  const stood = standing(copy, seat);
  startEffect(copy, seat, card, -1);
  run(copy);
  playOn(copy, chance);
  return standing(copy, seat) - stood - toOthers(before, copy, seat);
}

/** Plays each option to the end of what is going on, and compares what came of it. */
function tryOut(game: Game, chance: Chance): number {
  const { seat, options } = game.asked;
  const tried = options.slice();
  shuffle(chance, tried);
  tried.length = Math.min(tried.length, MAX_TRIED);
  const imagined = imagine(game, chance, seat);
  imagined.stack = imagined.stack.filter(({ task }) => task !== 'round');
  return best(tried, (option) => {
    const copy = clone(imagined);
    apply(copy, option);
    playOn(copy, chance);
    return standing(copy, seat) - toOthers(game.vp, copy, seat) - (option === DONE ? 0.01 : 0);
  });
}

/** Answers at random, for whoever is asked, until nothing waits. */
function playOn(copy: Game, chance: Chance): void {
  for (let steps = 0; steps < MAX_STEPS; steps++) {
    const { options } = copy.asked;
    if (options.length === 0) return;
    apply(copy, options[randomBelow(chance, options.length)]);
  }
}

/** How a seat stands: points, cubes, cards, and how much there is in the landscape to count. */
function standing(game: Game, seat: number): number {
  const { landscape } = game;
  let worth = game.vp[seat] + game.cubes[seat] * CUBE_WORTH + game.hands[seat].length * CARD_WORTH;
  for (const card of game.active[seat]) {
    worth += game.leaves[card] * LEAF_WORTH + bits(game.covered[card]) * PLACED_CUBE_WORTH;
  }
  // What is left in the box is not out there.
  return landscape.supply.reduce((sum, n) => sum - n * THING_WORTH, worth);
}

/** The share of what the best of the others got that counts against it. */
function toOthers(before: readonly number[], { vp }: Game, seat: number): number {
  return LEADER_SHARE * Math.max(0, ...vp.map((points, s) => (s === seat ? 0 : points - before[s])));
}

/** The option with the highest value, the first of equal ones. */
function best(options: readonly number[], worth: (option: number) => number): number {
  let bestOption = options[0];
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const value = worth(option);
    if (value <= bestValue) continue;
    bestValue = value;
    bestOption = option;
  }
  return bestOption;
}
