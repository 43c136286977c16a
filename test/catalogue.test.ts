/** What is promised of the bundled base cards, whatever their text says. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compile } from '../compiler/compile.ts';

const FOLDER = join(import.meta.dirname, '../cards/first-continent');
const files = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.eco'))
  .map((file) => ({ file, text: readFileSync(join(FOLDER, file), 'utf8') }));
const { sets, problems } = compile([{ files }]);
const { program, scenarios } = sets[0];
const { cards } = program;

test('the base cards compile without an error or a warning', () => {
  expect(problems).toEqual([]);
});

test('brown cards are numbered 1 to 70, blue ones 71 to 105, two brown for each blue', () => {
  const brown = cards.filter((card) => card.deck === 'brown');
  const blue = cards.filter((card) => card.deck === 'blue');
  expect(brown.every((card) => card.number >= 1 && card.number <= 70)).toBe(true);
  expect(blue.every((card) => card.number >= 71 && card.number <= 105)).toBe(true);
  expect(brown.length).toBe(2 * blue.length);
  expect(cards.every((card) => card.title === undefined)).toBe(true);
});

test('R2.3 a preset hand has 8 brown and 4 blue cards, 3 of them active, and no hand shares a card with another', () => {
  const hands = Map.groupBy(
    cards.flatMap((card) => card.hands.map((hand) => ({ card, ...hand }))),
    (hand) => hand.name,
  );
  expect([...hands.keys()]).toEqual(expect.arrayContaining(['lion', 'gorilla', 'rhino', 'elephant']));
  for (const members of hands.values()) {
    expect(members.filter(({ card }) => card.deck === 'brown')).toHaveLength(8);
    expect(members.filter(({ card }) => card.deck === 'blue')).toHaveLength(4);
    expect(members.filter(({ active }) => active)).toHaveLength(3);
  }
  expect(cards.every((card) => card.hands.length <= 1)).toBe(true);
});

test('every card has a scenario that plays it', () => {
  const played = new Set(
    scenarios.flatMap(({ lines }) => lines.flatMap((line) => (line.line === 'do-card' ? [line.card] : []))),
  );
  expect(cards.map((card) => card.number).filter((number) => !played.has(number))).toEqual([]);
});

test('the twelve fragments the rulebooks show are cards that name their source', () => {
  const sourced = cards.filter((card) => card.source.kind !== 'original');
  expect(sourced).toHaveLength(12);
  expect(sourced.every((card) => (card.source.text ?? '').length > 0)).toBe(true);
});

test('no two cards do the same', () => {
  const effects = cards.map((card) => JSON.stringify(card.steps));
  expect(new Set(effects).size).toBe(effects.length);
});

test('cards cost 2 to 7 cubes and no spot is wild', () => {
  const wild = program.vocabulary.elements.filter((element) => element.any).map((element) => element.name);
  for (const { energy } of cards) {
    expect(energy.length).toBeGreaterThanOrEqual(2);
    expect(energy.length).toBeLessThanOrEqual(7);
    expect(energy.some((element) => wild.includes(element))).toBe(false);
  }
});
