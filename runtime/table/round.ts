/**
 * The rounds of a game: tokens are drawn, all players choose, all choices are committed together, completed cards
 * resolve clockwise from the Harbinger, and after a wild the game may end (R3, R5, R12).
 */
import { ask } from '../ask.ts';
import { MAX_EFFECTS, MAX_LOOKUPS, stop } from '../bounds.ts';
import type { RoundFrame } from '../frames.ts';
import { startCounting, stopCounting } from '../landscape/work.ts';
import { NO, YES } from '../options.ts';
import type { Game } from '../state.ts';
import { scoresAtEnd, startCompleted, takeOff } from './active.ts';
import { drawToken, tokensInBag } from './bag.ts';
import { hasFull, isFull, uncoverSpot } from './cubes.ts';
import { endOfDraw, isEndToScore } from './end.ts';
import { startEndScoring } from './feature.ts';

/** The frame at the bottom of a game's stack. */
export function newRound(): RoundFrame {
  return { task: 'round', phase: 'draw', turn: 0, card: -1, resolved: false, features: 0, asked: -1 };
}

export function runRound(game: Game, frame: RoundFrame): void {
  switch (frame.phase) {
    case 'draw':
      draw(game, frame);
      return;
    case 'collect':
      collect(game, frame);
      return;
    case 'commit':
      commit(game, frame);
      return;
    case 'resolve':
      resolve(game, frame);
      return;
    case 'features':
      declare(game, frame);
      return;
    case 'end':
      frame.phase = 'compare';
      if (isEndToScore(game)) {
        game.scored = true;
        startEndScoring(game);
      }
      return;
    case 'compare':
      endOfDraw(game);
      frame.phase = 'draw';
  }
}

/** How many tokens are drawn at a time with this number of players (R3.1, R14.2). */
function tokensToDraw(game: Game): number {
  const rules = game.tables.words.settings.draw ?? [];
  const rule = rules.find((r) => r.players === game.players) ?? rules.find((r) => r.players === undefined);
  return rule?.tokens ?? 1;
}

/** R3.1: draws tokens at random, without putting them back. */
function draw(game: Game, frame: RoundFrame): void {
  if (game.draws >= game.maxDraws) {
    stop(game, 'draws');
    return;
  }
  game.draws++;
  game.effects = 0;
  game.repetitions = 0;
  stopCounting();
  game.lookups = 0;
  startCounting(MAX_LOOKUPS);
  game.questions = 0;
  game.ran = 0;
  game.placed = [];
  game.fresh = [];
  game.drawn = [];
  if (game.laid) game.laid = [];
  const amount = Math.min(tokensToDraw(game), tokensInBag(game));
  for (let n = 0; n < amount; n++) game.drawn.push(drawToken(game));
  if (game.record) game.record.tokens += amount;
  frame.phase = 'collect';
  frame.turn = 0;
}

/** R3.5: collects choices in seat order, hidden from the other players (`view.ts`). */
function collect(game: Game, frame: RoundFrame): void {
  if (frame.turn === game.players) {
    frame.phase = 'commit';
    frame.turn = 0;
    const filled = game.placed.filter(([, card]) => isFull(game, card));
    game.fresh = filled.map(([, card, spot]) => [card, spot]);
    return;
  }
  const seat = frame.turn++;
  const left: number[] = [];
  for (let element = 0; element < game.bag.length; element++) left.push(0);
  for (const element of game.drawn) left[element]++;
  game.stack.push({ task: 'elements', seat, giver: -1, left, drawn: true, card: -1, spot: -1 });
}

/** Dial rewards are taken now, clockwise from the Harbinger (R3.5). */
function commit(game: Game, frame: RoundFrame): void {
  if (frame.turn === game.players) {
    frame.phase = 'resolve';
    frame.turn = 0;
    return;
  }
  const seat = (game.harbinger + frame.turn) % game.players;
  if (game.turns[seat] === 0) {
    frame.turn++;
    return;
  }
  game.turns[seat]--;
  game.stack.push({ task: 'dial', seat, turned: false });
}

/** Resolves completed cards, clockwise from the Harbinger, round after round until none is left (R5.2, R5.5). */
function resolve(game: Game, frame: RoundFrame): void {
  const seat = (game.harbinger + frame.turn) % game.players;
  if (frame.card >= 0) {
    turnCard(game, seat, frame.card);
    frame.card = -1;
  }
  if (hasFull(game, seat)) {
    // The owner chooses the order (R5.4).
    const full = game.active[seat].filter((card) => isFull(game, card));
    if (frame.asked >= 0) ask(game, seat, 'cancel', [YES, NO]);
    else ask(game, seat, 'complete-card', full);
    return;
  }
  if (frame.resolved) {
    // A seat that has just resolved all its cards may declare features (R15.1).
    frame.resolved = false;
    game.stack.push({ task: 'declare', seat });
    return;
  }
  frame.turn++;
  if (frame.turn < game.players) return;
  frame.turn = 0;
  if (isAnyFull(game)) return;
  frame.phase = 'features';
  frame.features = game.features.length;
}

/** After everyone has resolved, anyone may declare, clockwise, until a whole pass adds no feature (R15.1). */
function declare(game: Game, frame: RoundFrame): void {
  // A card that a feature filled is resolved first (R5.4, R5.5).
  if (isAnyFull(game)) {
    frame.turn = 0;
    frame.phase = 'resolve';
    return;
  }
  if (game.tables.hasFeatures && frame.turn < game.players) {
    const seat = (game.harbinger + frame.turn) % game.players;
    frame.turn++;
    game.stack.push({ task: 'declare', seat });
    return;
  }
  frame.turn = 0;
  if (game.features.length === frame.features) frame.phase = 'end';
  frame.features = game.features.length;
}

function isAnyFull(game: Game): boolean {
  for (let seat = 0; seat < game.players; seat++) if (hasFull(game, seat)) return true;
  return false;
}

export function answerRound(game: Game, frame: RoundFrame, option: number): void {
  const seat = (game.harbinger + frame.turn) % game.players;
  if (game.asked.kind === 'complete-card') {
    const othersRan = game.ran !== 0 && game.ran !== seat + 1;
    const isFresh = game.fresh.some(([card]) => card === option);
    if (othersRan && isFresh) frame.asked = option;
    else complete(game, frame, seat, option);
    return;
  }
  const card = frame.asked;
  frame.asked = -1;
  if (option === YES) cancel(game, seat, card);
  else complete(game, frame, seat, card);
}

/** R5.3: the cube just placed (of two, the last) is free again, and the dial turns once. */
function cancel(game: Game, seat: number, card: number): void {
  const cube = game.fresh.findLast(([c]) => c === card);
  if (cube) uncoverSpot(game, seat, card, cube[1]);
  game.stack.push({ task: 'dial', seat, turned: false });
}

/** R5.1: the card is completed; `resolve` turns it afterwards. */
function complete(game: Game, frame: RoundFrame, seat: number, card: number): void {
  if (game.effects >= MAX_EFFECTS) {
    stop(game, 'effects', card);
    return;
  }
  game.effects++;
  game.ran = game.ran === 0 || game.ran === seat + 1 ? seat + 1 : -1;
  frame.resolved = true;
  frame.card = card;
  startCompleted(game, seat, card);
}

/** Takes one leaf off the card. A card without leaves is discarded (R5.1), or kept for its `at end` (L44). */
function turnCard(game: Game, seat: number, card: number): void {
  game.leaves[card]--;
  if (game.leaves[card] > 0) return;
  // A cube put on it during its own effect (R5.9) stays with its owner.
  takeOff(game, seat, card);
  if (!scoresAtEnd(game, card)) game.discard.push(card);
}
