/** The first page of the site as files below a web server. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { frontSite } from '../../tools/site/front.ts';
import { serveFolder } from '../studio/plain-server.ts';

/** @param studio the files of the studio beside it */
export async function serveFront(folder: string, studio: ReadonlyMap<string, string | Uint8Array>) {
  const beside = [...studio].map(([file, body]) => [`studio/${file}`, body] as const);
  for (const [file, body] of [...(await frontSite()), ...beside]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), body);
  }
  return serveFolder(folder);
}

/** What the page has loaded before the first key: what is below the fold, it loads later. */
export const loadedFirst = (asked: readonly string[]): string[] =>
  [...new Set(asked.map((file) => file || 'index.html'))].filter((file) => !/^(pictures\/|fan)/.test(file));
