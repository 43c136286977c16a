/** The shapes that tokens can be cut in: squares with straight cuts, rounds in rows, hexes like the game's own, or standees. */
import { exact, rectangle } from '../../drawing/art.ts';
import type { Box, Point } from '../../drawing/box.ts';
import { circlePath } from '../../drawing/curves.ts';
import { hexagon, hexCuts, TOKEN_SIDE } from '../../drawing/hexes.ts';
import { grid, honeycomb } from '../places.ts';

/** The shapes that users can choose. */
export const TOKEN_SHAPES = ['square', 'round', 'hex', 'standee'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];
/** The shape of a flat token; in a box with standees, flat tokens are square. */
export type FlatTokenShape = Exclude<TokenShape, 'standee'>;

/** Side of a square and diameter of a round, in millimetres: one fits on a space of the score track, and seven on a tile. */
export const TOKEN = 16;
/** The gap between rounds, in millimetres. */
const ROUND_GAP = 1.5;

/** A shape, relative to its middle. */
interface Shape {
  /** Its outline, moved inwards by `inset` on each side. */
  outline: (inset: number) => string;
  places: (area: Box) => Point[];
  /** How far it reaches below its middle, in millimetres. */
  below: number;
  cuts: (places: readonly Point[]) => string;
}

export const SHAPES: Readonly<Record<FlatTokenShape, Shape>> = {
  square: {
    outline: (inset) => rectangle(inset - TOKEN / 2, inset - TOKEN / 2, TOKEN - 2 * inset, TOKEN - 2 * inset),
    places: (area) => grid(area, { width: TOKEN, height: TOKEN }),
    below: TOKEN / 2,
    cuts: (places) => straightCuts(places, { width: TOKEN, height: TOKEN }),
  },
  round: {
    outline: (inset) => circlePath(0, 0, TOKEN / 2 - inset),
    places: (area) => grid(area, { width: TOKEN, height: TOKEN }, ROUND_GAP),
    below: TOKEN / 2,
    cuts: (places) => places.map(({ x, y }) => circlePath(x, y, TOKEN / 2)).join(''),
  },
  hex: {
    outline: (inset) => hexagon(TOKEN_SIDE - inset),
    places: (area) => honeycomb(area, TOKEN_SIDE),
    below: TOKEN_SIDE,
    cuts: (places) => hexCuts(places, TOKEN_SIDE),
  },
};

/** Cuts along a ruler: each runs through a whole row or column, as far as it has pieces. */
export function straightCuts(
  places: readonly Point[],
  { width, height }: Pick<Box, 'width' | 'height'>,
): string {
  const lines = new Map<string, { from: number; to: number }>();
  const reach = (line: string, at: number, half: number) => {
    const known = lines.get(line) ?? { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY };
    lines.set(line, { from: Math.min(known.from, at - half), to: Math.max(known.to, at + half) });
  };
  for (const { x, y } of places) {
    for (const edge of [x - width / 2, x + width / 2]) reach(`x ${exact(edge)}`, y, height / 2);
    for (const edge of [y - height / 2, y + height / 2]) reach(`y ${exact(edge)}`, x, width / 2);
  }
  return [...lines]
    .map(([line, { from, to }]) => {
      const [axis, at] = line.split(' ');
      return axis === 'x' ? `M${at} ${exact(from)}V${exact(to)}` : `M${exact(from)} ${at}H${exact(to)}`;
    })
    .join('');
}
