/** Tables that are closed because no client is connected, while a client arrives. */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { HostAnswer } from '../../table/index.ts';
import { Client } from './client.ts';
import { openedHost } from './opened.ts';

/** A host whose tables close when the test advances the clock. */
async function restingHost() {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const report = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => report.mockRestore());
  const host = await openedHost({ limits: { ping: 1e6 } });
  const [{ id, seats }] = host.links() as [ReturnType<typeof host.links>[number]];
  const { origin, hash } = new URL(host.address);
  const headers = { 'x-ecos-key': hash.slice(1), 'content-type': 'application/json' };
  const table = async () => {
    const answer = await fetch(`${origin}/api/tables`, { headers });
    return ((await answer.json()) as HostAnswer).tables[0]!;
  };
  return { host, report, id, seats, origin, headers, table };
}

test('a client that sends its key after the table has closed joins the same table as the other seat', async () => {
  const { seats, report } = await restingHost();
  const { socket } = new Client(seats[0]!);
  socket.removeAllListeners('open');
  await once(socket, 'open');
  vi.advanceTimersByTime(60_000);
  const key = (link: string) => new URL(link).hash.slice(1);
  const frames: string[] = [];
  socket.on('message', (data) => frames.push(String(data)));
  socket.send(JSON.stringify({ key: key(seats[0]!) }));
  await expect.poll(() => frames.length).toBeGreaterThan(2);
  const other = new Client(seats[1]!);
  await other.until(() => other.table !== undefined);
  expect(other.table!.seats.map(({ isHere }) => isHere)).toEqual([true, true]);
  expect(report.mock.calls).toEqual([]);
});

test('a change by the host is kept if the table closes while the request is arriving', async () => {
  const { origin, headers, id, table, report } = await restingHost();
  const asked = request(`${origin}/api/tables/${id}/seat`, { method: 'POST', headers });
  asked.write('{"seat":1,');
  // The host has read everything sent before this request once it answers.
  await table();
  vi.advanceTimersByTime(60_000);
  asked.end('"player":"greedy"}');
  const [answer] = await once(asked, 'response');
  answer.resume();
  expect(answer.statusCode).toBe(200);
  vi.advanceTimersByTime(60_000);
  expect((await table()).people[1]!.player).toBe('greedy');
  expect(report.mock.calls).toEqual([]);
});

test('a request that breaks off in the middle is not reported as a bug', async () => {
  const { host, headers, id, table, report } = await restingHost();
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
