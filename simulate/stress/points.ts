/** How many points are too many for what a draw used, measured by the bundled cards. */
import type { Game } from '../../runtime/index.ts';

/**
 * The most points that one use of a bundled card gives when it is played alone and for points, by the number of elements it
 * takes. Measured, not chosen: `test/simulate/stress.test.ts` repeats the measurement.
 */
export const MOST_POINTS: ReadonlyMap<number, number> = new Map([
  [2, 7],
  [3, 10],
  [4, 10],
  [5, 12],
]);

/** The most points of bundled cards with this many elements; if there are none, of those with the next higher number. */
const mostFor = (elements: number): number => {
  const [, points] = [...MOST_POINTS].find(([many]) => many >= elements) ?? [...MOST_POINTS].at(-1) ?? [0, 0];
  return points;
};

/** The uses of cards on a draw, in card order: for each use, the number of elements the card takes. */
export function usesOn({ tables }: Game, draw: number): number[] {
  const runs = tables.trace?.cards ?? [];
  return runs.flatMap(({ draw: last, onDraw }, card) =>
    last === draw ? Array<number>(onDraw).fill(tables.cards[card].spots.length) : [],
  );
}

/** The most points that bundled cards would give on a draw with the same uses. A feature involved counts once. */
export function mostPoints(game: Game, draw: number): number {
  const features = (game.tables.trace?.effects ?? []).filter(({ draw: last }) => last === draw).length;
  const uses = usesOn(game, draw).reduce((sum, elements) => sum + mostFor(elements), 0);
  return uses + features * Math.max(...MOST_POINTS.values());
}
