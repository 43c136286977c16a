/**
 * One broken word gives one clear error: 200 valid programs, each broken at one position. An error must be reported, it
 * must point to the broken step or an adjacent one, and unrelated problems are rare.
 */
import { expect, test } from 'vitest';
import { type Broken, broken, chanceFor, pointsAtBreak } from './breaking.ts';
import { isBroken, problemsOf, programs } from './programs.ts';

const SEED = 2026;
const PROGRAMS = 200;
/** The mistake itself and one problem that follows from it. */
const MOST_PROBLEMS = 2;
/** A brace in a wrong place can give more. */
const MOST_WITH_MORE = PROGRAMS / 100;

const chosen = programs()
  .map((text) => ({ text, order: chanceFor(text, SEED)(1_000_000) }))
  .sort((a, b) => a.order - b.order)
  .values()
  .map(({ text }) => text)
  .filter((text) => !isBroken(text))
  .take(PROGRAMS)
  .toArray();

/** Breaks a text until it is invalid, since some changes leave it valid. */
function brokenFor(text: string, random = chanceFor(text, SEED)): Broken {
  for (;;) {
    const candidate = broken(text, random);
    if (isBroken(candidate.text)) return candidate;
  }
}

/** A broken text that still begins as a card, so that what it declares is known. */
function brokenBelowHead(card: string): string {
  const random = chanceFor(card, SEED);
  for (;;) {
    const { text, from } = brokenFor(card, random);
    if (from > card.indexOf('\n')) return text;
  }
}

test('there are two hundred different programs', () => {
  expect(new Set(chosen).size).toBe(PROGRAMS);
});

for (const [number, text] of chosen.entries()) {
  const mistake = brokenFor(text);
  test(`${number + 1}: ${mistake.how.replace(/\s+/g, ' ')}`, () => {
    const problems = problemsOf(mistake.text);
    const listed = problems.map(({ line, column, code, message }) => `${line}:${column} ${code} ${message}`);
    expect(pointsAtBreak(mistake, problems), `${mistake.text}\n${listed.join('\n')}`).toBe(true);
  });
}

test('hardly any of them gives further problems', () => {
  const many = chosen
    .map((text) => brokenFor(text).text)
    .filter((text) => problemsOf(text).length > MOST_PROBLEMS);
  expect(many.length, many.join('\n')).toBeLessThanOrEqual(MOST_WITH_MORE);
});

test('all of twenty broken cards in one file are reported, each problem once', () => {
  const texts = chosen
    .filter((text) => /^card \d+ brown[^{]*\n/.test(text) && !text.includes('scenario'))
    .slice(0, 20)
    .map((text, i) => brokenBelowHead(text.replace(/^card \d+/, `card ${1000 + i}`)));
  const problems = problemsOf(texts.join('\n'));
  const places = problems.map(({ line, column, code }) => `${line}:${column} ${code}`);
  expect(places).toEqual([...new Set(places)]);
  let line = 1;
  for (const text of texts) {
    const end = line + text.split('\n').length;
    const here = problems.flatMap(({ related = [], ...main }) => [main, ...related]);
    expect(
      here.some((place) => place.line >= line && place.line <= end),
      text,
    ).toBe(true);
    line = end;
  }
});
