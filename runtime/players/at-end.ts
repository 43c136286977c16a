/** What features in play would score if the game ended now (R12.4). */
import { apply } from '../game.ts';
import { run } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import { clone, type Game } from '../state.ts';

/** Answers given to what a feature asks when it scores; then what it has given counts. */
const MAX_STEPS = 30;

/** Points a seat would get for its own features; 0 once they have scored. */
export function pointsAtEnd(game: Game, seat: number): number {
  let points = 0;
  if (game.scored) return points;
  for (const [feature, { card, seat: owner }] of game.features.entries()) {
    if (owner !== seat) continue;
    for (const effect of game.tables.cards[card].feature?.atEnd ?? []) {
      // Each on its own copy, so that one effect's changes to the landscape do not affect the others.
      const copy = clone({ ...game, stack: [], asked: { ...game.asked, options: [] } });
      startEffect(copy, seat, -1, effect).feature = feature;
      run(copy);
      for (let step = 0; step < MAX_STEPS && copy.asked.options.length > 0; step++) {
        apply(copy, copy.asked.options[0]);
      }
      points += copy.vp[seat] - game.vp[seat];
    }
  }
  return points;
}
