/** Moving between options on the board with the arrow keys. */
import type { Hex } from '../../../program/index.ts';

/** The position of an option on the board: its hexes, and its destination if it moves something. */
export interface PlacedOption {
  readonly hexes: readonly Hex[];
  readonly to?: Hex;
}

/** The centre of an option, in units of a hex's side. */
function placeOf({ hexes, to }: PlacedOption): { x: number; y: number } {
  const all = to ? [to] : hexes;
  const mean = (of: (hex: Hex) => number) => all.reduce((sum, hex) => sum + of(hex), 0) / all.length;
  return { x: mean(({ q, r }) => Math.sqrt(3) * (q + r / 2)), y: mean(({ r }) => 1.5 * r) };
}

/** The weight of sideways distance relative to distance ahead. */
const ASIDE = 2.5;

/**
 * The option that an arrow key leads to: the nearest in that direction or, if there is none, the one farthest in the opposite
 * direction.
 */
export function nextOption(
  options: readonly PlacedOption[],
  there: readonly number[],
  here: number,
  way: { x: number; y: number },
): number {
  const from = placeOf(options[here]!);
  const others = there
    .filter((at) => at !== here)
    .map((at) => {
      const { x, y } = placeOf(options[at]!);
      const [dx, dy] = [x - from.x, y - from.y];
      const ahead = dx * way.x + dy * way.y;
      const aside = Math.abs(dx * way.y) + Math.abs(dy * way.x);
      return { at, isAhead: ahead > 0.1, distance: ahead + ASIDE * aside };
    });
  const ahead = others.filter(({ isAhead }) => isAhead);
  const [best] = (ahead.length > 0 ? ahead : others).sort((a, b) => a.distance - b.distance);
  return best?.at ?? here;
}
