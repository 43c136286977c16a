import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { speciesLetters } from '../../../print/board/index.ts';
import { hexName } from '../../../program/index.ts';
import type { TileView } from '../../../runtime/view/view.ts';
import { styled } from '../output.ts';
import { BOARD_SIZES, draw, drawBoardText, drawToFit } from './picture.ts';

const tile = (q: number, r: number, terrain: string, more: Partial<TileView> = {}): TileView => ({
  q,
  r,
  terrain,
  mountains: 0,
  forests: 0,
  animals: [],
  ...more,
});
const picture = {
  tiles: [
    tile(0, 0, 'desert', { mountains: 1, forests: 1, animals: ['lion'] }),
    tile(1, 0, 'grassland', { animals: ['lion', 'lion', 'rhino'] }),
    tile(1, -1, 'water'),
  ],
  letters: speciesLetters(['lion', 'rhino']),
  marks: [
    { hex: { q: 1, r: 0 }, text: '1' },
    { hex: { q: 0, r: 1 }, text: '12' },
  ],
  covered: [{ q: 1, r: -1 }],
};
const plain = (lines: readonly string[]) => lines.map((line) => stripVTControlCharacters(line));
const drawn = (size: number) => plain(draw(picture, BOARD_SIZES[size], true).lines);

test('the largest board has hexes with edges, names at the side, and numbers of options on tiles and free hexes', () => {
  expect(drawn(0)).toEqual([
    '    10    11',
    '       / \\',
    '      /   \\',
    'l    | w*  |',
    '     |     |',
    '    / \\   / \\',
    '   /^& \\ /   \\',
    'm |  d  | g 1 |',
    '  |  L  | L2R |',
    '   \\   / \\   /',
    '    \\ /   \\ /',
    'n    | 12  |',
    '     |     |',
    '      \\   /',
    '       \\ /',
  ]);
});

test('smaller boards have bricks of two lines, or narrow ones of one line with + for tokens that do not fit', () => {
  expect(drawn(1)).toEqual([
    '    10    11',
    'l    |w*   |',
    '     |     |',
    'm |d^&  |g    |',
    '  |L    |L2R 1|',
    'n    |     |',
    '     |   12|',
  ]);
  expect(drawn(2)).toEqual(['   10  11', 'l   |w* |', 'm |d^+|g+1|', 'n   | 12|']);
  expect(draw(picture, BOARD_SIZES[2], true).crowded).toEqual([
    { hex: 'm10', text: '^&L' },
    { hex: 'm11', text: 'L2R' },
  ]);
});

test('terrain and options are styled', () => {
  const line = draw(picture, BOARD_SIZES[2], false).lines[1];
  expect(line).toContain([...'d^+'].map((sign) => styled(['bgYellow', 'black'], sign)).join(''));
  expect(line).toContain(styled(['inverse', 'bold'], '1'));
});

test.each([
  [15, 0],
  [14, 2],
  [5, 2],
])('in %i columns, the board has the largest size that fits, or the smallest one', (columns, size) => {
  expect(plain(drawToFit(picture, columns, BOARD_SIZES, true).lines)).toEqual(drawn(size));
});

test('species with the same first letter get different letters, and a crowded tile is spelt out below the board', () => {
  const animals = ['cheetah', 'crocodile', 'coyote'].flatMap((species) => [species, species, species]);
  const [legend, letters, crowded] = drawBoardText([tile(0, 0, 'grassland', { animals })])
    .split('\n')
    .slice(-3);
  expect(legend).toBe('d desert  g grassland  w water  ^ mountain  & forest');
  expect(letters).toBe('C cheetah  O coyote  R crocodile');
  expect(crowded).toBe('+ stands for C3O3R3');
});

test('an empty landscape is shown as one line', () => {
  expect(drawBoardText([])).toBe('no tiles');
});

test('hexes have fixed, unique names, even far from the middle', () => {
  const names = [
    [0, 0],
    [1, -1],
    [0, 1],
    [0, 13],
    [0, 14],
    [0, -13],
    [-15, 0],
  ].map(([q, r]) => hexName({ q, r }));
  expect(names).toEqual(['m10', 'l10', 'n10', 'z16', 'za17', 'az3', 'm-5']);
  const all = new Set<string>();
  for (let q = -80; q <= 80; q++) for (let r = -80; r <= 80; r++) all.add(hexName({ q, r }));
  expect(all.size).toBe(161 * 161);
});
