/** Blocks in a person's own words: what is prose, and that nothing else is said of it. */
import { expect, test } from 'vitest';
import { parse, parseSteps } from '../parser.ts';

/** Each mistake, with the text it is about. */
const mistakesIn = (
  text: string,
  read: (of: string) => ReturnType<typeof parseSteps> | ReturnType<typeof parse>,
) => read(text).problems.map(({ code, from, to }) => [code, text.slice(from, to)]);
const inSteps = (text: string) => mistakesIn(text, parseSteps);
const inFile = (text: string) => mistakesIn(text, (of) => parse('a.eco', of));

const CARD = 'card 901 brown leaves 2 energy sun';

test.each([
  'Place a lion. Gain 2 points for each adjacent animal.',
  'Score 2 points!',
  'Add a lion,\nthen score\n2 points per lion.',
  'Árboles por todas partes.',
])('a block that reads like sentences is one mistake: %s', (words) => {
  expect(inSteps(words)).toEqual([['ECO118', words]]);
  expect(inFile(`${CARD} { ${words} }`)).toEqual([['ECO118', words]]);
  expect(inFile(`${CARD} { gain 1vp; at end { ${words} } }`)).toEqual([['ECO118', words]]);
  expect(inFile(`${CARD} { may { ${words} }; gain 1vp }`)).toEqual([['ECO118', words]]);
  expect(inFile(`feature 9 blue "x" pattern "D" { ${words} }`)).toEqual([['ECO118', words]]);
  expect(inFile(`scenario "x" { board "g"; do { ${words} }; expect 1vp }`)).toEqual([['ECO118', words]]);
});

test('comments are no part of it, and the rest of the file keeps its mistakes', () => {
  const text = `${CARD} {\n  # idea; {\n  Add a lion. # big\n  Dance. # }\n}\n${CARD} { gian 1vp }`;
  expect(inFile(text)).toEqual([
    ['ECO118', 'Add a lion. # big\n  Dance.'],
    ['ECO113', 'gian'],
  ]);
  expect(parse('', text).tree.items).toHaveLength(2);
});

test.each([
  'Place A Lion.',
  'Place a dragon.',
  'score 2 points.',
  'Score 2 points',
  'Score 2 points; dance.',
  'May { place a lion }.',
])('a block that is the card language but for its capitals, or has its signs, is no prose: %s', (steps) => {
  expect(inSteps(steps).map(([code]) => code)).not.toContain('ECO118');
});

test('between the braces of a scenario there are lines, which are no prose', () => {
  expect(inFile('scenario "x" { The lion moves. }').map(([code]) => code)).toEqual(['ECO117', 'ECO101']);
});
