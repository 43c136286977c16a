/** Pages receive texts unchanged, with and without compression. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { HOST_LIMITS } from '../limits.ts';
import type { LiveTable } from '../live-table.ts';
import { newSockets } from './sockets.ts';

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

test.each(Object.entries(PAGES))(
  'a page receives all texts unchanged: %s',
  async (_, [options, start, isCompressed]) => {
    const texts = TEXTS.map((text) => start + text);
    const sockets = newSockets(HOST_LIMITS);
    let sent = 0;
    const table = {
      id: '',
      enter: ({ send }: { send(text: string): void }) => {
        for (const text of texts) send(text);
      },
      leave: () => undefined,
    } as unknown as LiveTable;
    const unused = () => {
      throw new Error('not needed');
    };
    const never = { isOfTable: () => false, keyOf: unused, watch: unused, invitation: unused };
    const server = createServer();
    server.on('upgrade', (request, socket, head) => {
      const write = socket.write.bind(socket) as (chunk: Buffer) => boolean;
      socket.write = ((chunk: Buffer) => {
        sent += chunk.length;
        return write(chunk);
      }) as typeof socket.write;
      sockets.server.handleUpgrade(request, socket, head, (open) =>
        sockets.serve(open, { table, address: '', seatOf: () => 0, ...never }),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => {
      sockets.close();
      server.close();
      server.closeAllConnections();
    });
    const page = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`, options);
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
