/** R15: the Landscape Features of the bundled expansion New Horizon: their patterns, effects and sources. */
import { expect, test } from 'vitest';
import { bundledSets } from '../cli/load/catalogue.ts';
import { compile } from '../compiler/compile.ts';
import type { FeatureProgram, PatternCell } from '../program/set.ts';
import type { EventTrigger } from '../program/triggers.ts';

const { program, scenarios } = compile(bundledSets()).sets.find((set) => set.program.id === 'new-horizon')!;
const { features } = program;

const feature = (title: string): FeatureProgram => features.find((one) => one.title === title)!;
const covered = (title: string) => feature(title).pattern.filter((cell) => cell.covered);
const criteria = (title: string) => feature(title).pattern.filter((cell) => !cell.covered);
const terrains = (cells: readonly PatternCell[]) => new Set(cells.map(({ terrain }) => terrain));

test('features from the rulebook name its page', () => {
  const kinds = features.map(({ title, source }) => `${title} ${source.kind}`);
  expect(kinds).toEqual([
    'Kilimanjaro attested',
    'Serengeti adapted',
    'Nile adapted',
    'Madagascar adapted',
    'Sahara original',
    'Congo original',
  ]);
  const named = features.filter(({ source }) => source.kind !== 'original');
  expect(named.every(({ source }) => source.text?.startsWith('New Horizon rulebook, page'))).toBe(true);
});

test('R15.10 Kilimanjaro: three land tiles with one mountain each, a token, and a trigger when a mountain is placed', () => {
  const { token, pattern, triggers } = feature('Kilimanjaro');
  expect(token).toBe('kilimanjaro');
  const mountain = { compare: { is: 'exactly', amount: 1 }, thing: 'mountain' };
  expect(pattern.map(({ terrain, tokens, covered: in_ }) => ({ terrain, tokens, in_ }))).toEqual(
    Array(3).fill({ terrain: 'land', tokens: [mountain], in_: true }),
  );
  expect(triggers).toMatchObject([{ on: 'event', thing: 'mountain', deed: 'placed' }]);
  expect(triggers).toHaveLength(1);
});

test('R15.11 Serengeti: three of its grasslands form an edge, and its trigger is an animal moved from it', () => {
  expect(terrains(covered('Serengeti'))).toEqual(new Set(['grassland']));
  const lowest = Math.max(...covered('Serengeti').map(({ r }) => r));
  expect(covered('Serengeti').filter(({ r }) => r === lowest)).toHaveLength(3);
  const [trigger] = feature('Serengeti').triggers as EventTrigger[];
  expect(trigger).toMatchObject({ thing: 'animal', deed: 'moved', from: { region: 'this-feature' } });
  expect(trigger?.into).toBeUndefined();
  expect(trigger?.byYou).toBeUndefined();
});

test('R15.12 Nile: three water tiles in a row with land on both sides; it counts the habitat that contains it', () => {
  expect(covered('Nile').map(({ terrain, q }) => `${terrain} ${q - covered('Nile')[0]!.q}`)).toEqual([
    'water 0',
    'water 1',
    'water 2',
  ]);
  expect(new Set(covered('Nile').map(({ r }) => r)).size).toBe(1);
  expect(terrains(criteria('Nile'))).toEqual(new Set(['land']));
  // On both sides of the river.
  const [row] = covered('Nile').map(({ r }) => r);
  expect(new Set(criteria('Nile').map(({ r }) => r - row!))).toEqual(new Set([-1, 1]));
  expect(JSON.stringify(feature('Nile').triggers)).toContain('feature-habitat');
});

test('R15.13 Madagascar: it covers the island but not the sea, and its effect refers to the edge', () => {
  expect(terrains(covered('Madagascar'))).toEqual(new Set(['land']));
  expect(terrains(criteria('Madagascar'))).toEqual(new Set(['water']));
  expect(JSON.stringify(feature('Madagascar').triggers)).toContain('"where":"edge"');
});

test('R15.14 the Sahara covers only deserts, and the Congo only tiles with forests', () => {
  expect(terrains(covered('Sahara'))).toEqual(new Set(['desert']));
  const trees = covered('Congo').map(({ tokens }) => tokens.map(({ thing }) => thing));
  expect(trees.every((things) => things.includes('forest'))).toBe(true);
});

test('R15.2 the scenarios lay each feature in every way its pattern can be turned', () => {
  const turned = scenarios.filter(({ title }) => title.startsWith('R15.2 '));
  const count = (title: string) => turned.filter((one) => one.title.includes(`${title}, `)).length;
  // A triangle turned by two sixths is the same, and so is a rhombus of four by three; the Nile is not its own mirror
  // image.
  expect(features.map(({ title }) => count(title))).toEqual([2, 6, 7, 6, 3, 6]);
});
