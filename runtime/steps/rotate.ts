/** `rotate`: turns an active card counter-clockwise, which gives a leaf back (R5.1, R5.9). */
import { cardEngine, linkCard } from '../effect/card.ts';
import type { StepEngine } from '../effect/step.ts';
import { rotatableCards } from '../table/active.ts';

export const ROTATE: StepEngine<'rotate'> = {
  link: linkCard,
  instructions: { rotate: cardEngine((game, seat, but) => rotatableCards(game, seat, but).length > 0) },
};
