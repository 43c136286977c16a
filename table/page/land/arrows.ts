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
  const sum = all.reduce((at, { q, r }) => ({ x: at.x + Math.sqrt(3) * (q + r / 2), y: at.y + 1.5 * r }), {
    x: 0,
    y: 0,
  });
  return { x: sum.x / all.length, y: sum.y / all.length };
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
      return { at, ahead, aside };
    });
  const ahead = others.filter((one) => one.ahead > 0.1);
  const far = (one: { ahead: number; aside: number }) => one.ahead + ASIDE * one.aside;
  const best = (list: typeof others) => list.reduce((a, b) => (far(b) < far(a) ? b : a)).at;
  if (ahead.length > 0) return best(ahead);
  return others.length > 0 ? best(others) : here;
}
