/** Requests that a page can send to a remote table. */
import { expect, test } from 'vitest';
import type { FromClient } from '../messages.ts';
import { TableBehind } from './behind.ts';

test('a seat can write notes and undo, a spectator cannot; both report the cards they open', () => {
  const sent: FromClient[] = [];
  const options = { line: undefined as never, send: (message: FromClient) => sent.push(message) > 0 };
  const [seated, watching] = [
    new TableBehind({ ...options, note: () => undefined }),
    new TableBehind(options),
  ];
  expect([seated.note === undefined, seated.lacks.has('undo')]).toEqual([false, false]);
  expect([watching.note === undefined, watching.lacks.has('undo')]).toEqual([true, true]);
  for (const behind of [seated, watching]) behind.looked?.(7);
  expect(sent).toEqual([{ opened: 7 }]);
});
