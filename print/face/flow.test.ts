import { expect, test } from 'vitest';
import type { Emblem } from '../card/emblems/emblem.ts';
import type { TextBlock } from '../card/text.ts';
import { textNode } from './blocks.ts';
import type { Tightness } from './fit.ts';
import { layOut, type PlacedPart } from './flow.ts';

const emblem: Emblem = {
  shape: 'ring',
  box: [0, 0, 100, 114],
  hasTabs: true,
  back: [],
  pictures: [],
};
const sign: Emblem = { ...emblem, shape: 'sign', box: [0, 0, 100, 100], hasTabs: false };
const laidOut = (blocks: readonly TextBlock[], setting: Tightness, width: number) =>
  layOut(textNode(blocks, undefined, setting), width);
const row = (...texts: string[]): TextBlock => ({ pieces: texts.map((text) => ({ text })) });

test.each([
  ['', 53.6],
  ['close', 47.52],
  ['tight', 42.24],
] as const)(
  'two rows are as high as their lines and the space between, with the setting "%s"',
  (setting, height) => {
    expect(laidOut([row('Remove all'), row('gain one')], setting, 200).height).toBeCloseTo(height);
  },
);

test('a line is high enough for an emblem with tabs', () => {
  const heights = (['', 'close', 'tight'] as const).map(
    (setting) => laidOut([{ pieces: [{ text: 'Move a ' }, { emblem }] }], setting, 200).height,
  );
  for (const [i, most] of [28, 25.5, 23.2].entries()) {
    expect(heights[i]).toBeLessThanOrEqual(most);
    expect(heights[i]).toBeGreaterThan(most - 0.6);
  }
});

test('adjacent pieces of text are set as one text, with single spaces', () => {
  const letters = (...texts: string[]) =>
    laidOut([row(...texts)], '', 200).placed.flatMap((one: PlacedPart<Emblem>) =>
      'letters' in one ? one.letters.letters : [],
    );
  expect(letters('place it', ', then')).toEqual(letters('place it, then'));
  expect(letters('two  blanks')).toEqual(letters('two blanks'));
});

test('a box that contains a placement keeps to the given width', () => {
  const placement = {
    before: [{ text: 'Do this once for each, ' }],
    arrow: sign,
    amount: '',
    things: [{ emblem }],
    after: [{ text: ' adjacent to no other one' }],
  };
  const { placed } = laidOut([{ inner: [{ pieces: [], placement }] }], '', 180);
  expect(placed.flatMap((one) => ('frame' in one ? one.frame.width : []))).toEqual([180]);
});
