import { expect, test } from 'vitest';
import { letterSizes } from './layout.ts';

test('letters are proportional to the size of the card, so that lines break at the same words', () => {
  for (const scale of [40 / 63, 44 / 63, 57 / 63])
    for (const [i, size] of letterSizes(scale).entries())
      expect(size / scale).toBeCloseTo(letterSizes(1)[i]!, 3);
});
