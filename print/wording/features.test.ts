import { describe, expect, test } from 'vitest';
import { compile } from '../../compiler/index.ts';
import { readySets } from '../../test/ready-sets.ts';
import { featureText } from './text.ts';

/** The text of a feature with this pattern, and with these triggers if they matter. */
function text(pattern: string, triggers = 'on play { gain 2vp }'): string[] {
  const feature = `feature 901 blue "Small" pattern ${pattern} { ${triggers} }`;
  const files = [{ file: 'small.eco', text: `set small "Small" extends first-continent\n${feature}\n` }];
  const { sets, problems } = compile([{ files }], readySets());
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  const [{ program, words }] = sets as [(typeof sets)[number]];
  return featureText(program.features[0]!, words).split('\n');
}

describe('the pattern of a feature', () => {
  test.each([
    ['"D"', 'Covers 1 desert.'],
    ['"W W"', 'Covers 2 water tiles, side by side.'],
    ['"W" " W" "  W"', 'Covers 3 water tiles, in a row.'],
    ['"  W" " W" "W"', 'Covers 3 water tiles, in a row.'],
    [
      '"M M" " M" where M = land with 1 mountain',
      'Covers 3 land tiles with exactly 1 mountain each, in a triangle.',
    ],
    ['"G G" "   D"', 'Covers 2 grasslands and 1 desert, as the pattern shows.'],
    ['"N" where N = land with no lions', 'Covers 1 land tile with no lions.'],
    ['"N" where N = land with no animals', 'Covers 1 land tile with no animals.'],
    ['"F" where F = water with at most 1 fish', 'Covers 1 water tile with at most 1 fish.'],
  ])('%s', (pattern, sentence) => expect(text(pattern)[0]).toBe(sentence));

  test('names the tiles beside those it covers', () => {
    expect(text('"l W f" " l" where f = grassland with at least 2 forests').slice(0, 2)).toEqual([
      'Covers 1 water tile.',
      '2 land tiles and 1 grassland with at least 2 forests must lie beside it, as the pattern shows.',
    ]);
  });

  test('names its token and explains it', () => {
    expect(text('"M M" where M = land with 1 mountain token mount-kenya')[1]).toBe(
      'The Mount Kenya token replaces the mountains there; it is 1 mountain on each tile and cannot be removed.',
    );
  });
});

describe('a trigger', () => {
  test.each([
    ['on play', 'When played'],
    ['at end', 'At the end'],
    ['when a mountain is placed', 'When a mountain is placed'],
    [
      'when a mountain or an animal is placed or removed',
      'When a mountain or an animal is placed or removed',
    ],
    ['when an animal is moved from this feature', 'When an animal is moved from this feature'],
    ['when a lion is moved into this feature by you', 'When a lion is moved into this feature by you'],
    [
      'when a water is placed in the habitat containing this feature',
      'When a water tile is placed in this feature’s habitat',
    ],
    ['when a tile is removed on the edge', 'When a tile is removed on the edge'],
  ])('%s', (trigger, words) =>
    expect(text('"W"', `${trigger} { gain 2vp }`)).toEqual([
      'Covers 1 water tile.',
      `${words}: gain 2 points.`,
    ]),
  );

  test('with several steps has them below it', () => {
    expect(text('"W"', 'on play { gain 2vp; gain 2vp; gain 2vp }')).toEqual([
      'Covers 1 water tile.',
      'When played:',
      '  Gain 2 points.',
      '  Gain 2 points.',
      '  Gain 2 points.',
    ]);
  });
});
