/** What a host gives out. */
import type { IncomingMessage } from 'node:http';
import type { Data } from './data.ts';
import type { Limits } from './limits.ts';
import type { Tables } from './tables.ts';

/** What the server gives out. */
export interface Hosted {
  data: Data;
  tables: Tables;
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
}

/** The path of a request, without what is behind it. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0]!;
