/** Where the page runs: on a server of `ecos studio`, or on a site without one. */

/** On a site, the address of its service worker relative to the page, from a `meta` element; otherwise undefined. */
export const SITE = document.querySelector<HTMLMetaElement>('meta[name="ecos-site"]')?.content;

/** The path that distinguishes this page from others on the same host. */
export const PAGE = location.pathname.replace(/[^/]*$/, '');

/** The key under which a tab stores the link of the separate set that it has open. */
export const LINKED_SET_KEY = 'ecos-own';
