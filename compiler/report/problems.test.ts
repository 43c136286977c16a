import { describe, expect, it } from 'vitest';
import { problemsOf } from '../../test/base-set.ts';
import { CATALOGUE, type Entry } from './problems.ts';

const entries: [string, Entry][] = Object.entries(CATALOGUE);
const code = (line: string) => line.split(' ')[1];

describe('the catalogue of problems', () => {
  it.each(entries)('%s: what goes wrong in the example', (name, { wrong, whenRun }) => {
    const problems = problemsOf(wrong);
    expect(problems.map(code)).toEqual(whenRun ? [] : [name]);
    expect(problems).toMatchSnapshot();
  });

  it.each(entries)('%s: the mended example is fine', (_, { mended }) => {
    expect(problemsOf(mended)).toEqual([]);
  });

  it.each(entries)('%s: is said in plain words', (name, { message, explanation, severity }) => {
    expect(message).not.toMatch(/parse|syntax|undefined|identifier/i);
    expect(explanation).toMatch(/\.$/);
    expect(severity).toBe(name.startsWith('ECO7') ? 'warning' : 'error');
  });
});
