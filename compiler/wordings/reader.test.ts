/** What is read of the English text of the bundled cards, and where reading stops. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { base } from '../../test/rules/boards.ts';
import { compileSteps } from '../compile.ts';
import { nameRows } from './lexicon.ts';
import { readText } from './reader.ts';
import { readRows } from './rows.ts';
import { Table } from './table.ts';

const rows = readRows(readFileSync(join(import.meta.dirname, 'en.txt'), 'utf8'));
const table = new Table([...rows, ...nameRows(base.words)]);
const read = (text: string) =>
  readText(text, table, (eco) => {
    const { steps, problems } = compileSteps(eco, base.words);
    return problems.length > 0 ? undefined : JSON.stringify(steps);
  });
const stepsOf = (text: string): string[] => read(text).readings.map(({ eco }) => eco);

test('sentences are steps', () => {
  expect(stepsOf('Place a grassland. Gain 1 point for each adjacent grassland, at most 3 points.')).toEqual([
    'place grassland; gain 1 vp per adjacent grassland at most 3',
  ]);
});

test('a sentence of many steps is read in one way', () => {
  const { readings, isCut } = read(`Draw a card and get a cube${', then gain a cube'.repeat(6)}.`);
  expect([readings.length, isCut]).toEqual([1, false]);
});

test('lines below a line with a colon are inside its block', () => {
  expect(stepsOf('Do this 2 times:\n  Place a lion.\n  Gain 2 points.\nGain a cube.')).toEqual([
    'repeat 2 { place lion; gain 2 vp }; gain a cube',
  ]);
});

test('"otherwise" continues the sentence before it', () => {
  expect(stepsOf('Place a lion.\nIf this is on the edge, gain 2 points.\nOtherwise: gain a card.')).toEqual([
    'place lion; if on the edge { gain 2 vp } else { gain a card }',
  ]);
});

test('what is not read is named, with what was read before it', () => {
  expect(read('Place a lion. Dance with a bear.')).toEqual({
    readings: [],
    rest: 'place lion',
    parts: [{ at: 0, length: 12, eco: 'place lion' }],
    stops: [{ at: 14, length: 5, sentence: { at: 14, length: 17 }, isLong: false }],
    isCut: false,
    isUnclear: false,
    meant: [],
  });
});

test('triggers are effects of their own, and what is said of a pattern is left out', () => {
  const { readings } = readText(
    'Covers 1 desert.\nWhen a lion is placed: gain 1 point.\nAt the end: gain a cube.',
    table,
    (eco) => eco,
  );
  expect(readings).toEqual([
    { eco: 'when a lion is placed { gain 1 vp }; at end { gain a cube }', left: [{ at: 0, length: 15 }] },
  ]);
});

test('the word that does not fit is named, not the end of its sentence, with what was read before it', () => {
  const { stops, rest } = read('Place a lion wearing seven hats and gain 2 points.');
  expect([stops, rest]).toEqual([
    [{ at: 13, length: 7, sentence: { at: 0, length: 49 }, isLong: false }],
    'place lion',
  ]);
});

test('no misspelt word is taken for a number, also where it is like another word', () => {
  expect([stepsOf('Place a water twile.'), read('Place a lioon.').meant]).toEqual([
    [],
    [{ at: 8, length: 5, word: 'lion' }],
  ]);
});

test('what only people write is an instruction, and no story before what the product writes', () => {
  expect(read('Spend 2 cubes. Gain 1 point.').readings).toEqual([{ eco: 'pay 2 cube; gain 1 vp', left: [] }]);
});

test.each([
  ['place a lion, ', true],
  ['place a lion and ', true],
  ['( ', true],
  ['each player { ', false],
])('a sentence of 20,000 characters is not read, but takes neither long nor much: %s', (part, isTooLong) => {
  const { readings, isCut, stops } = read(part.repeat(20_000 / part.length));
  expect([readings, isCut]).toEqual([[], isTooLong]);
  expect(stops.length).toBeGreaterThan(0);
});
