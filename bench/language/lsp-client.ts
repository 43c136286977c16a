/** A client of `ecos lsp` with one open file. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import {
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  type ProtocolConnection,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';

const COMMAND = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

/** Starts a server and opens a text; `end` stops the server. */
export async function openInServer(
  uri: string,
  text: string,
): Promise<{ connection: ProtocolConnection; end: () => Promise<void> }> {
  const server = spawn(process.execPath, [COMMAND, 'lsp'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const connection = createProtocolConnection(
    new StreamMessageReader(server.stdout),
    new StreamMessageWriter(server.stdin),
  );
  connection.listen();
  await connection.sendRequest(InitializeRequest.type, {
    processId: process.pid,
    rootUri: null,
    capabilities: {},
  });
  await connection.sendNotification(InitializedNotification.type, {});
  await connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'eco', version: 0, text },
  });
  const end = async () => {
    await connection.sendRequest(ShutdownRequest.type);
    await connection.sendNotification(ExitNotification.type);
    connection.dispose();
  };
  return { connection, end };
}
