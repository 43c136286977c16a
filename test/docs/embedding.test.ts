/** The page on embedding names everything that a program may have to handle; its programs run with those of the other pages. */
import { expect, test } from 'vitest';
import { DECISION_KINDS } from '../../program/index.ts';
import { type GameOptions, newGame } from '../../runtime/index.ts';
import { plainSet } from '../plain-set.ts';
import { docsPages } from './pages.ts';

const page = docsPages().find(({ file }) => file.endsWith('embedding.md'))!;

test('the page on embedding names every kind of decision', () => {
  const missing = DECISION_KINDS.filter((kind) => !page.text.includes(`\`${kind}\``));
  expect(missing).toEqual([]);
});

test('the page on embedding has a row for each option of a game', () => {
  const [, table] = page.text.split('`newGame(sets, options)` takes');
  const rows = [...table.split('\n## ')[0].matchAll(/^\| `(\w+)` \|/gm)].map(([, name]) => name);
  const options = { players: 2, seed: 1, none: 1 } as GameOptions;
  expect(() => newGame([plainSet], options)).toThrow(`unknown option "none": there are ${rows.join(', ')}`);
});
