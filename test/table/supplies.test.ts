/** R1: supplies of the base game, as compiled and at the table. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../../compiler/compile.ts';
import { startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { view } from '../../runtime/view/view.ts';
import { BASE, texts } from '../rules/boards.ts';
import { compileBaseSet } from './base-set.ts';
import { card, place, removeUpTo, setOf } from './cards.ts';
import { answer, draw, offers, position } from './table-kit.ts';

const base = compileBaseSet();
const { settings, elements, animals } = base.vocabulary;
/** Each species with its number of tokens and its tabs. */
const withTabs = (species: typeof animals): string[] =>
  species
    .map(
      ({ name, count, on }) =>
        `${name} ${count} ${'token' in on ? on.token : on.terrain.toSorted().join(' ')}`,
    )
    .sort();
const sum = (list: readonly { count: number }[]): number => list.reduce((n, { count }) => n + count, 0);

test('R1.1 the base game has 75 tiles, 15 mountains, 25 forests, 102 animals, 66 cubes and 40 tokens', () => {
  const { land = 0, water = 0, mountain, forest } = settings.supply ?? {};
  expect([land + water, mountain, forest]).toEqual([75, 15, 25]);
  expect([sum(animals), settings.cubes?.total, sum(elements)]).toEqual([102, 66, 40]);
});

test('R1.1 two of three cards are brown, as with 70 brown and 35 blue', () => {
  const blue = base.cards.filter((c) => c.deck === 'blue').length;
  expect(blue).toBeGreaterThan(0);
  expect(base.cards).toHaveLength(3 * blue);
});

test('R1.1 there are dials and score markers for up to six players', () => {
  const game = startGame(makeTables([base]), { players: 4, seed: 1 });
  expect(settings.players).toEqual({ from: 2, to: 6 });
  expect([game.dial, game.vp]).toEqual([
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

test('R1.2 map tiles are in two stacks, 50 land, which is desert or grassland, and 25 water', () => {
  expect([settings.supply?.land, settings.supply?.water]).toEqual([50, 25]);
  const game = startGame(makeTables([base]), { players: 4, seed: 1 });
  // A desert, a grassland and two water are in the landscape already.
  expect(view(game, 0).supply).toMatchObject({ land: 48, water: 23 });
});

test('R1.3 the bag holds 10, 8, 6, 5, 4, 3, 2 and 2 of eight kinds, the last of them wild', () => {
  expect(elements.map((e) => [e.name, e.count, e.any])).toEqual([
    ['sun', 10, false],
    ['water', 8, false],
    ['grassland', 6, false],
    ['desert', 5, false],
    ['animal', 4, false],
    ['mountain', 3, false],
    ['forest', 2, false],
    ['wild', 2, true],
  ]);
});

test('R1.4 there are eleven species with 102 tokens, each with its tabs', () => {
  expect(withTabs(animals)).toEqual([
    'antelope 14 desert grassland',
    'cheetah 10 grassland',
    'elephant 10 desert grassland',
    'fish 14 water',
    'gorilla 8 forest',
    'leopard 8 mountain',
    'lion 8 desert grassland',
    'manatee 6 water',
    'rhino 8 desert',
    'shark 6 water',
    'stork 10 grassland water',
  ]);
});

test('R1.5 a set adds its cubes, animals and cards to those of the set that it extends', () => {
  const more = setOf([card(900, 'sun')], {
    settings: { moreCubes: 6, moreSupply: { land: 6 }, supply: { water: 30 } },
    elements: [],
    animals: [{ name: 'zebra', plural: 'zebras', count: 12, on: { terrain: ['grassland'] } }],
    hands: [],
    layouts: [],
  });
  const tables = makeTables([base, { ...more, extends: base.id }]);
  expect(tables.words.settings.cubes).toEqual({ total: 72, start: 7 });
  expect(tables.words.settings.supply).toEqual({ land: 56, water: 30, mountain: 15, forest: 25 });
  expect(tables.tokens).toBe(114);
  expect(tables.bag).toEqual(elements.map((e) => e.count));
  expect(tables.cards).toHaveLength(base.cards.length + 1);
});

test('R1.5 New Horizon adds 46 animals of five species, each with its tabs, and six cubes', () => {
  const expansion = { files: texts(join(import.meta.dirname, '../../cards/new-horizon')) };
  const [{ program, chain }] = compile([expansion], [BASE]).sets;
  expect(withTabs(program.vocabulary.animals)).toEqual([
    'giraffe 10 desert grassland',
    'hippopotamus 8 water',
    'lemur 8 forest',
    'nile-crocodile 8 grassland water',
    'zebra 12 grassland',
  ]);
  const { tokens, words } = makeTables(chain);
  expect(tokens).toBe(102 + 46);
  // No other setting of the base game changes.
  const before = chain[0].vocabulary.settings;
  expect(words.settings).toEqual({ ...before, cubes: { total: 66 + 6, start: 7 } });
});

test('R1.6 a tile taken from the landscape goes back to its supply', () => {
  const game = position([card(1, 'sun', [removeUpTo(3, 'tile')])]);
  const before = view(game, 0).supply;
  expect(before).toMatchObject({ land: 28, water: 18 });
  draw(game, 'sun', '0: sun on 1', '0: hex 0,0 desert', '0: hex 1,-1 water', '0: hex 0,1 water');
  expect(view(game, 0).supply).toEqual({ ...before, land: 29, water: 20 });
});

test('R1.6 a token taken from the landscape goes back to its supply', () => {
  const steps = [place('mountain'), place('forest'), place('hare'), removeUpTo(2, 'forest')];
  const game = position([card(1, 'sun', [...steps, removeUpTo(2, 'mountain'), removeUpTo(2, 'hare')])]);
  const before = view(game, 0).supply;
  draw(game, 'sun', '0: sun on 1');
  for (let placed = 0; placed < 3; placed++) answer(game, `0: ${offers(game)[0]}`);
  expect(view(game, 0).supply).toEqual({ ...before, mountain: 7, forest: 9, hare: 7 });
  for (let removed = 0; removed < 3; removed++) answer(game, `0: ${offers(game)[0]}`);
  expect(view(game, 0).supply).toEqual(before);
});
