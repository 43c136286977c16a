import { describe, expect, test } from 'vitest';
import {
  bandBottom,
  CARD_SIDE,
  cardFace,
  cardShape,
  FOOT_SIZES,
  footPlaces,
  leafPlaces,
  mostSafe,
  SPOT_SIDE,
  SQUARE_CARD,
  spotPlaces,
  textBox,
} from './geometry.ts';

describe('R5.1 leaves', () => {
  /** The position after turning the card a quarter clockwise. */
  const turned = ({ x, y, turn }: { x: number; y: number; turn: number }) => ({
    x: CARD_SIDE - y,
    y: x,
    turn: (turn + 90) % 360,
  });

  test.each([1, 2, 3, 4])(
    'a card with %i leaves has one fewer, upright, on its top edge after each use',
    (leaves) => {
      let places: { x: number; y: number; turn: number }[] = leafPlaces(leaves);
      for (let left = leaves; left >= 0; left--) {
        const top = places.filter(({ y }) => y < cardFace(SQUARE_CARD).y);
        expect(top).toHaveLength(left);
        for (const { turn } of top) expect(turn).toBe(0);
        places = places.map(turned);
        // After four turns the first edge would be on top again, but by then the card has been used up.
        if (left === leaves - 3) break;
      }
    },
  );
});

describe('areas of cards', () => {
  const sizes = [
    [63, 63],
    [63, 88],
    [70, 120],
    [44, 68],
    [30, 45],
    [100, 150],
  ] as const;

  test.each(sizes)(
    '%s by %s mm: areas do not overlap, and from a width of 44 mm spots are larger than a cube',
    (width, height) => {
      const { shape, scale } = cardShape({ width, height });
      expect(shape.width * scale).toBeCloseTo(width);
      expect(shape.height * scale).toBeCloseTo(height);
      if (width >= 44) expect(SPOT_SIDE * scale).toBeGreaterThan(8);
      const face = cardFace(shape);
      for (const title of [0, 4])
        for (const spots of [1, 2, 3, 4, 5, 6, 7, 8]) {
          const places = spotPlaces(spots, shape);
          expect(places).toHaveLength(spots);
          for (const { x, y } of places) {
            expect(x).toBeGreaterThanOrEqual(face.x + 0.5);
            expect(x + SPOT_SIDE).toBeLessThanOrEqual(face.right - 0.5);
            expect(y + SPOT_SIDE).toBeLessThan(bandBottom(spots, shape));
          }
          const pairs = places.flatMap((a, i) => places.slice(i + 1).map((b) => [a.x - b.x, a.y - b.y]));
          for (const [across, down] of pairs)
            expect(Math.max(Math.abs(across!), Math.abs(down!))).toBeGreaterThan(SPOT_SIDE + 1);
          const xs = places.map(({ x }) => x);
          expect(Math.min(...xs) + Math.max(...xs) + SPOT_SIDE).toBeCloseTo(shape.width);
          const text = textBox(bandBottom(spots, shape), true, title, shape);
          expect(text.y).toBeGreaterThan(bandBottom(spots, shape) + title);
          expect(text.y + text.height).toBeLessThan(face.bottom);
          if (width >= 44) expect(text.height).toBeGreaterThan(8);
        }
      const { y, number, sign, hands } = footPlaces(shape);
      expect(y - FOOT_SIZES.mark / 2).toBeGreaterThan(face.bottom);
      expect(number).toBeGreaterThan(face.x);
      expect(sign + FOOT_SIZES.sign.width / 2).toBeLessThan(face.right);
      expect(sign - hands[0]!).toBeGreaterThan((FOOT_SIZES.sign.width + FOOT_SIZES.mark) / 2);
      expect(hands[0]! - hands[1]!).toBeGreaterThan(FOOT_SIZES.mark);
      // Two leaves, and a number with three digits.
      const left = hands[1]! - FOOT_SIZES.mark / 2;
      if (width >= 44) expect(left).toBeGreaterThan(shape.width / 2 + 2.15 + 1.32);
      if (width >= 44)
        expect(shape.width / 2 - 2.15 - 1.32 - number).toBeGreaterThan(3 * 0.6 * FOOT_SIZES.number);
    },
  );

  test('leaves stay within the safe area of a shop', () => {
    const { shape } = cardShape({ width: 63, height: 88 }, 3);
    for (const { x, y } of leafPlaces(4, shape)) {
      const distance = Math.min(x, y, shape.width - x, shape.height - y);
      expect(distance - 2.05).toBeGreaterThan(2.999);
      expect(distance + 2.05).toBeLessThan(shape.frame);
    }
  });

  test.each([
    [{ width: 63, height: 63 }, 12],
    [{ width: 44, height: 68 }, 7.4],
  ])('a card of %j has room for eight spots in its frame with a safe area of up to %d mm', (size, most) => {
    expect(mostSafe(size)).toBe(most);
    const { shape } = cardShape(size, most);
    expect(Math.max(...spotPlaces(8, shape).map(({ y }) => y)) + SPOT_SIDE).toBeLessThan(
      cardFace(shape).bottom,
    );
  });
});
