/**
 * A landscape as an SVG picture, for screens: editors, the studio, reports. Nothing depends on colours alone: terrains
 * have drawings, tokens have shapes and icons, and lines with different meanings are solid, dashed, or only at corners.
 */

import { type Hex, hexKey } from '../../program/index.ts';
import { escapeMarkup } from '../../program/messages/index.ts';
import { asset } from '../assets.ts';
import type { Point } from '../card/geometry.ts';
import { HALF_WIDTH } from '../card/outline.ts';
import type { BoardDrawing } from './drawn.ts';
import { BADGE, type Marked, marksAbove, marksBelow } from './marks.ts';
import { hexPath, middle, outlinePath, tenths } from './paths.ts';
import { type IconOf, Pen, Stock } from './pen.ts';
import type { BoardTheme } from './styles.ts';
import { drawnTokensOn, type TokenAt } from './tokens.ts';
import { boardWords, placeLabel, placeNamesOf } from './words.ts';

/** How a picture is drawn. */
export interface BoardLook {
  /** A prefix for all ids in the picture: pictures on the same page need different ones. By default `board`. */
  id?: string;
  /** By default `day`. */
  look?: BoardTheme;
  /**
   * The side of a hex in pixels, 28 to 64; or the size of the available area, in which case the largest side that fits
   * is used.
   */
  side?: number | { width: number; height: number };
  /** By default this project's icons. */
  icons?: IconOf;
  /** Definitions that pictures on a page share, and that the page includes; by default each picture has its own. */
  stock?: Stock;
}

const SIDE = 36;
/** The smallest and the largest side that tokens are drawn for, in pixels. */
const SIDES = { least: 28, most: 64 };
/** The gap between tiles, in pixels. */
const GAP = 1.2;
/** How far the land extends beyond its tiles, and its height, in pixels. */
const RIM = 4;
const HEIGHT = 3;
/** The side of the icon on an empty tile, as a fraction of the hex side. */
const EMPTY = 0.66;
/** The hex side that the drawings of terrains are made for. */
const DRAWN_FOR = 50;
type Terrain = 'desert' | 'grassland' | 'water';
const DRAWINGS: Readonly<Record<Terrain, string>> = {
  desert:
    'M-27 -20q7 -5 14 0M9 -27q6 -4 12 0M-33 8q6 -4 12 0M17 12q7 -5 14 0M-12 30q7 -5 14 0M22 -6q5 -3 10 0',
  grassland:
    'M-26 -14v-8M-22.5 -14l3 -6M-29.5 -14l-3 -6M21 -17v-8M24.5 -17l3 -6M17.5 -17l-3 -6M-25 22v-8M-21.5 22l3 -6M-28.5 22l-3 -6M26 19v-8M29.5 19l3 -6M22.5 19l-3 -6M0 -32v-7M3 -32l3 -5M-3 -32l-3 -5M1 38v-7M4 38l3 -5M-2 38l-3 -5',
  water:
    'M-33 -13q5 -5 10 0t10 0M10 -22q5 -5 10 0t10 0M-34 13q5 -5 10 0t10 0M13 15q5 -5 10 0t10 0M-14 33q5 -5 10 0t10 0M-8 -34q5 -5 10 0',
};

/** The picture as an `svg` element. */
export function drawBoard(
  board: BoardDrawing,
  { id = 'board', look = 'day', side: wanted = SIDE, icons = asset('icons')(), stock }: BoardLook = {},
): string {
  const { title, tiles } = board;
  const begin = escapeMarkup(id);
  const side = typeof wanted === 'number' ? wanted : largestSide(board, wanted);
  const own = stock ?? new Stock(begin);
  const pen = new Pen(own, look, side, icons);
  const names = placeNamesOf(board);
  const tokens = new Map<string, readonly TokenAt[]>();
  let [ground, above] = ['', ''];
  for (const tile of tiles) {
    const at = middle(tile, side);
    const drawn = drawnTokensOn(tile, at, side, pen);
    const words = pen.title(placeLabel(tile, names));
    const data = pen.data('hex', `${tile.q},${tile.r}`);
    const isEmpty = drawn.tokens.length === 0;
    ground += pen.group(data, words + groundOf(tile.terrain as Terrain, isEmpty, at, side, pen));
    if (!isEmpty) above += pen.group(data, drawn.svg);
    tokens.set(hexKey(tile), drawn.tokens);
  }
  const marked: Marked = { board, names, side, pen, tiles: new Set(tiles.map(hexKey)), tokens };
  const marks = `${marksBelow(marked)}${pen.layer('tokens', above)}${pen.layer('marks', marksAbove(marked))}`;
  const land = outlinePath(tiles, side, -RIM);
  const { x, y, width, height } = boundsOf(board, side);
  const box = [x, y, width, height].map(tenths);
  const size = `viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" class="board" ${size} role="img" aria-labelledby="${begin}-title" aria-describedby="${begin}-description">`,
    `<title id="${begin}-title">${escapeMarkup(title)}</title><desc id="${begin}-description">${escapeMarkup(boardWords(board))}</desc>`,
    stock ? '' : `<defs>${own.definitions()}</defs>`,
    look === 'page'
      ? ''
      : `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" rx="8"${pen.as.table}/>`,
    land === ''
      ? ''
      : `<path d="${land}" transform="translate(0 ${HEIGHT})"${pen.as.shade}/><path d="${land}"${pen.as.rim}/>`,
    ground,
    marks,
    '</svg>',
  ].join('');
}

/** A tile with its drawing; on an empty one also its icon. */
function groundOf(terrain: Terrain, isEmpty: boolean, { x, y }: Point, side: number, pen: Pen): string {
  const { as } = pen;
  const draw = () => {
    const tile = hexPath({ x: 0, y: 0 }, side - GAP);
    const scale = Math.round((side / DRAWN_FOR) * 100) / 100;
    const lines = `<path d="${DRAWINGS[terrain]}" transform="scale(${scale})"${as[`${terrain}-drawing`]}/>`;
    return `<path d="${tile}"${as[terrain]}/>${lines}${isEmpty ? pen.icon(terrain, 0, 0, EMPTY * side, as[`${terrain}-icon`]) : ''}`;
  };
  return pen.stamp(`${terrain} ${isEmpty}`, x, y, draw);
}

interface Bounds {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Padding between hexes and the edge of the picture, for the land's rim and half of a digit's disc. */
const EDGE = BADGE.radius + 2;
/** The approximate width of a letter in a feature's name. */
const LETTER = 8.5;

/** The largest side, in whole pixels, with which a picture fits into an area. */
function largestSide(board: BoardDrawing, room: { width: number; height: number }): number {
  // Everything except the edge scales with the side.
  const one = boundsOf({ ...board, features: board.features?.map(({ hexes }) => ({ hexes })) ?? [] }, 1);
  const across = (room.width - 2 * EDGE) / (one.width - 2 * EDGE);
  const down = (room.height - 2 * EDGE) / (one.height - 2 * EDGE);
  return Math.max(SIDES.least, Math.min(SIDES.most, Math.floor(Math.min(across, down))));
}

/** The bounds of all content plus the edge; an empty picture has space for one hex. */
function boundsOf(
  { tiles, names = [], options = [], features = [], differences = [], showsNames = true }: BoardDrawing,
  side: number,
): Bounds {
  const hexes: Hex[] = [
    ...tiles,
    ...(showsNames ? names : []),
    ...options.flatMap(({ hexes, to, goals = [] }) => [...hexes, ...goals, ...(to ? [to] : [])]),
    ...features.flatMap((feature) => feature.hexes),
    ...differences,
  ];
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const hex of hexes.length > 0 ? hexes : [{ q: 0, r: 0 }]) {
    const { x, y } = middle(hex, side);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const across = HALF_WIDTH * side + EDGE;
  // A long feature name may extend beyond its hex on both sides.
  const longest = Math.max(0, ...features.map(({ name = '' }) => name.length * LETTER));
  const more = Math.max(0, longest / 2 - across);
  const [x, y] = [left - across - more, top - side - EDGE];
  return { x, y, width: right + across + more - x, height: bottom + side + EDGE - y };
}
