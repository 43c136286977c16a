import { expect, it } from 'vitest';
import { CATALOGUE, type Entry, entryOf } from './problems.ts';

const entries: [string, Entry][] = Object.entries(CATALOGUE);

// Tests of the examples are in test/diagnostics/.
it.each(entries)('%s has a plain message and an explanation', (name, { message, explanation, severity }) => {
  expect(message).not.toMatch(/parse|syntax|undefined|identifier/i);
  expect(explanation).toMatch(/\.$/);
  expect(severity).toBe(name.startsWith('ECO7') ? 'warning' : 'error');
});

it('no other text has an entry', () => {
  expect(entryOf('ECO201')).toBe(CATALOGUE.ECO201);
  const none: Entry | undefined = entryOf('ECO999');
  // @ts-expect-error It may be undefined.
  const sure: Entry = entryOf('ECO999');
  expect([none, sure, entryOf('constructor')]).toEqual([undefined, undefined, undefined]);
});
