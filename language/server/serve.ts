/** The server: answers a connection until it ends. All files come from its host. */
import {
  type ClientCapabilities,
  type Connection,
  ErrorCodes,
  MessageType,
  ResponseError,
  ShowMessageNotification,
  TextDocuments,
} from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import type { ServerHost } from './host.ts';
import { newUris } from './protocol/uris.ts';
import { Publisher } from './publish.ts';
import { answerRequest, REQUEST_HANDLERS, serverCapabilities } from './request-table.ts';
import { ServerSession } from './session.ts';

/** Registers handlers on a connection that is not listening yet. */
export function serve(connection: Connection, host: ServerHost): void {
  const uris = newUris();
  const session = new ServerSession(
    host,
    () => publisher.touch(),
    (message) =>
      connection.sendNotification(ShowMessageNotification.type, { type: MessageType.Warning, message }),
  );
  const publisher = new Publisher(connection, session, uris, host);
  const documents = new TextDocuments(TextDocument);
  let folders: readonly string[] = [];
  let state: 'new' | 'running' | 'ended' = 'new';
  let client: ClientCapabilities = {};
  let clientName = '';

  const showFolders = (uriList: readonly string[]) => {
    folders = uriList;
    for (const uri of uriList) uris.remember(uri);
    for (const reason of session.setFolders(uriList.map(uris.fileOf))) connection.console.warn(reason);
  };
  connection.onInitialize((params) => {
    if (state !== 'new')
      return new ResponseError(ErrorCodes.InvalidRequest, 'the server is already initialized');
    client = params.capabilities;
    clientName = params.clientInfo?.name ?? '';
    const { workspaceFolders, rootUri } = params;
    showFolders(workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []));
    state = 'running';
    return {
      capabilities: serverCapabilities(),
      serverInfo: { name: 'ecos', version: host.version },
    };
  });
  connection.onInitialized(() => {
    if (!client.workspace?.workspaceFolders) return;
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      const removedFiles = new Set(removed.map(({ uri }) => uris.fileOf(uri)));
      showFolders([
        ...folders.filter((uri) => !removedFiles.has(uris.fileOf(uri))),
        ...added.map(({ uri }) => uri),
      ]);
    });
  });
  connection.onShutdown(() => {
    if (state !== 'running') return refusal(state);
    state = 'ended';
    publisher.stop();
    session.end();
    return undefined;
  });
  connection.onDidChangeWatchedFiles(({ changes }) =>
    session.reread(changes.map(({ uri }) => uris.fileOf(uri))),
  );
  const show = (document: TextDocument) => {
    uris.remember(document.uri);
    session.put(uris.fileOf(document.uri), document);
  };
  documents.onDidChangeContent(({ document }) => show(document));
  documents.onDidClose(({ document }) => {
    const file = uris.fileOf(document.uri);
    // The file may also be open under another spelling of its URI.
    const other = documents.all().find(({ uri }) => uris.fileOf(uri) === file);
    if (other) show(other);
    else session.close(file);
  });
  documents.listen(connection);

  let prepared: Promise<unknown> | undefined;
  for (const { method } of REQUEST_HANDLERS)
    connection.onRequest(method, async (params: unknown, token) => {
      if (state !== 'running') return refusal(state);
      // Take the workspace now, before waiting for what answers need.
      const { workspace } = session;
      prepared ??= Promise.resolve(host.prepare?.());
      await prepared;
      return answerRequest(method, params, {
        workspace,
        uris,
        token,
        client,
        clientName,
        ...(host.problemPages !== undefined && { pages: host.problemPages }),
        extras: async (folders) => host.extras?.(folders),
      });
    });
}

/** The answer before the client has initialized the server, and after it has shut it down. */
function refusal(state: 'new' | 'ended'): ResponseError {
  return state === 'new'
    ? new ResponseError(ErrorCodes.ServerNotInitialized, 'the server is not initialized')
    : new ResponseError(ErrorCodes.InvalidRequest, 'the server is shut down');
}
