/**
 * For any text, the compiler returns: it neither crashes nor hangs, and its time does not grow faster than the text.
 */
import { describe, expect, test } from 'vitest';
import { problemsOf } from './programs.ts';

const card = (steps: string) => `card 1 brown\n  leaves 2\n  energy sun\n{\n  ${steps}\n}\n`;

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

test('a word of a megabyte is not repeated in the message', () => {
  const [problem] = problemsOf('a'.repeat(1_000_000));
  expect(problem.message.length).toBeLessThan(500);
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
    expect(problemsOf(card('gain 1vp \0')).map(({ code }) => code)).toEqual(['ECO101']);
  });
});
