import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answered, Continued, QuestionName, ToWorker, WorkerQuestion } from '../../messages.ts';
import { QuestionLine, type QuestionWorker } from './question-line.ts';

/** A worker whose answers the test provides. */
class Scripted implements QuestionWorker {
  onmessage: QuestionWorker['onmessage'] = null;
  onerror: QuestionWorker['onerror'] = null;
  readonly got: ToWorker[] = [];
  /** Unanswered messages, in the order in which they were sent. */
  readonly open: (WorkerQuestion | Continued)[] = [];
  isEnded = false;
  postMessage(message: ToWorker): void {
    this.got.push(message);
    if (!('opening' in message)) this.open.push(message);
  }
  terminate(): void {
    this.isEnded = true;
  }
  fails(error: { message?: string }): void {
    this.onerror?.call(this as unknown as Worker, { ...error, preventDefault() {} } as ErrorEvent);
  }
  get asked(): string[] {
    return this.got.flatMap((message) => {
      if ('opening' in message) return [];
      return 'name' in message ? message.name : 'the rest';
    });
  }
  /** Answers the first of them. */
  answers(answer: unknown, more?: true): void {
    const { id } = this.open.shift()!;
    const { version } = this.got.findLast((message) => 'version' in message) as WorkerQuestion;
    const data = { id, version, answer, ...(more && { more }) } as Answered;
    this.onmessage?.call(this as unknown as Worker, { data } as MessageEvent);
  }
}

const workers: Scripted[] = [];
const silences: (readonly string[])[] = [];
function newLine(hung: readonly QuestionName[] = []): QuestionLine {
  return new QuestionLine({
    hung,
    start: () => {
      workers.push(new Scripted());
      return workers.at(-1)!;
    },
    texts: () => ({ texts: [{ file: 'a.eco', text: 'now' }], outside: [] }),
    silent: (names) => silences.push(names),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  workers.length = 0;
  silences.length = 0;
});
afterEach(() => vi.useRealTimers());

test('when the sets outside the folder change, the worker opens all texts again', async () => {
  const line = newLine();
  const late = line.ask('worth', { number: 1 });
  line.changed({ file: 'a.eco', text: 'typed' });
  line.reopen();
  workers[0]!.answers(null);
  expect(await late).toBeUndefined();
  line.post('cards', {}, () => {});
  expect(workers).toHaveLength(1);
  expect(workers[0]!.got.slice(2)).toMatchObject([
    { opening: { texts: [{ file: 'a.eco' }] } },
    { name: 'cards', changes: [] },
  ]);
});

test('one question is sent at a time, the most urgent first, and only the newest of each kind waits', () => {
  const line = newLine();
  const received: unknown[] = [];
  line.post('words', {}, (answer) => received.push(answer));
  line.post('worth', { number: 1 }, (answer) => received.push(answer));
  line.post('worth', { number: 2 }, (answer) => received.push(answer));
  line.post('tooLong', {}, (answer) => received.push(answer));
  expect(workers[0]!.asked).toEqual(['words']);
  workers[0]!.answers('words');
  expect(workers[0]!.asked).toEqual(['words', 'tooLong']);
  workers[0]!.answers('tooLong');
  expect((workers[0]!.got.at(-1) as WorkerQuestion).params).toEqual({ number: 2 });
  expect(line.isAsked('worth')).toBe(true);
  workers[0]!.answers('worth of 2');
  expect(line.isAsked('worth')).toBe(false);
  expect(received).toEqual(['words', 'tooLong', 'worth of 2']);
});

test('questions after each key do not wait for an answer, except for the previous one of their kind', () => {
  const line = newLine();
  const received: unknown[] = [];
  const write = (text: string) => {
    line.changed({ file: 'a.eco', text });
    line.post('check', {}, (answer) => received.push(answer));
    line.post('card', { number: 1, lang: 'en' }, (answer) => received.push(answer));
  };
  line.post('worth', { number: 1 }, () => {});
  write('1');
  expect(workers[0]!.asked).toEqual(['worth', 'check', 'card']);
  write('2');
  write('3');
  expect(workers[0]!.asked).toHaveLength(3);
  workers[0]!.answers(null);
  workers[0]!.answers('checked 1');
  expect(workers[0]!.asked).toEqual(['worth', 'check', 'card', 'check']);
  expect(workers[0]!.got.at(-1)).toMatchObject({ version: 3, changes: [{ file: 'a.eco', text: '3' }] });
  workers[0]!.answers('card 1');
  workers[0]!.answers('checked 3');
  workers[0]!.answers('card 3');
  expect(received).toEqual(['checked 1', 'card 1', 'checked 3', 'card 3']);
});

test('when a worker hangs, the first open question is to blame, and a new worker gets the others from their beginning', () => {
  const line = newLine();
  const received: unknown[] = [];
  line.post('worth', { number: 1 }, (answer) => received.push(answer));
  workers[0]!.answers(null, true);
  line.post('check', {}, (answer) => received.push(answer));
  line.post('card', { number: 1, lang: 'en' }, (answer) => received.push(answer));
  expect(workers[0]!.asked).toEqual(['worth', 'the rest', 'check', 'card']);
  workers[0]!.answers(null, true);
  workers[0]!.answers('checked');
  // The worker hangs on the card; the question that is answered in parts is asked again of another worker.
  vi.advanceTimersByTime(2051);
  expect(silences).toEqual([['card']]);
  expect(workers[1]!.asked).toEqual(['worth']);
  workers[1]!.answers('worth');
  expect(received).toEqual([null, null, 'checked', 'worth']);

  line.changed({ file: 'a.eco', text: 'hangs' });
  line.post('check', {}, (answer) => received.push(answer));
  line.post('card', { number: 1, lang: 'en' }, (answer) => received.push(answer));
  vi.advanceTimersByTime(2051);
  expect(silences.at(-1)).toEqual(['check']);
  expect(workers[2]!.asked).toEqual([]);
  line.changed({ file: 'a.eco', text: 'well' });
  line.post('check', {}, (answer) => received.push(answer));
  expect(workers[2]!.asked).toEqual(['check', 'card']);
});

test('the next question carries the newest change of each file', () => {
  const line = newLine();
  line.changed({ file: 'a.eco', text: '1' });
  line.changed({ file: 'a.eco', text: '2' });
  line.post('check', {}, () => {});
  expect(workers[0]!.got.at(-1)).toMatchObject({ version: 2, changes: [{ file: 'a.eco', text: '2' }] });
});

test('other questions are sent between the parts of an answer, and a change ends that answer', () => {
  const line = newLine();
  const parts: [unknown, boolean][] = [];
  line.post('allScenarios', {}, (answer, isWhole) => parts.push([answer, isWhole]));
  line.post('hover', { file: 'a.eco', offset: 1 }, () => {});
  workers[0]!.answers('some', true);
  workers[0]!.answers(null);
  expect(workers[0]!.asked).toEqual(['allScenarios', 'hover', 'the rest']);
  line.changed({ file: 'a.eco', text: '1' });
  workers[0]!.answers('more', true);
  expect(workers[0]!.asked).toHaveLength(3);
  expect(parts).toEqual([['some', false]]);
});

test('a question whose text has changed is answered with undefined', async () => {
  const line = newLine();
  const answer = line.ask('hover', { file: 'a.eco', offset: 1 });
  line.changed({ file: 'a.eco', text: '1' });
  workers[0]!.answers({ markdown: 'late' });
  expect(await answer).toBeUndefined();
});

test('a silent worker is replaced: the question it hung on waits for a change, and the others are sent again', () => {
  const line = newLine();
  line.post('check', {}, () => {});
  workers[0]!.answers('checked');
  line.post('card', { number: 1, lang: 'en' }, () => {});
  line.post('worth', { number: 1 }, () => {});
  vi.advanceTimersByTime(2051);
  expect(workers[0]!.isEnded).toBe(true);
  expect(silences).toEqual([['card']]);
  expect(workers[1]!.got[0]).toEqual({ opening: { texts: [{ file: 'a.eco', text: 'now' }], outside: [] } });
  expect(workers[1]!.asked).toEqual(['worth']);
  workers[1]!.answers(null);
  line.post('card', { number: 1, lang: 'en' }, () => {});
  expect(workers[1]!.asked).toEqual(['worth']);
  line.changed({ file: 'a.eco', text: 'other' });
  line.post('card', { number: 1, lang: 'en' }, () => {});
  expect(workers[1]!.asked).toEqual(['worth', 'card']);
  expect(silences).toEqual([['card'], []]);
});

test('no question is sent about a text whose check hangs, and waiting questions are answered with undefined', async () => {
  const line = newLine();
  line.post('check', {}, () => {});
  workers[0]!.answers('checked');
  line.changed({ file: 'a.eco', text: 'hangs' });
  const layout = line.ask('format', { file: 'a.eco' });
  line.post('check', {}, () => {});
  line.post('cards', {}, () => {});
  workers[0]!.answers([]);
  expect(await layout).toEqual([]);
  const later = line.ask('format', { file: 'a.eco' });
  vi.advanceTimersByTime(2051);
  expect(await later).toBeUndefined();
  expect(await line.ask('hover', { file: 'a.eco', offset: 0 })).toBeUndefined();
  expect(workers[1]!.asked).toEqual([]);
  expect(silences).toEqual([['check']]);
});

test('a question that hung on an earlier text is sent again about the current one, and is not reported', () => {
  const line = newLine();
  line.post('check', {}, () => {});
  workers[0]!.answers('checked');
  line.changed({ file: 'a.eco', text: 'hangs' });
  line.post('check', {}, () => {});
  line.changed({ file: 'a.eco', text: 'well' });
  line.post('check', {}, () => {});
  vi.advanceTimersByTime(2051);
  expect(silences).toEqual([[]]);
  expect(workers[1]!.asked).toEqual(['check']);
});

test('a question that hung before the page was loaded is not sent until a text changes', () => {
  const line = newLine(['worth']);
  line.post('worth', { number: 1 }, () => {});
  line.post('cards', {}, () => {});
  expect(workers[0]!.asked).toEqual(['cards']);
  workers[0]!.answers('cards');
  line.changed({ file: 'a.eco', text: 'other' });
  line.post('check', {}, () => {});
  workers[0]!.answers('checked');
  expect(workers[0]!.asked).toEqual(['cards', 'check', 'worth']);
});

test('a worker whose answer arrives while the page itself is busy is not replaced', () => {
  const line = newLine();
  const received: unknown[] = [];
  line.post('words', {}, (answer) => received.push(answer));
  workers[0]!.answers('words');
  line.post('worth', { number: 1 }, (answer) => received.push(answer));
  // The timer fires first, and the answer arrives right after it.
  vi.advanceTimersByTime(2000);
  workers[0]!.answers('worth');
  vi.advanceTimersByTime(60_000);
  expect([received, workers.length]).toEqual([['words', 'worth'], 1]);
});

test('when the code of the worker cannot be loaded, it is requested again, and no text is blamed', () => {
  const line = newLine();
  line.changed({ file: 'a.eco', text: 'now' });
  line.post('check', {}, () => {});
  for (const at of [0, 1]) {
    expect(workers).toHaveLength(at + 1);
    workers[at]!.fails({});
    line.post('worth', { number: 1 }, () => {});
    vi.advanceTimersByTime(1000);
    expect(workers[at]!.isEnded).toBe(true);
  }
  expect(workers).toHaveLength(3);
  expect(workers[2]!.got).toMatchObject([{ opening: {} }, { name: 'check' }]);
  expect(silences.flat()).toEqual([]);
});

test('a worker that fails before any question is restarted only after a pause', () => {
  newLine();
  workers[0]!.fails({ message: 'no' });
  expect(workers).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(workers).toHaveLength(2);
});
