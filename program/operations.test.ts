import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { plainSet } from '../test/plain-set.ts';
import { type Block, OPERATIONS } from './operations.ts';
import { mergeCards, mergeVocabulary, SET_JSON_SCHEMA, type Vocabulary } from './set.ts';
import { hasImpact, innerBlocks } from './walk.ts';

const validate = new Ajv({ strict: false }).compile(SET_JSON_SCHEMA);

test('a set as JSON is valid by the schema made from the table of operations', () => {
  expect(validate(JSON.parse(JSON.stringify(plainSet))), JSON.stringify(validate.errors)).toBe(true);
});

test('the schema refuses an unknown operation, however deeply nested', () => {
  const steps = [{ op: 'may', steps: [{ op: 'conjure', amount: 3 }] }];
  const broken = { ...plainSet, cards: [{ ...plainSet.cards[0], steps }] };
  expect(validate(broken)).toBe(false);
});

test('every row of the table has the name of its operation', () => {
  for (const [name, row] of Object.entries(OPERATIONS)) {
    expect(row.schema.properties.op.const).toBe(name);
  }
});

test('R10.4 a card whose steps can replace or remove is an Impact card, however deeply nested', () => {
  const quantity = { amount: 1, upTo: false };
  const removal: Block = [{ op: 'remove', quantity, things: ['forest'] }];
  const placing: Block = [{ op: 'place', quantity, kinds: ['forest'] }];
  expect(hasImpact(placing)).toBe(false);
  expect(hasImpact(removal)).toBe(true);
  expect(hasImpact([{ op: 'either', branches: [placing, [{ op: 'may', steps: removal }]] }])).toBe(true);
  expect(innerBlocks({ op: 'either', branches: [placing, removal] })).toEqual([placing, removal]);
});

test('L37 paying and losing make an Impact card only if another player may have to do it', () => {
  const loss: Block = [{ op: 'lose', quantity: { amount: 1, upTo: false }, what: 'vp' }];
  const price: Block = [{ op: 'may', steps: [{ op: 'pay', quantity: { all: true }, what: 'cube' }] }];
  expect(hasImpact([...loss, ...price])).toBe(false);
  expect(hasImpact([{ op: 'each-player', steps: loss }])).toBe(true);
  expect(hasImpact([{ op: 'choose-player', other: true, steps: price }])).toBe(true);
  expect(hasImpact([{ op: 'each-player', steps: [] }, ...loss])).toBe(false);
});

test('a set that extends another adds words, cubes and cards, and replaces cards by number', () => {
  const own: Vocabulary = {
    settings: { moreCubes: 6, supply: { water: 30 } },
    elements: [],
    animals: [{ name: 'emu', plural: 'emus', count: 3, on: { terrain: ['desert'] } }],
    hands: [],
    layouts: [],
  };
  const merged = mergeVocabulary([plainSet.vocabulary, own]);
  expect(merged.settings.cubes).toEqual({ total: 72, start: 7 });
  expect(merged.settings.supply).toEqual({ land: 30, water: 30, mountain: 8, forest: 10 });
  expect(merged.animals.map((a) => a.name)).toEqual(['hare', 'pike', 'owl', 'emu']);
  const cards = mergeCards([plainSet.cards, [{ ...plainSet.cards[1], leaves: 4 }]]);
  expect(cards).toHaveLength(72);
  expect(cards[1].leaves).toBe(4);
});
