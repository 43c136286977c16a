/** What a host gives out. */
import type { IncomingMessage } from 'node:http';
import type { TableLinks } from '../../playtest/index.ts';
import type { SetProgram } from '../../program/index.ts';
import type { SetTexts } from '../../studio/link/index.ts';
import type { Data } from './data.ts';
import type { Keys } from './keys.ts';
import type { Limits } from './limits.ts';
import type { HostedTables } from './tables.ts';

/** What the server gives out. */
export interface Hosted {
  data: Data;
  tables: HostedTables;
  /** Files of the pages by their paths: `host.html`, `table.html` and what they load. */
  pages: ReadonlyMap<string, Uint8Array>;
  api: HostApi;
  report(error: unknown): void;
  limits?: Partial<Limits>;
}

/** What the host knows besides its tables. */
export interface HostApi {
  /** What the set is called. */
  title(): string;
  /** What is wrong with the cards as they are saved. */
  problems(): string[];
  /** Lets bots play with the cards of a name: `Data.botGames` has their games afterwards. */
  play(name: string, chain: readonly SetProgram[], players: number): void;
  /** What its files say now. */
  texts(): Promise<SetTexts>;
}

/** The path of a request, without what is behind it. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0]!;

/** A request. */
export interface HostRequest {
  hosted: Hosted;
  keys: Keys;
  request: IncomingMessage;
  links(): TableLinks[];
}
