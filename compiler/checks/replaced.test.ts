/** A card with the number of an inherited one replaces it, and hands are checked afterwards (ECO504, ECO705). */
import { expect, test } from 'vitest';
import { compileText } from '../../test/base-set.ts';

const card = (number: number, clauses = '', deck = 'brown') =>
  `card ${number} ${deck} leaves 2 energy sun ${clauses} { gain ${number}vp }\n`;

/** A complete hand, numbered from `first`: 8 brown and 4 blue cards, 3 of them active. */
const handCards = (first: number, hand: string) =>
  Array.from({ length: 12 }, (_, i) =>
    card(first + i, `hand ${hand}${i < 3 ? ' active' : ''}`, i < 8 ? 'brown' : 'blue'),
  ).join('');
const LOW = `set low "Low" extends first-continent\nhand wolf footprint "Wolf"\n${handCards(11, 'wolf')}`;

/** The problems of a set that extends `low`. */
function problemLines(text: string): string[] {
  const top = `set top "Top" extends low\n${text}`;
  const { problems } = compileText(top, { files: [{ file: 'low.eco', text: LOW }] });
  return problems.map(
    ({ severity, code, message, hint }) => `${severity} ${code} ${message}${hint ? ` (${hint})` : ''}`,
  );
}

test('the warning names the replaced card, and its hands', () => {
  const replaced = (number: number) =>
    `warning ECO705 Card ${number} replaces card ${number} of low (hand wolf) (write \`replaces\` after its deck if that is intended; otherwise give it an unused number)`;
  expect(problemLines(card(11))).toEqual([
    'warning ECO504 The hand `wolf` has 11 cards (7 brown, 4 blue, 2 active): it needs 12 cards (8 brown, 4 blue, 3 active)',
    replaced(11),
  ]);
  expect(problemLines(card(11, 'hand wolf active'))).toEqual([replaced(11)]);
  expect(problemLines(card(14, 'hand wolf active'))).toEqual([
    expect.stringContaining('4 active'),
    replaced(14),
  ]);
});

test('`replaces` removes the warning, and is an error if there is nothing to replace', () => {
  const meant = (number: number, clauses = '') => card(number, clauses).replace('brown', 'brown replaces');
  expect(problemLines(meant(11, 'hand wolf active'))).toEqual([]);
  expect(problemLines(meant(11))).toEqual([expect.stringMatching(/^warning ECO504/)]);
  expect(problemLines(meant(901))).toEqual([
    'error ECO407 Card 901 replaces nothing (remove `replaces`, or give it the number of a card of the extended set)',
  ]);
  expect(problemLines('feature 11 brown replaces "F" pattern "G" { on play { gain 1vp } }')).toEqual([
    expect.stringMatching(/^warning ECO504/),
  ]);
  expect(compileText(meant(71)).problems.map(({ code }) => code)).toEqual(['ECO407']);
});

test('hands are checked after all replacements, together with new cards', () => {
  const moved = `${card(11)}${card(901, 'hand wolf active')}`;
  expect(problemLines(moved).map((line) => line.slice(0, 14))).toEqual(['warning ECO705']);
  const two = `${card(11)}${card(12)}`;
  expect(problemLines(two).filter((line) => line.includes('ECO504'))).toEqual([
    expect.stringContaining('10 cards (6 brown, 4 blue, 1 active)'),
  ]);
});

test('a hand that is declared again still counts its remaining cards', () => {
  const again = 'hand wolf footprint "Wolves"\n';
  expect(problemLines(`${again}${card(11, 'hand wolf active')}`)).toHaveLength(1);
  expect(problemLines(`${again}${card(901, 'hand wolf')}`)).toEqual([
    expect.stringMatching(/^error ECO504 The hand `wolf` has 13 cards/),
  ]);
});

test('a feature can replace a card, which then leaves its hands', () => {
  const feature = 'feature 11 brown "F" pattern "G" { on play { gain 1vp } }';
  expect(problemLines(feature).map((line) => line.slice(0, 64))).toEqual([
    expect.stringContaining('ECO504'),
    'warning ECO705 Feature 11 "F" replaces card 11 of low (hand wolf',
  ]);
});

test('a broken card, a hand without remaining cards and a set that extends nothing get no such warning', () => {
  expect(problemLines(card(11).replace('gain', 'gian'))).toEqual([expect.stringMatching(/^error ECO1/)]);
  const all = Array.from({ length: 12 }, (_, i) => card(11 + i)).join('');
  expect(problemLines(all).every((line) => line.includes('ECO705'))).toBe(true);
  expect(compileText(card(71)).problems).toEqual([]);
});
