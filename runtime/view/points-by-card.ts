/** Where points came from: replays a game's choices and credits every point to the effect that gave it. */
import type { EffectFrame } from '../frames.ts';
import { applyInSteps } from '../game.ts';
import { effectCard, type Game } from '../state.ts';

/** Points that one seat got from one card or Landscape Feature. */
export interface CardPoints {
  seat: number;
  /** Number of the card. */
  card: number;
  points: number;
}

/** Points that a seat got or paid at once. */
export interface Gain extends CardPoints {
  /** The number of tokens drawn until then. */
  draw: number;
  /** Counts the completions of cards, if it came from the steps of a card of the seat's own. */
  completion?: number;
}

/**
 * All points of a game, in the order in which seats got them.
 * @param game a game that has only been set up; it is played and changed
 * @param choices the options chosen, in order, as a log has them
 */
export function gains(game: Game, choices: readonly number[]): Gain[] {
  const all: Gain[] = [];
  const completions = new WeakMap<EffectFrame, number>();
  let completed = 0;
  const noted = (act: () => void): void => {
    const frame = game.stack[game.stack.length - 1];
    const effect = frame?.task === 'effect' ? frame : undefined;
    // A card that is done by another one is not completed (L72).
    const isCompleted = effect && effect.effect < 0 && effect.runner === undefined;
    if (isCompleted && !completions.has(effect)) completions.set(effect, completed++);
    // Only effects give points.
    const card = (effect && effectCard(game, effect)?.number) ?? -1;
    const before = game.vp.slice();
    act();
    for (const [seat, vp] of game.vp.entries()) {
      const points = vp - before[seat];
      const completion = effect?.seat === seat ? completions.get(effect) : undefined;
      const gain = { seat, card, points, draw: game.draws };
      if (points !== 0) all.push(completion === undefined ? gain : { ...gain, completion });
    }
  };
  for (const choice of choices) applyInSteps(game, choice, noted);
  return all;
}

/** The points of every seat by card, sorted by seat, then highest first. */
export function pointsByCard(all: readonly Gain[]): CardPoints[] {
  return sums(all, ({ seat, card }) => `${seat} ${card}`)
    .map(({ seat, card, points }) => ({ seat, card, points }))
    .sort((a, b) => a.seat - b.seat || b.points - a.points || a.card - b.card);
}

/** The most points that each seat got from one completion of a card of its own, with the last draw of it; of equal ones the first. */
export function greatestGains(all: readonly Gain[]): Gain[] {
  const own = all.filter(({ completion }) => completion !== undefined);
  const greatest: Gain[] = [];
  for (const one of sums(own, ({ completion }) => `${completion}`))
    if (one.points > (greatest[one.seat]?.points ?? 0)) greatest[one.seat] = one;
  return greatest.filter((one) => one !== undefined);
}

/** Gains that have the same key as one, whose draw is that of the last. */
const sums = (all: readonly Gain[], keyOf: (gain: Gain) => string): Gain[] =>
  [...Map.groupBy(all, keyOf).values()].map((same) => ({
    ...same.at(-1)!,
    points: same.reduce((sum, { points }) => sum + points, 0),
  }));
