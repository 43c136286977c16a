/** Finds cells by what is on them. */
import type { Landscape } from './landscape.ts';
import { checkWork, countWork } from './work.ts';

/**
 * The cells that have one of these kinds of things, given as bits (`link/thing-sets.ts`), in ascending order. The loop
 * calls no functions: with a call inside, V8 reloads the length and address of the arrays for each cell.
 * @param most how many are enough
 */
export function cellsWith({ cells, kinds }: Landscape, bits: number, most = cells.length): number[] {
  const found: number[] = [];
  countWork(cells.length);
  checkWork();
  for (let i = 0; i < cells.length && found.length < most; i++)
    if ((kinds[cells[i]] & bits) !== 0) found.push(cells[i]);
  return found;
}
