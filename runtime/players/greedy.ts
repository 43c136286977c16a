/**
 * The greedy player: inside an effect it tries every option and takes the one with the most points at the effect's
 * end; at the table it fills the card that is nearest to completion and worth most.
 *
 * It knows no more than its seat may: decks are shuffled in what it tries.
 */
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
import { clone, type Game } from '../state.ts';
import { isFull } from '../table/cubes.ts';
import type { Chance } from './chance.ts';

/** Options tried by playing them out; of more, a sample by the bot's own chance. */
const MAX_TRIED = 24;

export function chooseGreedily(game: Game, chance: Chance): number {
  const { kind, options } = game.asked;
  switch (kind) {
    case 'use-element':
      return best(options, (option) => useValue(game, option));
    case 'take-cube':
      // The card furthest from completion loses its cube.
      return best(options, (option) => -progress(game, sourceCard(option)));
    case 'dial-card':
      return game.hands[game.asked.seat].length > 4 ? NO : YES;
    case 'dial-reward':
      return options.includes(PLAY_A_CARD) && game.active[game.asked.seat].length < 5
        ? PLAY_A_CARD
        : GAIN_A_CUBE;
    case 'gain-card':
      return best(options, (option) =>
        option >= DISPLAY ? cardValue(game, option - DISPLAY) : option === LOOK_BLUE ? 6 : 5,
      );
    case 'keep-card':
    case 'play-card':
    case 'rotate-card':
    case 'choose-active':
    case 'complete-card':
      return best(options, (option) => cardValue(game, option));
    case 'cancel':
      return NO;
    default:
      return tryOut(game, chance);
  }
}

/** A cube that completes a card is best, else one that brings a good card near; the dial is worth a share of a cube. */
function useValue(game: Game, option: number): number {
  const card = useCard(option);
  // A wild is better kept for a spot than spent on the dial.
  const wild = game.tables.wild[useElement(option)] ? 0.1 : 0;
  if (card < 0) return 1 - wild;
  const { spots } = game.tables.cards[card];
  const open = spots.length - bits(game.covered[card]);
  return cardValue(game, card) / open + progress(game, card) - wild;
}

/** Share of a card's spots that are covered. */
function progress(game: Game, card: number): number {
  return bits(game.covered[card]) / game.tables.cards[card].spots.length;
}

/** A card's worth by its price: dear and blue ones give more; near the end only points count. */
function cardValue(game: Game, card: number): number {
  const { spots, deck, feature } = game.tables.cards[card];
  if (feature) return 3;
  return spots.length * 0.5 + (deck === 1 ? 2.5 : 1) + (isFull(game, card) ? 1 : 0);
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) n++;
  return n;
}

/** Plays each option to the end of what is going on, with first choices for what follows, and compares the points. */
function tryOut(game: Game, chance: Chance): number {
  const { seat, options } = game.asked;
  const depth = game.stack.length;
  const tried = options.slice();
  shuffle(chance, tried);
  tried.length = Math.min(tried.length, MAX_TRIED);
  return best(tried, (option) => {
    const copy = clone(game);
    for (const deck of copy.decks) shuffle(chance, deck);
    apply(copy, option);
    // To the end of the effect: the frame that asked is gone, or the bound is reached.
    for (let steps = 0; steps < 20 && copy.stack.length >= depth && copy.asked.options.length > 0; steps++) {
      if (copy.asked.seat !== seat) break;
      apply(copy, copy.asked.options[randomBelow(chance, copy.asked.options.length)]);
    }
    return gain(game, copy, seat) - (option === DONE ? 0.01 : 0);
  });
}

/** What a position gained for a seat: its points, less what the best of the others got of it. */
function gain(before: Game, after: Game, seat: number): number {
  const others = after.vp.map((vp, s) => (s === seat ? 0 : vp - before.vp[s]));
  const things =
    (after.cubes[seat] - before.cubes[seat]) * 0.4 +
    (after.hands[seat].length - before.hands[seat].length) * 0.3;
  return after.vp[seat] - before.vp[seat] + things - 0.5 * Math.max(0, ...others);
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
