/** What the first page of the site reads: sentences in the words of First Continent, and animals that it lacks. */
import { expect, test } from 'vitest';
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { compile } from '../../../compiler/index.ts';
import { isError } from '../../../program/index.ts';
import { BEGINNINGS, FIRST_SENTENCE } from '../../../studio/page/words/beginnings.ts';
import { readSentence } from './front-reader.ts';

const read = (text: string, leftOut: string[] = []) =>
  readSentence({ text, number: 901, draft: 0, leftOut, file: '', lang: 'en' });

/** What is wrong with the text of a set of one's own. */
const mistakes = (text: string) =>
  compile([...bundledSets(), { files: [{ file: 'yours.eco', text }] }])
    .problems.filter(isError)
    .map(({ message }) => message);

test.each([FIRST_SENTENCE, ...Object.values(BEGINNINGS)])('all of “%s” is read, and drawn', (text) => {
  const { drafts, card, refusal } = read(text);
  expect(refusal).toBeNull();
  expect(drafts[0]!.pieces.filter(({ isHole }) => isHole)).toEqual([]);
  expect(card!.svg).toMatch(/^<svg .*data-step="0"/s);
  expect(mistakes(card!.set)).toEqual([]);
});

test('what is not read stands on the card as it was written, unless it is left out', () => {
  const hole = 'Then everybody roars.';
  const { card, lacking } = read(`Place a lion. ${hole}`);
  expect(card!.source).toContain(`by hand "${hole}"`);
  expect(card!.pieceSteps).toEqual([['0'], ['1']]);
  expect(lacking).toEqual([undefined, undefined]);
  expect(mistakes(card!.set)).toEqual([]);
  expect(read(`Place a lion. ${hole}`, [hole]).card!.source).not.toContain('by hand');
  expect(read(hole, [hole]).card).toBeNull();
});

test.each([
  ['Place a penguin on the edge. Gain 2 points.', { name: 'penguin', owner: 'Polar Shores' }],
  ['Gain 1 point for each seal in the landscape.', { name: 'seal', owner: 'Polar Shores' }],
  ['Place a walrus on the edge. Gain 2 points.', { name: 'walrus' }],
  ['Gain 1 point for each of the foxes in the landscape.', { name: 'fox' }],
])('an animal that First Continent lacks: “%s”', (text, animal) => {
  const { lacking } = read(text);
  expect(lacking[0]).toMatchObject(animal);
  const { set } = lacking[0]!;
  expect(set).not.toContain('by hand');
  expect(mistakes(set)).toEqual([]);
});

test('a single unknown word is no animal', () => {
  expect(read('Roar!').lacking).toEqual([undefined]);
  expect(read('Penguin.').lacking[0]).toMatchObject({ name: 'penguin' });
});

test('a text that is too long is refused', () => {
  expect(read('Place a lion. '.repeat(31))).toMatchObject({ card: null, refusal: { at: 30 * 14 } });
});
