/** Declaring Landscape Features from hand, as many as fit, one after the other (R15.1). */
import { ask } from '../ask.ts';
import type { DeclareFrame } from '../frames.ts';
import { DONE } from '../options.ts';
import { featureFits } from '../queries/feature-fits.ts';
import type { Game } from '../state.ts';
import { hasFull } from './cubes.ts';
import { startToLay } from './feature.ts';

export function runDeclare(game: Game, frame: DeclareFrame): void {
  const { cards } = game.tables;
  // A card that a feature filled is resolved next, before more are declared (R5.4).
  if (hasFull(game, frame.seat)) {
    game.stack.pop();
    return;
  }
  const features = game.hands[frame.seat].filter((card) => cards[card].feature !== null);
  const fitting = features.filter((card) => featureFits(game, card).length > 0);
  if (fitting.length === 0) game.stack.pop();
  else ask(game, frame.seat, 'declare', [...fitting, DONE]);
}

export function answerDeclare(game: Game, frame: DeclareFrame, option: number): void {
  if (option === DONE) game.stack.pop();
  else startToLay(game, frame.seat, option);
}
