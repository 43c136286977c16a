/**
 * The landscape drawn with letters: pointy-topped hexes, coloured where the terminal has colours.
 *
 * ```
 *    / \
 *   / ^ \     mountains ^ and forests &
 *  |  g  |    terrain: d, g, w
 *  | A2  |    animals, by the letters of the legend
 *   \   /
 *    \ /
 * ```
 */
import type { TileView } from '../runtime/view.ts';
import { type Style, styled } from './styles.ts';

/** Columns from one hex to the next of its row, and lines from one row to the next. */
const WIDTH = 6;
const HEIGHT = 4;

const GROUND: Record<string, Style> = {
  desert: ['bgYellow', 'black'],
  grassland: ['bgGreen', 'black'],
  water: ['bgBlue', 'white'],
};

interface Cell {
  letter: string;
  terrain?: string;
}

/** The tiles, and below them what the letters of the animals mean. */
export function drawBoard(tiles: readonly TileView[]): string {
  if (tiles.length === 0) return 'no tiles';
  const letters = lettersOf(tiles);
  const columns = tiles.map(columnOf);
  const left = Math.min(...columns);
  const top = Math.min(...tiles.map((tile) => tile.r));
  const rows = Math.max(...tiles.map((tile) => tile.r)) - top + 1;
  const width = Math.max(...columns) - left + WIDTH + 1;
  const canvas: Cell[][] = Array.from({ length: rows * HEIGHT + 2 }, () =>
    Array.from({ length: width }, () => ({ letter: ' ' })),
  );
  const crowded: string[] = [];
  for (const tile of tiles) {
    const animals = animalsText(tile, letters);
    if (animals.length > WIDTH - 1) crowded.push(animals);
    drawHex(canvas, columnOf(tile) - left, (tile.r - top) * HEIGHT, tile, animals);
  }
  return [...canvas.map(lineOf), ...legend(letters, crowded)].join('\n').trimEnd();
}

/** Left column of a hex: rows are shifted by half a hex. */
function columnOf({ q, r }: TileView): number {
  return q * WIDTH + (r * WIDTH) / 2;
}

function drawHex(canvas: Cell[][], x: number, y: number, tile: TileView, animals: string): void {
  const { terrain } = tile;
  const put = (line: number, column: number, text: string, ground?: string) => {
    [...text].forEach((letter, i) => {
      canvas[y + line][x + column + i] = ground ? { letter, terrain: ground } : { letter };
    });
  };
  const tokens = '^'.repeat(tile.mountains) + '&'.repeat(tile.forests);
  put(0, 2, '/');
  put(0, 3, ' ', terrain);
  put(0, 4, '\\');
  put(1, 1, '/');
  put(1, 2, centred(tokens, 3), terrain);
  put(1, 5, '\\');
  put(2, 0, '|');
  put(2, 1, centred(terrain[0], WIDTH - 1), terrain);
  put(2, WIDTH, '|');
  put(3, 0, '|');
  put(3, 1, centred(animals.length > WIDTH - 1 ? '+' : animals, WIDTH - 1), terrain);
  put(3, WIDTH, '|');
  put(4, 1, '\\');
  put(4, 2, '   ', terrain);
  put(4, 5, '/');
  put(5, 2, '\\');
  put(5, 3, ' ', terrain);
  put(5, 4, '/');
}

function centred(text: string, width: number): string {
  return text.padStart((width + text.length) >> 1).padEnd(width);
}

/** `A2E`: two antelopes and an elephant. */
function animalsText({ animals }: TileView, letters: ReadonlyMap<string, string>): string {
  return [...letters]
    .map(([species, letter]) => ({ letter, amount: animals.filter((animal) => animal === species).length }))
    .map(({ letter, amount }) => (amount > 1 ? `${letter}${amount}` : letter.repeat(amount)))
    .join('');
}

/** A letter for each species on the board: of its name if one is free. */
function lettersOf(tiles: readonly TileView[]): Map<string, string> {
  const species = [...new Set(tiles.flatMap((tile) => tile.animals))].sort();
  const letters = new Map<string, string>();
  const used = new Set<string>();
  for (const name of species) {
    const own = [...name.replaceAll('-', '')];
    const letter = [...own.map((c) => c.toUpperCase()), ...own, ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].find(
      (candidate) => !used.has(candidate),
    );
    if (!letter) throw new Error('more species on the board than letters');
    used.add(letter);
    letters.set(name, letter);
  }
  return letters;
}

/** One style for each stretch of the same ground. */
function lineOf(cells: readonly Cell[]): string {
  let line = '';
  for (let i = 0; i < cells.length; ) {
    const { terrain } = cells[i];
    let end = i;
    while (end < cells.length && cells[end].terrain === terrain) end++;
    const text = cells
      .slice(i, end)
      .map((cell) => cell.letter)
      .join('');
    line += terrain ? styled(GROUND[terrain], text) : text;
    i = end;
  }
  return line.trimEnd();
}

function legend(letters: ReadonlyMap<string, string>, crowded: readonly string[]): string[] {
  const animals = [...letters].map(([name, letter]) => `${letter} ${name}`);
  return [
    '',
    ['d desert', 'g grassland', 'w water', '^ mountain', '& forest'].join('  '),
    ...(animals.length > 0 ? [animals.join('  ')] : []),
    ...(crowded.length > 0 ? [`+ stands for ${crowded.join(' and for ')}`] : []),
  ];
}
