/** The set that the page shows, and the store of its texts. */

import { isLink } from '../../link/known.ts';
import { isKey } from '../address.ts';
import { OWN, SITE } from '../site/place.ts';
import { tabStorage } from '../storage.ts';
import type { PageStart, Server } from './server.ts';

/**
 * Decides which set to open: that of a link in the address, or else the separate set that this tab had open before a reload,
 * or else that of the studio or the site.
 */
export async function startPage(): Promise<PageStart> {
  const { hash } = location;
  // The address with the key is that of the studio's own set.
  if (isKey(hash)) tabStorage.removeItem(OWN);
  const machine = SITE === undefined ? await ofMachine() : undefined;
  if (machine && !isLink(hash) && tabStorage.getItem(OWN) === null) return { server: machine, isOwn: false };
  return (await import('../site/opening.ts')).startInBrowser(hash, machine);
}

/** Connects to the server of the studio; a site has none. */
async function ofMachine(): Promise<Server> {
  const { machineServer, takeKey } = await import('./machine.ts');
  return machineServer(takeKey());
}
