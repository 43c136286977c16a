/** The page of the studio as plain files, which any web server can serve from any folder: it needs no server of ours. */
import { hash } from 'node:crypto';
import { escapeMarkup } from '../../program/messages/index.ts';
import { ONE_FILE_TEMPLATE } from '../one-file.ts';
import type { SiteData } from '../site-messages.ts';
import { SECURITY_POLICY } from './app.ts';

type Files = ReadonlyMap<string, Uint8Array>;

/** Files that only one of our servers needs, as for tables on the web, or that are changed here. */
const CHANGED_FILES = ['index.html', 'offline.js', 'table.html', 'table-gone.html', 'host.html'];
/** The service worker of a site. */
export const SITE_WORKER = 'sw.js';

/**
 * The files of a page with a set.
 * @param page the files of the page, as the studio's server serves them
 * @param worker the address of the site's service worker relative to the page
 */
export function studioSite(
  page: Files,
  data: SiteData,
  worker: string = SITE_WORKER,
): Map<string, Uint8Array> {
  const index = withPolicy(page.get('index.html')!, `<meta name="ecos-site" content="${worker}">`).replace(
    '<title>Studio',
    () => `<title>${escapeMarkup(data.set.title)} · Studio`,
  );
  const own = { 'index.html': index, 'set.json': JSON.stringify(data) };
  return new Map([
    ...[...page]
      .filter(([file]) => !CHANGED_FILES.includes(file))
      .map(
        ([file, body]) =>
          [file, file.endsWith('.html') ? new TextEncoder().encode(withPolicy(body)) : body] as const,
      ),
    ...Object.entries(own).map(([file, content]) => [file, new TextEncoder().encode(content)] as const),
  ]);
}

/** A page with the policy, and more elements, in its head. */
const withPolicy = (page: Uint8Array, more = ''): string =>
  new TextDecoder().decode(page).replace(HEAD, (charset) => `${charset}${POLICY_ELEMENT}${more}`);

const HEAD = /<meta charset="utf-8"[^>]*>/;

/** Pages of the documentation have pictures in files of their own. */
const policy = Object.entries({ ...SECURITY_POLICY, imgSrc: [...SECURITY_POLICY.imgSrc, "'self'"] }).map(
  ([name, sources]) =>
    `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(' ')}`,
);
/** The policy of a page as an element, because other servers send none. Directives that work only in a header are omitted. */
export const POLICY_ELEMENT = `<meta http-equiv="Content-Security-Policy" content="${policy.join('; ')}">`;

/**
 * Returns the service worker that caches all files of a site.
 * @param script the service worker of the page, which lacks the list of files
 */
export function siteWorker(files: Files, script: Uint8Array): Uint8Array {
  const entries = [...files]
    // Needed only to save the set as one file.
    .filter(([url]) => url !== ONE_FILE_TEMPLATE)
    .map(([url, body]) => ({ url, revision: hash('sha256', body) }))
    .toSorted((a, b) => (a.url < b.url ? -1 : 1));
  return new TextEncoder().encode(
    `self.siteFiles=${JSON.stringify(entries)};\n${new TextDecoder().decode(script)}`,
  );
}
