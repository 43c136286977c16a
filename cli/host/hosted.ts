/** The parts of a host that its routes use. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { SetTexts } from '../../studio/link/index.ts';
import type { TableLinks } from '../../table/index.ts';
import type { Data } from './data.ts';
import type { Keys } from './keys.ts';
import type { Limits } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import type { Sockets } from './sockets/sockets.ts';
import type { HostedTables } from './tables.ts';
import type { WatchedSet } from './watched-set.ts';

export interface Hosted {
  data: Data;
  tables: HostedTables;
  /** Files of the pages by path: `host.html`, `table.html` and the files they load. */
  pages: ReadonlyMap<string, Uint8Array>;
  set: WatchedSet;
  /** The current texts of the set's files. */
  texts(): Promise<SetTexts>;
  keys: Keys;
  sockets: Sockets;
  limits: Limits;
  links(): TableLinks[];
  /** Whether a proxy in front of the host adds the address of a client to `X-Forwarded-For`. */
  isBehindProxy: boolean;
}

/** A request, and what was found for it: the host, the table and the body. */
export type HostEnv = {
  Bindings: HttpBindings;
  Variables: { hosted: Hosted; live: LiveTable; body: Record<string, unknown> };
};
export type HostContext = Context<HostEnv>;
