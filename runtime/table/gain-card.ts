/** Gaining a card: from the display, or one of two or more looked at (R6). */
import { ask } from '../ask.ts';
import type { GainCardFrame } from '../frames.ts';
import { DISPLAY, LOOK_BLUE, LOOK_BOTH, LOOK_BROWN } from '../options.ts';
import type { Game } from '../state.ts';
import { playFromHand } from './active.ts';

/** True if any card is left to gain (R6.3). */
export function canGainCard(game: Game): boolean {
  return game.decks.some((deck) => deck.length > 0) || game.display.length > 0;
}

export function runGainCard(game: Game, frame: GainCardFrame): void {
  if (frame.looked.length > 0) {
    ask(game, frame.seat, 'keep-card', frame.looked.slice());
    return;
  }
  const [brown, blue] = game.decks;
  const options: number[] = [];
  if (brown.length > 0) options.push(LOOK_BROWN);
  if (blue.length > 0) options.push(LOOK_BLUE);
  if (brown.length > 0 && blue.length > 0 && frame.of === undefined) options.push(LOOK_BOTH);
  for (const card of game.display) options.push(DISPLAY + card);
  if (options.length === 0) game.stack.pop();
  else ask(game, frame.seat, 'gain-card', options);
}

export function answerGainCard(game: Game, frame: GainCardFrame, option: number): void {
  if (game.asked.kind === 'keep-card') {
    const others = frame.looked.filter((card) => card !== option);
    if (frame.of === undefined) game.display.push(...others);
    else putUnder(game, others);
    keep(game, frame, option);
    return;
  }
  if (option >= DISPLAY) {
    const card = option - DISPLAY;
    game.display.splice(game.display.indexOf(card), 1);
    keep(game, frame, card);
    return;
  }
  if (option === LOOK_BOTH) for (const deck of game.decks) lookAtTop(frame, deck);
  else for (let n = frame.of ?? 2; n > 0; n--) lookAtTop(frame, game.decks[option]);
}

/** Looks at the top card of a deck. If only one card is left, that one is looked at and kept (R6.3). */
function lookAtTop({ looked }: GainCardFrame, deck: number[]): void {
  const card = deck.pop();
  if (card !== undefined) looked.push(card);
}

/** Puts cards under their deck, in the order they had (R6.1). */
function putUnder({ decks, tables }: Game, cards: readonly number[]): void {
  if (cards.length > 0) decks[tables.cards[cards[0]].deck].unshift(...cards.toReversed());
}

function keep(game: Game, frame: GainCardFrame, card: number): void {
  game.stack.pop();
  game.hands[frame.seat].push(card);
  if (!frame.play) return;
  // R6.5: a Landscape Feature is shown to all players and stays in hand.
  if (game.tables.cards[card].feature) game.shown.push(card);
  else playFromHand(game, frame.seat, card);
}
