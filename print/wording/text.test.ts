import { describe, expect, test } from 'vitest';
import type { Condition, Count, Test, Where } from '../../runtime/ops/terms.ts';
import { type Block, OPERATIONS, type Step } from '../../runtime/ops.ts';
import { CARDS } from '../fixtures/cards.ts';
import { WORDS } from '../fixtures/words.ts';
import { stepsText } from './text.ts';

const one = { amount: 1, upTo: false };
const upTo = (amount: number) => ({ amount, upTo: true });
const least = (amount: number) => ({ is: 'least' as const, amount });
const place = (...kinds: string[]): Step => ({ op: 'place', quantity: one, kinds });
const vp = (amount: number): Step => ({ op: 'gain', rewards: [{ gain: 'vp', amount }] });
const per = (of: Count, each = 1): Step => ({
  op: 'gain',
  rewards: [{ gain: 'vp', amount: 1 }],
  per: { each, of },
});
const placeWhere = (where: Where): Step => ({ op: 'place', quantity: one, kinds: ['antelope'], where });
const given = (...tests: Test[]): Step => when({ join: 'all', tests });
const when = (condition: Condition): Step => ({ op: 'if', condition, steps: [vp(1)] });

/** Every row of the table of operations and every variant of its terms, with what it reads. */
const TEXTS: [Step | Block, string][] = [
  // gain
  [vp(1), 'Gain 1 point.'],
  [{ op: 'gain', rewards: [{ gain: 'element', element: 'sun', amount: 8 }] }, 'Gain 8 sun.'],
  [{ op: 'gain', rewards: [{ gain: 'element', element: 'animal', amount: 1 }] }, 'Gain 1 animal element.'],
  [
    { op: 'gain', rewards: [{ gain: 'mix', elements: ['sun', 'water', 'forest'], amount: 3 }] },
    'Gain 3 elements in any mix of sun, water and forest.',
  ],
  [
    { op: 'gain', rewards: [{ gain: 'mix', elements: ['sun', 'water'], amount: 1 }] },
    'Gain 1 sun or water element.',
  ],
  [{ op: 'gain', rewards: [{ gain: 'mix', elements: ['water'], amount: 2 }] }, 'Gain 2 water elements.'],
  [
    {
      op: 'gain',
      rewards: [
        { gain: 'card', amount: 1 },
        { gain: 'cube', amount: 2 },
      ],
      choice: true,
    },
    'Gain a card or 2 cubes.',
  ],
  [
    {
      op: 'gain',
      rewards: [
        { gain: 'vp', amount: 1 },
        { gain: 'cube', amount: 1 },
        { gain: 'card', amount: 2 },
      ],
    },
    'Gain 1 point, a cube and 2 cards.',
  ],
  [{ op: 'gain', rewards: [{ gain: 'card-to-play' }] }, 'Gain a card and play it.'],
  [
    {
      op: 'gain',
      rewards: [
        { gain: 'vp', amount: 1 },
        { gain: 'cube', amount: 1 },
      ],
      choice: true,
      per: { each: 1, of: { count: 'things', things: ['lion'] } },
    },
    'Choose 1 point or a cube, and gain that for each lion.',
  ],
  [
    {
      op: 'gain',
      rewards: [{ gain: 'vp', amount: 2 }],
      per: { each: 1, of: { count: 'things', things: ['fish'] } },
      atMost: 8,
    },
    'Gain 2 points for each fish, up to 8 points in all.',
  ],
  [
    {
      op: 'gain',
      rewards: [
        { gain: 'vp', amount: 1 },
        { gain: 'cube', amount: 1 },
      ],
      per: { each: 1, of: { count: 'things', things: ['fish'] } },
      atMost: 3,
    },
    'Gain 1 point and a cube for each fish, up to 3 of each in all.',
  ],
  // place, and where
  [place('grassland'), 'Place a grassland.'],
  [{ op: 'place', quantity: { amount: 2, upTo: false }, kinds: ['fish'] }, 'Place 2 fish.'],
  [{ op: 'place', quantity: upTo(2), kinds: ['forest', 'mountain'] }, 'Place up to 2 forests or mountains.'],
  [{ op: 'place', quantity: upTo(1), kinds: ['water'] }, 'Place up to 1 water tile.'],
  [place('land', 'water'), 'Place a land tile or a water tile.'],
  [{ op: 'place', quantity: one, kinds: [{ animalOf: 'water' }] }, 'Place an animal with a water tab.'],
  [
    {
      op: 'place',
      quantity: one,
      kinds: ['lion'],
      as: 'old-king',
      if: { join: 'all', tests: [{ test: 'edge' }] },
    },
    'Place a lion (call it “old king”) if this is on the edge of the landscape.',
  ],
  [placeWhere({ where: 'adjacent', to: { spot: 'this' } }), 'Place an antelope adjacent to this.'],
  [
    placeWhere({ where: 'adjacent', to: { spot: 'named', name: 'den' } }),
    'Place an antelope adjacent to “den”.',
  ],
  [placeWhere({ where: 'on', spot: { spot: 'this-tile' } }), 'Place an antelope on this tile.'],
  [
    placeWhere({ where: 'on', spot: { spot: 'thing', thing: 'elephant' } }),
    'Place an antelope on an elephant.',
  ],
  [placeWhere({ where: 'edge' }), 'Place an antelope on the edge of the landscape.'],
  [
    placeWhere({
      where: 'in',
      regions: [
        { region: 'this-habitat' },
        { region: 'this-community' },
        { region: 'this-landmass' },
        { region: 'adjacent-habitat' },
        { region: 'landscape' },
        { region: 'largest', group: { group: 'habitat', of: 'water' } },
        { region: 'largest', group: { group: 'community', of: 'lion' } },
        { region: 'largest', group: { group: 'landmass' } },
      ],
    }),
    'Place an antelope in this habitat, this community, this landmass, an adjacent habitat, the landscape, the largest water habitat, the largest lion community or the largest landmass.',
  ],
  // move, replace, remove, play, rotate, choose
  [{ op: 'move', quantity: upTo(3), things: ['antelope'], spaces: 1 }, 'Move up to 3 antelopes 1 space.'],
  [
    {
      op: 'move',
      quantity: { amount: 2, upTo: false },
      things: ['lion', 'fish'],
      spaces: 3,
      overAnyTerrain: true,
    },
    'Move 2 lions or fish up to 3 spaces each over any terrain.',
  ],
  [{ op: 'move', quantity: one, things: ['animal'], spaces: 2 }, 'Move an animal up to 2 spaces.'],
  [
    { op: 'replace', quantity: one, things: ['desert'], with: ['water', 'grassland'] },
    'Replace a desert with a water tile or a grassland.',
  ],
  [
    { op: 'replace', quantity: upTo(2), things: ['tile'], where: { where: 'edge' }, with: ['land'] },
    'Replace up to 2 tiles on the edge of the landscape with land tiles.',
  ],
  [
    { op: 'remove', quantity: upTo(3), things: ['forest', 'mountain'] },
    'Remove up to 3 forests or mountains.',
  ],
  [{ op: 'play', cubes: 0 }, 'Play a card.'],
  [{ op: 'play', cubes: 2 }, 'Play a card and place 2 cubes on it.'],
  [{ op: 'rotate', cubes: 1 }, 'Turn one of your cards counter-clockwise and place a cube on it.'],
  [
    { op: 'choose', things: ['lion', 'elephant'], as: 'den' },
    'Choose a lion or an elephant (call it “den”).',
  ],
  // blocks
  [{ op: 'may', steps: [place('mountain')] }, 'You may place a mountain.'],
  [{ op: 'may', steps: [place('mountain'), vp(2)] }, 'You may place a mountain, then gain 2 points.'],
  [
    { op: 'may', steps: [place('mountain'), vp(2), place('forest')] },
    'You may:\n  Place a mountain.\n  Gain 2 points.\n  Place a forest.',
  ],
  [{ op: 'either', branches: [[place('water')], [vp(3)]] }, 'Either place a water tile,\nor gain 3 points.'],
  [
    { op: 'either', branches: [[place('water'), { op: 'may', steps: [vp(1)] }], [vp(3)]] },
    'Either:\n  Place a water tile.\n  You may gain 1 point.\nOr:\n  Gain 3 points.',
  ],
  [
    {
      op: 'if',
      condition: { join: 'all', tests: [{ test: 'edge' }] },
      steps: [vp(1)],
      otherwise: [
        { op: 'if', condition: { join: 'all', tests: [{ test: 'edge', not: true }] }, steps: [vp(2)] },
      ],
    },
    'If this is on the edge of the landscape, gain 1 point.\nOtherwise, if this is not on the edge of the landscape, gain 2 points.',
  ],
  [{ op: 'either', branches: [[vp(3)], []] }, 'Either gain 3 points,\nor do nothing.'],
  [
    { op: 'either', branches: [[vp(1), vp(2), vp(3)], []] },
    'Either:\n  Gain 1 point.\n  Gain 2 points.\n  Gain 3 points.\nOr:\n  Do nothing.',
  ],
  [{ op: 'repeat', times: { times: 1 }, steps: [] }, 'Do this once: do nothing.'],
  [{ op: 'repeat', times: { upTo: 1 }, steps: [vp(1)] }, 'You may do this once: gain 1 point.'],
  [{ op: 'repeat', times: { times: 2 }, steps: [vp(1)] }, 'Do this 2 times: gain 1 point.'],
  [
    { op: 'repeat', times: { upTo: 3 }, steps: [place('forest')] },
    'You may do this up to 3 times: place a forest.',
  ],
  [
    {
      op: 'repeat',
      times: { per: { each: 2, of: { count: 'done', deed: 'removed', thing: 'forest' } } },
      steps: [place('lion')],
    },
    'Do this once for every 2 forests removed this way, counted first: place a lion.',
  ],
  [
    { op: 'each-player', steps: [{ op: 'gain', rewards: [{ gain: 'cube', amount: 1 }] }] },
    'Each player: gain a cube.',
  ],
  [
    { op: 'each-player', other: true, steps: [{ op: 'may', steps: [vp(1)] }] },
    'Each other player: you may gain 1 point.',
  ],
  // counts
  [
    per({ count: 'things', adjacent: true, things: ['grassland'] }),
    'Gain 1 point for each adjacent grassland.',
  ],
  [per({ count: 'things', things: ['lion', 'rhino'] }, 2), 'Gain 1 point for every 2 lions or rhinos.'],
  [
    per({ count: 'things', different: true, adjacent: true, things: ['animal'] }),
    'Gain 1 point for each different kind of adjacent animal.',
  ],
  [
    per({ count: 'things', different: true, things: ['animal'], where: { where: 'edge' } }, 3),
    'Gain 1 point for every 3 different kinds of animal on the edge of the landscape.',
  ],
  [
    per({
      count: 'groups',
      adjacent: true,
      group: { group: 'habitat', of: 'water' },
      with: { compare: least(3), things: ['fish', 'shark'] },
      where: { where: 'edge' },
    }),
    'Gain 1 point for each adjacent water habitat with at least 3 fish or sharks on the edge of the landscape.',
  ],
  [
    per({ count: 'groups', group: { group: 'community', of: 'stork' } }, 2),
    'Gain 1 point for every 2 stork communities.',
  ],
  [per({ count: 'groups', group: { group: 'landmass' } }), 'Gain 1 point for each landmass.'],
  [per({ count: 'done', deed: 'placed' }), 'Gain 1 point for each tile or token placed this way.'],
  [per({ count: 'done', deed: 'moved' }), 'Gain 1 point for each animal moved this way.'],
  [
    per({ count: 'done', deed: 'replaced', thing: 'desert' }),
    'Gain 1 point for each desert replaced this way.',
  ],
  [
    per({
      count: 'things',
      things: ['fish'],
      where: { where: 'in', regions: [{ region: 'this-feature' }, { region: 'feature-habitat' }] },
    }),
    'Gain 1 point for each fish in this feature or the habitat containing this feature.',
  ],
  // tests, comparisons, negations
  [
    given({ test: 'adjacent', compare: least(1), things: ['mountain'] }),
    'If this is adjacent to a mountain, gain 1 point.',
  ],
  [
    given({ test: 'adjacent', not: true, compare: least(1), things: ['mountain'] }),
    'If this is adjacent to no mountains, gain 1 point.',
  ],
  [
    given({ test: 'adjacent', compare: least(2), things: ['lion', 'rhino'] }),
    'If this is adjacent to at least 2 lions or rhinos, gain 1 point.',
  ],
  [given({ test: 'adjacent-to', name: 'den' }), 'If this is adjacent to “den”, gain 1 point.'],
  [given({ test: 'adjacent-to', not: true, name: 'den' }), 'If this is not adjacent to “den”, gain 1 point.'],
  [
    given({
      test: 'region',
      region: { region: 'this-habitat' },
      compare: { is: 'most', amount: 2 },
      things: ['fish'],
    }),
    'If this habitat has at most 2 fish, gain 1 point.',
  ],
  [
    given({
      test: 'region',
      not: true,
      region: { region: 'this-habitat' },
      compare: { is: 'most', amount: 2 },
      things: ['fish'],
    }),
    'If this habitat has more than 2 fish, gain 1 point.',
  ],
  [
    given({
      test: 'there',
      compare: { is: 'exactly', amount: 1 },
      count: { count: 'things', things: ['lion'] },
    }),
    'If there is exactly 1 lion, gain 1 point.',
  ],
  [
    given({ test: 'there', not: true, compare: least(2), count: { count: 'things', things: ['lion'] } }),
    'If there are fewer than 2 lions, gain 1 point.',
  ],
  [
    given({
      test: 'there',
      compare: { is: 'exactly', amount: 0 },
      count: { count: 'groups', group: { group: 'habitat', of: 'forest' } },
    }),
    'If there are no forest habitats, gain 1 point.',
  ],
  [
    given({ test: 'there', compare: least(1), count: { count: 'done', deed: 'removed', thing: 'forest' } }),
    'If a forest was removed this way, gain 1 point.',
  ],
  [
    given({ test: 'there', compare: least(2), count: { count: 'done', deed: 'moved' } }),
    'If at least 2 animals were moved this way, gain 1 point.',
  ],
  [
    given({ test: 'have', compare: { is: 'exactly', amount: 0 }, what: 'card' }),
    'If you have no cards in hand, gain 1 point.',
  ],
  [given({ test: 'have', compare: least(1), what: 'cube' }), 'If you have a free cube, gain 1 point.'],
  [
    when({
      join: 'any',
      tests: [
        { test: 'have', compare: least(20), what: 'vp' },
        { test: 'have', not: true, compare: { is: 'exactly', amount: 3 }, what: 'card' },
        { test: 'edge' },
      ],
    }),
    'If you have at least 20 points, you do not have exactly 3 cards in hand or this is on the edge of the landscape, gain 1 point.',
  ],
];

const asSteps = (steps: Step | Block): Block => ('op' in steps ? [steps] : steps);

describe('the rules text of steps', () => {
  test.each(TEXTS)('%j', (steps, text) => {
    expect(stepsText(asSteps(steps), WORDS)).toBe(text);
  });

  test('covers every operation and every variant of the terms', () => {
    const wanted = new Set<string>();
    for (const { schema } of Object.values(OPERATIONS)) variantsOfSchema(schema, wanted);
    const covered = new Set<string>();
    for (const [steps] of TEXTS) variantsOfData(asSteps(steps), covered);
    expect(wanted.size).toBeGreaterThan(60);
    expect([...wanted].filter((variant) => !covered.has(variant))).toEqual([]);
  });

  test('sentences begin with a capital, end with a mark and have single spaces', () => {
    for (const { steps } of CARDS) {
      for (const line of stepsText(steps, WORDS).split('\n')) {
        expect(line).toMatch(/^ *(\p{Lu}|or ).*\S[.:,]$/u);
        expect(line.trimStart()).not.toMatch(/ {2}| [.,:]/);
      }
    }
  });
});

/** Fields that say which variant something is. */
const TELLING = [
  'op',
  'gain',
  'where',
  'spot',
  'region',
  'group',
  'count',
  'deed',
  'test',
  'is',
  'what',
  'join',
];

/** Notes every `field:value` a schema allows in its telling fields, and every field that may be there or not. */
function variantsOfSchema(schema: unknown, found: Set<string>): void {
  if (Array.isArray(schema)) for (const one of schema) variantsOfSchema(one, found);
  if (typeof schema !== 'object' || schema === null) return;
  const { properties } = schema as { properties?: Record<string, { const?: unknown; enum?: unknown[] }> };
  for (const [name, { const: value, enum: values }] of Object.entries(properties ?? {})) {
    found.add(name);
    if (TELLING.includes(name))
      for (const one of values ?? (value === undefined ? [] : [value])) found.add(`${name}:${one}`);
  }
  for (const part of Object.values(schema)) variantsOfSchema(part, found);
}

function variantsOfData(data: unknown, found: Set<string>): void {
  if (Array.isArray(data)) for (const one of data) variantsOfData(one, found);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return;
  for (const [name, value] of Object.entries(data)) {
    found.add(name);
    if (TELLING.includes(name) && typeof value === 'string') found.add(`${name}:${value}`);
    variantsOfData(value, found);
  }
}
