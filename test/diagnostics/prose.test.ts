/** A card in a person's own words: only that is said of it, without fixes, and its steps are not lowered. */
import { expect, test } from 'vitest';
import { compileText } from '../base-set.ts';

const codesOf = (text: string) => compileText(text).problems.map(({ code, fixes }) => [code, fixes]);

test.each([
  'Add a lion. Score 2 points.',
  'may { Add a lion as king. Dance. }; gain 1vp per animal adjacent to this',
  'at end { Score 2 points for each lion. }',
])('nothing else is said of it: %s', (steps) => {
  expect(codesOf(`card 901 brown leaves 2 energy sun { ${steps} }`)).toEqual([['ECO118', undefined]]);
});

test('a scenario that does what is said in words is not run', () => {
  const { problems, sets } = compileText('scenario "x" { board "g"; do { Score 2 points. }; expect 2vp }');
  expect(problems.map(({ code }) => code)).toEqual(['ECO118']);
  expect(sets[0].scenarios).toEqual([]);
});
