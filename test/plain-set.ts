/**
 * A plain set for tests of the table: six hands of twelve cards each, with no card in two hands. It is data, so it does
 * not need the compiler.
 */
import type { Block } from '../program/operations.ts';
import { type CardProgram, FORMAT, type SetProgram } from '../program/set.ts';
import { hasImpact } from '../program/walk.ts';

const vp = (amount: number): Block[number] => ({ op: 'gain', rewards: [{ gain: 'vp', amount }] });
const place = (...kinds: string[]): Block[number] => ({
  op: 'place',
  quantity: { amount: 1, upTo: false },
  kinds,
});

/** Effects, which the cards use in turn: tiles, tokens, points, elements, cards, removals. */
const EFFECTS: Block[] = [
  [place('grassland'), vp(1)],
  [place('desert'), vp(1)],
  [place('water'), vp(1)],
  [place('mountain'), vp(2)],
  [place('forest'), vp(2)],
  [place('hare'), vp(2)],
  [place('pike'), vp(2)],
  [{ op: 'gain', rewards: [{ gain: 'element', element: 'sun', amount: 3 }] }],
  [
    {
      op: 'gain',
      rewards: [
        { gain: 'card', amount: 1 },
        { gain: 'cube', amount: 1 },
      ],
      choice: true,
    },
    vp(1),
  ],
  [{ op: 'rotate', cubes: 1 }, vp(1)],
  [{ op: 'play', cubes: 1 }, vp(2)],
  [
    { op: 'remove', quantity: { amount: 1, upTo: true }, things: ['forest'] },
    { op: 'move', quantity: { amount: 1, upTo: false }, things: ['animal'], spaces: 2 },
    {
      op: 'gain',
      rewards: [{ gain: 'vp', amount: 1 }],
      per: { each: 3, of: { count: 'things', things: ['tile'] } },
    },
  ],
];

const ELEMENTS = ['sun', 'leaf', 'rain'];
const HANDS = ['ant', 'bee', 'cat', 'dog', 'elk', 'fox'];

function card(number: number): CardProgram {
  const index = number - 1;
  const member = index % 12;
  const steps = EFFECTS[member];
  return {
    number,
    deck: member < 8 ? 'brown' : 'blue',
    leaves: 1 + (member % 4),
    energy: [ELEMENTS[index % 3], ELEMENTS[(index + 1) % 3], ...(member % 2 === 0 ? ['sun'] : [])],
    hands: [{ name: HANDS[Math.floor(index / 12)], active: member < 3 }],
    source: { kind: 'original' },
    impact: hasImpact(steps),
    steps,
  };
}

export const plainSet: SetProgram = {
  format: FORMAT,
  id: 'plain',
  title: 'A plain set',
  vocabulary: {
    settings: {
      players: { from: 2, to: 6 },
      target: { full: 40, short: 20 },
      cubes: { total: 66, start: 7 },
      supply: { land: 30, water: 20, mountain: 8, forest: 10 },
      deal: [
        { brown: 8, blue: 4, active: 3 },
        { brown: 12, blue: 6, active: 5, players: 2 },
      ],
      draw: [{ tokens: 2, players: 2 }],
    },
    elements: [
      { name: 'sun', count: 8, any: false },
      { name: 'leaf', count: 8, any: false },
      { name: 'rain', count: 8, any: false },
      { name: 'wild', count: 2, any: true },
    ],
    animals: [
      { name: 'hare', plural: 'hares', count: 8, on: { terrain: ['grassland', 'desert'] } },
      { name: 'pike', plural: 'pikes', count: 6, on: { terrain: ['water'] } },
      { name: 'owl', plural: 'owls', count: 4, on: { token: 'forest' } },
    ],
    hands: HANDS.map((name) => ({ name, mark: 'footprint', title: name })),
    layouts: [
      {
        name: 'standard',
        tiles: [
          { q: 0, r: 0, terrain: 'desert' },
          { q: 1, r: 0, terrain: 'grassland' },
          { q: 1, r: -1, terrain: 'water' },
          { q: 0, r: 1, terrain: 'water' },
        ],
      },
    ],
  },
  features: [],
  cards: Array.from({ length: 72 }, (_, index) => card(index + 1)),
};

/**
 * The plain set with two markers: reeds, two per tile, on water and forests, and peaks, one per tile, on mountains and
 * desert.
 */
export const markedSet: SetProgram = {
  ...plainSet,
  vocabulary: {
    ...plainSet.vocabulary,
    markers: [
      { name: 'reed', plural: 'reeds', count: 4, on: ['water', 'forest'], most: 2 },
      { name: 'peak', plural: 'peaks', count: 3, on: ['mountain', 'desert'], most: 1 },
    ],
  },
};
