/** Sentences for a new card, as the worker reads and draws them. */
import { expect, test } from 'vitest';
import { bundledSets } from '../../../cli/load/catalogue.ts';
import type { Lang } from '../../../print/index.ts';
import { runToEnd } from '../../../program/index.ts';
import { openTexts } from '../workspace.ts';
import { examples } from './assistant.ts';
import { offers } from './offers.ts';
import { ownWords } from './own-words.ts';

const FILE = 'rain/set.eco';
const SET = 'set rain "Rain" extends first-continent\n\nanimal heron plural herons x8 on water\n';
const workspace = openTexts({ texts: [{ file: FILE, text: SET }], outside: [] }, bundledSets());

function read(text: string, { lang = 'en' as Lang, draft = 0, leftOut = [] as string[] } = {}) {
  const found = ownWords(workspace, { text, file: FILE, number: 901, lang, draft, leftOut });
  return runToEnd(found);
}

test('a sentence is read in the words of the set, and drawn as the card that it makes', () => {
  const { drafts, card } = read('Place a heron adjacent to a desert.');
  expect(drafts).toMatchObject([{ pieces: [{ isHole: false }] }]);
  expect(card!.source).toBe(
    'card 901 brown "Yours"\n  leaves 2\n  energy grassland, animal\n{\n  place heron adjacent to a desert;\n}\n',
  );
  expect(card).toMatchObject({ number: 901, title: 'Yours', pieceSteps: [['0']], tooLong: [] });
  expect(card!.svg).toMatch(/^<svg /);
});

test('what is not read is on the card as it was written, unless it is left out', () => {
  const hole = 'Flarp it in a straight line.';
  const text = `Place a heron. ${hole}`;
  const { card, entries } = read(text);
  expect(card!.source).toContain(`{\n  place heron;\n  by hand "${hole}";\n}`);
  expect(card!.pieceSteps).toEqual([['0'], ['1']]);
  expect(entries).toEqual([null, { title: 'Straight lines', anchor: 'straight-lines' }]);
  const without = read(text, { leftOut: [hole] });
  expect(without.card!.source).toContain('{\n  place heron;\n}');
  expect(without.card!.pieceSteps).toEqual([['0'], []]);
  expect(read(hole, { leftOut: [hole] }).card).toBeNull();
});

test('English is read whatever language the cards are shown in', () => {
  const [english, spanish] = [read('You may place a heron.'), read('You may place a heron.', { lang: 'es' })];
  expect(spanish.drafts).toMatchObject([{ rules: 'You may place a heron.' }]);
  expect(spanish.card!.svg).not.toBe(english.card!.svg);
});

test('what an assistant answers is checked, and drawn with its own head and the next number', () => {
  const card = 'card 1 blue "Egret"\n  leaves 3\n  energy water\n{\n  place heron;\n}';
  const found = read(`Here it is:\n\`\`\`eco\n${card}\n\`\`\`\n`);
  expect(found.card).toMatchObject({ number: 901, title: 'Egret', deck: 'blue' });
  expect(found.drafts).toMatchObject([{ rules: 'Place a heron.' }]);
  expect(read('place heron; gain 1vp').card!.source).toContain('{\n  place heron;\n  gain 1vp;\n}');
  const wrong = read(card.replace('heron', 'herron'));
  expect(wrong.refusal).toMatchObject({
    is: 'a card with a mistake',
    why: expect.stringContaining('herron'),
  });
  expect(wrong.card).toBeNull();
});

test('a text that is too long is refused, with the place where it becomes so', () => {
  const one = 'Place a heron. ';
  expect(read(one.repeat(31)).refusal).toEqual({
    is: 'too long to be read',
    at: 30 * one.length,
    why: '31 sentences; at most 30 sentences with 2,000 characters are read.',
  });
  const long = read('Place a heron '.repeat(150)).refusal;
  expect(long).toMatchObject({ at: 2000, why: /^2,100 characters;/ });
});

test('an assistant gets the bundled cards that say most of the same words', () => {
  const text = 'Place a stork. Gain 1 point for each fish next to it.';
  const found = runToEnd(examples(workspace, { text }));
  expect(found).toHaveLength(2);
  for (const { source, rules } of found) {
    expect(source).toMatch(/^card \d+/);
    expect(rules).toMatch(/stork|fish/i);
  }
});

test('the list of problems gets the drafts of the block at the cursor, or of the first', () => {
  const block = (number: number, words: string) =>
    `card ${number} brown\n  leaves 1\n  energy sun\n{\n  ${words}\n}\n\n`;
  const text = `${SET}${block(1, 'Take away 2 lions.')}${block(2, 'place heron;')}${block(3, 'You may place a heron.')}`;
  const open = openTexts({ texts: [{ file: FILE, text }], outside: [] }, bundledSets());
  const titles = (offset: number) =>
    runToEnd(offers(open, { file: FILE, offset })).flatMap(({ fixes }) => fixes.map(({ title }) => title));
  expect(titles(text.indexOf('lions.'))).toEqual(['Take it: Remove 2 lions.']);
  expect(titles(text.indexOf('place heron'))).toEqual(['Take it: You may place a heron.']);
  expect(titles(text.length)).toEqual(['Take it: Remove 2 lions.']);
  expect(runToEnd(offers(workspace, { file: FILE, offset: 0 }))).toEqual([]);
});
