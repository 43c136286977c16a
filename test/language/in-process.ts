/** A language server in this process, whose messages go through streams. */
import { PassThrough } from 'node:stream';
import { createConnection } from 'vscode-languageserver';
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import type { ServerHost } from '../../language/server/host.ts';
import { messageStrategy } from '../../language/server/protocol/params.ts';
import { serve } from '../../language/server/serve.ts';

/**
 * Starts a server on these files.
 * @param back the stream that the server writes to
 */
export function serveInProcess(host: ServerHost, back = new PassThrough()) {
  const there = new PassThrough();
  const { promise: ended, resolve: exit } = Promise.withResolvers<void>();
  const server = createConnection(
    (logger) =>
      createProtocolConnection(new StreamMessageReader(there), new StreamMessageWriter(back), logger, {
        messageStrategy,
      }),
    { shutdownReceived: false, initialize: () => undefined, exit: () => exit() },
  );
  serve(server, host);
  server.listen();
  return { server, there, back, ended };
}
