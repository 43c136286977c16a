/** Drafts of sentences: what is read, what stays a hole, and what is offered for it. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { base } from '../test/rules/boards.ts';
import { readDrafts } from './draft.ts';
import type { WordsFiles } from './table.ts';

const files: WordsFiles = (name) => readFileSync(join(import.meta.dirname, `${name}.txt`), 'utf8');
const read = (text: string) => readDrafts(text, base.words, 'en', files);
const stepsOf = (text: string) => read(text).drafts.map(({ eco }) => eco.replaceAll(/\n\s*/g, ' '));
/** The parts of the text that are holes. */
const holesIn = (text: string) =>
  read(text).drafts[0]?.pieces.flatMap(({ isHole, at, length }) =>
    isHole ? [text.slice(at, at + length)] : [],
  );

test('printed sentences are read exactly, each as a piece with its rules text', () => {
  const text = 'Place a grassland. Gain 1 point for each adjacent grassland, at most 3 points.';
  expect(read(text)).toEqual({
    text,
    lang: 'en',
    drafts: [
      {
        eco: 'place grassland;\ngain 1vp per adjacent grassland at most 3',
        rules: 'Place a grassland.\nGain 1 point for each adjacent grassland, at most 3 points.',
        impact: false,
        pieces: [
          { at: 0, length: 18, eco: 'place grassland', rules: 'Place a grassland.', isHole: false },
          {
            at: 19,
            length: 59,
            eco: 'gain 1vp per adjacent grassland at most 3',
            rules: 'Gain 1 point for each adjacent grassland, at most 3 points.',
            isHole: false,
          },
        ],
        links: [{ piece: 1, to: 0 }],
        spelt: [],
      },
    ],
    isExact: true,
  });
});

test('what is not read stays in its place, in the words of the person', () => {
  const text = 'Place a lion. Say "hello"\nto it. Gain 1 point.';
  expect(stepsOf(text)).toEqual(['place lion; by hand "Say “hello” to it."; gain 1vp']);
  expect(read(text).isExact).toBe(false);
});

test('of a sentence, its first clauses are read, and nothing behind the hole', () => {
  expect(stepsOf('Place a lion, then sing and gain 2 points.')).toEqual([
    'place lion; by hand "then sing and gain 2 points."',
  ]);
});

test('no noun is parted from what may belong to it, and nothing of a block is read in part', () => {
  expect(holesIn('Gain 2 points for each lion and each antelope next to a mountain.')).toHaveLength(1);
  expect(holesIn('You may place a lion and whistle.')).toEqual(['You may place a lion and whistle.']);
});

test.each(['Choose a number:\nPlace a lion.', 'Is it raining? Place a lion.', 'Whistle; place a lion.'])(
  'behind a hole that says what the next sentence is for comes a hole: %s',
  (text) => {
    expect(holesIn(text)).toHaveLength(2);
  },
);

test('nothing behind a hole is counted or spoken of again', () => {
  expect(holesIn('Plant a tree of gold. Gain 1 point for each forest.')).toHaveLength(2);
  expect(holesIn('Place a lion. Whistle. Gain 1 cube if it is adjacent to a forest.')).toHaveLength(2);
});

test('holes stand before what a card waits for', () => {
  expect(stepsOf('When a lion is placed: gain 1 point. Sing.')).toEqual([
    'by hand "Sing."; when a lion is placed { gain 1vp }',
  ]);
  expect(stepsOf('When a lion is placed: gain 1 point. Place a fish.')).toEqual([
    'by hand "Place a fish."; when a lion is placed { gain 1vp }',
  ]);
});

test('a hole of a Landscape Feature is done when it is played', () => {
  expect(stepsOf('When played: gain 1 point. Sing.')).toEqual([
    'on play { by hand "Sing." }; on play { gain 1vp }',
  ]);
});

test('lines below a line with a colon are inside its block, or all in its hole', () => {
  expect(stepsOf('Do this 2 times:\n  Place a lion.\n  Gain 2 points.\nGain a cube.')).toEqual([
    'repeat 2 { place lion; gain 2vp }; gain a cube',
  ]);
  expect(holesIn('Whoever sings:\n  Place a lion.\n  Gain 2 points.\nGain a cube.')).toEqual([
    'Whoever sings:\n  Place a lion.\n  Gain 2 points.',
  ]);
});

test('"otherwise" continues the sentence before it, as one piece', () => {
  const [draft] = read(
    'Place a lion.\nIf this is on the edge, gain 2 points.\nOtherwise: gain a card.',
  ).drafts;
  expect(draft?.pieces.map(({ eco }) => eco)).toEqual([
    'place lion',
    'if on the edge { gain 2vp } else { gain a card }',
  ]);
  expect(draft?.links).toEqual([{ piece: 1, to: 0 }]);
});

test.each([
  'Place a lion. Place a desert. Place a fish adjacent to that lion.',
  'Place a lion. Place a lion. Place a fish adjacent to the first lion.',
])('a thing that is named again is linked to what brought it in: %s', (text) => {
  expect(read(text).drafts[0]?.links).toEqual([{ piece: 2, to: 0 }]);
});

test('what says nothing of the effect is a piece without steps', () => {
  const [draft] = read('Covers 1 desert.\nWhen a lion is placed: gain 1 point.').drafts;
  expect(draft?.pieces.map(({ eco, isHole }) => [eco, isHole])).toEqual([
    ['', false],
    ['when a lion is placed { gain 1vp }', false],
  ]);
});

test('a word with a wrong letter is a hole, and what it can be is offered', () => {
  const text = 'Place a lion. Place a storm on the edge.';
  const [draft] = read(text).drafts;
  expect(draft?.spelt).toEqual([{ at: 22, length: 5, as: 'stork' }]);
  expect(holesIn(text)).toEqual(['Place a storm on the edge.']);
});

test('a hole says which word stands in the way, and what helps there', () => {
  const stopIn = (text: string) => {
    const { pieces, spelt } = read(text).drafts[0]!;
    const { at, length } = pieces[0]!.stop ?? { at: 0, length: 0 };
    return [text.slice(at, at + length), spelt.map(({ as }) => as)];
  };
  expect(stopIn('Place a lion somewhere warm.')).toEqual(['warm', []]);
  expect(stopIn('Plaice a lyonn.')).toEqual(['Plaice', ['place']]);
  // With "water" for "waters" no more is read.
  expect(stopIn('Draw cards for the waters.')).toEqual(['for', []]);
  expect(stopIn('Place a lion.')).toEqual(['', []]);
});

test('steps of the card language are read, but not as printed', () => {
  const answer = read('place lion; may { gain 1vp; gain a cube }');
  expect([answer.drafts.map(({ eco }) => eco), answer.isExact]).toEqual([
    ['place lion;\nmay { gain 1vp; gain a cube }'],
    false,
  ]);
});

test('blanks are no draft', () => {
  expect(read(' \n\u0000').drafts).toEqual([]);
});

test.each([
  '#',
  '"',
  '{',
  '}',
  '- ',
  '…',
  '1.',
  'Sing.\u0000\nSing.',
  '😀',
  ' ".; ? ',
  'by hand "x',
  'on play { }',
  'İ',
])('every text gives a card that compiles: %j', (text) => {
  const [draft] = read(text).drafts;
  expect(draft?.rules).not.toBe(undefined);
});

test('a text of more than 30 sentences or 2,000 characters is refused', () => {
  const refused = expect.objectContaining({ name: 'UserError', code: 'too-long' });
  expect(read('Sing. '.repeat(30)).drafts).toHaveLength(1);
  expect(() => read('Sing. '.repeat(31))).toThrow(refused);
  expect(read('a'.repeat(2_000)).drafts).toHaveLength(1);
  expect(() => read('a'.repeat(2_001))).toThrow(refused);
});
