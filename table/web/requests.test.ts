/** The requests of a seat that go to its server. */
import { expect, test } from 'vitest';
import type { FromClient } from '../protocol/messages.ts';
import { SeatRequests } from './requests.ts';

test('an answer is settled when the table has gone on, and fails when it is refused', async () => {
  const sent: FromClient[] = [];
  const requests = new SeatRequests((message) => sent.push(message) > 0);
  const taken = requests.answer(2, 7);
  requests.reached(7);
  requests.reached(8);
  await taken;
  const refused = requests.answer(0, 8);
  expect(requests.refused('Too late.')).toBe(true);
  await expect(refused).rejects.toThrow('Too late.');
  expect(requests.refused('Too late.')).toBe(false);
  await requests.undo();
  expect(sent).toEqual([{ answer: 2, v: 7 }, { answer: 0, v: 8 }, { undo: true }]);
});

test('without a connection, a request fails at once', async () => {
  const requests = new SeatRequests(() => false);
  await expect(requests.answer(0, 1)).rejects.toThrow(/not connected/);
  await expect(requests.undo()).rejects.toThrow(/not connected/);
});
