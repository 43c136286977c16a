/**
 * The storage of this browser, even if access is denied: browsers may throw on mere access to it. Values that it does not
 * accept are kept while the page is open.
 */
import { DRAFT_PREFIX } from '../paths.ts';

/**
 * A storage that never throws.
 * @param find returns the storage of the browser, or throws
 */
export function careful(find: () => Storage) {
  const inPage = new Map<string, string>();
  const storage = orNothing(find);
  return {
    getItem: (name: string): string | null => inPage.get(name) ?? storage?.getItem(name) ?? null,
    setItem(name: string, value: string): void {
      inPage.delete(name);
      const isKept = orNothing(() => {
        storage?.setItem(name, value);
        return storage !== undefined;
      });
      if (isKept) return;
      // Otherwise the next page would read an outdated value.
      storage?.removeItem(name);
      inPage.set(name, value);
    },
    removeItem(name: string): void {
      inPage.delete(name);
      storage?.removeItem(name);
    },
    /** Whether the browser has accepted all values. */
    keepsAll: () => inPage.size === 0,
    names: () => [...new Set([...inPage.keys(), ...(storage ? Object.keys(storage) : [])])],
  };
}

function orNothing<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    // Access is denied, or the storage is full.
    return undefined;
  }
}

/** The names under which the last game of a set, its choices for printing and the texts printed last are stored. */
export const storedNames = (folder: string) => ({
  game: `ecos-game ${folder}`,
  gameCards: `ecos-game ${folder} cards`,
  print: `ecos-print ${folder}`,
  printed: `ecos-printed ${folder}`,
});

/** The fields of an object that was stored as JSON; none if it is damaged, or not stored. */
export function storedFields<Stored = object>(json: string | null): Partial<Stored> {
  try {
    const found: unknown = JSON.parse(json ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    return {};
  }
}

/** Stored by the browser, for all pages of this origin. */
export const browserStorage = careful(() => localStorage);

let send: (name: string, value: string | null) => Promise<unknown> = async () => undefined;
let sent: Promise<unknown> = Promise.resolve();

/**
 * Settings and games. On this machine the server keeps them, too: the origin of a page differs each time.
 * @param kept the values that it kept
 */
export function keepElsewhere(kept: Readonly<Record<string, string>>, sending: typeof send): void {
  for (const [name, value] of Object.entries(kept))
    if (!name.startsWith(DRAFT_PREFIX)) browserStorage.setItem(name, value);
  send = sending;
}

/** Stores a setting or a game; null removes it. */
export function keep(name: string, value: string | null): void {
  if (value === null) browserStorage.removeItem(name);
  else browserStorage.setItem(name, value);
  // One after another: a later value must not arrive first. The browser has it even if the server is away.
  sent = sent.then(() => send(name, value)).catch(() => undefined);
}

/** Stored for this tab. */
export const tabStorage = careful(() => sessionStorage);
