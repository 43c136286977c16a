/** `play`: plays a card from hand (R6.4, R5.9). */
import { cardEngine, linkCard } from '../effect/card.ts';
import type { StepEngine } from '../effect/step.ts';

export const PLAY: StepEngine<'play'> = {
  link: linkCard,
  instructions: { play: cardEngine((game, seat, _, ahead) => ahead.plays(game, seat)) },
};
