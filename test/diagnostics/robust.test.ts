/**
 * For any text, the compiler returns: it neither crashes nor hangs, and its time does not grow faster than the text.
 */

import { describe, expect, test } from 'vitest';
import { parse } from '../../grammar/parser.ts';
import { KEYWORDS } from '../../grammar/tokens/tokens.ts';
import type { Problem } from '../../program/index.ts';
import { chance } from './breaking.ts';
import { problemsOf } from './programs.ts';

const codes = (problems: readonly Problem[]) => [...new Set(problems.map(({ code }) => code))].toSorted();
const card = (steps: string) => `card 1 brown\n  leaves 2\n  energy sun\n{\n  ${steps}\n}\n`;

describe('noise', () => {
  test('a million random bytes have problems, without a crash', () => {
    const random = chance(1);
    const bytes = Uint8Array.from({ length: 1_000_000 }, () => random(256));
    const problems = problemsOf(new TextDecoder('latin1').decode(bytes));
    expect(problems.length).toBeGreaterThan(0);
  });

  test('random keywords and signs have problems only within their lines', () => {
    const random = chance(2);
    const words = [
      ...KEYWORDS,
      ...['{', '}', ';', ',', '=', '+', '"a b"', '3', 'x2', '\n', '#', '"', 'lion', 'a'],
    ];
    const text = (length: number) => Array.from({ length }, () => words[random(words.length)]).join(' ');
    for (let round = 0; round < 500; round++) parse('noise.eco', text(1 + random(200)));
    for (let round = 0; round < 50; round++) {
      const noise = text(1 + random(200));
      const lines = noise.split('\n').length;
      for (const { line } of problemsOf(noise)) expect(line).toBeLessThanOrEqual(lines);
    }
  });
});

describe('ten thousand levels', () => {
  test.each([
    ['braces', card(`${'{'.repeat(10_000)}${'}'.repeat(10_000)}`)],
    ['braces without their end', card('{'.repeat(10_000))],
    ['ends without a beginning', card('}'.repeat(10_000))],
    ['may', card(`${'may { '.repeat(10_000)}gain 1vp${' }'.repeat(10_000)}`)],
    ['either', card('either { '.repeat(10_000))],
    ['else if', card(`${'if there is a lion { gain 1vp } else '.repeat(10_000)}{ gain 1vp }`)],
    ['quotes', card('"'.repeat(10_001))],
    ['and', card(`gain 1vp if on the edge${' and on the edge'.repeat(10_000)}`)],
    ['scenarios in scenarios', 'scenario "x" { '.repeat(10_000)],
  ])('of %s give short messages', (_, text) => {
    expect(problemsOf(text).every(({ message }) => message.length < 1000)).toBe(true);
  });
});

/** Ten in a soak test. */
const MEGABYTES = process.env.SOAK ? 10 : 2;

describe('length', () => {
  const one = (number: number) =>
    `card ${number} brown leaves 2 energy sun { place grassland; gain ${number}vp }\n`;
  const cards = (count: number) => Array.from({ length: count }, (_, i) => one(1 + (i % 90_000))).join('');

  test('a word of a megabyte is not repeated in the message', () => {
    const [problem] = problemsOf('a'.repeat(1_000_000));
    expect(problem.message.length).toBeLessThan(500);
  });

  test.each<[string, (text: string) => string]>([
    ['lines', (text) => text],
    ['one line', (text) => text.replaceAll('\n', ' ')],
  ])('megabytes in %s are parsed without problems', (_, laidOut) => {
    const text = laidOut(cards(Math.ceil((MEGABYTES * 1_000_000) / one(10_000).length)));
    expect(parse('large.eco', text).problems).toEqual([]);
  });

  // Time quadratic in the length would take hours, so the test would fail by its timeout.
  test.each<[string, string, string, string]>([
    ['steps that are wrong', 'card 1 brown leaves 2 energy sun { ', 'gian 1vp\n', '}'],
    ['open braces', 'card 1 brown leaves 2 energy sun ', '{', ''],
    ['open quotes', '', '"a\n', ''],
    ['closing braces', '', '} ', ''],
    ['unknown characters', '', '§ ', ''],
    ['forgotten braces', '', 'card 1 brown leaves 2 energy sun { gain 1vp\n', ''],
    ['lines of a scenario', 'scenario "x" {\n', 'do { gain 1vp };\n', ''],
  ])('a megabyte of %s is parsed in linear time', (_, before, again, after) => {
    const { problems } = parse('large.eco', before + again.repeat(1_000_000 / again.length) + after);
    expect(problems.length).toBeGreaterThan(0);
  });
});

describe('line ends', () => {
  const wrong = card('gain 1 gold;\n  gain 2 lead').replace('card 1', '# "first\ncard 1');

  test.each([['\r\n'], ['\n']])('%j gives the same lines and columns', (end) => {
    const problems = problemsOf(wrong.replaceAll('\n', end));
    expect(problems.map(({ line, column, length }) => [line, column, length])).toEqual([
      [6, 10, 4],
      [7, 10, 4],
    ]);
  });

  test('a carriage return is not part of a text in quotes, and ends an unclosed text', () => {
    expect(problemsOf('card 1 brown "A card"\r\nleaves 2\r\nenergy sun\r\n{\r\ngain 1vp\r\n}\r\n')).toEqual(
      [],
    );
    const [problem] = problemsOf('card 1 brown "A card\r\nleaves 2\r\nenergy sun\r\n{\r\ngain 1vp\r\n}\r\n');
    expect([problem.code, problem.line, problem.related?.[0].column]).toEqual(['ECO102', 1, 21]);
  });

  test('NUL is an unknown character', () => {
    expect(codes(problemsOf(card('gain 1vp \0')))).toEqual(['ECO101']);
  });
});
