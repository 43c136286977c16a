/** The texts that a set is compared with. */
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import type { Studio } from '../studio.ts';
import { RefusedError } from '../texts/server.ts';
import { Comparing, LAST_COMMIT } from './comparing.ts';

/** A comparison, and how often it has asked the server about commits. */
function comparing(revisions: () => Promise<unknown>) {
  let asked = 0;
  const counted = () => {
    asked++;
    return revisions();
  };
  const server = { keeps: 'disk', revisions: counted, earlier: async () => ({ files: [] }) };
  const line = { version: 1, post: () => undefined };
  const studio = { server, line, documents: new Map(), lang: signal('en') } as unknown as Studio;
  return { comparing: new Comparing(studio, () => undefined), asked: () => asked };
}

test('a set is compared with its last commit or, without git, with the texts that the page opened', async () => {
  const { comparing: withGit } = comparing(async () => ({ revisions: [] }));
  await withGit.toggle();
  expect(withGit.since).toBe(LAST_COMMIT);
  const { comparing: withoutGit } = comparing(() => Promise.reject(new RefusedError('no git')));
  await withoutGit.toggle();
  expect(withoutGit.since).toBe('opened');
});

test('git is not asked before a comparison', async () => {
  const { comparing: some, asked } = comparing(async () => ({
    revisions: [{ id: 'abc', title: 'One', date: '2020-01-01' }],
  }));
  await some.look();
  expect(asked()).toBe(0);
  await some.compare('opened');
  await some.compare(LAST_COMMIT);
  expect(asked()).toBe(1);
  expect(some.commits.map(({ id }) => id)).toEqual([LAST_COMMIT, 'abc']);
});
