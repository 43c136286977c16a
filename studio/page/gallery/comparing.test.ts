/** The texts that a set is compared with. */
import { expect, test } from 'vitest';
import { RefusedError } from '../texts/server.ts';
import { Comparing, type ComparingStudio, LAST_COMMIT } from './comparing.ts';

/** The version that `B` compares with once the server has answered about commits. */
async function comparedWith(revisions: () => Promise<unknown>): Promise<string> {
  const server = { keeps: 'disk', revisions, earlier: async () => ({ files: [] }) };
  const line = { version: 1, post: () => undefined };
  const studio = { server, line, documents: new Map(), lang: 'en' } as unknown as ComparingStudio;
  const comparing = new Comparing(studio, () => undefined);
  await comparing.look();
  await new Promise((done) => setTimeout(done));
  comparing.toggle();
  return comparing.since;
}

test('a set is compared with its last commit or, without git, with the texts that the page opened', async () => {
  expect(await comparedWith(async () => ({ revisions: [] }))).toBe(LAST_COMMIT);
  expect(await comparedWith(() => Promise.reject(new RefusedError('no git')))).toBe('opened');
});
