/** Decides which set a page opens, and which server keeps it: that of the studio, or this browser. */
import { ONE_FILE } from '../../games/start-worker.ts';
import { setMark } from '../../link/bundled.ts';
import { mergeExtras, withBundledExtras } from '../../link/extras.ts';
import { isLink } from '../../link/known.ts';
import type { LinkContent } from '../../link/link.ts';
import { textMark } from '../../link/mark.ts';
import type { BundledSet, IncludedSet, SiteData } from '../../site-messages.ts';
import { type Address, addressHash, isKey } from '../address.ts';
import { storeLinkedGame } from '../play/brought.ts';
import { browserStorage, tabStorage } from '../storage.ts';
import { machineServer, takeKey } from '../texts/machine.ts';
import type { PageStart, Server } from '../texts/server.ts';
import { BrowserServer } from './browser-server.ts';
import { type LinkedSet, linkedSetName } from './linked-sets.ts';
import { goOffline, newVersion } from './offline.ts';
import { LINKED_SET_KEY, PAGE, SITE } from './place.ts';

/** Loads what reads links, which a page without one does not need. */
const loadLinks = () => import('../../link/link.ts');

/**
 * Decides which set to open: that of a link in the address, or else the separate set that this tab had open before a reload,
 * or else that of the studio or the site.
 */
export async function startPage(): Promise<PageStart> {
  const { hash } = location;
  // The address with the key is that of the studio's own set.
  if (isKey(hash)) tabStorage.removeItem(LINKED_SET_KEY);
  const machine = SITE === undefined ? machineServer(takeKey()) : undefined;
  if (SITE) goOffline(SITE);
  const { set, isToTry, complaint } = await openLinkedSet(hash, machine);
  if (!set && machine) return { server: machine, isLinked: false, newVersion, complaint };
  const site = machine ? undefined : await siteData();
  const data = { ...site, version: site?.version ?? '', set: set ?? site!.set };
  const server = new BrowserServer(data, PAGE, machine);
  return {
    server,
    isLinked: set !== undefined,
    ...(isToTry && { machine }),
    newVersion,
    complaint,
  };
}

async function siteData(): Promise<SiteData> {
  if (ONE_FILE) return ONE_FILE.data;
  const answer = await fetch('set.json');
  if (!answer.ok) throw new Error(`The set of this page cannot be loaded: ${answer.status}`);
  return (await answer.json()) as SiteData;
}

/** A set that came by a link, whether to be tried, and what is wrong with it. */
interface FoundSet {
  set?: IncludedSet;
  isToTry?: boolean | undefined;
  complaint?: string;
}

/** The set of the link in the address, or else the separate set that the tab has open. */
async function openLinkedSet(link: string, machine: Server | undefined): Promise<FoundSet> {
  if (!isLink(link)) return keptSet();
  const { BadLink, readLink } = await loadLinks();
  try {
    const shared = await readLink(link);
    const set = setOfLink(shared);
    tabStorage.setItem(LINKED_SET_KEY, link);
    if (shared.game) storeLinkedGame(shared.game);
    const { id, title } = set;
    const linked: LinkedSet = { id, title, opened: new Date().toISOString(), link };
    const [name, value] = [linkedSetName(linked), JSON.stringify(linked)];
    browserStorage.setItem(name, value);
    const isKept = tabStorage.keepsAll() && browserStorage.keepsAll();
    // Drafts would be refused while anything else is not kept.
    if (!browserStorage.keepsAll()) browserStorage.removeItem(name);
    // The next studio has another origin. This one may be away.
    void machine?.keep(name, value).catch(() => undefined);
    const address: Address = shared.game
      ? { place: 'play', what: '' }
      : { place: shared.isToTry ? 'try' : 'write', what: `${shared.card ?? ''}` };
    // A set that is not kept exists only in the address, which must stay.
    if (isKept) history.replaceState(null, '', addressHash(address));
    const { isToTry } = shared;
    return { set: withBundledExtras(set, await bundledSets()), isToTry, ...(await otherVersionsOf(shared)) };
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    history.replaceState(null, '', addressHash({ place: 'write', what: '' }));
    return { ...(await keptSet()), complaint: error.message };
  }
}

/** The reason to be careful if the bundled sets of the link are different here. */
async function otherVersionsOf({ bundled = [] }: LinkContent): Promise<{ complaint?: string }> {
  if (bundled.length === 0) return {};
  const here = await bundledSets();
  const others = bundled.filter(
    ({ id, mark }) => !here.some((set) => set.id === id && setMark(set.files) === mark),
  );
  if (others.length === 0) return {};
  const names = others.map(({ id }) => id).join(' and ');
  return { complaint: `This link is for another version of ${names}: its cards may do something else here.` };
}

let fetched: Promise<readonly BundledSet[]> | undefined;
/** The bundled sets, which are loaded once. */
async function bundledSets(): Promise<readonly BundledSet[]> {
  if (ONE_FILE) return ONE_FILE.sets;
  fetched ??= fetch('sets.json').then((answer) => answer.json());
  return fetched;
}

/** The separate set that the tab has open. An earlier version of the page may have stored something else. */
async function keptSet(): Promise<FoundSet> {
  const link = tabStorage.getItem(LINKED_SET_KEY);
  if (link === null) return {};
  const { BadLink, readLink } = await loadLinks();
  try {
    const shared = await readLink(link);
    return { set: withBundledExtras(setOfLink(shared), await bundledSets()), isToTry: shared.isToTry };
  } catch (error) {
    if (!(error instanceof BadLink)) throw error;
    tabStorage.removeItem(LINKED_SET_KEY);
    return { complaint: error.message };
  }
}

/** Converts a link to a set: the same link gives the same set. */
function setOfLink({ title, files, known, extras = {}, from }: LinkContent): IncludedSet {
  const name = title
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return {
    id: `link ${textMark(JSON.stringify([files, known]))}`,
    name: name || 'cards',
    title,
    files,
    known,
    beside: [],
    look: mergeExtras([extras]),
    from,
  };
}
