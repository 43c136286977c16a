/** Where the page runs: on a server of `ecos studio`, on a site without one, or in one file. */
import { ONE_FILE } from '../../games/start-worker.ts';
import type { OpenAnswer } from '../../server-messages.ts';

/**
 * On a site, the address of its service worker relative to the page, from a `meta` element; in one file, which needs none, empty;
 * otherwise undefined.
 */
export const SITE = ONE_FILE
  ? ''
  : document.querySelector<HTMLMetaElement>('meta[name="ecos-site"]')?.content;

/** The address of the page that links lead to; if empty, they are for any studio. */
export const linkTarget = ({ shareTo = '' }: Pick<OpenAnswer, 'shareTo'>): string =>
  SITE ? location.origin + location.pathname : shareTo;

/** What distinguishes this page from others on the same host: its path. Browsers may have one storage for all files. */
export const PAGE = ONE_FILE ? `one-file ${ONE_FILE.data.set.id}` : location.pathname.replace(/[^/]*$/, '');

/** The key under which a tab stores the link of the separate set that it has open. */
export const LINKED_SET_KEY = ONE_FILE ? `ecos-own ${PAGE}` : 'ecos-own';
