/** Tracks when cards come into play. */
import type { Game } from '../../runtime/index.ts';

/** Watches a game from its first draw. `came`: how many draws there were before each card came into play; null if it did not. */
export function watchArrivals(game: Game): { look(): void; came: (number | null)[] } {
  const came = Array<number | null>(game.tables.cards.length).fill(null);
  let looked = 0;
  return {
    came,
    // Once per draw is enough, because a card cannot be played and gone on the same draw.
    look: () => {
      if (game.draws === looked && game.status !== 'over') return;
      // Cards in play when the first token is drawn were in play from the start.
      const draws = looked === 0 ? 0 : game.draws;
      looked = game.draws;
      for (const card of [...game.active.flat(), ...game.features.map((laid) => laid.card)])
        came[card] ??= draws;
    },
  };
}
