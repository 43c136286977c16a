/** Placing forty tiles, one after the other, as an effect of the engine. */
import { compile, compileSteps } from '../../../compiler/compile.ts';
import { emptyLandscape, layTile } from '../../../runtime/landscape/landscape.ts';
import type { Tables } from '../../../runtime/link/tables.ts';
import { GRASSLAND } from '../../../runtime/link/things.ts';
import { makeTables } from '../../../runtime/make-tables.ts';
import { corpus } from '../../language/corpus.ts';
import type { Rng } from '../../rng.ts';
import { newPlay, playEffect } from '../effects/play.ts';

/** One game of forty tiles: the number of options of each decision, and the chosen cells. */
export interface Hex40 {
  options: number[];
  cells: number[];
}

/** The tables of a set whose only effect is the game. */
export function hex40Tables(): Tables {
  const { chain, words } = compile([{ files: [{ file: 'measured.eco', text: corpus(0) }] }]).sets[0];
  return makeTables(chain, [compileSteps('repeat 40 { place grassland }', words).steps]);
}

/** Plays one random game with only the effect and a landscape of one tile. Returns the number of decisions. */
export function hex40ByEngine(tables: Tables, below: Rng, seen?: Hex40): number {
  const game = newPlay(tables, emptyLandscape(tables));
  layTile(game.landscape, 0, GRASSLAND);
  return playEffect(game, 0, below, seen && ((options, chosen) => note(seen, options.length, chosen)));
}

/** Records a decision. */
export function note(seen: Hex40, options: number, chosen: number): void {
  seen.options.push(options);
  seen.cells.push(chosen);
}
