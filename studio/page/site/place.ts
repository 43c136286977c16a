/** Where the page is: at a server of `ecos studio`, or on a site without one. */

/** On a site, the address of its service worker from here, which the page has in its text. */
export const SITE = document.querySelector<HTMLMetaElement>('meta[name="ecos-site"]')?.content;

/** What tells this page from others on the same host. */
export const PAGE = location.pathname.replace(/[^/]*$/, '');

/** Under this name a tab keeps which own set it has open. */
export const OWN = 'ecos-own';
