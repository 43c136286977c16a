/** A proxy of TCP connections, for tests of what a host and its pages do behind it. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Starts a proxy, which is closed when the test ends.
 * @param inner returns the port to which it connects
 * @param pass sends data on, or does something else with it
 * @returns its own port
 */
export async function tcpProxy(
  inner: () => number,
  pass: (data: Buffer, from: Socket, to: Socket) => void,
): Promise<number> {
  const proxy = createServer((near) => {
    const far = connect(inner(), '127.0.0.1');
    near.on('data', (data) => pass(data, near, far)).on('close', () => far.destroy());
    far.on('data', (data) => pass(data, far, near)).on('close', () => near.end());
    for (const socket of [near, far]) socket.on('error', () => socket.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  return (proxy.address() as AddressInfo).port;
}
