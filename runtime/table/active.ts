/** Playing cards and turning them back, and putting cubes on them (R6.4, R5.9). */
import { ask } from '../ask.ts';
import type { CardFrame, CompletionFrame, EffectFrame } from '../frames.ts';
import { sourceCard, sourceElement } from '../options.ts';
import { allLaid, momentEffects, startEffect, startMoments } from '../start-effect.ts';
import type { Game } from '../state.ts';
import { clearSpots, coverSpot, cubeSources, hasCube, openElements, openSpot, takeCube } from './cubes.ts';

/** True if the seat has a card in hand that may be played (R6.5). */
export function canPlay(game: Game, seat: number): boolean {
  return playableCards(game, seat).length > 0;
}

/** Cards in hand that may be played: no Landscape Features (R6.5). */
export function playableCards(game: Game, seat: number): number[] {
  return game.hands[seat].filter((card) => game.tables.cards[card].feature === null);
}

/** The active cards of a seat that may be turned, also those with all their leaves (R5.9). */
export const rotatableCards = (game: Game, seat: number, but?: number): number[] =>
  game.active[seat].filter((card) => card !== but);

/** Plays a card from hand: it becomes active, face up, with all its leaves (R6.4). */
export function playFromHand(game: Game, seat: number, card: number): void {
  const hand = game.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  game.active[seat].push(card);
  game.leaves[card] = game.tables.cards[card].leaves;
  if (game.species) delete game.species[card];
}

/** The card has chosen a species, which it keeps (L68). */
export function keepSpecies(game: Game, card: number, species: number): void {
  game.species = { ...game.species, [card]: species };
}

/** Takes an active card off the table; its cubes stay with its owner. */
export function takeOff(game: Game, seat: number, card: number): void {
  clearSpots(game, seat, card);
  game.active[seat].splice(game.active[seat].indexOf(card), 1);
}

/**
 * Discards an active card with its leaves: it is not kept, and scores nothing at the end; its triggers that have not begun are passed
 * over (L50).
 */
export function discardActive(game: Game, seat: number, card: number): void {
  takeOff(game, seat, card);
  if (game.completed) game.completed[seat] = game.completed[seat].filter((one) => one !== card);
  game.leaves[card] = 0;
  game.discard.push(card);
  const { stack } = game;
  for (let at = stack.length - 1; at >= 0; at--) {
    const frame = stack[at];
    if (frame.task === 'effect' && frame.card === card && frame.effect >= 0 && !frame.begun)
      stack.splice(at, 1);
  }
}

/** The active cards of a seat that it can pay or lose: none whose effect runs or that has yet to turn after it (L50). */
export function sparableCards({ stack, active }: Game, seat: number): number[] {
  const running = stack.flatMap((frame) =>
    frame.task === 'round' ||
    frame.task === 'completion' ||
    (frame.task === 'effect' && frame.begun && frame.runner === undefined)
      ? frame.card
      : [],
  );
  return active[seat].filter((card) => !running.includes(card));
}

/** Completes a card: its cubes return, then its effect runs (R5.1). */
export function startCompleted(game: Game, seat: number, card: number): EffectFrame {
  clearSpots(game, seat, card);
  if (scoresAtEnd(game, card)) noteCompleted(game, seat, card);
  if (game.record) {
    game.record.completed[seat]++;
    game.stack.push({ task: 'completion', seat, card, isTold: false });
  }
  return startEffect(game, seat, card, -1);
}

/** The effect of a completed card has ended: what waits for that acts before the card turns (L66). */
export function runCompletion(game: Game, frame: CompletionFrame): void {
  const { seat, card } = frame;
  if (frame.isTold) {
    game.stack.pop();
    return;
  }
  frame.isTold = true;
  if (game.record) game.record.last = { card, seat };
  for (const one of allLaid(game, seat).toReversed()) {
    if (one.seat !== seat) startMoments(game, one, ['completed-by-another'], seat);
    else startMoments(game, one, one.card === card ? ['completed'] : ['completed', 'another-completed']);
  }
}

/** Whether the card is one that scores at the end (L44). */
export const scoresAtEnd = (game: Game, card: number): boolean => momentEffects(game, card, 'end').length > 0;

/** From now on the card scores at the end (L44). */
export function noteCompleted(game: Game, seat: number, card: number): void {
  game.completed ??= game.vp.map(() => []);
  if (!game.completed[seat].includes(card)) game.completed[seat].push(card);
}

export function runCard(game: Game, frame: CardFrame): void {
  const { seat } = frame;
  if (frame.card < 0) {
    const cards = frame.task === 'play' ? playableCards(game, seat) : rotatableCards(game, seat, frame.but);
    if (cards.length === 0) game.stack.pop();
    else ask(game, seat, frame.task === 'play' ? 'play-card' : 'rotate-card', cards);
    return;
  }
  // Without a fitting spot or a cube to put there, no cube is placed (R5.9).
  const elements = frame.cubes > 0 && hasCube(game, seat) ? openElements(game, frame.card) : [];
  if (elements.length === 0) game.stack.pop();
  else if (frame.spot >= 0) ask(game, seat, 'take-cube', cubeSources(game, seat));
  else ask(game, seat, 'spot', elements);
}

export function answerCard(game: Game, frame: CardFrame, option: number): void {
  const { seat } = frame;
  switch (game.asked.kind) {
    case 'play-card':
      playFromHand(game, seat, option);
      frame.card = option;
      return;
    case 'rotate-card':
      // Gives a leaf back, never above the printed number (R5.1).
      game.leaves[option] = Math.min(game.leaves[option] + 1, game.tables.cards[option].leaves);
      frame.card = option;
      return;
    case 'spot':
      frame.spot = openSpot(game, frame.card, option);
      if (game.cubes[seat] === 0) return;
      break;
    default:
      takeCube(game, seat, sourceCard(option), sourceElement(option));
  }
  coverSpot(game, seat, frame.card, frame.spot);
  frame.spot = -1;
  frame.cubes--;
}
