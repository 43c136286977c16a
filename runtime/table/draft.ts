/**
 * Drafting starting cards (R2.4, R2.6, R14.1): one pack for each drafting seat, keep and pass, blue to the left, then
 * brown to the right; leftover cards go back into the decks.
 */
import { ask } from '../ask.ts';
import type { DraftFrame } from '../frames.ts';
import type { Game } from '../state.ts';
import { shuffleDeck } from './own-cards.ts';
import { dealFor } from './setup.ts';

const BROWN = 0;
const BLUE = 1;

/** Puts a draft for these seats on the stack, if there are any. */
export function startDraft(game: Game, seats: readonly number[]): void {
  if (seats.length === 0) return;
  game.stack.push({
    task: 'draft',
    deck: BLUE,
    seats: [...seats],
    packs: dealPacks(game, BLUE, seats.length),
    turn: 0,
    kept: 0,
  });
}

/** Deals packs, each with one card more than a seat keeps. */
function dealPacks(game: Game, deck: number, drafters: number): number[][] {
  const { brown, blue } = dealFor(game.tables);
  const size = (deck === BLUE ? blue : brown) + 1;
  return Array.from({ length: drafters }, () => game.decks[deck].splice(-size, size));
}

export function runDraft(game: Game, frame: DraftFrame): void {
  const { seats, packs, turn } = frame;
  if (packs[0].length === 1 && turn === 0) {
    endColour(game, frame);
    return;
  }
  ask(game, seats[turn], 'draft', packs[turn].slice());
}

export function answerDraft(game: Game, frame: DraftFrame, option: number): void {
  const pack = frame.packs[frame.turn];
  pack.splice(pack.indexOf(option), 1);
  game.hands[frame.seats[frame.turn]].push(option);
  frame.kept++;
  // Two players keep two at a time (R14.1).
  if (frame.kept < (game.players === 2 ? 2 : 1) && pack.length > 1) return;
  frame.kept = 0;
  frame.turn++;
  if (frame.turn < frame.seats.length) return;
  frame.turn = 0;
  passOn(frame);
}

/** Passes the packs after all have chosen: blue to the left, which is the next seat, brown to the right. */
function passOn(frame: DraftFrame): void {
  const { packs } = frame;
  if (frame.deck === BLUE) packs.unshift(...packs.splice(-1));
  else packs.push(...packs.splice(0, 1));
}

function endColour(game: Game, frame: DraftFrame): void {
  game.decks[frame.deck].push(...frame.packs.flat());
  shuffleDeck(game, game.decks[frame.deck]);
  if (frame.deck === BROWN) {
    game.stack.pop();
    return;
  }
  frame.deck = BROWN;
  frame.packs = dealPacks(game, BROWN, frame.seats.length);
}
