/** A client of a language server in the same process: messages go through streams, as with a real one. */

import { onTestFinished } from 'vitest';
import {
  createProtocolConnection,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  type InitializeParams,
  InitializeRequest,
  type InitializeResult,
  type ProtocolConnection,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
} from 'vscode-languageserver/node';
import { isBelow } from '../../language/index.ts';
import type { ServerHost } from '../../language/server/host.ts';
import { serveInProcess } from './in-process.ts';
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
  let notify: (files?: readonly string[]) => void = () => undefined;
  return {
    files: texts,
    changed: (changed) => notify(changed),
    version: '0.0.0',
    problemPages: 'https://example.org/problems/',
    bundled: knownSets,
    textsIn: (roots) => ({
      texts: [...texts]
        .filter(([file]) => roots.some((root) => isBelow(root, file)))
        .map(([file, text]) => ({ file, text })),
      refused: [],
    }),
    textsBelow: (folder) =>
      [...texts].filter(([file]) => isBelow(folder, file)).map(([file, text]) => ({ file, text })),
    textOf: (file) => texts.get(file),
    rootOf: (file) => file,
    setsNextTo: () => [],
    prepare: () => import('../../print/own-assets/index.ts'),
    watch: (_, changed) => {
      notify = changed;
    },
  };
}

/** An initialized client. */
export interface Client {
  connection: ProtocolConnection;
  initialized: InitializeResult;
  /** The last diagnostics published for each file, by URI. */
  published: ReadonlyMap<string, PublishDiagnosticsParams>;
  /** All published diagnostics, in order. */
  all: readonly PublishDiagnosticsParams[];
  open(uri: string, text: string, version?: number): Promise<void>;
  change(uri: string, version: number, changes: readonly TextDocumentContentChangeEvent[]): Promise<void>;
  close(uri: string): Promise<void>;
  /** Waits for diagnostics of a file, optionally of a certain version. */
  diagnostics(uri: string, version?: number): Promise<PublishDiagnosticsParams>;
  /** Waits until the server has nothing left to publish. */
  settled(): Promise<void>;
  end(): Promise<void>;
}

/** Connects a client to a server on these files. */
export async function connect(host: ServerHost, params: Partial<InitializeParams> = {}): Promise<Client> {
  const { there, back, ended } = serveInProcess(host);
  const connection = createProtocolConnection(new StreamMessageReader(back), new StreamMessageWriter(there));
  const published = new Map<string, PublishDiagnosticsParams>();
  const all: PublishDiagnosticsParams[] = [];
  const waiting = new Set<() => void>();
  connection.onNotification(PublishDiagnosticsNotification.type, (latest) => {
    published.set(latest.uri, latest);
    all.push(latest);
    for (const look of waiting) look();
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
    published,
    all,
    open: (uri, text, version = 1) =>
      connection.sendNotification(DidOpenTextDocumentNotification.type, {
        textDocument: { uri, languageId: 'ecos', version, text },
      }),
    change: (uri, version, contentChanges) =>
      connection.sendNotification(DidChangeTextDocumentNotification.type, {
        textDocument: { uri, version },
        contentChanges: [...contentChanges],
      }),
    close: (uri) =>
      connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } }),
    diagnostics: (uri, version) =>
      new Promise((resolve) => {
        const look = () => {
          const found = published.get(uri);
          if (!found || (version !== undefined && found.version !== version)) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
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
      await ended;
      connection.dispose();
      there.end();
      back.end();
    },
  };
}

/** Connects a client that disconnects when the test has finished. */
export async function connectInTest(...how: Parameters<typeof connect>): Promise<Client> {
  const client = await connect(...how);
  onTestFinished(client.end);
  return client;
}
