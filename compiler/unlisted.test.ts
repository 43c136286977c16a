/** In a file with more than a thousand problems, the rest is counted, and the counts are right. */
import { describe, expect, it } from 'vitest';
import { compileText, problemsOf } from '../test/base-set.ts';
import { compileSteps } from './compile.ts';

const card = (number: number, steps: string) => `card ${number} brown leaves 2 energy sun\n{\n${steps}\n}\n`;
/** 2,500 steps. */
const steps = (step: (i: number) => string) => Array.from({ length: 2500 }, (_, i) => step(i)).join('\n');
/** How many errors and warnings there are in total. */
function counts(text: string): { listed: number; errors: number; warnings: number } {
  const { problems, unlisted } = compileText(text);
  const listed = problems.filter(({ severity }) => severity === 'error').length;
  return {
    listed: problems.length,
    errors: unlisted.reduce((sum, more) => sum + more.errors, listed),
    warnings: unlisted.reduce((sum, more) => sum + more.warnings, problems.length - listed),
  };
}

describe('a file with more than a thousand problems', () => {
  it.each([
    ['unknown characters', '§ '.repeat(2500)],
    ['unknown steps', card(1, 'gian 1vp;\n'.repeat(2500))],
    [
      'unclosed titles',
      Array.from(
        { length: 2500 },
        (_, i) => `card ${i} brown "T\n  leaves 2\n  energy sun\n{ gain 1vp }\n`,
      ).join(''),
    ],
    [
      'unknown names',
      card(
        1,
        steps((i) => `place okapi-${i};`),
      ),
    ],
  ])('lists a thousand of 2,500: %s', (_, text) => {
    const { listed, errors, warnings } = counts(text);
    expect({ listed, errors, warnings }).toEqual({ listed: 1000, errors: 2500, warnings: 0 });
  });

  it('lists a single problem if all of them are the same unknown name', () => {
    const text = card(1, 'place okapi;\n'.repeat(2500));
    expect(counts(text)).toEqual({ listed: 1, errors: 1501, warnings: 0 });
    expect(problemsOf(text)[0]).toContain('and in 999 more places');
  });

  it('counts its warnings separately', () => {
    const text = Array.from({ length: 1501 }, (_, i) => card(i, 'gain 1vp')).join('');
    expect(counts(text)).toEqual({ listed: 1000, errors: 0, warnings: 1500 });
  });

  it('still lists all of exactly a thousand problems', () => {
    expect(counts(card(1, 'gian 1vp;\n'.repeat(1000)))).toEqual({ listed: 1000, errors: 1000, warnings: 0 });
    expect(compileText(card(1, 'gian 1vp;\n'.repeat(1000))).unlisted).toEqual([]);
  });

  it('still has programs for its correct cards, but none for cards with errors', () => {
    const { sets } = compileText(
      `${card(1, 'gian 1vp;\n'.repeat(2500))}${card(2, 'gain 1vp')}${card(3, 'gian 1vp')}`,
    );
    expect(sets[0].program.cards.map(({ number }) => number)).toEqual([2]);
  });

  it('keeps the code and position of an error in a scenario that is not listed', () => {
    const text = `${card(1, 'gian 1vp;\n'.repeat(1200))}scenario "s"\n{\n  board "g"\n  do { gian 1vp }\n}\n`;
    const [{ scenarios, brokenScenarios }] = compileText(text).sets;
    expect(scenarios).toEqual([]);
    expect(brokenScenarios).toMatchObject([{ title: 's', code: 'ECO113', at: { line: 1208 } }]);
    expect(brokenScenarios[0].message).toMatch(/^This error is not listed/);
  });

  it('does not report names that a missing set may declare', () => {
    const text = `set a "A" extends nowhere\n${card(1, 'place okapi;\n'.repeat(2500))}`;
    expect(problemsOf(text)).toEqual([expect.stringContaining('ECO502')]);
    expect(counts(text)).toEqual({ listed: 1, errors: 1, warnings: 0 });
  });

  it('is counted under its file name, and bare steps under an empty name', () => {
    const text = 'gian 1vp;'.repeat(1200);
    expect(compileText(card(1, text)).unlisted).toEqual([{ file: 'cards.eco', errors: 200, warnings: 0 }]);
    const { words } = compileText('').sets[0];
    expect(compileSteps(text, words).unlisted).toEqual([{ file: '', errors: 200, warnings: 0 }]);
  });
});

it('a hint does not repeat a name of a megabyte', () => {
  const long = 'a'.repeat(1_000_000);
  const { problems } = compileText(
    `animal ${long} plural as x1 on water\n${card(1, 'gain 1vp per as habitat;\n'.repeat(100))}`,
  );
  expect(problems.every(({ hint = '' }) => hint.length < 1000)).toBe(true);
});
