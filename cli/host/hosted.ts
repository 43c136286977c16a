/** The parts of a host that its server and its routes use. */
import type { SetProgram } from '../../program/index.ts';
import type { SetTexts } from '../../studio/link/index.ts';
import type { Data } from './data.ts';
import type { Limits } from './limits.ts';
import type { HostedTables } from './tables.ts';

/** Everything the server needs. */
export interface Hosted {
  data: Data;
  tables: HostedTables;
  /** Files of the pages by path: `host.html`, `table.html` and the files they load. */
  pages: ReadonlyMap<string, Uint8Array>;
  api: HostApi;
  report(error: unknown): void;
  limits?: Partial<Limits>;
}

/** What the host provides besides its tables. */
export interface HostApi {
  /** The title of the set. */
  title(): string;
  /** The problems of the saved cards. */
  problems(): string[];
  /** Lets bots play with the cards of this name; afterwards, `Data.botGames` returns their games. */
  play(name: string, chain: readonly SetProgram[], players: number): void;
  /** The current texts of the set's files. */
  texts(): Promise<SetTexts>;
}

/** A request. */
export interface HostRequest {
  hosted: Hosted;
  request: { url: string };
}
