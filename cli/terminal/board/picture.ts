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

/** A canvas of painted characters, which grows to the right and downwards. */
class Canvas {
  readonly #rows: string[][] = [];
  readonly #paint: Paint;

  constructor(paint: Paint) {
    this.#paint = paint;
  }

  /** Writes a text, one character per cell. */
  put(line: number, column: number, text: string, style?: Style): void {
    this.#rows[line] ??= [];
    for (const [i, character] of [...text].entries())
      this.#rows[line][column + i] = style ? this.#paint(style, character) : character;
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
export const namesOn = ({ animals, markers = [] }: TileView): string[] => [...animals, ...markers];

/** `A2E`: two antelopes and an elephant. Markers have letters too. */
function animalsText(tile: TileView, letters: Letters): string {
  const names = namesOn(tile);
  const parts = [...letters].map(([name, letter]) => {
    const amount = names.filter((one) => one === name).length;
    return amount > 1 ? `${letter}${amount}` : letter.repeat(amount);
  });
  return parts.join('');
}

/** What to draw. */
export interface BoardPicture {
  tiles: readonly TileView[];
  letters: Letters;
  /** Texts on hexes that can be chosen, with or without a tile. */
  marks: readonly { hex: Hex; text: string }[];
  /** Hexes under Landscape Features. */
  covered: readonly Hex[];
}

/** Columns from one hex to the next in its row, and lines from one row to the next. */
export interface HexSize {
  width: number;
  height: number;
}

/** The size with edges all around each hex. */
const LARGE: HexSize = { width: 6, height: 4 };
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

/** The hexes of tiles and marks. */
const hexesOf = ({ tiles, marks }: BoardPicture): Hex[] => [...tiles, ...marks.map((mark) => mark.hex)];

/** Left column of a hex: rows are shifted by half a hex. */
const columnOf = ({ q, r }: Hex, { width }: HexSize): number => q * width + (r * width) / 2;

/** Whether a picture, with the names of rows and columns at its edges, fits into a number of columns and lines. */
function fits(picture: BoardPicture, size: HexSize, width: number, height: number): boolean {
  const { lines } = draw(picture, size, (_, text) => text, true);
  return lines.length <= height && lines.every((line) => line.length <= width);
}

/** The largest size in which a picture fits, or the smallest one. */
export const sizeFor = (picture: BoardPicture, width: number, height = Infinity): HexSize =>
  SIZES.find((size) => fits(picture, size, width, height)) ?? SIZES.at(-1)!;

/** Columns left of the board, for the names of its rows. */
const edgeOf = (picture: BoardPicture): number =>
  Math.max(...hexesOf(picture).map(({ r }) => rowName(r).length)) + 1;

/**
 * The picture itself if it fits; otherwise the part around the middle of its marks, or of the board if it has none. It is moved
 * inwards at the edge of the board, and has at least one hex.
 */
export function cropPicture(
  picture: BoardPicture,
  size: HexSize,
  width: number,
  height: number,
): BoardPicture {
  if (fits(picture, size, width, height)) return picture;
  const all = hexesOf(picture);
  const wanted = picture.marks.length > 0 ? picture.marks.map(({ hex }) => hex) : all;
  const axes = [
    { along: ({ r }: Hex) => r, room: Math.floor((height - 1) / size.height) - 1 },
    { along: (hex: Hex) => columnOf(hex, size), room: width - edgeOf(picture) - size.width - 1 },
  ].map(({ along, room }) => {
    const [first, last] = endsOf(all.map(along));
    const [from, to] = endsOf(wanted.map(along));
    return { along, first, last, middle: (from + to) / 2, length: Math.max(0, room) };
  });
  const distance = (hex: Hex): number =>
    axes.reduce((sum, { along, middle }) => sum + Math.abs(along(hex) - middle), 0);
  const [focus] = wanted.toSorted((a, b) => distance(a) - distance(b));
  const isInside = (hex: Hex): boolean =>
    axes.every(({ along, first, last, length }) => {
      const start = Math.max(first, Math.min(last - length, along(focus) - Math.floor(length / 2)));
      return along(hex) >= start && along(hex) <= start + length;
    });
  const marks = picture.marks.filter(({ hex }) => isInside(hex));
  return { ...picture, tiles: picture.tiles.filter(isInside), marks };
}

const endsOf = (places: readonly number[]) => [Math.min(...places), Math.max(...places)];

/**
 * Draws a picture. Returns its lines, and the animals on hexes that were too small to show them, by the name of the hex.
 * @param names whether to name rows and columns at the edges
 */
export function draw(picture: BoardPicture, size: HexSize, paint: Paint, names: boolean) {
  const crowded: { hex: string; animals: string }[] = [];
  const canvas = new Canvas(paint);
  const all = hexesOf(picture);
  const left = Math.min(...all.map((hex) => columnOf(hex, size)));
  const top = Math.min(...all.map(({ r }) => r));
  const origin = names ? { x: edgeOf(picture) - left, y: 1 } : { x: -left, y: 0 };
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
    const isWhole = drawHex(canvas, columnOf(hex, size) + origin.x, lineOf(hex), content, size);
    if (!isWhole) crowded.push({ hex: hexName(hex), animals: content.animals });
  }
  for (const hex of names ? all : []) {
    canvas.put(lineOf(hex) + (size === LARGE ? 2 : 0), 0, rowName(hex.r), EDGE);
    // The number of a column is above its hexes in even rows.
    const x = columnOf(hex, size) - (Math.abs(hex.r) % 2) * (size.width / 2) + origin.x + 1;
    if (x >= 0) canvas.put(0, x, centred(`${columnNumber(hex)}`, size.width - 1), EDGE);
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

function hexagon({ terrain, tokens, animals, mark }: Content) {
  const room = LARGE.width - 1;
  const middle = `|${centred(mark && terrain ? `${terrain} ${mark}` : terrain + mark, room)}|`;
  const isWhole = animals.length <= room;
  const bottom = `|${centred(isWhole ? animals : '+', room)}|`;
  const lines = ['  / \\', ` /${centred(tokens, 3)}\\`, middle, bottom, ' \\   /', '  \\ /'];
  return { lines, markAt: middle.lastIndexOf(mark), isWhole };
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
  const legend = [
    '',
    'd desert  g grassland  w water  ^ mountain  & forest',
    [...letters].map(([name, letter]) => `${letter} ${name}`).join('  '),
  ];
  if (crowded.length > 0)
    legend.push(`+ stands for ${crowded.map(({ animals }) => animals).join(' and for ')}`);
  return [...lines, ...legend].join('\n').trimEnd();
}
