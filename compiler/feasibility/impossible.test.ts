import { expect, test } from 'vitest';
import { problemsOf } from '../../test/base-set.ts';

const whyOf = (steps: string): string[] =>
  problemsOf(`card 1 brown leaves 2 energy sun {\n${steps}; gain 1vp }`).map((line) =>
    line.replace(/^\S+ ECO310 This can never happen: /, ''),
  );

test.each([
  [
    'place grassland; place fish on this tile',
    '`this tile` is grassland here, and fish is never placed there',
  ],
])('%s: %s', (steps, why) => {
  expect(whyOf(steps)).toEqual([why]);
});

test('loops in loops are followed in a moment', () => {
  const depth = 38;
  const steps = `${'repeat 2 { place grassland; '.repeat(depth)}place fish on this tile${' }'.repeat(depth)}`;
  expect(whyOf(steps)).toHaveLength(1);
});
