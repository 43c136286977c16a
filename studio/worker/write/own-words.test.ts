/** Sentences for a new card, as the worker reads them. */
import { expect, test } from 'vitest';
import { bundledSets } from '../../../cli/load/catalogue.ts';
import type { Lang } from '../../../print/index.ts';
import { openTexts } from '../workspace.ts';
import { ownWords } from './own-words.ts';

const FILE = 'rain/set.eco';
const SET = 'set rain "Rain" extends first-continent\n\nanimal heron plural herons x8 on water\n';
const workspace = openTexts({ texts: [{ file: FILE, text: SET }], outside: [] }, bundledSets());

function read(text: string, lang: Lang = 'en') {
  const found = ownWords(workspace, { text, file: FILE, number: 901, lang });
  found.next();
  const { value } = found.next();
  if (!value || 'refused' in value) throw new Error(value?.refused);
  return value;
}

test('a sentence is read in the words of the set, and drawn as the card that it makes', () => {
  const { cards, stopped } = read('Place a heron adjacent to a desert.');
  expect(stopped).toBeNull();
  expect(cards).toMatchObject([
    {
      eco: 'place heron adjacent to a desert',
      isFeature: false,
      text: expect.stringMatching(/^Place a heron/),
    },
  ]);
  expect(cards[0]!.svg).toMatch(/^<svg /);
});

test('of sentences that are read only in part, the answer has the card of the others, and the word', () => {
  const { readings, cards, stopped } = read('Place a heron. Flarp it.');
  expect(readings).toEqual([]);
  expect(cards).toMatchObject([{ eco: 'place heron' }]);
  expect(stopped).toMatchObject({ word: 'Flarp', why: expect.stringContaining('`Flarp`') });
  expect(read('Flarp.').cards).toEqual([]);
});

test('English is read whatever language the cards are shown in', () => {
  const [english, spanish] = [read('You may place a heron.'), read('You may place a heron.', 'es')];
  expect(spanish.cards).toMatchObject([{ text: 'You may place a heron.' }]);
  expect(spanish.cards[0]!.svg).not.toBe(english.cards[0]!.svg);
});
