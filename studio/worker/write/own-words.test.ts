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
  const { cards } = read('Place a heron adjacent to a desert.');
  expect(cards).toMatchObject([
    {
      eco: 'place heron adjacent to a desert',
      isFeature: false,
      rules: expect.stringMatching(/^Place a heron/),
    },
  ]);
  expect(cards[0]!.svg).toMatch(/^<svg /);
});

test('what is not read is on the card as it was written', () => {
  const { cards } = read('Place a heron. Flarp it.');
  expect(cards).toMatchObject([{ eco: 'place heron;\nby hand "Flarp it."' }]);
});

test('English is read whatever language the cards are shown in', () => {
  const [english, spanish] = [read('You may place a heron.'), read('You may place a heron.', 'es')];
  expect(spanish.cards).toMatchObject([{ rules: 'You may place a heron.' }]);
  expect(spanish.cards[0]!.svg).not.toBe(english.cards[0]!.svg);
});
