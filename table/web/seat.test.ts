/** The page of a seat, with messages of the host at times chosen by the test. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromClient } from '../protocol/schema.ts';
import type { ToClient } from '../protocol/to-client.ts';
import { Seat } from './seat.ts';

/** The connections of the page. */
let sockets: Socket[];
const listeners = new Map<string, () => void>();

class Socket extends EventTarget {
  readonly readyState = 1;
  readonly sent: FromClient[] = [];
  constructor() {
    super();
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {}
  async receive(...messages: object[]): Promise<void> {
    for (const message of messages as ToClient[])
      this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
    await vi.advanceTimersByTimeAsync(0);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  const none = () => {};
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'host' });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('document', { addEventListener: none, hidden: false });
  vi.stubGlobal('addEventListener', (event: string, act: () => void) => listeners.set(event, act));
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage() {}
      terminate() {}
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function seated(): Promise<Seat> {
  const seat = new Seat({ id: 'one', key: 'key' });
  await vi.advanceTimersByTimeAsync(0);
  return seat;
}
const NOTES = { key: 'fun', text: 'early' } as const;

test('a note is sent once, and a note begun before the answer arrives is kept', async () => {
  const seat = await seated();
  const [socket] = sockets as [Socket];
  await socket.receive({ said: [] });
  seat.draft.value = NOTES;
  seat.sendNote();
  seat.sendNote();
  expect(socket.sent).toEqual([{ note: NOTES }]);
  seat.draft.value = { text: 'late' };
  await socket.receive({ noted: NOTES });
  expect([seat.draft.value, seat.noted.value]).toEqual([{ text: 'late' }, [NOTES]]);
  seat.sendNote();
  await socket.receive({ refused: 'Not now.' });
  seat.sendNote();
  expect(socket.sent).toHaveLength(3);
  await socket.receive({ noted: { text: 'late' } });
  expect(seat.draft.value).toEqual({});
});

test('lines of talk that wait for cards when the connection is lost appear only once', async () => {
  const cards = Promise.withResolvers();
  vi.stubGlobal('fetch', () => cards.promise);
  const seat = await seated();
  const line = (text: string) => ({ seat: 0, text });
  await sockets[0]!.receive({ said: [line('one')] });
  await sockets[0]!.receive(
    { table: { id: 'one', seat: 0, seats: [], cards: 'now' } },
    { said: [line('two')] },
  );
  sockets[0]!.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  await vi.advanceTimersByTimeAsync(1000);
  await sockets[1]!.receive({ said: [line('one'), line('two')] });
  cards.reject(new Error('gone'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seat.talk.value.map(({ text }) => text)).toEqual(['one', 'two']);
});

test('messages still use the open connection when the browser reports that the network is back', async () => {
  const seat = await seated();
  const [socket] = sockets as [Socket];
  await socket.receive({ said: [] });
  listeners.get('online')!();
  expect(seat.send({ say: 'Hello' })).toBe(true);
  expect([socket.sent, sockets.length]).toEqual([[{ here: true }, { say: 'Hello' }], 1]);
});
