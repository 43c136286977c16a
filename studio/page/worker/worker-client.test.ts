import { expose } from 'comlink';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerService, TakePart } from '../../worker/answer-service.ts';
import type { Opening } from '../../worker/workspace.ts';
import { type ClientWorker, WorkerClient } from './worker-client.ts';

/** A worker whose answers the test provides. */
class Scripted {
  /** What the page has sent. */
  readonly got: string[] = [];
  readonly open: { question: number; name: string; answer(answer: unknown): void }[] = [];
  readonly worker: ClientWorker;
  isSilent = false;
  isEnded = false;
  takePart: TakePart = () => undefined;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    const terminate = () => {
      this.isEnded = true;
      port1.close();
    };
    this.worker = Object.assign(port1, { terminate, onerror: null }) as unknown as ClientWorker;
    port1.start();
    const service = {
      open: ({ texts }: Opening, takePart?: TakePart) => {
        this.got.push(`open ${texts.map(({ text }) => text).join()}`);
        this.takePart = takePart ?? this.takePart;
      },
      extras: () => void this.got.push('extras'),
      change: (change: { text?: string }) => void this.got.push(`change ${change.text}`),
      ping: () => (this.isSilent ? new Promise(() => {}) : undefined),
      ask: (question: number, name: string) => {
        this.got.push(name);
        return new Promise((answer) => this.open.push({ question, name, answer }));
      },
    } satisfies { [Name in keyof AnswerService]: unknown };
    expose(service, port2 as unknown as Parameters<typeof expose>[1]);
  }

  async answers(name: string, answer: unknown): Promise<void> {
    const at = this.open.findIndex((one) => one.name === name);
    if (at < 0) throw new Error(`the worker was asked for ${this.got}, not for "${name}"`);
    this.open.splice(at, 1)[0]!.answer(answer);
    await settled();
  }

  async fails(message?: string): Promise<void> {
    const event = { message, preventDefault: () => undefined } as unknown as ErrorEvent;
    this.worker.onerror?.call(this.worker as unknown as Worker, event);
    await settled();
  }
}

/** Lets all messages arrive. */
async function settled(): Promise<void> {
  for (let n = 0; n < 20; n++) await new Promise((next) => setImmediate(next));
}

const workers: Scripted[] = [];
const silences: number[] = [];
let text = 'now';
function newClient(hangs = 0): WorkerClient {
  return new WorkerClient({
    hangs,
    start: () => {
      workers.push(new Scripted());
      return workers.at(-1)!.worker;
    },
    texts: () => ({ texts: [{ file: 'a.eco', text }], outside: [] }),
    silent: (times) => silences.push(times),
  });
}

/** A client whose worker has checked the texts. */
async function readyClient(): Promise<WorkerClient> {
  const client = newClient();
  client.post('check', {}, () => {});
  await settled();
  await workers[0]!.answers('check', {});
  workers[0]!.got.length = 0;
  return client;
}

const write = (client: WorkerClient, now: string) => {
  text = now;
  client.changed({ file: 'a.eco', text });
};

/** Seconds without a sign of the worker: by default, longer than it may be silent once it has answered. */
async function silence(seconds = 2.6): Promise<void> {
  workers.at(-1)!.isSilent = true;
  await vi.advanceTimersByTimeAsync(1000 * seconds);
  await settled();
}

/** The same, and again with the worker that replaces it, which has twice the time for its first answer. */
async function silenceTwice(): Promise<void> {
  await silence();
  await silence(31);
}

/** What a promise has become when all messages have arrived. */
async function arrived<Value>(promise: Promise<Value>): Promise<Value | 'pending'> {
  await settled();
  return Promise.race([promise, Promise.resolve('pending' as const)]);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
  text = 'now';
  workers.length = 0;
  silences.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  for (const { worker } of workers) worker.terminate();
});

test('changes and questions are sent at once, in their order', async () => {
  const client = await readyClient();
  write(client, '1');
  client.post('check', {}, () => {});
  write(client, '2');
  client.post('check', {}, () => {});
  client.post('worth', { number: 1 }, () => {});
  expect(client.isAsked('worth')).toBe(true);
  await settled();
  expect(workers[0]!.got).toEqual(['change 1', 'check', 'change 2', 'check', 'worth']);
});

test('the newest answer to a question wins', async () => {
  const client = await readyClient();
  const received: unknown[] = [];
  client.post('words', {}, (answer) => received.push(answer));
  client.post('words', {}, (answer) => received.push(answer));
  await settled();
  const [first, second] = workers[0]!.open;
  second!.answer('second');
  await settled();
  first!.answer('first');
  await settled();
  expect(received).toEqual(['second']);
  expect(client.isAsked('words')).toBe(false);
});

test('a long answer comes in parts, until a text changes', async () => {
  const client = await readyClient();
  const parts: unknown[] = [];
  client.post('allScenarios', {}, (answer, isWhole, version) => parts.push([answer, isWhole, version]));
  await settled();
  const { question } = workers[0]!.open[0]!;
  await workers[0]!.takePart(question, 'some');
  write(client, '1');
  await workers[0]!.takePart(question, 'more');
  await workers[0]!.answers('allScenarios', undefined);
  expect(parts).toEqual([['some', false, 0]]);
});

test('a question whose text has changed is answered with undefined', async () => {
  const client = await readyClient();
  const answer = client.ask('request', { method: 'textDocument/hover', params: {}, client: {} });
  await settled();
  write(client, '1');
  await workers[0]!.answers('request', { result: 'late' });
  expect(await arrived(answer)).toBeUndefined();
});

test('a question is asked again when other words or drawings come before its answer', async () => {
  const client = await readyClient();
  const answer = client.ask('chain', {});
  client.extras({ nouns: {}, icons: {} });
  await settled();
  await workers[0]!.answers('chain', 'early');
  await workers[0]!.answers('chain', 'late');
  expect(await arrived(answer)).toBe('late');
});

test('when the sets outside the folder change, the worker opens all texts again', async () => {
  const client = await readyClient();
  const late = client.ask('chain', {});
  client.reopen();
  await settled();
  expect(workers[0]!.got).toEqual(['chain', 'open now']);
  await workers[0]!.answers('chain', null);
  expect(await arrived(late)).toBeUndefined();
});

test('a silent worker is replaced, and the next one is asked the same once more, with twice the time', async () => {
  const client = await readyClient();
  client.post('check', {}, () => {});
  client.post('worth', { number: 1 }, () => {});
  await settled();
  await silence();
  expect([workers[0]!.isEnded, silences]).toEqual([true, []]);
  expect(workers[1]!.got).toEqual(['open now', 'check', 'worth']);
  await workers[1]!.answers('check', {});
  // The first one had two seconds.
  await silence(3.5);
  expect([workers.length, silences]).toEqual([2, []]);
  await silence(1.5);
  expect([workers.length, silences]).toEqual([3, [1]]);
  // A changed text has the usual time.
  write(client, 'other');
  client.post('worth', { number: 1 }, () => {});
  await settled();
  await workers[2]!.answers('worth', null);
  client.post('worth', { number: 2 }, () => {});
  await silence();
  expect([workers.length, silences]).toEqual([4, [1, 0]]);
});

test('after two silent workers, the next one is asked what reads the texts, and what runs them only after a change', async () => {
  const client = await readyClient();
  client.post('card', { number: 1, lang: 'en' }, () => {});
  const worth = client.ask('worth', { number: 1 });
  await settled();
  await silenceTwice();
  expect(workers[1]!.isEnded).toBe(true);
  expect([silences, workers[2]!.got]).toEqual([[1], ['open now', 'card']]);
  expect(await arrived(worth)).toBeUndefined();
  expect(await arrived(client.ask('worths', {}))).toBeUndefined();
  write(client, 'other');
  client.post('worth', { number: 1 }, () => {});
  await settled();
  expect(silences).toEqual([1, 0]);
  expect(workers[2]!.got.slice(2)).toEqual(['change other', 'worth']);
});

test('nothing is asked about texts that cannot be checked, or that hang once more, until the user wants it', async () => {
  const client = await readyClient();
  write(client, 'hangs');
  client.post('check', {}, () => {});
  const chain = client.ask('chain', {});
  await settled();
  await silenceTwice();
  expect([await arrived(chain), silences, workers[2]!.got]).toEqual([undefined, [2], ['open hangs']]);
  client.retry();
  client.post('card', { number: 1, lang: 'en' }, () => {});
  await settled();
  await silence(31);
  // The question was new, so it is asked once more before the texts are blamed.
  expect(silences.slice(1)).toEqual([0]);
  for (const hangs of [1, 2]) {
    expect(workers.at(-1)!.got).toEqual(['open hangs', 'card']);
    await silence(31);
    expect(silences.at(-1)).toBe(hangs);
  }
  expect(workers.at(-1)!.got).toEqual(['open hangs']);
});

test('a text that was changed before the worker was replaced is not blamed', async () => {
  const client = await readyClient();
  workers[0]!.isSilent = true;
  write(client, 'hangs');
  client.post('check', {}, () => {});
  await vi.advanceTimersByTimeAsync(1000);
  write(client, 'well');
  const received: unknown[] = [];
  client.post('check', {}, (answer, _, version) => received.push([answer, version]));
  await silence();
  expect([silences, workers[1]!.got]).toEqual([[], ['open well', 'check', 'check']]);
  await workers[1]!.answers('check', 'checked');
  await workers[1]!.answers('check', 'checked');
  expect(received).toEqual([['checked', 2]]);
});

test('a text that was written soon after the question that hangs is not blamed', async () => {
  const client = await readyClient();
  workers[0]!.isSilent = true;
  client.post('worth', { number: 1 }, () => {});
  await vi.advanceTimersByTimeAsync(300);
  write(client, 'well');
  await silence();
  expect([silences, workers[1]!.got]).toEqual([[], ['open well', 'worth']]);
});

test('a worker whose answer arrives while the page itself is busy is not replaced', async () => {
  const client = await readyClient();
  client.post('worth', { number: 1 }, () => {});
  await settled();
  vi.advanceTimersByTime(2000);
  await settled();
  await workers[0]!.answers('worth', null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(workers).toHaveLength(1);
});

test('until a first check has succeeded, it is tried again with twice the time, and no text is blamed', async () => {
  const client = newClient();
  client.post('scenarios', { number: 1 }, () => {});
  client.post('check', {}, () => {});
  for (const [at, seconds] of [15, 30, 60].entries()) {
    await settled();
    workers[at]!.isSilent = true;
    await vi.advanceTimersByTimeAsync(1000 * (seconds - 1));
    expect([workers.length, client.isSlow.value]).toEqual([at + 1, at > 0]);
    await vi.advanceTimersByTimeAsync(2000);
  }
  await settled();
  expect([workers.length, workers[3]!.got, silences]).toEqual([4, ['open now', 'check'], []]);
  expect(client.isSlow.value).toBe(true);
  const { version } = client;
  await workers[3]!.answers('check', {});
  // Everything is asked again.
  expect([client.isSlow.value, client.version]).toEqual([false, version + 1]);
  client.post('scenarios', { number: 1 }, () => {});
  await settled();
  expect(workers[3]!.got.at(-1)).toBe('scenarios');
  // Each of the two has the time that the first check needed, the second one twice.
  await silence();
  await silence(241);
  expect(silences).toEqual([1]);
});

test('the user can try the first check again at once, with a text that has changed in the meantime', async () => {
  const client = newClient();
  client.post('check', {}, () => {});
  await settled();
  workers[0]!.isSilent = true;
  await vi.advanceTimersByTimeAsync(16_000);
  await settled();
  write(client, 'other');
  client.post('check', {}, () => {});
  client.restart();
  await settled();
  expect([workers[1]!.isEnded, workers[2]!.got]).toEqual([true, ['open other', 'check', 'check']]);
  expect(silences).toEqual([]);
});

test('what hung before the page was loaded is not run, however slow the first check is', async () => {
  const client = newClient(1);
  client.post('check', {}, () => {});
  await settled();
  workers[0]!.isSilent = true;
  await vi.advanceTimersByTimeAsync(16_000);
  await settled();
  await workers[1]!.answers('check', {});
  client.post('worth', { number: 1 }, () => {});
  await settled();
  expect([workers[1]!.got, silences]).toEqual([['open now', 'check'], []]);
});

test('when the code or data of the worker cannot be loaded, it is requested again, and no text is blamed', async () => {
  const client = newClient();
  client.post('check', {}, () => {});
  for (const [at, message] of [undefined, 'Uncaught NetworkError: Failed to load sets.json'].entries()) {
    await workers[at]!.fails(message);
    await vi.advanceTimersByTimeAsync(1000);
    expect(workers[at]!.isEnded).toBe(true);
  }
  await settled();
  expect([workers.length, workers[2]!.got, silences]).toEqual([3, ['open now', 'check'], []]);
});

test('when two workers fail after they have answered, the text is blamed', async () => {
  const client = await readyClient();
  for (const at of [0, 1]) {
    client.post('worth', { number: 1 }, () => {});
    await settled();
    await workers[at]!.answers('worth', null);
    client.post('worth', { number: 2 }, () => {});
    await workers[at]!.fails('Uncaught RangeError: out of memory');
    await vi.advanceTimersByTimeAsync(1000);
    await settled();
  }
  expect([workers.length, silences]).toEqual([3, [1]]);
});
