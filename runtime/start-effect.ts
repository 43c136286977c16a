/** Starting an effect; `run.ts` runs it. */
import { type EffectFrame, effectFrame } from './frames.ts';
import type { Game } from './state.ts';

/** Puts an effect on the stack: that of a card, or one of `tables.effects` when `card` is -1. */
export function startEffect(game: Game, seat: number, card: number, effect: number): EffectFrame {
  const code = card >= 0 ? game.tables.cards[card].code : game.tables.effects[effect];
  const frame = effectFrame(seat, card, effect, code.slots);
  game.stack.push(frame);
  return frame;
}
