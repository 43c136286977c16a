/** A client that goes away in the middle of a request. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { firstTable, openedHost } from './opened.ts';

test('a request that breaks off in the middle is not reported as a bug', async () => {
  const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => report.mockRestore());
  const host = await openedHost();
  const { id } = firstTable(host);
  const { origin, hash } = new URL(host.address);
  const headers = { 'x-ecos-key': hash.slice(1), 'content-type': 'application/json' };
  // The host has read everything sent before this request once it answers.
  const table = () => fetch(`${origin}/api/tables`, { headers });
  const socket = connect(host.port, '127.0.0.1');
  await once(socket, 'connect');
  const lines = [
    `POST /api/tables/${id}/seat HTTP/1.1`,
    `host: ${new URL(host.address).host}`,
    'content-length: 100',
  ];
  socket.write(
    `${[...lines, ...Object.entries(headers).map((one) => one.join(': '))].join('\r\n')}\r\n\r\n{`,
  );
  await table();
  socket.destroy();
  await table();
  await table();
  expect(report.mock.calls).toEqual([]);
});
