import { beforeEach, expect, test, vi } from 'vitest';
import type { Answered, ToWorker } from '../messages.ts';
import { inTurns } from './turns.ts';

/** The answers sent. */
let sent: Answered[];
/** The turns that are due. */
let due: (() => void)[];
/** The remaining turns of each question, by its id. */
let left: Map<number, number>;
let take: (message: ToWorker) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  [sent, due, left] = [[], [], new Map()];
  take = inTurns({
    answer: (message) => {
      if ('opening' in message) return undefined;
      const { id } = message;
      vi.advanceTimersByTime(1);
      const turns = left.get(id) ?? 0;
      left.set(id, turns - 1);
      return { id, version: 1, ...(turns > 0 ? { more: true } : { answer: null }) };
    },
    send: (answered) => sent.push(answered),
    later: (next) => due.push(next),
  });
  return () => vi.useRealTimers();
});

const asked = (id: number, turns = 0): ToWorker => {
  left.set(id, turns);
  return { id, version: 1, changes: [], name: 'worth', params: { number: 1 } };
};
/** Runs the due turns until there are none. */
const makeTurns = () => {
  for (let next = due.shift(); next; next = due.shift()) next();
};

test('an answer that takes one turn is sent at once', () => {
  take(asked(1));
  expect(sent).toEqual([{ id: 1, version: 1, answer: null }]);
  expect(due).toEqual([]);
});

test('an answer that takes several turns is sent when it is complete', () => {
  take(asked(1, 3));
  expect(sent).toEqual([]);
  makeTurns();
  expect(sent).toEqual([{ id: 1, version: 1, answer: null }]);
});

test('an answer that takes long is sent in parts, and continues when the page asks for the rest', () => {
  take(asked(1, 7));
  makeTurns();
  expect(sent).toEqual([{ id: 1, version: 1, more: true }]);
  take({ id: 1, continues: true });
  makeTurns();
  expect(sent.at(-1)).toEqual({ id: 1, version: 1, answer: null });
});

test('a question between two turns is answered before the next turn, after the part that is ready', () => {
  take(asked(1, 7));
  due.shift()!();
  take(asked(2));
  expect(sent).toEqual([
    { id: 1, version: 1, more: true },
    { id: 2, version: 1, answer: null },
  ]);
  makeTurns();
  expect(sent).toHaveLength(2);
});

test('a turn that is already due is not scheduled a second time', () => {
  take(asked(1, 7));
  take(asked(2, 2));
  expect(due).toHaveLength(1);
  makeTurns();
  expect(sent.at(-1)).toEqual({ id: 2, version: 1, answer: null });
});
