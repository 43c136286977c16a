/** Where points came from: replays a game's choices and credits every point to the effect that gave it. */
import { applyInSteps } from '../game.ts';
import { effectCard, type Game } from '../state.ts';

/** Points that one seat got from one card or Landscape Feature. */
export interface CardPoints {
  seat: number;
  /** Number of the card. */
  card: number;
  points: number;
}

/**
 * The points of every seat by card, sorted by seat, then highest first.
 * @param game a game that has only been set up; it is played and changed
 * @param choices the options chosen, in order, as a log has them
 */
export function pointsByCard(game: Game, choices: readonly number[]): CardPoints[] {
  const sums = new Map<string, CardPoints>();
  const noted = (act: () => void): void => {
    const card = runningCard(game);
    const before = game.vp.slice();
    act();
    game.vp.forEach((vp, seat) => {
      if (vp === before[seat]) return;
      const key = `${seat} ${card}`;
      const points = (sums.get(key)?.points ?? 0) + vp - before[seat];
      sums.set(key, { seat, card, points });
    });
  };
  for (const choice of choices) applyInSteps(game, choice, noted);
  return [...sums.values()].sort((a, b) => a.seat - b.seat || b.points - a.points || a.card - b.card);
}

/** Number of the card whose effect is on top of the stack, -1 for none. Only effects give points. */
function runningCard(game: Game): number {
  const frame = game.stack[game.stack.length - 1];
  return frame?.task === 'effect' ? (effectCard(game, frame)?.number ?? -1) : -1;
}
