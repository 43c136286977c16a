import { expect, test } from 'vitest';
import { problemsOf } from '../../test/base-set.ts';

const warned = (steps: string) => problemsOf(`card 1 brown leaves 2 energy sun { ${steps} }`);

test.each([
  ['place lion or lions', 'lions'],
  ['replace a desert or desert with water', 'desert'],
  ['move a lion or rhino or lion 2 spaces', 'lion'],
  ['gain 1 sun or 1 sun', '1 sun'],
  ['gain 2 of sun, water, sun', 'sun'],
  ['gain 1vp per lion or lion', 'lion'],
  ['place animal of water or animal of water', 'animal of water'],
])('a name listed twice gets a warning: %s', (steps, name) => {
  expect(warned(steps)).toEqual([expect.stringContaining(`ECO714 \`${name}\` is named twice here`)]);
});

test.each(['gain 1 sun and 1 sun', 'place lion or animal', 'remove a desert or desert with a lion'])(
  'different names get no warning: %s',
  (steps) => {
    expect(warned(steps)).toEqual([]);
  },
);

test('a table of points gets a warning if all are 0', () => {
  const warning = expect.stringContaining('ECO701 A table of points that are all 0 gives nothing');
  expect(warned('gain 1vp; gain 0/0vp for lions')).toEqual([warning]);
  expect(warned('gain 0/0/1vp for lions')).toEqual([]);
});
