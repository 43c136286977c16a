/** Opens a host with all its parts: its data, the set it plays with, its tables and its server. */
import type { GameSetup } from '../../table/index.ts';
import type { Compilation } from '../load/compile.ts';
import { report } from '../terminal/output.ts';
import { Data } from './data.ts';
import type { CardsAndTexts } from './data-files.ts';
import type { Limits } from './limits.ts';
import { type HostServer, type ListenOptions, startHost } from './server.ts';
import { keptCardsOf, textsAt, titleOf } from './set/kept-cards.ts';
import { type WatchedSet, watchSet } from './set/watched-set.ts';
import { HostedTables } from './tables.ts';

/** How to start a host. */
export interface HostOptions extends ListenOptions, GameSetup {
  /** The set: its PATH, and its compilation. */
  path: string | undefined;
  compilation: Compilation;
  /** The folder for all data. */
  data: string;
  /** Minimum number of tables. */
  tables: number;
  pages: ReadonlyMap<string, Uint8Array>;
  limits?: Partial<Limits>;
  /** Makes the secrets of new games; 128 random bits by default. */
  secret?: () => string;
}

/** @throws UserError if the folder is in use, the port cannot be used or the options do not fit the set */
export async function openHost(opening: HostOptions): Promise<HostServer> {
  const { path, compilation, options, players, pages, limits } = opening;
  const kept = await keptCardsOf(compilation, path);
  const data = new Data(opening.data);
  let set: WatchedSet | undefined;
  try {
    const cards = data.keepCards(kept);
    const tables = new HostedTables(data, { options, players }, cards, report, opening.secret);
    while (tables.ids.length < opening.tables) tables.add();
    const follow = (now: CardsAndTexts) => tables.setCards(data.keepCards(now));
    set = watchSet(path, titleOf(compilation), follow, report);
    const texts = () => textsAt(path);
    return await startHost({ data, tables, pages, set, texts, report, ...(limits && { limits }) }, opening);
  } catch (error) {
    set?.close();
    data.discard();
    throw error;
  }
}
