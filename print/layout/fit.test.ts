/** The size of a text is the first one tried in which it fits its box. */
import { expect, test } from 'vitest';
import { NO_TIES } from './breaks.ts';
import { fitText, type TextSize, type Tightness } from './fit.ts';
import type { FlowNode } from './nodes.ts';
import { PIXELS } from './units.ts';

/** A text in 12 points has a scale of 1. */
const sizes: TextSize[] = [12, 9, { points: 6, tightness: 'tight' }];
/** A text of a height in each setting, 96 pixels wide: an inch in 12 points. */
const textOf = (heights: Readonly<Record<Tightness, number>>) => {
  const asked: Tightness[] = [];
  const nodeIn = (tightness: Tightness): FlowNode<string> => {
    asked.push(tightness);
    return { flow: 'art', art: tightness, width: 96, height: heights[tightness] };
  };
  return { asked, nodeIn };
};
const BOX = { width: 30, height: 100 / PIXELS };

test.each([
  ['the first that fits', { usual: 90, tight: 70 }, { scale: 1, over: 0 }],
  ['one pixel too high counts as fitting', { usual: 101, tight: 70 }, { scale: 1, over: 0 }],
  ['smaller letters need less height', { usual: 130, tight: 70 }, { scale: 0.75, over: 0 }],
  ['closer lines, too', { usual: 300, tight: 200 }, { scale: 0.5, over: 0 }],
  ['the last if none fits', { usual: 300, tight: 240 }, { scale: 0.5, over: 20 }],
])('sizes are tried in order: %s', (_, heights, fitted) => {
  const { nodeIn } = textOf(heights);
  const { scale, over } = fitText(nodeIn, sizes, BOX, NO_TIES);
  expect({ scale, over: Math.round(over) }).toEqual(fitted);
});

test('a text that is too wide does not fit, however low it is', () => {
  const { nodeIn } = textOf({ usual: 10, tight: 10 });
  expect(fitText(nodeIn, sizes, { ...BOX, width: 15 }, NO_TIES)).toMatchObject({ scale: 0.5, over: 0 });
  const { scale, over } = fitText(nodeIn, sizes, { ...BOX, width: 10 }, NO_TIES);
  expect([scale, Math.round(over)]).toEqual([0.5, Math.round(48 - 10 * PIXELS)]);
});

test.each([
  ['top', 0],
  ['middle', 30],
  ['bottom', 60],
] as const)('the free height is divided: %s', (place, y) => {
  const { nodeIn } = textOf({ usual: 40, tight: 40 });
  expect(fitText(nodeIn, sizes, BOX, NO_TIES, place).placed).toMatchObject([{ art: 'usual', y }]);
  // In half the size there is room for twice as many of its pixels.
  const [half] = fitText(nodeIn, [6], BOX, NO_TIES, place).placed;
  expect(half!.y).toBeCloseTo((160 * y) / 60);
});

test('a text that is too high begins at the top', () => {
  const { nodeIn } = textOf({ usual: 300, tight: 300 });
  expect(fitText(nodeIn, [12], BOX, NO_TIES, 'bottom').placed[0]!.y).toBe(0);
});

test('the text is made once for each setting', () => {
  const { asked, nodeIn } = textOf({ usual: 900, tight: 900 });
  fitText(nodeIn, [12, 11, 10, { points: 9, tightness: 'tight' }], BOX, NO_TIES);
  expect(asked).toEqual(['usual', 'tight']);
  expect(() => fitText(nodeIn, [], BOX, NO_TIES)).toThrow('A text has no sizes.');
});
