/** Tokens on tiles: animals on white discs, markers on white squares, mountains and forests cut out. */
import { type Art, type ArtPart, copies, ORIGIN } from '../drawing/art.ts';
import type { Point } from '../drawing/box.ts';
import { circlePath, roundedPath } from '../drawing/curves.ts';
import { silhouette } from '../face/emblems/emblem.ts';
import { type TokenStyle, tokenArt } from '../pieces/token.ts';
import { type Canvas, edge } from './canvas.ts';
import type { DrawnTile } from './drawn.ts';
import { discPlaces, silhouettePlaces } from './places.ts';
import { tokenGroups } from './words.ts';

/** With at least this many animals and markers on a tile, each kind becomes one disc with its count. */
const COUNTED_FROM = 4;
/** The side of an icon, as a multiple of its disc's radius. */
const ICON = 1.46;
/** Half the side of a marker's square, as a fraction of the radius of a disc in its place. */
const HALF_SQUARE = 0.9;
/** The width of the light edge around a thing that is cut out, in the units of its icon. */
const EDGE = 44;
/** A count: the maximum and minimum radius of its disc, that radius and its offset as fractions of the token's. */
const COUNT = { most: 9, least: 6.5, part: 0.5, at: 0.74 };

/** A token, or a stack of equal ones, that can be pointed at, as drawn, in pixels. */
export interface TokenSpot extends Point {
  thing: string;
  /** The radius of its disc, or of a circle around it. */
  radius: number;
  drawn: Art;
}

/** The tokens of a tile whose middle is at a point. */
export function tokensOn(tile: DrawnTile, { x, y }: Point, side: number, canvas: Canvas): TokenSpot[] {
  const { mountains, forests } = tile;
  const groups = tokenGroups(tile);
  const isCounted = groups.reduce((sum, { amount }) => sum + amount, 0) >= COUNTED_FROM;
  // The groups that each disc stands for.
  const discs = isCounted ? groups : groups.flatMap((one) => copies(one.amount, { ...one, amount: 1 }));
  const silhouettes = silhouettePlaces(mountains, forests, discs.length > 0);
  const places = discPlaces(discs.length, silhouettes.length > 0);
  const all = [
    ...silhouettes.map(({ thing, size, ...at }) => {
      const amount = thing === 'mountain' ? mountains : forests;
      // Two forests are two silhouettes.
      return { ...at, thing, amount: thing === 'forest' && amount === 2 ? 1 : amount, radius: size / 2 };
    }),
    ...discs.map((disc, i) => ({ ...disc, ...places[i]! })),
  ];
  return all.map((one) => {
    const token = { ...one, x: x + one.x * side, y: y + one.y * side, radius: one.radius * side };
    const { thing, amount, radius } = token;
    const draw = () =>
      tokenArt(thing, tokenStyle(token, canvas), canvas.palette, ...countOf(amount, radius, canvas)).parts;
    const key = `${thing} ${amount} ${radius}`;
    return { ...token, drawn: canvas.stamp(key, token, draw, canvas.data('thing', thing)) };
  });
}

/** Animals and markers are on cardboard, mountains and forests cut out. */
function tokenStyle(
  { thing, radius, isMarker }: { thing: string; radius: number; isMarker?: boolean },
  canvas: Canvas,
): TokenStyle {
  const { colours, palette } = canvas;
  if (isMarker === undefined)
    return {
      icon: { ...ORIGIN, side: 2 * radius, colour: silhouette(thing, palette) },
      edge: edge(colours, EDGE),
    };
  const half = radius * HALF_SQUARE;
  const square = { x: -half, y: -half, width: 2 * half, height: 2 * half, radius: radius / 4 };
  return {
    ground: canvas.shape('disc', isMarker ? roundedPath(square) : circlePath(0, 0, radius)),
    icon: { ...ORIGIN, side: radius * ICON, colour: colours['token-ink'] },
  };
}

/** The count of a token, at its lower right; none for a single one. */
function countOf(amount: number, radius: number, canvas: Canvas): ArtPart[] {
  if (amount < 2) return [];
  const r = Math.min(COUNT.most, Math.max(COUNT.least, radius * COUNT.part));
  const at = { x: radius * COUNT.at, y: radius * COUNT.at };
  const scale = Math.min(1, (r / COUNT.most) * (amount > 9 ? 0.85 : 1));
  return [
    canvas.shape('count', circlePath(at.x, at.y, r)),
    canvas.word('count-number', `${amount}`, at, scale),
  ];
}
