import { expect, it } from 'vitest';
import { CATALOGUE, type Entry } from './problems.ts';

const entries: [string, Entry][] = Object.entries(CATALOGUE);

// Tests of the examples are in test/diagnostics/.
it.each(entries)('%s has a plain message and an explanation', (name, { message, explanation, severity }) => {
  expect(message).not.toMatch(/parse|syntax|undefined|identifier/i);
  expect(explanation).toMatch(/\.$/);
  expect(severity).toBe(name.startsWith('ECO7') ? 'warning' : 'error');
});
