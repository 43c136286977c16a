/** Guarantees about the project's own expansion: its cards, its hand, its features, its words and its scenarios. */
import { describe, expect, test } from 'vitest';
import { bundledSets } from '../cli/load/catalogue.ts';
import { compile } from '../compiler/compile.ts';
import type { Block, Step } from '../program/operations.ts';
import { blocksOf } from '../program/walk.ts';

const { sets, problems } = compile(bundledSets());
const { program, scenarios, chain } = sets.find((one) => one.program.id === 'polar-shores')!;
const { cards, features, vocabulary } = program;
const deck = (colour: string) => cards.filter((card) => card.deck === colour).map(({ number }) => number);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const allSteps = (steps: Block): Step[] =>
  steps.flatMap((step) => [step, ...blocksOf(step).flatMap(allSteps)]);

test('the set extends only the base game, without an error or a warning', () => {
  expect(program.extends).toBe('first-continent');
  expect(problems).toEqual([]);
});

test('12 brown and 6 blue cards and two Landscape Features have numbers and titles of their own', () => {
  expect(deck('brown')).toEqual(numbers(201, 212));
  expect(deck('blue')).toEqual(numbers(213, 218));
  expect(features.map(({ number }) => number)).toEqual([219, 220]);
  const titles = [...cards, ...features].map(({ title }) => title);
  expect(titles.filter((title) => title === undefined)).toEqual([]);
  expect(new Set(titles).size).toBe(titles.length);
  const effects = chain.flatMap((set) => set.cards).map(({ steps }) => JSON.stringify(steps));
  expect(new Set(effects).size).toBe(effects.length);
});

test('every card and feature is original', () => {
  expect([...cards, ...features].filter(({ source }) => source.kind !== 'original')).toEqual([]);
});

test('R2.3 its hand has 8 brown and 4 blue cards; the elements of the 3 active ones are a third of the bag or more', () => {
  const held = cards.flatMap((card) => card.hands.map((hand) => ({ card, ...hand })));
  expect(new Set(held.map(({ name }) => name))).toEqual(new Set(['pearlwort']));
  expect(held.filter(({ card }) => card.deck === 'brown')).toHaveLength(8);
  expect(held.filter(({ card }) => card.deck === 'blue')).toHaveLength(4);
  const active = held.filter((member) => member.active);
  expect(active).toHaveLength(3);
  const tokens = new Map(chain[0].vocabulary.elements.map(({ name, count }) => [name, count]));
  const elements = new Set(active.flatMap(({ card }) => card.energy));
  expect([...elements].reduce((sum, element) => sum + (tokens.get(element) ?? 0), 0)).toBeGreaterThanOrEqual(
    14,
  );
});

test('cards cost 2 to 7 cubes, none of them wild', () => {
  for (const { energy } of cards) {
    expect(energy.length).toBeGreaterThanOrEqual(2);
    expect(energy.length).toBeLessThanOrEqual(7);
    expect(energy).not.toContain('wild');
  }
});

test.each([...vocabulary.animals, ...(vocabulary.markers ?? [])])(
  '$name is placed by several cards and named by several',
  ({ name }) => {
    const places = (step: Step) => step.op === 'place' && step.kinds.includes(name);
    const placing = cards.filter(({ steps }) => allSteps(steps).some(places));
    const naming = cards.filter(({ steps }) => JSON.stringify(steps).includes(`"${name}"`));
    expect(placing.length).toBeGreaterThanOrEqual(2);
    expect(naming.length).toBeGreaterThanOrEqual(3);
  },
);

describe('scenarios', () => {
  const lines = scenarios.flatMap((scenario) => scenario.lines);

  test('play every card and lay every feature', () => {
    const played = new Set(lines.flatMap((line) => (line.line === 'do-card' ? [line.card] : [])));
    expect(cards.map(({ number }) => number).filter((number) => !played.has(number))).toEqual([]);
    const laid = JSON.stringify(lines);
    expect(features.filter(({ number }) => !laid.includes(`"feature":${number}`))).toEqual([]);
  });

  test('number more than two per card and feature', () => {
    expect(scenarios.length).toBeGreaterThan(2 * (cards.length + features.length));
  });
});
