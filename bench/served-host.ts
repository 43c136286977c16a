/** A host with many tables, in a separate process for `floors/host.ts`. Its first message is the links of all seats. */
import { LOOPBACK_ADDRESS } from '../cli/host/listen.ts';
import { openHost } from '../cli/host/open-host.ts';
import { loadPlayableSet } from '../cli/load/compile.ts';
import { HUMAN } from '../table/index.ts';
import { heap } from './measurement.ts';

const [folder = '', tables = '', seats = ''] = process.argv.slice(2);
const players = Array<typeof HUMAN>(Number(seats)).fill(HUMAN);
const host = await openHost({
  path: undefined,
  compilation: await loadPlayableSet([]),
  data: folder,
  tables: Number(tables),
  port: 0,
  address: LOOPBACK_ADDRESS,
  options: { players: players.length, seed: 0 },
  players,
  pages: new Map(),
});
process.send!(host.links().flatMap((table) => table.seats));
process.on('message', () => process.send!(heap()));
// Ends when the benchmark disconnects.
process.once('disconnect', () => process.exit());
