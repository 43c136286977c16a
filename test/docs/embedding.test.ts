/** The page on embedding names all that a program may meet; its programs are run with those of the other pages. */
import { expect, test } from 'vitest';
import { DECISION_KINDS } from '../../program/index.ts';
import { docsPages } from './pages.ts';

const page = docsPages().find(({ file }) => file.endsWith('embedding.md'))!;

test('it names every kind of decision', () => {
  const missing = DECISION_KINDS.filter((kind) => !page.text.includes(`\`${kind}\``));
  expect(missing).toEqual([]);
});
