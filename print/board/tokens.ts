/** Tokens on tiles: animals as white discs, markers as white squares, mountains and forests as silhouettes. */
import type { Point } from '../card/geometry.ts';
import type { DrawnTile } from './drawn.ts';
import { tenths } from './paths.ts';
import type { Pen } from './pen.ts';
import { discPlaces, silhouettePlaces } from './places.ts';
import { type TokenGroup, tokenGroups } from './words.ts';

/** With at least this many animals and markers on a tile, each kind becomes one disc with its count. */
const COUNTED_FROM = 4;
/** The side of an icon, as a multiple of its disc's radius. */
const ICON = 1.46;
/** Half the side of a marker's square, as a fraction of the radius of a disc in its place. */
const SQUARE = 0.9;
/**
 * A count: the maximum and minimum radius of its disc, that radius and its offset as fractions of the token's, and its
 * font size.
 */
const COUNT = { most: 9, least: 6.5, part: 0.5, at: 0.74, size: 13 };

/** A token, or a stack of equal ones, that can be pointed at, as drawn, in pixels. */
export interface TokenAt extends Point {
  thing: string;
  /** How many tokens it stands for. */
  amount: number;
  /** The radius of its disc, or of a circle around it. */
  radius: number;
}

/** All tokens of a tile, and their positions. */
export interface TileTokens {
  svg: string;
  tokens: TokenAt[];
}

/** Draws the tokens of a tile whose middle is at a point. */
export function drawnTokensOn(tile: DrawnTile, { x, y }: Point, side: number, pen: Pen): TileTokens {
  const { mountains, forests } = tile;
  const groups = tokenGroups(tile);
  const discs = discsOf(groups);
  const tokens: TokenAt[] = [];
  let svg = '';
  for (const { thing, size, ...at } of silhouettePlaces(mountains, forests, discs.length > 0)) {
    const amount = thing === 'mountain' ? mountains : forests;
    const token = {
      thing,
      // Two forests are two silhouettes.
      amount: thing === 'forest' && amount === 2 ? 1 : amount,
      x: x + at.x * side,
      y: y + at.y * side,
      radius: (size * side) / 2,
    };
    tokens.push(token);
    svg += drawSilhouette(token, pen);
  }
  const places = discPlaces(discs.length, tokens.length > 0);
  for (const [i, { isMarker, ...disc }] of discs.entries()) {
    const place = places[i]!;
    const token = { ...disc, x: x + place.x * side, y: y + place.y * side, radius: place.radius * side };
    tokens.push(token);
    svg += drawDisc(token, isMarker, pen);
  }
  return { svg, tokens };
}

/** The groups that each disc of a tile stands for. */
function discsOf(groups: readonly TokenGroup[]): TokenGroup[] {
  const all = groups.reduce((sum, { amount }) => sum + amount, 0);
  if (all >= COUNTED_FROM) return [...groups];
  return groups.flatMap((group) => Array.from({ length: group.amount }, () => ({ ...group, amount: 1 })));
}

function drawSilhouette({ thing, amount, x, y, radius }: TokenAt, pen: Pen): string {
  const { as } = pen;
  const painted = thing === 'mountain' ? as.mountain : as.forest;
  const size = 2 * radius;
  const draw = () =>
    pen.icon(thing, 0, 0, size, as.cut) + pen.icon(thing, 0, 0, size, painted) + countOf(amount, radius, pen);
  return pen.stamp(`${thing} ${size} ${amount}`, x, y, draw, pen.data('thing', thing));
}

function drawDisc({ thing, amount, x, y, radius }: TokenAt, isMarker: boolean, pen: Pen): string {
  const draw = () => {
    const half = radius * SQUARE;
    const shape = isMarker
      ? `<rect x="${tenths(-half)}" y="${tenths(-half)}" width="${tenths(2 * half)}" height="${tenths(2 * half)}" rx="${tenths(radius / 4)}"${pen.as.disc}/>`
      : `<circle r="${tenths(radius)}"${pen.as.disc}/>`;
    return shape + pen.icon(thing, 0, 0, radius * ICON, pen.as.icon) + countOf(amount, radius, pen);
  };
  const key = `${isMarker} ${radius} ${amount} ${thing}`;
  return pen.stamp(key, x, y, draw, pen.data('thing', thing));
}

/** The count of a token, at its lower right; none for a single one. */
function countOf(amount: number, radius: number, pen: Pen): string {
  if (amount < 2) return '';
  const r = Math.min(COUNT.most, Math.max(COUNT.least, radius * COUNT.part));
  const scale = tenths(Math.min(1, (r / COUNT.most) * (amount > 9 ? 0.85 : 1)));
  const disc = `<circle r="${tenths(r)}"${pen.as.count}/>`;
  const number = `<g transform="scale(${scale})">${pen.word(`${amount}`, 0, 0, COUNT.size, pen.as['count-number'])}</g>`;
  const at = tenths(radius * COUNT.at);
  return `<g transform="translate(${at} ${at})">${disc}${number}</g>`;
}
