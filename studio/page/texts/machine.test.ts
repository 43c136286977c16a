import { afterEach, expect, test, vi } from 'vitest';
import { machineServer } from './machine.ts';

afterEach(() => vi.unstubAllGlobals());

test('words and drawings that change on disk come with the change', async () => {
  const extras = { nouns: {}, titles: {}, icons: { newt: '<svg/>' }, signs: {} };
  const answers: Record<string, unknown> = {
    'api/changes?since=0': [{ at: 1, lookMark: 'other' }],
    'api/look': extras,
  };
  vi.stubGlobal('fetch', async (path: string) => Response.json(answers[path]));
  const changes = machineServer('key').changes(0, () => undefined);
  const { value } = await changes[Symbol.asyncIterator]().next();
  expect(value).toEqual({ at: 1, lookMark: 'other', extras });
});
