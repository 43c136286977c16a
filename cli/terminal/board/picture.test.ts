import { expect, test } from 'vitest';
import { lettersOf } from '../../../print/board/index.ts';
import { hexName } from '../../../program/index.ts';
import type { TileView } from '../../../runtime/view/view.ts';
import { type BoardPicture, cropPicture, draw, SIZES } from './picture.ts';

const tile = (q: number, r: number, terrain: string, more: Partial<TileView> = {}): TileView => ({
  q,
  r,
  terrain,
  mountains: 0,
  forests: 0,
  animals: [],
  ...more,
});
const picture: BoardPicture = {
  tiles: [
    tile(0, 0, 'desert', { mountains: 1, forests: 1, animals: ['lion'] }),
    tile(1, 0, 'grassland', { animals: ['lion', 'lion', 'rhino'] }),
    tile(1, -1, 'water'),
  ],
  letters: lettersOf(['lion', 'rhino']),
  marks: [
    { hex: { q: 1, r: 0 }, text: '1' },
    { hex: { q: 0, r: 1 }, text: '12' },
  ],
  covered: [{ q: 1, r: -1 }],
};
const drawn = (size: number, of = picture) => draw(of, SIZES[size], (_, text) => text, true).lines;

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

test('smaller boards have bricks of two lines, of one line, or narrow ones, with + for tokens that do not fit', () => {
  expect(drawn(1)).toEqual([
    '    10    11',
    'l    |w*   |',
    '     |     |',
    'm |d^&  |g    |',
    '  |L    |L2R 1|',
    'n    |     |',
    '     |   12|',
  ]);
  expect(drawn(2)).toEqual(['    10    11', 'l    |w*   |', 'm |d^&L |gL2R1|', 'n    |   12|']);
  expect(drawn(3)).toEqual(['   10  11', 'l   |w* |', 'm |d^+|g+1|', 'n   | 12|']);
});

test('terrain and options are styled', () => {
  const { lines } = draw(picture, SIZES[3], (style, text) => `<${[style].flat()[0]}>${text}</>`, false);
  expect(lines[1]).toContain('<bgYellow>d</><bgYellow>^</><bgYellow>+</>');
  expect(lines[1]).toContain('<bgGreen>g</><bgGreen>+</><inverse>1</>');
});

/** The part of a board of 20 by 40 hexes that is shown with marks on some of them. */
const cropped = (width: number, height: number, ...marked: [q: number, r: number][]) => {
  const tiles = Array.from({ length: 800 }, (_, at) => tile(at % 40, Math.floor(at / 40), 'desert'));
  const marks = marked.map(([q, r], at) => ({ hex: { q, r }, text: `${at + 1}` }));
  return drawn(3, cropPicture({ ...picture, tiles, marks }, SIZES[3], width, height));
};

test('a board that is too large is cropped around its options', () => {
  const lines = cropped(30, 5, [30, 10]);
  expect(lines).toHaveLength(5);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(30);
  expect(lines.join()).toContain('d 1');
});

test('a cropped board shows the option in the middle of all, in any order of the menu', () => {
  const lines = cropped(30, 5, [0, 10], [39, 10], [2, 10], [18, 10], [1, 10]);
  expect(lines.join()).toContain('d 4');
});

test('a cropped board at the edge is as large as one in the middle', () => {
  const middle = cropped(30, 5, [20, 10]);
  for (const corner of [
    [0, 0],
    [39, 19],
  ] as const) {
    const lines = cropped(30, 5, [...corner]);
    expect(lines).toHaveLength(middle.length);
    expect(lines.join('').match(/d/g)?.length).toBeGreaterThanOrEqual(10);
  }
});

test.each([0, 1])('a board in %i lines still shows the row of the options', (height) => {
  expect(cropped(30, height, [20, 10]).join()).toContain('d 1');
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
