/**
 * The server in a web worker, for editors in a browser. The first message contains the texts of all card files; after that, the
 * worker speaks the protocol. `ecos/texts` notifies it of later changes to files.
 */
import { BrowserMessageReader, BrowserMessageWriter, createConnection } from 'vscode-languageserver/browser';
import type { KnownSet } from '../index.ts';
import { type MemoryHost, memoryHost } from './memory-host.ts';
import { messageStrategy } from './protocol/params.ts';
import { fileOf } from './protocol/uris.ts';
import { serve } from './serve.ts';

/** Texts of files by URI; `null` if the file was removed. */
export interface TextsByUri {
  texts: Readonly<Record<string, string | null>>;
}

/** The part of the worker's global scope that the server needs. */
type Scope = ConstructorParameters<typeof BrowserMessageReader>[0] & {
  addEventListener(
    type: 'message',
    listen: (message: { data: TextsByUri }) => void,
    options: { once: true },
  ): void;
};

/**
 * Serves until the worker ends.
 * @param scope the worker's `self`
 * @param version version of the server
 * @param bundled sets that the files may extend
 * @param advise gives hints about words that the language does not have
 */
export function serveWorker(
  scope: Scope,
  version: string,
  bundled: readonly KnownSet[],
  advise: MemoryHost['advise'],
): void {
  const host = memoryHost(version, bundled, advise);
  const take = ({ texts }: TextsByUri) => {
    for (const [uri, text] of Object.entries(texts)) host.put(fileOf(uri), text ?? undefined);
  };
  const begin = ({ data }: { data: TextsByUri }) => {
    take(data);
    const connection = createConnection(new BrowserMessageReader(scope), new BrowserMessageWriter(scope), {
      messageStrategy,
    });
    connection.onNotification('ecos/texts', take);
    serve(connection, host);
    connection.listen();
  };
  scope.addEventListener('message', begin, { once: true });
}
