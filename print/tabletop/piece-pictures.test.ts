import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import type { PieceFace } from '../box/sheet.ts';
import { circlePath } from '../drawing/curves.ts';
import { hexSize, TILE_SIDE } from '../drawing/hexes.ts';
import { COLOUR_THEME } from '../face/theme.ts';
import { boardShape, hexShape, type Piece } from './piece.ts';
import { drawPieces } from './piece-pictures.ts';

/** At this resolution no length is accidentally a whole number of pixels. */
const DPI = 97;
const DOT = { front: '#102030', back: '#a0b0c0' };
const face = (ground: string, dot: string): PieceFace => ({
  ground,
  art: [{ parts: [{ d: circlePath(5, 3, 2), fill: dot }] }],
  texts: [],
});
const piece = (key: string, shape: Piece['shape'], ground: string): Piece => ({
  key,
  name: key,
  count: 1,
  shape,
  thickness: 2,
  front: face(ground, DOT.front),
  back: face('#ffffff', DOT.back),
});
const hexes = [
  { q: 0, r: 0 },
  { q: 1, r: 0 },
];
const PIECES = [
  piece('hex', hexShape([{ q: 0, r: 0 }], TILE_SIDE), '#ff0000'),
  piece('two', hexShape(hexes, TILE_SIDE), '#00ff00'),
  piece('board', boardShape(900, 40), '#0000ff'),
  piece('small', boardShape(10, 12), '#ffff00'),
];

test('each piece has its two sides in the positions of its mapping, with no part of a neighbour', async () => {
  const drawn = await drawPieces(PIECES, DPI, { theme: COLOUR_THEME });
  for (const [i, { front, back }] of PIECES.entries()) {
    const { png, mapping } = drawn.pictures[i]!;
    const { data, width, height } = PNG.sync.read(Buffer.from(png));
    const at = (x: number, y: number) => {
      const start = (Math.round(y) * width + Math.round(x)) * 4;
      return `#${data.subarray(start, start + 3).toString('hex')}`;
    };
    expect(Math.max(width, height)).toBeLessThanOrEqual(4096);
    // Just inside the corners of each side, where only its background is.
    for (const y of [1, height - 2]) {
      expect([at(1, y), at(width / 2 - 2, y)]).toEqual([front.ground, front.ground]);
      expect([at(width / 2 + 1, y), at(width - 2, y)]).toEqual([back.ground, back.ground]);
    }
    // The middle of the dot, 5 mm right of and 3 mm below the middle of the piece.
    const dot = (side: 'front' | 'back') =>
      at(
        (mapping[side].x + 5 * mapping.scale.x) * width - 0.5,
        (mapping[side].y + 3 * mapping.scale.y) * height - 0.5,
      );
    if (PIECES[i]!.key !== 'small') expect([dot('front'), dot('back')]).toEqual([DOT.front, DOT.back]);
    // A millimetre has the same length on the picture in both directions.
    expect(mapping.scale.x * width).toBeCloseTo(mapping.scale.y * height, 6);
  }
  const [hex] = drawn.pictures;
  const { width } = PNG.sync.read(Buffer.from(hex!.png));
  expect(width).toBe(2 * Math.round(((hexSize(TILE_SIDE).width + 3) / 25.4) * DPI));
});
