/** Opens a host with all its parts: its data, the set it plays with, its tables and its server. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cardsOf, type GameSetup } from '../../table/index.ts';
import type { Compilation } from '../load/compile.ts';
import { report } from '../terminal/output.ts';
import { Data, OWN_FILE } from './data.ts';
import type { Limits } from './limits.ts';
import { checkPlace, type HostServer, type ListenOptions, startHost } from './server.ts';
import { keptCardsOf, textsAt, titleOf } from './set/kept-cards.ts';
import { watchSet } from './set/watched-set.ts';
import { checkSetup, HostedTables } from './tables.ts';

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
  // In an existing folder, old tables continue with the cards they have, and only new tables are refused.
  if (!existsSync(opening.data)) checkSetup({ options, players }, cardsOf(kept.chain));
  if (!existsSync(join(opening.data, OWN_FILE))) await checkPlace(opening);
  const data = new Data(opening.data);
  try {
    const cards = data.keepCards(kept);
    const tables = new HostedTables(data, { options, players }, cards, report, opening.secret);
    while (tables.ids.length < opening.tables) tables.add();
    const set = watchSet(path, titleOf(compilation), {
      changed: (now) => tables.setCards(data.keepCards(now)),
      played: (name, games) => data.keepBotGames(name, games),
      report,
    });
    const api = { ...set, texts: () => textsAt(path) };
    const host = await startHost({ data, tables, pages, api, report, ...(limits && { limits }) }, opening);
    let closing: Promise<void> | undefined;
    const close = () => {
      set.close();
      return host.close();
    };
    return {
      ...host,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    data.discard();
    throw error;
  }
}
