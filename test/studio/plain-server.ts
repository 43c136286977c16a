/** An ordinary web server: it serves the files of a folder below a path, with their types, and knows nothing of this project. */
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain',
};

/** A running server. */
export type PlainServer = Awaited<ReturnType<typeof serveFolder>>;

/** Serves a folder below a path, like a project site. */
export async function serveFolder(folder: string, below = '/some/project/') {
  const asked: string[] = [];
  let isAway = false;
  let held: { files: RegExp; release: PromiseWithResolvers<void> } | undefined;
  const server = createServer(async (request, response) => {
    if (isAway) return void response.destroy();
    const path = decodeURIComponent(new URL(request.url!, 'http://here').pathname);
    const inside = path.startsWith(below) ? path.slice(below.length) : undefined;
    if (inside && held?.files.test(inside)) await held.release.promise;
    if (!request.headers.referer?.endsWith('/sw.js')) asked.push(inside ?? path);
    const file = join(folder, inside ?? '', path.endsWith('/') ? 'index.html' : '');
    if (inside === undefined || !statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** Of the folder, ending in `/`. */
    address: `http://127.0.0.1:${port}${below}`,
    /** The paths that pages requested, relative to `address`; without those that a service worker caches for later. */
    asked,
    /** Neither records nor answers requests for matching files until it is called again. */
    hold(files?: RegExp) {
      held?.release.resolve();
      held = files && { files, release: Promise.withResolvers() };
    },
    /** Stops answering, as if the network were down; and starts again. */
    setAway(away: boolean) {
      isAway = away;
      server.closeAllConnections();
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
