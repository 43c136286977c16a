/**
 * A landscape as an SVG picture, for screens: editors, the studio, reports. Nothing depends on colours alone: terrains
 * have drawings, tokens have shapes and icons, and lines with different meanings are solid, dashed, or only at corners.
 */
import { type Hex, hexKey, hexName, type Terrain } from '../../program/index.ts';
import { asset } from '../assets.ts';
import { type Art, rectangle } from '../drawing/art.ts';
import type { Box } from '../drawing/box.ts';
import { HALF_WIDTH, hexBounds, hexMiddle, outlinePath } from '../drawing/hexes.ts';
import type { Icons } from '../drawing/icons.ts';
import { altText, attributesText, paint, withOwnIds } from '../layout/ink.ts';
import { tileArt } from '../pieces/tile.ts';
import type { Words } from '../wording/language.ts';
import { BoardBrush, newCanvas, OutlineBrush, tenths } from './canvas.ts';
import type { BoardTheme } from './colours.ts';
import type { BoardDrawing } from './drawn.ts';
import { BADGE_RADIUS, type MarkContext, marksAbove, marksBelow, pressArea } from './marks.ts';
import { type TokenSpot, tokensOn } from './tokens.ts';
import { boardPlaceNames, describeBoard, placeLabel } from './words.ts';

/** How a picture is drawn. */
export interface BoardStyle {
  /** By default `day`. */
  theme?: BoardTheme;
  /**
   * The side of a hex in pixels; or the size of the available area, in which case the largest side that fits
   * is used.
   */
  side?: number | { width: number; height: number };
  /** By default this project's icons. */
  icons?: Icons;
  /** Those of its sets, so that the letters of two things without an icon differ. */
  words?: Words;
  /** Whether letters are outlines, for a picture outside of this project's pages, which have the fonts. */
  outlines?: boolean;
}

const SIDE = 36;
/** The smallest and the largest side that tokens are drawn for, in pixels. */
const SIDES = { least: 10, most: 64 };
/** The gap between a hex and its tile, in pixels. */
const GAP = 1.2;
/** How far the land extends beyond its tiles, and its height, in pixels. */
const RIM = 4;
const HEIGHT = 3;

/** The picture as an `svg` element. */
export function drawBoard(
  board: BoardDrawing,
  { theme = 'day', side: wanted = SIDE, icons = asset('icons')(), words, outlines = false }: BoardStyle = {},
): string {
  const { title, tiles } = board;
  const side = typeof wanted === 'number' ? wanted : largestSide(board, wanted);
  const canvas = newCanvas(theme, icons, words);
  const names = boardPlaceNames(board);
  const tokens = new Map<string, readonly TokenSpot[]>();
  const ground: Art[] = [];
  const above: Art[] = [];
  for (const tile of tiles) {
    const at = hexMiddle(tile, side);
    const there = tokensOn(tile, at, side, canvas);
    const data = canvas.data('hex', hexName(tile));
    const isEmpty = there.length === 0;
    const options = { side: side - GAP, ...(isEmpty ? {} : { icon: 'none' as const }) };
    const draw = () => tileArt(tile.terrain as Terrain, canvas.palette, options).parts;
    const drawn = canvas.stamp(`${tile.terrain} ${isEmpty}`, at, draw);
    ground.push(canvas.group([drawn], data, placeLabel(tile, names)));
    const stamps = there.map((token) => token.drawn);
    if (!isEmpty) above.push(canvas.group(stamps, data));
    tokens.set(hexKey(tile), there);
  }
  const marked: MarkContext = { board, names, side, canvas, tiles: new Set(tiles.map(hexKey)), tokens };
  const { x, y, width, height } = boardBounds(board, side);
  const { rim, table, 'rim-shade': shade } = canvas.colours;
  const d = outlinePath(tiles, side);
  const land = (colour: string) => ({ d, fill: colour, stroke: colour, width: 2 * RIM });
  const parts: Art['parts'] = [
    ...(theme === 'page' ? [] : [{ d: rectangle(x, y, width, height), fill: table }]),
    ...(d === '' ? [] : [{ parts: [land(shade)], transform: `translate(0 ${HEIGHT})` }, land(rim)]),
    ...ground,
    ...marksBelow(marked),
    canvas.group(above, canvas.named('tokens')),
    canvas.group(marksAbove(marked), canvas.named('marks')),
    ...(board.areas ?? []).map((area) => pressArea(area, side)),
  ];
  const brush = outlines ? new OutlineBrush() : new BoardBrush();
  const drawn = paint({ parts }, brush);
  const root = attributesText({
    xmlns: 'http://www.w3.org/2000/svg',
    class: 'board',
    viewBox: [x, y, width, height].join(' '),
    width,
    height,
    'font-family': canvas.colours.text,
    'font-weight': 800,
    'text-anchor': 'middle',
  });
  const hasButtons = board.areas?.some(({ entries }) => entries.length > 0);
  const alt = altText({ title, text: describeBoard(board) }, hasButtons ? 'group' : 'img');
  return withOwnIds(`<svg${root}${alt.attributes}>${alt.elements}${brush.definitions()}${drawn}</svg>`);
}

/** Padding between hexes and the edge of the picture, for the land's rim and half of a digit's disc. */
const EDGE = BADGE_RADIUS + 2;
/** The approximate width of a letter in a feature's name. */
const LETTER = 8.5;

/** The largest side, in whole pixels, with which a picture fits into an area. */
function largestSide(board: BoardDrawing, room: { width: number; height: number }): number {
  // Everything except the edge scales with the side.
  const { width, height } = landBounds(board);
  const across = (room.width - 2 * EDGE) / width;
  const down = (room.height - 2 * EDGE) / height;
  return Math.max(SIDES.least, Math.min(SIDES.most, Math.floor(Math.min(across, down))));
}

/** The bounds of all hexes, for hexes with a side of 1; an empty picture has space for one hex. */
function landBounds({
  tiles,
  names = [],
  options = [],
  features = [],
  differences = [],
  showsNames = true,
}: BoardDrawing): Box {
  const hexes: Hex[] = [
    ...tiles,
    ...(showsNames ? names : []),
    ...options.flatMap(({ hexes, to, goals = [] }) => [...hexes, ...goals, ...(to ? [to] : [])]),
    ...features.flatMap((feature) => feature.hexes),
    ...differences,
  ];
  return hexBounds(hexes.length > 0 ? hexes : [{ q: 0, r: 0 }]);
}

/** The bounds of a whole picture. */
function boardBounds(board: BoardDrawing, side: number): Box {
  const { x, y, width, height } = landBounds(board);
  // A long feature name may extend beyond its hex on both sides.
  const longest = Math.max(0, ...(board.features ?? []).map(({ name = '' }) => name.length * LETTER));
  const around = Math.max(EDGE, longest / 2 - HALF_WIDTH * side);
  return {
    x: tenths(x * side - around),
    y: tenths(y * side - EDGE),
    width: tenths(width * side + 2 * around),
    height: tenths(height * side + 2 * EDGE),
  };
}
