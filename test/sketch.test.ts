import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSketch } from '../grammar/sketch.ts';
import { drawSketch } from '../program/index.ts';

const rows = (...texts: string[]) =>
  texts.map((value, i) => ({ from: i * 100, to: i * 100 + value.length + 2, value }));
const hexes = (...texts: string[]) =>
  readSketch(rows(...texts)).cells.map(({ letter, q, r }) => `${letter} ${q},${r}`);

describe('a sketch', () => {
  it('puts neighbours in a row two columns apart', () => {
    expect(hexes('a b c')).toEqual(['a -1,0', 'b 0,0', 'c 1,0']);
  });

  it('shifts each row by one, so that the edge of two hexes has a hex on either side', () => {
    expect(hexes(' w ', 'd g', ' v ')).toEqual(['w 1,-1', 'd 0,0', 'g 1,0', 'v 0,1']);
  });

  it('reads the same landscape however far it is indented', () => {
    expect(hexes('  w ', ' d g')).toEqual(hexes(' w ', 'd g'));
  });

  it('reports characters between two hexes', () => {
    expect(readSketch(rows('a b c', 'd e')).offGrid).toEqual([
      { from: 101, to: 102 },
      { from: 103, to: 104 },
    ]);
  });

  it('counts a character of two UTF-16 units as one column', () => {
    expect(readSketch(rows('𝕏 b')).cells).toMatchObject([
      { letter: '𝕏', from: 1, to: 3 },
      { letter: 'b', from: 4, to: 5 },
    ]);
  });

  it('is empty without characters', () => {
    expect(readSketch(rows('  ', ''))).toEqual({ cells: [], offGrid: [] });
  });

  it('stays the same when it is drawn and read again', () => {
    const hex = fc.record({
      letter: fc.constantFrom(...'dgwa1'),
      q: fc.integer({ min: -4, max: 4 }),
      r: fc.integer({ min: -4, max: 4 }),
    });
    const board = fc.uniqueArray(hex, { minLength: 1, maxLength: 20, selector: ({ q, r }) => `${q},${r}` });
    fc.assert(
      fc.property(board, (cells) => {
        const drawn = drawSketch(cells);
        expect(drawSketch(readSketch(rows(...drawn)).cells)).toEqual(drawn);
        expect(readSketch(rows(...drawn)).cells).toHaveLength(cells.length);
      }),
    );
  });
});
