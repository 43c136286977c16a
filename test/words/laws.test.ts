/** The laws of drafts: nothing is dropped, nothing is invented, and every text gives a card. */
import { expect, test } from 'vitest';
import { compileEffect } from '../../compiler/index.ts';
import { hasHole } from '../../words/draft.ts';
import { wordsIn } from '../../words/tokens.ts';
import { base } from '../rules/boards.ts';
import { loadSentences, normal, read } from './sentences.ts';

const all = [...loadSentences('sample'), ...loadSentences('own')].map(({ text }) => read(text));
/** Those of which all is read, in one way. */
const whole = all.flatMap(({ text, drafts: [draft, ...others] }) =>
  others.length === 0 && draft && !hasHole(draft) ? [{ text, draft }] : [],
);

test('every draft compiles', () => {
  const problems = all.flatMap(({ drafts }) =>
    drafts.flatMap(({ eco }) => compileEffect(eco, base.words).problems),
  );
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('each word of a text is in one piece, and pieces come in order', () => {
  for (const { text, drafts } of all)
    for (const { pieces } of drafts) {
      const within = (part: { at: number; length: number }) =>
        wordsIn(text.slice(part.at, part.at + part.length));
      // A sign before the first word of a line is no word.
      const said = (words: readonly { text: string }[]) =>
        words.map((word) => word.text).filter((word) => /[\p{L}\d]/u.test(word));
      const bullets = /^[ \t]*(?:[-*•–—]|\d+[.)])/gm;
      expect(said(pieces.flatMap(within)), text).toEqual(said(wordsIn(text.replaceAll(bullets, ''))));
      expect(pieces.map(({ at }) => at)).toEqual(pieces.map(({ at }) => at).toSorted((a, b) => a - b));
    }
});

test('a hole is the sentence of the person', () => {
  for (const { text, drafts } of all)
    for (const { at, length, eco } of drafts.flatMap(({ pieces }) => pieces.filter(({ isHole }) => isHole))) {
      const own = text.slice(at, at + length).replaceAll(/\s+/g, ' ');
      expect(eco.replaceAll(/[“”]/g, '"'), text).toBe(`by hand "${own}"`);
    }
});

test('another number makes another program, or a hole', () => {
  for (const { text, draft } of whole)
    for (const { at, length, text: word } of wordsIn(text)) {
      if (!/^\d+$/.test(word) || word === '0') continue;
      const changed = `${text.slice(0, at)}${Number(word) + 7}${text.slice(at + length)}`;
      expect(
        read(changed).drafts.map(({ eco }) => normal(eco)),
        changed,
      ).not.toContain(normal(draft.eco));
    }
});

test.each([
  [
    'Each other player may discard a card and loses 2 points.',
    'each other player { may lose a card; lose 2vp }',
  ],
  ['Choose an opponent. They may give you a card from their hand.', undefined],
  [
    'Choose a tile. Remove everything on it.',
    'choose a tile; remove all animals or mountains or forests or glaciers or reeds or ice or ash on this tile',
  ],
  [
    'Gain 1 point for each empty tile.',
    'gain 1vp per tile without animals or mountains or forests or glaciers or reeds or ice or ash',
  ],
  ['Everyone gains a cube, you gain two.', undefined],
  ['Gain 2 points for each lion and each antelope next to a mountain.', undefined],
  ['Draw a card as often as you like.', undefined],
])('what was read wrongly is right, or a hole: %s', (text, eco) => {
  const [draft] = read(text).drafts;
  const isRight = eco !== undefined && draft !== undefined && normal(draft.eco) === normal(eco);
  expect(isRight || draft?.pieces.every(({ isHole }) => isHole)).toBe(true);
});
