/** How many points are much for what a draw took: bundled cards are the measure. */
import type { Game } from '../../runtime/index.ts';

/**
 * The most points that one use of a bundled card gives, when it is played alone for points, by how many elements it takes.
 * Measured, not chosen: `test/simulate/stress.test.ts` measures it again.
 */
export const MOST_POINTS: ReadonlyMap<number, number> = new Map([
  [2, 7],
  [3, 10],
  [4, 10],
  [5, 12],
]);

/** The most that the bundled cards give which take as many elements; where none does, those which take the next more. */
const mostFor = (elements: number): number => {
  const [, points] = [...MOST_POINTS].find(([many]) => many >= elements) ?? [...MOST_POINTS].at(-1) ?? [0, 0];
  return points;
};

/** How many elements the cards took whose effects began on a draw: one number for each use, in the order of the cards. */
export function usesOn({ tables }: Game, draw: number): number[] {
  const runs = tables.trace?.cards ?? [];
  return runs.flatMap(({ draw: last, onDraw }, card) =>
    last === draw ? Array<number>(onDraw).fill(tables.cards[card].spots.length) : [],
  );
}

/** The most points that bundled cards would give on a draw with such uses. A feature that plays a part counts once. */
export function mostPoints(game: Game, draw: number): number {
  const features = (game.tables.trace?.effects ?? []).filter(({ draw: last }) => last === draw).length;
  const uses = usesOn(game, draw).reduce((sum, elements) => sum + mostFor(elements), 0);
  return uses + features * Math.max(...MOST_POINTS.values());
}
