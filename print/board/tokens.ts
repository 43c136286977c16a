/** What lies on tiles: animals as white discs, markers as white squares, mountains and forests as silhouettes. */
import type { Point } from '../card/geometry.ts';
import type { DrawnTile } from './drawn.ts';
import { tenths } from './paths.ts';
import type { Pen } from './pen.ts';
import { discPlaces, standPlaces } from './places.ts';
import { type TokenGroup, tokenGroups } from './words.ts';

/** From this number of animals and markers on, those of a kind are one disc with their count. */
const COUNTED_FROM = 4;
/** The side of an icon, in parts of the radius of its disc. */
const ICON = 1.46;
/** How much wider a marker's square is than a disc of the same radius would need. */
const SQUARE = 0.9;
/** A count: the radius of its disc at most and at least, and the part of the token's. */
const COUNT = { most: 9, least: 6.5, part: 0.5, at: 0.74, size: 13 };

/** Something on a tile that can be pointed at, as it is drawn: in pixels. */
export interface TokenAt extends Point {
  thing: string;
  /** How many it stands for. */
  amount: number;
  /** Of its disc, or of a circle around it. */
  radius: number;
}

/** All tokens of a tile, and where they are. */
export interface TileTokens {
  svg: string;
  tokens: TokenAt[];
}

/** Draws the tokens of a tile whose middle is a point. */
export function drawnTokensOn(tile: DrawnTile, { x, y }: Point, side: number, pen: Pen): TileTokens {
  const { mountains, forests } = tile;
  const groups = tokenGroups(tile);
  const discs = discsOf(groups);
  const tokens: TokenAt[] = [];
  let svg = '';
  for (const { thing, size, ...at } of standPlaces(mountains, forests, discs.length > 0)) {
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
    svg += standing(token, pen);
  }
  const places = discPlaces(discs.length, tokens.length > 0);
  for (const [i, { isMarker, ...disc }] of discs.entries()) {
    const place = places[i]!;
    const token = { ...disc, x: x + place.x * side, y: y + place.y * side, radius: place.radius * side };
    tokens.push(token);
    svg += lying(token, isMarker, pen);
  }
  return { svg, tokens };
}

/** What each disc of a tile stands for. */
function discsOf(groups: readonly TokenGroup[]): TokenGroup[] {
  const all = groups.reduce((sum, { amount }) => sum + amount, 0);
  if (all >= COUNTED_FROM) return [...groups];
  return groups.flatMap((group) => Array.from({ length: group.amount }, () => ({ ...group, amount: 1 })));
}

function standing({ thing, amount, x, y, radius }: TokenAt, pen: Pen): string {
  const { as } = pen;
  const painted = thing === 'mountain' ? as.mountain : as.forest;
  const size = 2 * radius;
  const draw = () =>
    pen.icon(thing, 0, 0, size, as.cut) + pen.icon(thing, 0, 0, size, painted) + countOf(amount, radius, pen);
  return pen.stamp(`${thing} ${size} ${amount}`, x, y, draw, pen.data('thing', thing));
}

function lying({ thing, amount, x, y, radius }: TokenAt, isMarker: boolean, pen: Pen): string {
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

/** How many there are, at the lower right. */
function countOf(amount: number, radius: number, pen: Pen): string {
  if (amount < 2) return '';
  const r = Math.min(COUNT.most, Math.max(COUNT.least, radius * COUNT.part));
  const scale = tenths(Math.min(1, (r / COUNT.most) * (amount > 9 ? 0.85 : 1)));
  const disc = `<circle r="${tenths(r)}"${pen.as.count}/>`;
  const number = `<g transform="scale(${scale})">${pen.word(`${amount}`, 0, 0, COUNT.size, pen.as['count-number'])}</g>`;
  const at = tenths(radius * COUNT.at);
  return `<g transform="translate(${at} ${at})">${disc}${number}</g>`;
}
