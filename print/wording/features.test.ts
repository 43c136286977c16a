import { describe, expect, test } from 'vitest';
import type { Step } from '../../program/operations.ts';
import type { FeatureProgram, PatternCell, Trigger } from '../../program/set.ts';
import type { Compare } from '../../program/terms.ts';
import { WORDS } from '../../test/print/fixtures/words.ts';
import { featureText } from './text.ts';

const vp: Step = { op: 'gain', rewards: [{ gain: 'vp', amount: 2 }] };
type Need = Pick<PatternCell, 'terrain' | 'tokens'>;
const bare = (terrain: PatternCell['terrain']): Need => ({ terrain, tokens: [] });
const bearing = (
  terrain: PatternCell['terrain'],
  is: Compare['is'],
  amount: number,
  thing: string,
): Need => ({
  terrain,
  tokens: [{ compare: { is, amount }, thing }],
});
const cell = (q: number, r: number, need: Need, covered = true): PatternCell => ({ q, r, ...need, covered });

/** The text of a feature with this pattern, these triggers and this token. */
function text(pattern: PatternCell[], triggers: Trigger[] = [], token?: string): string[] {
  const feature: FeatureProgram = {
    number: 1,
    deck: 'blue',
    title: 'Small',
    source: { kind: 'original' },
    pattern,
    ...(token !== undefined && { token }),
    triggers,
  };
  return featureText(feature, WORDS).split('\n');
}

const peak = bearing('land', 'exactly', 1, 'mountain');

describe('the pattern of a feature', () => {
  test.each<[string, PatternCell[], string[]]>([
    ['one tile', [cell(0, 0, bare('desert'))], ['Covers 1 desert.']],
    ['two', [cell(0, 0, bare('water')), cell(1, 0, bare('water'))], ['Covers 2 water tiles, side by side.']],
    [
      'a row',
      [cell(0, 0, bare('water')), cell(0, 1, bare('water')), cell(0, 2, bare('water'))],
      ['Covers 3 water tiles, in a row.'],
    ],
    [
      'a slanting row',
      [cell(0, 0, bare('water')), cell(1, -1, bare('water')), cell(2, -2, bare('water'))],
      ['Covers 3 water tiles, in a row.'],
    ],
    [
      'a triangle',
      [cell(0, 0, peak), cell(1, 0, peak), cell(0, 1, peak)],
      ['Covers 3 land tiles with exactly 1 mountain each, in a triangle.'],
    ],
    [
      'a bend',
      [cell(0, 0, bare('grassland')), cell(1, 0, bare('grassland')), cell(1, 1, bare('desert'))],
      ['Covers 2 grasslands and 1 desert, as the pattern shows.'],
    ],
    [
      'more than it covers',
      [
        cell(0, 0, bare('water')),
        cell(1, 0, bare('land'), false),
        cell(0, 1, bare('land'), false),
        cell(-1, 0, bearing('grassland', 'least', 2, 'forest'), false),
      ],
      [
        'Covers 1 water tile.',
        '2 land tiles and 1 grassland with at least 2 forests must lie beside it, as the pattern shows.',
      ],
    ],
    [
      'nothing of a kind',
      [cell(0, 0, bearing('land', 'most', 0, 'lion'))],
      ['Covers 1 land tile with no lions.'],
    ],
    [
      'none at all',
      [cell(0, 0, bearing('land', 'exactly', 0, 'animal'))],
      ['Covers 1 land tile with no animals.'],
    ],
    [
      'at most some',
      [cell(0, 0, bearing('water', 'most', 1, 'fish'))],
      ['Covers 1 water tile with at most 1 fish.'],
    ],
  ])('%s', (_, pattern, sentences) => expect(text(pattern)).toEqual(sentences));

  test('names its token and explains it', () => {
    expect(text([cell(0, 0, peak)], [], 'mount-kenya').at(-1)).toBe(
      'The Mount Kenya token takes the place of the mountains there; it counts as 1 mountain on each tile and cannot be removed.',
    );
  });
});

describe('a trigger', () => {
  const ONE = [cell(0, 0, bare('water'))];
  const event = (rest: Omit<Extract<Trigger, { on: 'event' }>, 'on' | 'steps'>): Trigger => ({
    on: 'event',
    ...rest,
    steps: [vp],
  });
  const here = { region: 'this-feature' } as const;
  test.each<[Trigger, string]>([
    [{ on: 'play', steps: [vp] }, 'When you play this feature: gain 2 points.'],
    [{ on: 'end', steps: [vp] }, 'At the end of the game: gain 2 points.'],
    [event({ thing: 'mountain', deed: 'placed' }), 'When a mountain is placed: gain 2 points.'],
    [
      event({ thing: 'mountain', otherThings: ['animal'], deed: 'placed', otherDeeds: ['removed'] }),
      'When a mountain or an animal is placed or removed: gain 2 points.',
    ],
    [
      event({ thing: 'animal', deed: 'moved', from: here }),
      'When an animal is moved from this feature: gain 2 points.',
    ],
    [
      event({ thing: 'lion', deed: 'moved', into: here, byYou: true }),
      'When a lion is moved into this feature by you: gain 2 points.',
    ],
    [
      event({
        thing: 'water',
        deed: 'placed',
        where: { where: 'in', regions: [{ region: 'feature-habitat' }] },
      }),
      'When a water tile is placed in the habitat containing this feature: gain 2 points.',
    ],
    [
      event({ thing: 'tile', deed: 'removed', where: { where: 'edge' } }),
      'When a tile is removed on the edge of the landscape: gain 2 points.',
    ],
  ])('$0.on $0.deed', (trigger, sentence) =>
    expect(text(ONE, [trigger])).toEqual(['Covers 1 water tile.', sentence]),
  );

  test('with several steps has them below it', () => {
    expect(text(ONE, [{ on: 'play', steps: [vp, vp, vp] }])).toEqual([
      'Covers 1 water tile.',
      'When you play this feature:',
      '  Gain 2 points.',
      '  Gain 2 points.',
      '  Gain 2 points.',
    ]);
  });
});
