/**
 * The service worker of a site: caches all its files at the first visit, and serves them from then on. Another version of the
 * site has another worker, which waits until all pages of this version are closed or the user asks for it.
 */
import { type PrecacheEntry, Serwist } from 'serwist';

const { siteFiles } = globalThis as unknown as {
  /** The files of the site, which its writer puts before this script. */
  siteFiles: PrecacheEntry[];
};

new Serwist({
  precacheEntries: siteFiles,
  // Links to the site may have parameters of whoever shared them.
  precacheOptions: { ignoreURLParametersMatching: [/./] },
  clientsClaim: true,
}).addEventListeners();
