/** The page on embedding names everything that a program may have to handle; its programs run with those of the other pages. */
import { expect, test } from 'vitest';
import { DECISION_KINDS } from '../../program/index.ts';
import { docsPages } from './pages.ts';

const page = docsPages().find(({ file }) => file.endsWith('embedding.md'))!;

test('the page on embedding names every kind of decision', () => {
  const missing = DECISION_KINDS.filter((kind) => !page.text.includes(`\`${kind}\``));
  expect(missing).toEqual([]);
});
