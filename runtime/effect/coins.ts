/** Code that `pay`, `lose` and `give` share: taking points, cubes, and cards in hand or on the table. Cards are chosen one at a time (L37). */
import { type Asset, type Op, SPENT } from '../../program/index.ts';
import { ask } from '../ask.ts';
import type { CoinProgress, EffectFrame } from '../frames.ts';
import { NO_ITEM } from '../landscape/items.ts';
import type { InstructionOf } from '../link/code.ts';
import type { BlockScope, Linker } from '../link/linker.ts';
import { seatAssets } from '../queries/players.ts';
import type { Game } from '../state.ts';
import { discardActive, sparableCards } from '../table/active.ts';
import { noteInJournal } from './effect-journal.ts';
import { actor, ifHolds, nextInstruction, WAITING } from './step.ts';

export type CoinCode = InstructionOf<'pay' | 'lose' | 'give'>;
export type CoinFrame = EffectFrame<CoinProgress>;

/** The fields that these instructions have. */
export function coinCode(
  { quantity, what, ...step }: Op<'pay' | 'lose' | 'give'>,
  linker: Linker,
  scope: BlockScope,
) {
  return { what, all: 'all' in quantity, ...linker.howMany(quantity), ...linker.action(step, scope) };
}

/**
 * Takes what is left to take according to the frame's progress: at once, or one answer at a time if there are cards to
 * choose from.
 */
export function takeLeft(game: Game, frame: CoinFrame, step: CoinCode, seat: number): boolean {
  const { left = 0 } = frame.progress ?? {};
  const { op, what } = step;
  if (what === 'vp' || what === 'cube') {
    takeCoins(game, seat, what, left, frame.progress?.to);
    noteTaken(game, frame, step, seat, what, left);
    return nextInstruction(frame);
  }
  const cards = what === 'card' ? game.hands[seat].slice() : sparableCards(game, seat);
  if (left > 0 && left < cards.length) {
    ask(game, seat, what === 'card' ? `${op}-card` : op === 'pay' ? 'pay-active' : 'lose-active', cards);
    return WAITING;
  }
  for (const card of cards.slice(0, left)) takeOne(game, frame, step, seat, card);
  return nextInstruction(frame);
}

/** Takes the chosen card. */
export function takeCard(game: Game, frame: CoinFrame, step: CoinCode, card: number): void {
  const { progress } = frame;
  if (progress === null) return;
  const seat = actor(frame, step.you);
  takeOne(game, frame, step, seat, card);
  progress.left--;
}

/** Takes a card from the hand or off the table. */
function takeOne(game: Game, frame: CoinFrame, step: CoinCode, seat: number, card: number): void {
  noteTaken(game, frame, step, seat, step.what, 1);
  if (step.what === 'card') {
    takeFromHand(game, seat, card, frame.progress?.to);
    return;
  }
  noteTaken(game, frame, step, seat, 'leaf', game.leaves[card]);
  discardActive(game, seat, card);
}

function noteTaken(
  game: Game,
  frame: EffectFrame,
  { op }: CoinCode,
  seat: number,
  what: (typeof SPENT)[number],
  amount: number,
): void {
  const deed = op === 'pay' ? 'paid' : 'lost';
  noteInJournal(game, frame, { deed, seat, thing: SPENT.indexOf(what), item: NO_ITEM, amount });
}

/** Takes points or free cubes, of which the seat must have enough. Cubes that nobody gets go back into the box (L37, L65). */
function takeCoins(game: Game, seat: number, what: 'vp' | 'cube', amount: number, to?: number): void {
  const has = what === 'vp' ? game.vp : game.cubes;
  has[seat] -= amount;
  if (to !== undefined) has[to] += amount;
  else if (what === 'cube') game.cubeSupply += amount;
}

/**
 * Takes a card from a hand: discards it for good (R6.3), also a Landscape Feature, whether it was shown or not, or puts it into
 * the hand of another seat, where one that was shown stays so (L65).
 */
function takeFromHand(game: Game, seat: number, card: number, to?: number): void {
  const hand = game.hands[seat];
  hand.splice(hand.indexOf(card), 1);
  if (to !== undefined) {
    game.hands[to].push(card);
    return;
  }
  const shown = game.shown.indexOf(card);
  if (shown >= 0) game.shown.splice(shown, 1);
  game.discard.push(card);
}

/** How much of something a seat can pay or lose. */
export const coinsOf = (game: Game, seat: number, what: Asset): number =>
  what === 'active-card' ? sparableCards(game, seat).length : seatAssets(game, seat, what);

/** True if the acting player has at least `amount`; with `all`, any amount will do (L35). */
export function hasCoins(game: Game, frame: EffectFrame, step: CoinCode, amount: number): boolean {
  return ifHolds(game, frame, step) && coinsOf(game, actor(frame, step.you), step.what) >= amount;
}
