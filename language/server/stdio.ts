/** The server on standard input and output. The process ends with its client. */
import { createConnection } from 'vscode-languageserver/node';
import type { ServerHost } from './host.ts';
import { messageStrategy } from './protocol/params.ts';
import { serve } from './serve.ts';

/** Serves until the client sends `exit`, ends, or closes the pipe; then the process ends. */
export function serveStdio(host: ServerHost): void {
  const connection = createConnection(process.stdin, process.stdout, { messageStrategy });
  serve(connection, host);
  connection.listen();
}
