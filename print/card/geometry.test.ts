import { describe, expect, test } from 'vitest';
import { bandBottom, FACE, FOOT, leafPlaces, SIDE, SPOT, spotPlaces, textBox } from './geometry.ts';

describe('spots', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '%i of them are on the face, clear of each other, in the middle',
    (count) => {
      const places = spotPlaces(count);
      expect(places).toHaveLength(count);
      for (const { x, y } of places) {
        expect(x).toBeGreaterThanOrEqual(FACE.from + 0.5);
        expect(x + SPOT).toBeLessThanOrEqual(FACE.to - 0.5);
        expect(y + SPOT).toBeLessThan(bandBottom(count));
      }
      const apart = places.every((a, i) =>
        places.every((b, j) => i === j || Math.abs(a.x - b.x) > SPOT + 1 || Math.abs(a.y - b.y) > SPOT + 1),
      );
      expect(apart).toBe(true);
      const xs = places.map(({ x }) => x);
      expect(Math.min(...xs) + Math.max(...xs) + SPOT).toBeCloseTo(SIDE);
    },
  );

  test('two rows from six', () => {
    const rows = [5, 6, 7, 8].map((count) => new Set(spotPlaces(count).map(({ y }) => y)).size);
    expect(rows).toEqual([1, 2, 2, 2]);
    expect(spotPlaces(7).filter(({ y }) => y === spotPlaces(7)[0]!.y)).toHaveLength(4);
  });
});

test('the text has room below band and strip, above the foot', () => {
  for (const spots of [1, 5, 6, 8]) {
    for (const impact of [false, true]) {
      const box = textBox(spots, impact);
      expect(box.y).toBeGreaterThan(bandBottom(spots));
      expect(box.y + box.height).toBeLessThan(FOOT.top);
      expect(box.height).toBeGreaterThan(20);
    }
  }
});

describe('R5.1 leaves', () => {
  /** The place after the card was turned clockwise a quarter. */
  const turned = ({ x, y, turn }: { x: number; y: number; turn: number }) => ({
    x: SIDE - y,
    y: x,
    turn: (turn + 90) % 360,
  });

  test.each([1, 2, 3, 4])('a card with %i has one fewer on top with each use, upright', (leaves) => {
    let places: { x: number; y: number; turn: number }[] = leafPlaces(leaves);
    for (let left = leaves; left >= 0; left--) {
      const top = places.filter(({ y }) => y < FACE.from);
      expect(top).toHaveLength(left);
      for (const { turn } of top) expect(turn).toBe(0);
      places = places.map(turned);
      // After four turns the first edge would be on top again, but then the card is gone.
      if (left === leaves - 3) break;
    }
  });
});
