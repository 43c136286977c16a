/** Starting an effect; `run.ts` runs it. */
import type { Moment } from '../program/index.ts';
import type { EffectFrame } from './frames.ts';
import { clockwiseFrom } from './queries/players.ts';
import type { Game } from './state.ts';

/** A frame at the beginning of an effect: the steps of a card, or one of `tables.effects` if `effect` is not -1. */
export function newEffect(game: Game, seat: number, card: number, effect: number): EffectFrame {
  const { tables } = game;
  const species = game.species?.[card];
  const code = effect < 0 ? tables.cards[card].code : tables.effects[effect];
  return {
    task: 'effect',
    card,
    effect,
    feature: -1,
    seat,
    begun: false,
    at: 0,
    self: -1,
    slots: code.slots.slice(),
    progress: null,
    journal: [],
    stopped: false,
    ...(species !== undefined && { species }),
  };
}

/** Puts a new frame for the effect on the stack. */
export function startEffect(game: Game, seat: number, card: number, effect: number): EffectFrame {
  const frame = newEffect(game, seat, card, effect);
  game.stack.push(frame);
  return frame;
}

/** A card in front of a player, or with its index in `game.features` a feature in play. */
export interface Laid {
  card: number;
  seat: number;
  /** -1 for a card. */
  feature: number;
}

/** A frame at the beginning of a trigger. */
export function newTrigger(game: Game, { card, seat, feature }: Laid, effect: number): EffectFrame {
  return { ...newEffect(game, seat, feature < 0 ? card : -1, effect), feature };
}

/** The effects of a card or feature at a moment, by index in `tables.effects`. */
export const momentEffects = ({ tables }: Game, card: number, moment: Moment): readonly number[] =>
  tables.cards[card].triggers?.moments[moment] ?? [];

/**
 * Starts what a card or feature does at one of these moments, in order: the last one on the stack runs first.
 * @param by another player, who has brought it about
 */
export function startMoments(game: Game, of: Laid, moments: readonly Moment[], by?: number): void {
  const effects = moments.flatMap((moment) => momentEffects(game, of.card, moment));
  for (const effect of effects.toSorted((a, b) => b - a))
    game.stack.push({ ...newTrigger(game, of, effect), ...(by !== undefined && { by }) });
}

/** The features in play, in the order they were laid. */
export const laidFeatures = ({ features }: Game): Laid[] =>
  features.map(({ card, seat }, feature) => ({ card, seat, feature }));

/** What may wait, in the order in which it acts: features as they were laid, then active cards, clockwise from a seat (L43). */
export const allLaid = (game: Game, from: number): Laid[] => [
  ...laidFeatures(game),
  ...clockwiseFrom(from, game).flatMap((seat) => laidCards(game.active[seat], seat)),
];

/** Cards in front of a seat, by number. */
export const laidCards = (cards: readonly number[], seat: number): Laid[] =>
  cards.toSorted((a, b) => a - b).map((card) => ({ card, seat, feature: -1 }));
