/** Guarantees about the bundled base cards, independent of their text. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compile } from '../compiler/compile.ts';
import { LATER_WORDS } from '../grammar/index.ts';
import { OPERATIONS } from '../program/operations.ts';
import type { Scenario } from '../program/scenario.ts';
import type { CardProgram } from '../program/set.ts';

const FOLDER = join(import.meta.dirname, '../cards/first-continent');
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.eco'))
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));
const { sets, problems } = compile([{ files }]);
const { program, scenarios } = sets[0];
const { cards, vocabulary } = program;
const deck = (colour: CardProgram['deck']) => cards.filter((card) => card.deck === colour);
const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

test('the base cards compile without an error or a warning', () => {
  expect(problems).toEqual([]);
});

test('R1.1 70 brown cards are numbered 1 to 70, 35 blue ones 71 to 105, and none has a title', () => {
  expect(deck('brown').map((card) => card.number)).toEqual(numbers(1, 70));
  expect(deck('blue').map((card) => card.number)).toEqual(numbers(71, 105));
  expect(cards.every((card) => card.title === undefined)).toBe(true);
});

describe('preset hands', () => {
  const hands = vocabulary.hands.map(({ name, mark }) => {
    const members = cards.flatMap((card) =>
      card.hands.filter((hand) => hand.name === name).map(({ active }) => ({ card, active })),
    );
    return { name, mark, members };
  });

  test('R2.3 include six footprint and six leaf hands, each of 8 brown and 4 blue cards, 3 of them active', () => {
    for (const mark of ['footprint', 'leaf']) {
      expect(hands.filter((hand) => hand.mark === mark)).toHaveLength(6);
    }
    for (const { name, members } of hands) {
      const colours = members.map(({ card }) => card.deck);
      const brown = colours.filter((colour) => colour === 'brown').length;
      const active = members.filter((member) => member.active).length;
      expect([name, members.length, brown, active]).toEqual([name, 12, 8, 3]);
    }
  });

  test('R2.3 share no card with another hand of their kind', () => {
    for (const mark of ['footprint', 'leaf']) {
      const held = hands.filter((hand) => hand.mark === mark).flatMap(({ members }) => members);
      expect(new Set(held.map(({ card }) => card.number)).size).toBe(72);
    }
  });

  test('include every card', () => {
    expect(cards.filter((card) => card.hands.length === 0).map((card) => card.number)).toEqual([]);
  });

  test('have three active cards whose elements make up at least a third of the bag', () => {
    const tokens = new Map(vocabulary.elements.map(({ name, count }) => [name, count]));
    for (const { name, members } of hands) {
      const elements = new Set(members.flatMap(({ card, active }) => (active ? card.energy : [])));
      const reach = [...elements].reduce((sum, element) => sum + (tokens.get(element) ?? 0), 0);
      expect([name, reach]).toEqual([name, expect.toSatisfy((n) => n >= 14)]);
    }
  });
});

describe('prices', () => {
  test('are 2 to 7 spots, none of them wild, for 1 to 4 leaves', () => {
    const wild = vocabulary.elements.filter(({ any }) => any).map(({ name }) => name);
    for (const { energy, leaves } of cards) {
      expect(energy.length).toBeGreaterThanOrEqual(2);
      expect(energy.length).toBeLessThanOrEqual(7);
      expect(energy.some((element) => wild.includes(element))).toBe(false);
      expect(leaves).toBeGreaterThanOrEqual(1);
      expect(leaves).toBeLessThanOrEqual(4);
    }
  });
});

describe('the effects of cards', () => {
  /** Every field of a card's steps with its value, as `op=place` or `thing=lion`; one entry per item of a list. */
  const marks = (value: unknown, key = ''): string[] => {
    if (Array.isArray(value)) return value.flatMap((item) => marks(item, key));
    if (typeof value !== 'object' || value === null) return [`${key}=${value}`];
    return Object.entries(value).flatMap(([name, part]) => marks(part, name));
  };
  const uses = new Map<string, number>();
  for (const card of cards) {
    for (const mark of new Set(marks(card.steps))) uses.set(mark, (uses.get(mark) ?? 0) + 1);
  }
  const cardsWith = (...any: string[]) => any.reduce((sum, mark) => sum + (uses.get(mark) ?? 0), 0);
  const rare = (least: number, wanted: readonly (readonly string[])[]) =>
    wanted.filter((any) => cardsWith(...any) < least).map((any) => any.join(' or '));
  const field = (name: string, values: readonly string[]) => values.map((value) => [`${name}=${value}`]);

  test('use every kind of step on several cards', () => {
    // No bundled card uses the operations that were added later, so that its games stay the same.
    const steps = Object.keys(OPERATIONS).filter((op) => !LATER_WORDS.has(op) && op !== 'choose-player');
    expect(rare(2, field('op', steps))).toEqual([]);
    expect(rare(2, [['upTo=true'], ['other=true'], ['overAnyTerrain=true'], ['choice=true']])).toEqual([]);
  });

  test('give every element and name every animal on several cards, and several cards need each element', () => {
    const spots = (element: string) => cards.filter(({ energy }) => energy.includes(element)).length;
    for (const { name, any } of vocabulary.elements) {
      if (!any) expect([name, spots(name)]).toEqual([name, expect.toSatisfy((n) => n >= 5)]);
    }
    const given = vocabulary.elements.map(({ name }) => [`element=${name}`, `elements=${name}`]);
    expect(rare(2, given)).toEqual([]);
    const named = vocabulary.animals.map(({ name }) => [`things=${name}`, `kinds=${name}`]);
    expect(rare(3, named)).toEqual([]);
  });

  test('are different on every card', () => {
    const effects = cards.map((card) => JSON.stringify(card.steps));
    expect(new Set(effects).size).toBe(effects.length);
  });

  test('score on every blue card, and change the landscape or serve the player on every brown one', () => {
    const effects = (card: CardProgram) => new Set(marks(card.steps));
    for (const card of deck('blue'))
      expect([card.number, effects(card).has('gain=vp')]).toEqual([card.number, true]);
    const shaping = field('op', ['place', 'move', 'replace', 'remove']).flat();
    const serving = ['op=play', 'op=rotate', 'gain=element', 'gain=card', 'gain=card-to-play'];
    for (const card of deck('brown')) {
      const does = effects(card);
      expect([card.number, [...shaping, ...serving].some((mark) => does.has(mark))]).toEqual([
        card.number,
        true,
      ]);
    }
  });
});

test('the twelve cards with effects from the rulebooks name their source', () => {
  const sourced = cards.filter((card) => card.source.kind !== 'original');
  expect(sourced.map((card) => card.number)).toEqual([1, 2, 24, 34, 41, 51, 61, 62, 63, 76, 81, 86]);
  expect(sourced.every((card) => (card.source.text ?? '').length > 0)).toBe(true);
});

describe('scenarios', () => {
  /** Whether the scenario stops at a gate, or lacks something that the card can give. */
  const showsLess = ({ lines }: Scenario) =>
    lines.some((line) => {
      if (line.line !== 'expect') return false;
      const { expectation } = line;
      if (expectation.expect === 'gained') return expectation.gained.some(({ amount }) => amount === 0);
      return expectation.expect === 'stopped' || (expectation.expect === 'vp' && expectation.amount === 0);
    });

  test('play every card', () => {
    const played = new Set(
      scenarios.flatMap(({ lines }) => lines.flatMap((line) => (line.line === 'do-card' ? [line.card] : []))),
    );
    expect(cards.map((card) => card.number).filter((number) => !played.has(number))).toEqual([]);
  });

  test('number more than two per card, and many show a card doing less than it can', () => {
    expect(scenarios.length).toBeGreaterThan(2 * cards.length);
    expect(scenarios.filter(showsLess).length).toBeGreaterThanOrEqual(80);
  });
});
