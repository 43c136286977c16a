/**
 * Boards as characters with styles: pointy-topped hexes, coloured by terrain.
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
import stringWidth from 'fast-string-width';
import { type Letters, speciesLetters } from '../../../print/board/index.ts';
import { columnNumber, type Hex, hexKey, hexName, rowName } from '../../../program/index.ts';
import type { TileView } from '../../../runtime/index.ts';
import { type Style, styled } from '../output.ts';

/** A canvas of styled characters, which grows to the right and downwards. */
class Canvas {
  readonly #rows: string[][] = [];

  /** Writes a text, one character per cell. */
  put(line: number, column: number, text: string, style?: Style): void {
    this.#rows[line] ??= [];
    for (const [i, character] of [...text].entries())
      this.#rows[line][column + i] = style ? styled(style, character) : character;
  }

  /** The lines, without trailing blanks. */
  lines(): string[] {
    return Array.from(this.#rows, (row = []) =>
      Array.from(row, (cell = ' ') => cell)
        .join('')
        .trimEnd(),
    );
  }
}

/** The names of the animals and markers on a tile. */
const namesOn = ({ animals, markers = [] }: TileView): string[] => [...animals, ...markers];

/** `A2E`: two antelopes and an elephant. Markers have letters too. */
function animalsText(tile: TileView, letters: Letters): string {
  const names = namesOn(tile);
  const parts = [...letters].map(([name, letter]) => {
    const amount = names.filter((one) => one === name).length;
    return amount > 1 ? `${letter}${amount}` : letter.repeat(amount);
  });
  return parts.join('');
}

/** A text on a hex. */
export interface Mark {
  hex: Hex;
  text: string;
}

/** What to draw. */
interface BoardPicture {
  tiles: readonly TileView[];
  letters: Letters;
  /** Texts on hexes that can be chosen, with or without a tile. */
  marks: readonly Mark[];
  /** Hexes under Landscape Features. */
  covered: readonly Hex[];
}

/** Columns from one hex to the next in its row, and lines from one row to the next. */
export interface HexSize {
  width: number;
  height: number;
}

/** The size with edges all around each hex. */
const LARGE_HEX: HexSize = { width: 6, height: 4 };
/** All sizes, the largest first. In sizes below `LARGE_HEX`, hexes are bricks. */
export const BOARD_SIZES: readonly HexSize[] = [LARGE_HEX, { width: 6, height: 2 }, { width: 4, height: 1 }];
/** The sizes in which hexes are bricks. */
export const COMPACT_SIZES = BOARD_SIZES.slice(1);

const GROUND: Record<string, Style> = {
  desert: ['bgYellow', 'black'],
  grassland: ['bgGreen', 'black'],
  water: ['bgBlue', 'white'],
};
const MARK: Style = ['inverse', 'bold'];
const EDGE: Style = 'dim';

/** Left column of a hex: rows are shifted by half a hex. */
const columnOf = ({ q, r }: Hex, { width }: HexSize): number => q * width + (r * width) / 2;

/** Draws a picture in the first size that fits into a number of columns, or in the last one. */
export function drawToFit(
  picture: BoardPicture,
  columns: number,
  sizes: readonly HexSize[],
  hasNames: boolean,
): ReturnType<typeof draw> {
  const drawings = sizes.map((size) => draw(picture, size, hasNames));
  const fits = ({ lines }: { lines: string[] }) => lines.every((line) => stringWidth(line) <= columns);
  return drawings.find(fits) ?? drawings.at(-1)!;
}

/**
 * Draws a picture. Returns its lines, and what did not fit on its hexes, by their names.
 * @param hasNames whether to name rows and columns at the edges
 */
export function draw(picture: BoardPicture, size: HexSize, hasNames: boolean) {
  const crowded: { hex: string; text: string }[] = [];
  const canvas = new Canvas();
  const all = [...picture.tiles, ...picture.marks.map((mark) => mark.hex)];
  const left = Math.min(...all.map((hex) => columnOf(hex, size)));
  const top = Math.min(...all.map(({ r }) => r));
  // Rows are named left of the board, columns above it.
  const edge = Math.max(...all.map(({ r }) => rowName(r).length)) + 1;
  const origin = hasNames ? { x: edge - left, y: 1 } : { x: -left, y: 0 };
  const lineOf = ({ r }: Hex): number => (r - top) * size.height + origin.y;
  const covered = new Set(picture.covered.map(hexKey));
  const marks = new Map(picture.marks.map(({ hex, text }) => [hexKey(hex), text]));
  const tiles = new Map(picture.tiles.map((tile) => [hexKey(tile), tile]));
  // Empty hexes first, so that the edges of tiles are drawn over theirs.
  const free = picture.marks.map(({ hex }) => hex).filter((hex) => !tiles.has(hexKey(hex)));
  for (const hex of [...free, ...picture.tiles]) {
    const key = hexKey(hex);
    const tile = tiles.get(key);
    const content = {
      ground: tile && GROUND[tile.terrain],
      // `g`, or `g*` under a feature.
      terrain: tile ? tile.terrain[0] + (covered.has(key) ? '*' : '') : '',
      tokens: tile ? '^'.repeat(tile.mountains) + '&'.repeat(tile.forests) : '',
      animals: tile ? animalsText(tile, picture.letters) : '',
      mark: marks.get(key) ?? '',
    };
    const hidden = drawHex(canvas, columnOf(hex, size) + origin.x, lineOf(hex), content, size);
    if (hidden) crowded.push({ hex: hexName(hex), text: hidden });
  }
  for (const hex of hasNames ? all : []) {
    canvas.put(lineOf(hex) + (size === LARGE_HEX ? 2 : 0), 0, rowName(hex.r), EDGE);
    // The number of a column is above its hexes in even rows.
    const x = columnOf(hex, size) - (Math.abs(hex.r) % 2) * (size.width / 2) + origin.x + 1;
    if (x >= 0) canvas.put(0, x, centred(`${columnNumber(hex)}`, size.width - 1).trimEnd(), EDGE);
  }
  return { lines: canvas.lines(), crowded };
}

/** The content of a hex. */
interface Content {
  ground: Style | undefined;
  terrain: string;
  tokens: string;
  animals: string;
  mark: string;
}

/**
 * Draws a hex: in the large size with edges all around, in others as a brick of one or two lines.
 * @returns the content that did not fit, with what is beside it
 */
function drawHex(canvas: Canvas, x: number, y: number, content: Content, size: HexSize): string {
  const { ground, mark } = content;
  const { lines, markAt, hidden } = size === LARGE_HEX ? hexagon(content) : brick(content, size);
  const edge = ground ? undefined : EDGE;
  lines.forEach((line, at) => {
    const start = line.search(/\S/);
    canvas.put(y + at, x + start, line.slice(start), edge);
    canvas.put(y + at, x + start + 1, line.slice(start + 1, -1), ground);
  });
  canvas.put(y + (size === LARGE_HEX ? 2 : size.height - 1), x + markAt, mark, MARK);
  return hidden;
}

function hexagon({ terrain, tokens, animals, mark }: Content) {
  const room = LARGE_HEX.width - 1;
  const middle = `|${centred(mark && terrain ? `${terrain} ${mark}` : terrain + mark, room)}|`;
  const hidden = animals.length <= room ? '' : animals;
  const bottom = `|${centred(hidden ? '+' : animals, room)}|`;
  const lines = ['  / \\', ` /${centred(tokens, 3)}\\`, middle, bottom, ' \\   /', '  \\ /'];
  return { lines, markAt: middle.lastIndexOf(mark), hidden };
}

function brick({ terrain, tokens, animals, mark }: Content, { width, height }: HexSize) {
  const room = width - 1;
  const texts = height === 1 ? [terrain + tokens + animals] : [terrain + tokens, animals];
  const shown = texts.map((text, line) => {
    const free = line === height - 1 ? room - mark.length : room;
    return text.length <= free ? text : `${text.slice(0, Math.max(0, free - 1))}${free > 0 ? '+' : ''}`;
  });
  return {
    lines: shown.map((text) => `|${text.padEnd(room)}|`),
    markAt: width - mark.length,
    hidden: shown.every((text, line) => text === texts[line]) ? '' : tokens + animals,
  };
}

function centred(text: string, width: number): string {
  return text.padStart((width + text.length) >> 1).padEnd(width);
}

/** The tiles, and below them a legend of the letters. */
export function drawBoardText(tiles: readonly TileView[]): string {
  if (tiles.length === 0) return 'no tiles';
  const letters = speciesLetters(tiles.flatMap(namesOn));
  const { lines, crowded } = draw({ tiles, letters, marks: [], covered: [] }, LARGE_HEX, false);
  const legend = [
    '',
    'd desert  g grassland  w water  ^ mountain  & forest',
    [...letters].map(([name, letter]) => `${letter} ${name}`).join('  '),
  ];
  if (crowded.length > 0) legend.push(`+ stands for ${crowded.map(({ text }) => text).join(' and for ')}`);
  return [...lines, ...legend].join('\n').trimEnd();
}
