/** Requests that a page can send to a remote table. */
import { expect, test } from 'vitest';
import type { FromClient } from '../messages/messages.ts';
import { RemoteBackend } from './backend.ts';

test('a seat can write notes, undo and report opened cards; a spectator cannot', () => {
  const sent: FromClient[] = [];
  const options = { line: undefined as never, send: (message: FromClient) => sent.push(message) > 0 };
  const [seated, watching] = [
    new RemoteBackend({ ...options, note: () => undefined }),
    new RemoteBackend(options),
  ];
  expect([seated.note === undefined, seated.lacks.has('undo')]).toEqual([false, false]);
  expect([watching.note === undefined, watching.lacks.has('undo')]).toEqual([true, true]);
  for (const backend of [seated, watching]) backend.looked?.(7);
  expect(sent).toEqual([{ opened: 7 }]);
});
