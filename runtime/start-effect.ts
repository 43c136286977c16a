/** Starting an effect; `run.ts` runs it. */
import type { EffectFrame } from './frames.ts';
import type { Game } from './state.ts';

/** A frame at the beginning of an effect: that of a card, or one of `tables.effects` if `card` is -1. */
export function newEffect({ tables }: Game, seat: number, card: number, effect: number): EffectFrame {
  const code = card >= 0 ? tables.cards[card].code : tables.effects[effect];
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
  };
}

/** Puts a new frame for the effect on the stack. */
export function startEffect(game: Game, seat: number, card: number, effect: number): EffectFrame {
  const frame = newEffect(game, seat, card, effect);
  game.stack.push(frame);
  return frame;
}
