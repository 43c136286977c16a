/** Pages receive texts unchanged, with and without compression, and on slow networks. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Invitation } from '../../../table/index.ts';
import { HOST_LIMITS } from '../limits.ts';
import type { LiveTable } from '../live-table.ts';
import { type Entrance, newSockets } from './sockets.ts';

/** Texts for all sizes of frames, each similar to the one before. */
const TEXTS = ['', 'ü', 'x'.repeat(125), 'x'.repeat(126), 'y'.repeat(1023)].concat(
  [1024, 5000, 5001, 40_000, 65_535, 65_536, 200, 70_000].map((size) =>
    Array.from({ length: size }, (_, at) => (at % 997 === 0 ? `${size}` : 'abcdefgü'[at % 8])).join(''),
  ),
);

const VIEW = '{"v":';
const PAGES = {
  compressed: [{}, VIEW, true],
  'texts that are no views': [{}, '', false],
  'without compression': [{ perMessageDeflate: false }, VIEW, false],
  'without context takeover': [{ perMessageDeflate: { serverNoContextTakeover: true } }, VIEW, true],
  'with a small window': [{ perMessageDeflate: { serverMaxWindowBits: 10 } }, VIEW, true],
} as const;

type Write = (chunk: Buffer, write: (chunk: Buffer) => boolean) => boolean;

/** The address of a table, whose sockets write in some way. */
async function served(entrance: Partial<Entrance>, write: Write): Promise<string> {
  const sockets = newSockets(HOST_LIMITS);
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    const writeOn = socket.write.bind(socket) as (chunk: Buffer) => boolean;
    socket.write = ((chunk: Buffer) => write(chunk, writeOn)) as typeof socket.write;
    sockets.server.handleUpgrade(request, socket, head, (open) =>
      sockets.serve(open, { address: '', ...entrance } as Entrance),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    sockets.close();
    server.close();
    server.closeAllConnections();
  });
  return `ws://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each(Object.entries(PAGES))(
  'a page receives all texts unchanged: %s',
  async (_, [options, start, isCompressed]) => {
    const texts = TEXTS.map((text) => start + text);
    let sent = 0;
    const table = {
      id: '',
      enter: ({ send }: { send(text: string): void }) => {
        for (const text of texts) send(text);
      },
      leave: () => undefined,
    } as unknown as LiveTable;
    const count: Write = (chunk, write) => {
      sent += chunk.length;
      return write(chunk);
    };
    const page = new WebSocket(await served({ table, seatOf: () => 0 }, count), options);
    const received: string[] = [];
    const all = new Promise<void>((resolve) => {
      page.on('message', (data) => {
        if (received.push(String(data)) === texts.length) resolve();
      });
    });
    await once(page, 'open');
    page.send('{"key":""}');
    await all;
    expect(received).toEqual(texts);
    const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(sent < size / 20).toBe(isCompressed);
    page.terminate();
  },
);

test('a network may take seconds for an invitation', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const held: (() => void)[] = [];
  const { promise: isHeld, resolve } = Promise.withResolvers<void>();
  let isOpen = false;
  const holdBack: Write = (chunk, write) => {
    if (!isOpen) return write(chunk);
    held.push(() => write(chunk));
    resolve();
    return true;
  };
  const address = await served(
    {
      table: { id: '', table: { freeSeats: [0] } } as unknown as LiveTable,
      seatOf: () => undefined,
      isOfTable: () => true,
      invitation: async () => ({ title: 'Pond' }) as Invitation,
    },
    holdBack,
  );
  const page = new WebSocket(address);
  const messages: string[] = [];
  page.on('message', (data) => messages.push(String(data)));
  await once(page, 'open');
  isOpen = true;
  page.send('{"key":"of the table"}');
  await isHeld;
  vi.advanceTimersByTime(5000);
  isOpen = false;
  for (const write of held) write();
  const [code] = await once(page, 'close');
  expect([code, ...messages.map((text) => JSON.parse(text))]).toMatchObject([
    1008,
    { needs: 'name', invitation: { title: 'Pond' } },
  ]);
});
