/** A client of a language server in the same process: messages go through streams, as with a real one. */
import { PassThrough, type Readable, type Writable } from 'node:stream';
import { onTestFinished, vi } from 'vitest';
import { createConnection } from 'vscode-languageserver';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  type InitializeParams,
  InitializeRequest,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver/node';
import { advise } from '../../cli/load/advise.ts';
import { isBelow } from '../../language/index.ts';
import type { ServerHost } from '../../language/server/host.ts';
import { messageStrategy } from '../../language/server/protocol/params.ts';
import { serve } from '../../language/server/serve.ts';
import { knownSets } from './workspaces.ts';

/** Files in memory, for a server without a disk. */
export interface Texts extends ServerHost {
  /** Texts by path. The server learns of a change from `didChangeWatchedFiles` or from `changed`. */
  files: Map<string, string>;
  /** Notifies the server through its own file watching. */
  changed(files?: readonly string[]): void;
}

/** A host with these texts and the bundled sets. */
export function textsHost(files: Readonly<Record<string, string>> = {}): Texts {
  const texts = new Map(Object.entries(files));
  const below = (roots: readonly string[]) =>
    [...texts]
      .filter(([file]) => roots.some((root) => isBelow(root, file)))
      .map(([file, text]) => ({ file, text }));
  let notify: (files?: readonly string[]) => void = () => undefined;
  return {
    files: texts,
    advise,
    changed: (changed) => notify(changed),
    version: '0.0.0',
    problemPages: 'https://example.org/problems/',
    bundled: knownSets,
    textsIn: (roots) => ({ texts: below(roots), refused: [] }),
    textsBelow: (folder) => below([folder]),
    textOf: (file) => texts.get(file),
    rootOf: (file) => file,
    setsNextTo: () => [],
    prepare: () => import('../../print/own-assets/index.ts'),
    watch: (_, changed) => {
      notify = changed;
    },
  };
}

/**
 * Starts a server on these files. `send` writes a message as it is.
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
  const writer = new StreamMessageWriter(there);
  const send = (message: object) => writer.write({ jsonrpc: '2.0', ...message });
  return { server, there, back, ended, send };
}

/** An initialized client. */
export type Client = Awaited<ReturnType<typeof connect>>;

/** Connects a client to a server on these files. */
export async function connect(host: ServerHost, params: Partial<InitializeParams> = {}) {
  const { there, back, ended } = serveInProcess(host);
  const client = await clientOf(back, there, params);
  return {
    ...client,
    end: async () => {
      await client.end();
      await ended;
      client.connection.dispose();
      there.end();
      back.end();
    },
  };
}

/** Connects a client to the server that writes to one stream and reads from the other. */
export async function clientOf(from: Readable, to: Writable, params: Partial<InitializeParams>) {
  const connection = createProtocolConnection(new StreamMessageReader(from), new StreamMessageWriter(to));
  const published = new Map<string, PublishDiagnosticsParams>();
  const all: PublishDiagnosticsParams[] = [];
  connection.onNotification(PublishDiagnosticsNotification.type, (latest) => {
    published.set(latest.uri, latest);
    all.push(latest);
  });
  connection.listen();
  const initialized = await connection.sendRequest(InitializeRequest.type, {
    processId: null,
    rootUri: null,
    capabilities: {},
    ...params,
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return {
    connection,
    initialized,
    /** The last diagnostics published for each file, by URI. */
    published,
    /** All published diagnostics, in order. */
    all,
    open: (uri: string, text: string, version = 1) =>
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId: 'ecos', version, text },
      }),
    change: (uri: string, version: number, contentChanges: TextDocumentContentChangeEvent[]) =>
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges,
      }),
    close: (uri: string) =>
      connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } }),
    /** Waits for diagnostics of a file, optionally of a certain version. */
    diagnostics: (uri: string, version?: number) =>
      vi.waitFor(
        () => {
          const found = published.get(uri);
          if (found && (version === undefined || found.version === version)) return found;
          throw new Error(`No diagnostics of version ${version} of ${uri}`);
        },
        { timeout: 120_000, interval: 1 },
      ),
    /** Waits until the server has nothing left to publish. */
    settled: async () => {
      for (let before = -1; before !== all.length; ) {
        before = all.length;
        // Many short waits: on a busy machine one long wait may be over before the server, in this process, gets its turns.
        for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
      }
    },
    end: async () => {
      await connection.sendRequest(ShutdownRequest.type);
      await connection.sendNotification(ExitNotification.type);
    },
  };
}

/** Connects a client that disconnects when the test has finished. */
export async function connectInTest(...how: Parameters<typeof connect>): Promise<Client> {
  const client = await connect(...how);
  onTestFinished(client.end);
  return client;
}
