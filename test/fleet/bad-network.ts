/** A connection to Redis that delays everything, drops connections, falls silent, and is down for a while. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The longest delay, in milliseconds. */
const DELAY = 20;

/** Starts a proxy in front of a port of this machine. */
export async function badNetwork(port: number) {
  let isDown = false;
  const sockets = new Set<Socket>();
  const silent = new WeakSet<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      sockets.add(from);
      // In order, each chunk a little later.
      let before: Promise<unknown> = Promise.resolve();
      from.on('data', (data) => {
        if (silent.has(from)) return;
        const later = setTimeout(Math.random() * DELAY);
        before = Promise.all([before, later]).then(() => to.destroyed || to.write(data));
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        if (!silent.has(from)) to.destroy();
        sockets.delete(from);
      });
    }
    if (isDown) near.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    address: `redis://127.0.0.1:${(server.address() as { port: number }).port}`,
    /** Drops all connections; clients can reconnect at once. */
    cut,
    /** Discards all data on the current connections without closing them; clients can reconnect at once. */
    fallSilent(): void {
      for (const socket of sockets) silent.add(socket);
    },
    /** Drops all connections, and refuses new ones for `time` milliseconds. */
    async down(time: number): Promise<void> {
      isDown = true;
      cut();
      await setTimeout(time);
      isDown = false;
    },
    close(): void {
      cut();
      server.close();
    },
  };
}
