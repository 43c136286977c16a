import { expect, test } from 'vitest';
import { textSizes } from './card-text.ts';

test('text sizes are proportional to the size of the card, so that lines break at the same words', () => {
  const sizesAt = (scale: number) =>
    textSizes(scale, true).map((size) => (typeof size === 'number' ? size : size.points));
  for (const scale of [40 / 63, 44 / 63, 57 / 63])
    for (const [i, size] of sizesAt(scale).entries()) expect(size / scale).toBeCloseTo(sizesAt(1)[i]!, 3);
});
