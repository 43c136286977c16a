/**
 * Boards as characters with styles: pointy-topped hexes, coloured if the terminal has colours.
 *
 * ```
 *    / \
 *   / ^ \     mountains ^ and forests &
 *  |  g  |    terrain: d, g, w
 *  | A2  |    animals and markers, by the letters of the legend
 *   \   /
 *    \ /
 * ```
 */

import { type Letters, lettersOf } from '../../../print/board/index.ts';
import { columnNumber, type Hex, hexKey, hexName, rowName } from '../../../program/index.ts';
import type { TileView } from '../../../runtime/index.ts';
import { type Style, styled } from '../output.ts';

/** Styles a stretch of text for its output stream. */
export type Paint = (style: Style, text: string) => string;

interface Cell {
  text: string;
  style?: Style | undefined;
}

/** A canvas that grows to the right and downwards. */
class Canvas {
  readonly #rows: Cell[][] = [];

  /** Writes a text, one character per cell. */
  put(line: number, column: number, text: string, style?: Style): void {
    this.#rows[line] ??= [];
    for (const [i, character] of [...text].entries()) {
      this.#rows[line][column + i] = { text: character, style };
    }
  }

  /** The lines, painted cell by cell, without trailing blanks. */
  lines(paint: Paint): string[] {
    const painted = (cell: Cell = { text: ' ' }) => (cell.style ? paint(cell.style, cell.text) : cell.text);
    return Array.from(this.#rows, (row = []) => Array.from(row, painted).join('').trimEnd());
  }
}

/** The names of the animals and markers on a tile. */
export function namesOn({ animals, markers = [] }: TileView): string[] {
  return [...animals, ...markers];
}

/** `^&&`: a mountain and two forests. */
export function tokensText({ mountains, forests }: TileView): string {
  return '^'.repeat(mountains) + '&'.repeat(forests);
}

/** `A2E`: two antelopes and an elephant. Markers have letters too. */
export function animalsText(tile: TileView, letters: Letters): string {
  const names = namesOn(tile);
  return [...letters]
    .map(([name, letter]) => ({ letter, amount: names.filter((one) => one === name).length }))
    .map(({ letter, amount }) => (amount > 1 ? `${letter}${amount}` : letter.repeat(amount)))
    .join('');
}

/** What to draw. */
export interface BoardPicture {
  tiles: readonly TileView[];
  letters: Letters;
  /** Texts on hexes that can be chosen, with or without a tile. */
  marks: readonly BoardMark[];
  /** Hexes under Landscape Features. */
  covered: readonly Hex[];
}

export interface BoardMark {
  hex: Hex;
  text: string;
}

/** Columns from one hex to the next in its row, and lines from one row to the next. */
export interface HexSize {
  width: number;
  height: number;
}

/** The size with edges all around each hex. */
export const LARGE: HexSize = { width: 6, height: 4 };
/** All sizes, the largest first. In sizes below `LARGE`, hexes are bricks. */
export const SIZES: readonly HexSize[] = [
  LARGE,
  { width: 6, height: 2 },
  { width: 6, height: 1 },
  { width: 4, height: 1 },
];

const GROUND: Record<string, Style> = {
  desert: ['bgYellow', 'black'],
  grassland: ['bgGreen', 'black'],
  water: ['bgBlue', 'white'],
};
const MARK: Style = ['inverse', 'bold'];
const EDGE: Style = 'dim';

/** A drawn board: its lines, and the animals on hexes that were too small to show them, by the name of the hex. */
export interface DrawnBoard {
  lines: string[];
  crowded: { hex: string; animals: string }[];
}

/** The hexes of tiles and marks. */
export function hexesOf({ tiles, marks }: BoardPicture): Hex[] {
  return [...tiles, ...marks.map((mark) => mark.hex)];
}

/** Left column of a hex: rows are shifted by half a hex. */
export function columnOf({ q, r }: Hex, { width }: HexSize): number {
  return q * width + (r * width) / 2;
}

/** The size of a picture, with the names of rows and columns at its edges. */
export function extentOf(picture: BoardPicture, size: HexSize): { width: number; height: number } {
  const { lines } = draw(picture, size, (_, text) => text, true);
  return { width: Math.max(0, ...lines.map((line) => line.length)), height: lines.length };
}

/** Columns left of the board, for the names of its rows. */
export function edgeOf(picture: BoardPicture): number {
  return Math.max(...hexesOf(picture).map(({ r }) => rowName(r).length)) + 1;
}

/**
 * Draws a picture.
 * @param names whether to name rows and columns at the edges
 */
export function draw(picture: BoardPicture, size: HexSize, paint: Paint, names: boolean): DrawnBoard {
  const all = hexesOf(picture);
  if (all.length === 0) return { lines: [], crowded: [] };
  const left = Math.min(...all.map((hex) => columnOf(hex, size)));
  const top = Math.min(...all.map(({ r }) => r));
  const origin = names ? { x: edgeOf(picture) - left, y: 1 } : { x: -left, y: 0 };
  const lineOf = ({ r }: Hex): number => (r - top) * size.height + origin.y;
  const canvas = new Canvas();
  const covered = new Set(picture.covered.map(hexKey));
  const marks = new Map(picture.marks.map(({ hex, text }) => [hexKey(hex), text]));
  const tiles = new Map(picture.tiles.map((tile) => [hexKey(tile), tile]));
  const crowded: DrawnBoard['crowded'] = [];
  // Empty hexes first, so that the edges of tiles are drawn over theirs.
  const free = picture.marks.map(({ hex }) => hex).filter((hex) => !tiles.has(hexKey(hex)));
  for (const hex of [...free, ...picture.tiles]) {
    const key = hexKey(hex);
    const tile = tiles.get(key);
    const content: Content = {
      ground: tile && GROUND[tile.terrain],
      terrain: tile ? tile.terrain[0] + (covered.has(key) ? '*' : '') : '',
      tokens: tile ? tokensText(tile) : '',
      animals: tile ? animalsText(tile, picture.letters) : '',
      mark: marks.get(key) ?? '',
    };
    const isWhole = drawHex(canvas, columnOf(hex, size) + origin.x, lineOf(hex), content, size);
    if (!isWhole) crowded.push({ hex: hexName(hex), animals: content.animals });
  }
  for (const hex of names ? all : []) {
    canvas.put(lineOf(hex) + (size === LARGE ? 2 : 0), 0, rowName(hex.r), EDGE);
    // The number of a column is above its hexes in even rows.
    const x = columnOf(hex, size) - (Math.abs(hex.r) % 2) * (size.width / 2) + origin.x + 1;
    if (x >= 0) canvas.put(0, x, centred(`${columnNumber(hex)}`, size.width - 1), EDGE);
  }
  return { lines: canvas.lines(paint), crowded };
}

/** The content of a hex. */
interface Content {
  ground: Style | undefined;
  /** `g`, or `g*` under a feature; empty without a tile. */
  terrain: string;
  tokens: string;
  animals: string;
  mark: string;
}

/**
 * Draws a hex: in the large size with edges all around, in others as a brick of one or two lines.
 * @returns false if the content did not fit
 */
function drawHex(canvas: Canvas, x: number, y: number, content: Content, size: HexSize): boolean {
  const { ground, mark } = content;
  const { lines, markAt, isWhole } = size === LARGE ? hexagon(content) : brick(content, size);
  const edge = ground ? undefined : EDGE;
  lines.forEach((line, at) => {
    const start = line.search(/\S/);
    canvas.put(y + at, x + start, line.slice(start), edge);
    canvas.put(y + at, x + start + 1, line.slice(start + 1, -1), ground);
  });
  canvas.put(y + (size === LARGE ? 2 : size.height - 1), x + markAt, mark, MARK);
  return isWhole;
}

interface Drawing {
  lines: string[];
  /** Column of the mark. */
  markAt: number;
  isWhole: boolean;
}

function hexagon({ terrain, tokens, animals, mark }: Content): Drawing {
  const room = LARGE.width - 1;
  const middle = `|${centred(mark && terrain ? `${terrain} ${mark}` : terrain + mark, room)}|`;
  const isWhole = animals.length <= room;
  const bottom = `|${centred(isWhole ? animals : '+', room)}|`;
  const lines = ['  / \\', ` /${centred(tokens, 3)}\\`, middle, bottom, ' \\   /', '  \\ /'];
  return { lines, markAt: middle.lastIndexOf(mark), isWhole };
}

function brick({ terrain, tokens, animals, mark }: Content, { width, height }: HexSize): Drawing {
  const room = width - 1;
  const texts = height === 1 ? [terrain + tokens + animals] : [terrain + tokens, animals];
  const shown = texts.map((text, line) => {
    const free = line === height - 1 ? room - mark.length : room;
    return text.length <= free ? text : `${text.slice(0, Math.max(0, free - 1))}${free > 0 ? '+' : ''}`;
  });
  return {
    lines: shown.map((text) => `|${text.padEnd(room)}|`),
    markAt: width - mark.length,
    isWhole: shown.every((text, line) => text === texts[line]),
  };
}

function centred(text: string, width: number): string {
  return text.padStart((width + text.length) >> 1).padEnd(width);
}

/** The tiles, and below them a legend of the letters. */
export function drawBoardText(tiles: readonly TileView[]): string {
  if (tiles.length === 0) return 'no tiles';
  const letters = lettersOf(tiles.flatMap(namesOn));
  const { lines, crowded } = draw({ tiles, letters, marks: [], covered: [] }, LARGE, styled, false);
  const spelt = crowded.map(({ animals }) => animals);
  return [...lines, ...legend(letters, spelt)].join('\n').trimEnd();
}

function legend(letters: Letters, crowded: readonly string[]): string[] {
  const animals = [...letters].map(([name, letter]) => `${letter} ${name}`);
  return [
    '',
    ['d desert', 'g grassland', 'w water', '^ mountain', '& forest'].join('  '),
    ...(animals.length > 0 ? [animals.join('  ')] : []),
    ...(crowded.length > 0 ? [`+ stands for ${crowded.join(' and for ')}`] : []),
  ];
}
