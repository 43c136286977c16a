/** The number of pieces of each kind, wherever they are (R1.6). */
import type { Game } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';

/** Tiles by stack, mountains, forests and every species: in the box and on the board together. */
export function stock(game: Game): Record<string, number> {
  const seen = view(game, 0);
  const all = { ...seen.supply };
  for (const tile of seen.landscape) {
    all[tile.terrain === 'water' ? 'water' : 'land']++;
    all.mountain += tile.mountains;
    all.forest += tile.forests;
    for (const animal of tile.animals) all[animal]++;
  }
  // A feature's own token comes from no supply (R15.5).
  all.mountain -= game.landscape.fixed.reduce((sum, n) => sum + n, 0);
  return all;
}
