/** The laws of reading a person's words: nothing is guessed, nothing is dropped, nothing is invented. */
import { expect, test } from 'vitest';
import { readRows } from '../../compiler/wordings/rows.ts';
import { compileEffect, readSentences, whyRefused } from '../../compiler/wordings/sentences.ts';
import { words } from '../../compiler/wordings/words.ts';
import { rulesText } from '../../print/wording/text.ts';
import { findWordings } from '../../program/index.ts';
import { base } from '../rules/boards.ts';
import { loadSentences, normal, readingsOf, type Sentence, shareRight } from './sentences.ts';

const sample = loadSentences('sample');
const own = loadSentences('own');
const strangers = loadSentences('strangers');
const all = [...sample, ...own, ...strangers];
/** Those with one reading, and what that does. */
const oneReading = (sentences: readonly Sentence[]) =>
  sentences.flatMap(({ text }) => {
    const readings = readingsOf(text);
    return readings.length === 1 ? [{ text, eco: readings[0]!, does: normal(readings[0]!) }] : [];
  });
/** Each law reads them again, many times over: `npm test` takes a third of them. */
const some = <Item>(list: readonly Item[]) => list.filter((_, at) => !process.env.TEST_SHORT || at % 3 === 0);
const read = oneReading(some(all));

const rows = readRows(findWordings('en')!);
/** The words of the categories of a table. */
const wordsOf = (...categories: string[]): Set<string> =>
  new Set(
    rows
      .filter(({ category }) => categories.includes(category))
      .flatMap(({ items }) =>
        items.flatMap((item) => ('alternatives' in item ? item.alternatives.flat() : [])),
      ),
  );

test('no sentence is read as something else', () => {
  expect(shareRight([...all, ...loadSentences('traps')]).wrong).toEqual([]);
});

test('the sample and the sentences of others are read', () => {
  expect(shareRight(sample).share).toBeGreaterThan(SAMPLE_SHARE);
  expect(shareRight(own).share).toBeGreaterThan(OWN_SHARE);
  expect(shareRight(strangers).share).toBeGreaterThan(STRANGERS_SHARE);
});

/** What was reached; more is better. */
const SAMPLE_SHARE = 0.87;
const OWN_SHARE = 0.85;
const STRANGERS_SHARE = 0.61;

test('law 2: what is read passes check, and its rules text is read as the same', () => {
  for (const { text, eco, does } of read) {
    const { program, problems } = compileEffect(eco, base.words);
    expect(whyRefused(problems), text).toBe(undefined);
    expect(readingsOf(rulesText(program!, base.words)).map(normal), text).toEqual([does]);
  }
});

/** The words that are never fillers. */
const LAW_WORDS = (
  'not no nothing none never nobody without except may must each any all both only same different another other every up at least ' +
  'most exactly more fewer less half instead between together unless if until when while before after again first last'
).split(' ');

test('law 3: no filler is a word that a rule depends on, or a number', () => {
  const fillers = wordsOf('filler');
  expect(LAW_WORDS.filter((word) => fillers.has(word))).toEqual([]);
  expect([...fillers].filter((word) => /\d/.test(word))).toEqual([]);
});

test('law 3: what is left out says nothing, and behind an instruction nothing depends on it', () => {
  for (const { text, does } of read)
    for (const { at, length } of readSentences(text, base.words)!.readings[0]!.left) {
      expect(readingsOf(text.slice(at, at + length)), text).toEqual([]);
      if (readingsOf(text.slice(0, at)).length === 0) continue;
      const without = `${text.slice(0, at)}${text.slice(at + length)}`;
      expect(readingsOf(without).map(normal), text).toEqual([does]);
    }
});

test('law 5: another number makes another program, or none', () => {
  for (const { text, does } of read)
    for (const { at, length, text: word } of words(text)) {
      if (!/^\d+$/.test(word) || word === '0') continue;
      const changed = `${text.slice(0, at)}${Number(word) + 7}${text.slice(at + length)}`;
      expect(readingsOf(changed).map(normal), changed).not.toContain(does);
    }
});

test.each([
  ['lion', 'rhino'],
  ['antelope', 'elephant'],
  ['forest', 'mountain'],
  ['desert', 'grassland'],
])('law 5: with %s for %s, just that changes', (one, other) => {
  const swapped = (of: string) => of.replaceAll(new RegExp(`\\b${one}`, 'gi'), other);
  for (const { text, eco } of read) {
    // "Nothing" on a tile is several things.
    if (!swapped(text).includes(other) || `${text} ${eco}`.toLowerCase().includes(other)) continue;
    // The swap does not know other words for the thing.
    if (/\b(?:woods?|trees?)\b/.test(text)) continue;
    const readings = readingsOf(swapped(text)).map(normal);
    if (readings.length > 0) expect(readings, swapped(text)).toContain(normal(swapped(eco)));
  }
});

/** Law words that sentences use for emphasis, too: "any grassland", "another forest", "in the same habitat". */
const EMPHASIS = new Set([
  'any',
  'all',
  'each',
  'every',
  'another',
  'other',
  'different',
  'same',
  'exactly',
  'more',
  'at',
  'again',
  'both',
  'must',
  'until',
]);

test('law 9: without a word that a rule depends on, a sentence means something else, or nothing', () => {
  const depends = new Set(LAW_WORDS.filter((word) => !EMPHASIS.has(word)));
  const same = read.flatMap(({ text, does }) => {
    const { left } = readSentences(text, base.words)!.readings[0]!;
    return words(text).flatMap(({ at, length, text: word }) => {
      // Who may choose between two things, chooses.
      if (word === 'may' && text.startsWith('may choose', at)) return [];
      // "Ends up next to water" is no "up to".
      if (word === 'up' && !text.startsWith('up to', at)) return [];
      if (!depends.has(word) || left.some((part) => at >= part.at && at < part.at + part.length)) return [];
      const changed = `${text.slice(0, at)}${text.slice(at + length)}`;
      return readingsOf(changed).map(normal).includes(does) ? [`${word}: ${text}`] : [];
    });
  });
  expect(same).toEqual([]);
});

test('law 3: with "not", "never" or "unless" put in anywhere, a sentence means something else, or nothing', () => {
  const same = oneReading(some(sample)).flatMap(({ text, does }) => {
    const { left } = readSentences(text, base.words)!.readings[0]!;
    const end = Math.max(0, ...left.map(({ at, length }) => at + length));
    return ['not', 'never', 'unless'].flatMap((put) =>
      words(text).flatMap(({ at, text: word }) => {
        if (!/^[\p{L}\d]/u.test(word)) return [];
        const changed = `${text.slice(0, at)}${put} ${text.slice(at)}`;
        return at >= end && readingsOf(changed).map(normal).includes(does) ? [changed] : [];
      }),
    );
  });
  expect(same).toEqual([]);
});
