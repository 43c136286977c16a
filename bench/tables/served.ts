/** A host with many tables and a plain `ws` echo server, in a separate process for `bench/tables/tables.ts`. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { openHost } from '../../cli/host/open-host.ts';
import { HERE } from '../../cli/host/server.ts';
import { loadPlayableSet } from '../../cli/load/sets.ts';
import { HUMAN } from '../../table/index.ts';

/** The first message: links for all seats, and the address of the echo server. */
export interface Served {
  links: string[];
  echo: string;
}

const [folder = '', tables = '', seats = ''] = process.argv.slice(2);
const players = Array<typeof HUMAN>(Number(seats)).fill(HUMAN);
const host = await openHost({
  ...{ path: undefined, compilation: await loadPlayableSet([]), data: folder, tables: Number(tables) },
  ...{ port: 0, address: HERE, options: { players: players.length, seed: 0 }, players, pages: new Map() },
  limits: { perAddress: 1e6, inAll: 1e6, messages: 1e9 },
});
const echo = new WebSocketServer({ noServer: true });
echo.on('connection', (socket) =>
  socket.on('message', (message, isBinary) => socket.send(message, { binary: isBinary })),
);
const bare = createServer();
bare.on('upgrade', (request, socket, head) =>
  echo.handleUpgrade(request, socket, head, (open) => echo.emit('connection', open, request)),
);
bare.listen(0, HERE);
await once(bare, 'listening');
const { port } = bare.address() as { port: number };
const links = host.links().flatMap((table) => table.seats);
process.send!({ links, echo: `ws://${HERE}:${port}` } satisfies Served);
// Ends when the benchmark disconnects.
process.once('disconnect', () => process.exit());
