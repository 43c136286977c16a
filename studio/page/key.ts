/** The key of the studio's server, which the address that it prints has behind `#`. */

/** The name under which a tab of the browser keeps the key. */
const KEY = 'ecos-key';

/** The key of the server: from the address that it printed, or as this tab kept it. Takes it out of the address. */
export function takeKey(
  location: Location,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  historyOfTab: History,
): string {
  const hash = location.hash.replace(/^#/, '');
  if (hash !== '' && !hash.startsWith('/')) {
    storage.setItem(KEY, hash);
    historyOfTab.replaceState(null, '', '#/write');
    return hash;
  }
  return storage.getItem(KEY) ?? '';
}
