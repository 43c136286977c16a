/** The landscape drawn in several sizes, with the options that can be chosen written on their hexes. */
import type { Hex } from '../../../program/index.ts';
import type { TileView } from '../../../runtime/index.ts';
import type { Style } from '../styles.ts';
import { type Canvas, makeCanvas, type Paint } from './canvas.ts';
import { columnNumber, hexKey, hexName, rowName } from './hex-names.ts';
import { animalsText, type Letters, tokensText } from './letters.ts';

/** What is drawn. */
export interface Picture {
  tiles: readonly TileView[];
  letters: Letters;
  /** What is written on hexes that can be chosen, tiles or not. */
  marks: readonly Mark[];
  /** Hexes under Landscape Features. */
  covered: readonly Hex[];
}

export interface Mark {
  hex: Hex;
  text: string;
}

/** Columns from one hex to the next of its row, and lines from one row to the next. */
export interface Size {
  width: number;
  height: number;
}

/** The size that has edges drawn all around; its hexes reach two lines into the next row. */
export const LARGE: Size = { width: 6, height: 4 };
/** All sizes, the largest first. In those below `LARGE` hexes are bricks. */
export const SIZES: readonly Size[] = [
  LARGE,
  { width: 6, height: 2 },
  { width: 6, height: 1 },
  { width: 4, height: 1 },
];
/** Lines a large hex reaches into the next row. */
const OVERLAP = 2;

const GROUND: Record<string, Style> = {
  desert: ['bgYellow', 'black'],
  grassland: ['bgGreen', 'black'],
  water: ['bgBlue', 'white'],
};
const MARK: Style = ['inverse', 'bold'];
const EDGE: Style = 'dim';

/** A drawn board: its lines, and what it was too small to show in full, by the name of the hex. */
export interface Drawn {
  lines: string[];
  crowded: { hex: string; animals: string }[];
}

/** Everything that has a place: tiles and marked hexes. */
function placesOf({ tiles, marks }: Picture): Hex[] {
  return [...tiles, ...marks.map((mark) => mark.hex)];
}

interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where the hexes lie on the canvas. */
function frameOf(picture: Picture, size: Size): Frame {
  const places = placesOf(picture);
  const columns = places.map((hex) => columnOf(hex, size));
  const rows = places.map(({ r }) => r);
  const left = Math.min(...columns);
  const top = Math.min(...rows);
  return {
    left,
    top,
    width: Math.max(...columns) - left + size.width + 1,
    height: (Math.max(...rows) - top + 1) * size.height + (size === LARGE ? OVERLAP : 0),
  };
}

/** Left column of a hex: rows are shifted by half a hex. */
function columnOf({ q, r }: Hex, { width }: Size): number {
  return q * width + (r * width) / 2;
}

/** How much room a picture takes, with the names of rows and columns at its edges. */
export function extentOf(picture: Picture, size: Size): { width: number; height: number } {
  const { width, height } = frameOf(picture, size);
  return { width: width + edgeOf(picture), height: height + 1 };
}

/** Columns left of the board, for the names of its rows. */
function edgeOf(picture: Picture): number {
  return Math.max(...placesOf(picture).map(({ r }) => rowName(r).length)) + 1;
}

/**
 * Draws a picture that is not empty.
 * @param names whether rows and columns are named at the edges
 */
export function draw(picture: Picture, size: Size, paint: Paint, names: boolean): Drawn {
  const frame = frameOf(picture, size);
  const edge = names ? edgeOf(picture) : 0;
  const header = names ? 1 : 0;
  const canvas = makeCanvas(frame.width + edge, frame.height + header);
  const covered = new Set(picture.covered.map(hexKey));
  const marks = new Map(picture.marks.map(({ hex, text }) => [hexKey(hex), text]));
  const crowded: Drawn['crowded'] = [];
  const drawOne = (hex: Hex, tile: TileView | undefined) => {
    const at = {
      x: columnOf(hex, size) - frame.left + edge,
      y: (hex.r - frame.top) * size.height + header,
    };
    const cell = contentOf(tile, marks.get(hexKey(hex)) ?? '', covered.has(hexKey(hex)), picture.letters);
    const wasShown = size === LARGE ? drawHex(canvas, at, cell) : drawBrick(canvas, at, cell, size);
    if (!wasShown) crowded.push({ hex: hexName(hex), animals: cell.animals });
  };
  const tiles = new Set(picture.tiles.map(hexKey));
  // Free places first: the edges of tiles are drawn over theirs.
  for (const { hex } of picture.marks) if (!tiles.has(hexKey(hex))) drawOne(hex, undefined);
  for (const tile of picture.tiles) drawOne(tile, tile);
  if (names) nameEdges(canvas, picture, size, frame, edge);
  return { lines: canvas.lines(paint), crowded };
}

/** Row letters at the left, column numbers above. */
function nameEdges(canvas: Canvas, picture: Picture, size: Size, frame: Frame, edge: number): void {
  for (const hex of placesOf(picture)) {
    const line = (hex.r - frame.top) * size.height + 1 + (size === LARGE ? 2 : 0);
    canvas.put(line, 0, rowName(hex.r), EDGE);
    // The number of a column stands over its hexes of even rows.
    const straight = columnOf(hex, size) - (Math.abs(hex.r) % 2) * (size.width / 2);
    const x = straight - frame.left + edge + 1;
    if (x >= 0) canvas.put(0, x, centred(`${columnNumber(hex)}`, size.width - 1), EDGE);
  }
}

/** What one hex shows. */
interface Content {
  ground: Style | undefined;
  /** `g`, or `g*` under a feature; empty where there is no tile. */
  terrain: string;
  tokens: string;
  animals: string;
  mark: string;
}

function contentOf(tile: TileView | undefined, mark: string, covered: boolean, letters: Letters): Content {
  if (!tile) return { ground: undefined, terrain: '', tokens: '', animals: '', mark };
  return {
    ground: GROUND[tile.terrain],
    terrain: tile.terrain[0] + (covered ? '*' : ''),
    tokens: tokensText(tile),
    animals: animalsText(tile, letters),
    mark,
  };
}

interface Place {
  x: number;
  y: number;
}

/** Draws a hex with its edges; false if its animals did not fit. */
function drawHex(
  canvas: Canvas,
  { x, y }: Place,
  { ground, terrain, tokens, animals, mark }: Content,
): boolean {
  const room = LARGE.width - 1;
  const edge = ground ? undefined : EDGE;
  const fits = animals.length <= room;
  canvas.put(y, x + 2, '/', edge);
  canvas.put(y, x + 3, ' ', ground);
  canvas.put(y, x + 4, '\\', edge);
  canvas.put(y + 1, x + 1, '/', edge);
  canvas.put(y + 1, x + 2, centred(tokens, 3), ground);
  canvas.put(y + 1, x + 5, '\\', edge);
  canvas.put(y + 2, x, '|', edge);
  const middle = centred(mark && terrain ? `${terrain} ${mark}` : terrain + mark, room);
  canvas.put(y + 2, x + 1, middle, ground);
  if (mark) canvas.put(y + 2, x + 1 + middle.lastIndexOf(mark), mark, MARK);
  canvas.put(y + 2, x + LARGE.width, '|', edge);
  canvas.put(y + 3, x, '|', edge);
  canvas.put(y + 3, x + 1, centred(fits ? animals : '+', room), ground);
  canvas.put(y + 3, x + LARGE.width, '|', edge);
  canvas.put(y + 4, x + 1, '\\', edge);
  canvas.put(y + 4, x + 2, '   ', ground);
  canvas.put(y + 4, x + 5, '/', edge);
  canvas.put(y + 5, x + 2, '\\', edge);
  canvas.put(y + 5, x + 3, ' ', ground);
  canvas.put(y + 5, x + 4, '/', edge);
  return fits;
}

/** Draws a hex as a brick of one or two lines; false if not everything on it fitted. */
function drawBrick(canvas: Canvas, { x, y }: Place, content: Content, size: Size): boolean {
  const { ground, terrain, tokens, animals, mark } = content;
  const room = size.width - 1;
  const texts = size.height === 1 ? [terrain + tokens + animals] : [terrain + tokens, animals];
  let fits = true;
  texts.forEach((text, line) => {
    const free = line === texts.length - 1 ? room - mark.length : room;
    const shown =
      text.length <= free ? text : `${text.slice(0, Math.max(0, free - 1))}${free > 0 ? '+' : ''}`;
    if (shown !== text) fits = false;
    canvas.put(y + line, x, '|', ground ? undefined : EDGE);
    canvas.put(y + line, x + 1, shown.padEnd(room), ground);
    canvas.put(y + line, x + size.width, '|', ground ? undefined : EDGE);
  });
  if (mark) canvas.put(y + size.height - 1, x + size.width - mark.length, mark, MARK);
  return fits;
}

function centred(text: string, width: number): string {
  return text.padStart((width + text.length) >> 1).padEnd(width);
}
