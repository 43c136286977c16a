/**
 * The storage of this browser, also where it is refused: browsers may throw at the mere name of it. What it does not take is kept as
 * long as the page is open.
 */

/** The part of a storage that is used. */
export type SmallStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> & { names(): string[] };

/**
 * A storage that never throws.
 * @param find gives the storage of the browser, or throws
 */
export function careful(find: () => Storage): SmallStorage {
  const inPage = new Map<string, string>();
  const storage = orNothing(find);
  return {
    getItem: (name) => inPage.get(name) ?? storage?.getItem(name) ?? null,
    setItem(name, value) {
      inPage.delete(name);
      const isKept = orNothing(() => {
        storage?.setItem(name, value);
        return storage !== undefined;
      });
      if (isKept) return;
      // An earlier value would be taken for this one by the next page.
      storage?.removeItem(name);
      inPage.set(name, value);
    },
    removeItem(name) {
      inPage.delete(name);
      storage?.removeItem(name);
    },
    names: () => [...new Set([...inPage.keys(), ...(storage ? Object.keys(storage) : [])])],
  };
}

function orNothing<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    // It is refused or full.
    return undefined;
  }
}

/** Kept by the browser, for all pages of this place. */
export const browserStorage = careful(() => localStorage);
/** Kept by the tab. */
export const tabStorage = careful(() => sessionStorage);
