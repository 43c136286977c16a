/**
 * Law 7: replays the messages of real editors; the server gives the same answers, and its final diagnostics equal those
 * of a fresh check.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type {
  DidChangeTextDocumentParams,
  DidOpenTextDocumentParams,
  InitializeParams,
  PublishDiagnosticsParams,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { openWorkspace } from '../../language/index.ts';
import { fileOf, newUris } from '../../language/server/protocol/uris.ts';
import { diagnosticsOf } from '../../language/server/requests/diagnostics.ts';
import type { TextsByUri } from '../../language/server/worker.ts';
import { textsHost } from './client.ts';
import { serveInProcess } from './in-process.ts';
import { framed, type Message, messageReader } from './messages.ts';
import { readTranscript, type Transcript, written } from './transcript.ts';
import { knownSets } from './workspaces.ts';

const FOLDER = join(import.meta.dirname, 'transcripts');

/**
 * Sends all messages of the client, waiting for each answer. Returns all messages of the server, and the diagnostics it
 * had published before `shutdown`.
 */
async function replayed({ head, messages }: Transcript) {
  const { problemPages, ...texts } = textsHost(head.files);
  const host = { ...texts, ...(head.pages !== undefined && { problemPages: head.pages }) };
  const { server, there, back, ended } = serveInProcess(host);
  server.onNotification('ecos/texts', ({ texts }: TextsByUri) => {
    put(host.files, texts);
    host.changed(Object.keys(texts).map(fileOf));
  });
  const received: Message[] = [];
  back.on(
    'data',
    messageReader((message) => received.push(message)),
  );
  const versions = new Map<string, number>();
  const isPublished = () =>
    [...versions].every(([uri, version]) => publishedIn(received).get(uri)?.version === version);
  const settled = async () => {
    while (!isPublished()) await soon();
    for (let before = -1; before !== received.length; await soon(40)) before = received.length;
  };
  let published: ReturnType<typeof publishedIn> | undefined;
  for (const message of messages) {
    if (!('client' in message)) continue;
    const { id, method } = message.client;
    if (method === 'shutdown') {
      await settled();
      published = publishedIn(received);
    }
    there.write(framed(message.client));
    noteVersion(versions, message.client);
    if (method === undefined) continue;
    if (id !== undefined) {
      while (!received.some((one) => one.id === id && one.method === undefined)) await soon();
    } else if (method === 'exit') await ended;
  }
  if (!published) await settled();
  server.dispose();
  return { received, published: published ?? publishedIn(received) };
}

/** Records the version of a text that a client has open. */
function noteVersion(versions: Map<string, number>, { method, params }: Message): void {
  const { textDocument } = (params ?? {}) as Partial<DidOpenTextDocumentParams>;
  if (!textDocument) return;
  if (method === 'textDocument/didClose') versions.delete(textDocument.uri);
  else if (method === 'textDocument/didOpen' || method === 'textDocument/didChange')
    versions.set(textDocument.uri, textDocument.version);
}

/** Stores texts that an editor without a disk sends. */
function put(files: Map<string, string>, texts: TextsByUri['texts']): void {
  for (const [uri, text] of Object.entries(texts)) {
    if (text === null) files.delete(fileOf(uri));
    else files.set(fileOf(uri), text);
  }
}

/** The last diagnostics published for each file. */
function publishedIn(messages: readonly Message[]): Map<string, PublishDiagnosticsParams> {
  const published = messages.filter(({ method }) => method === 'textDocument/publishDiagnostics');
  return new Map(
    published.map(({ params }) => params as PublishDiagnosticsParams).map((one) => [one.uri, one]),
  );
}

const soon = (ms = 2) => new Promise((resolve) => setTimeout(resolve, ms));

/** The parameters of the client's `initialize` request. */
function initializeParams(messages: Transcript['messages']): InitializeParams {
  const recorded = messages.find((one) => 'client' in one && one.client.method === 'initialize');
  return (recorded as { client: Message }).client.params as InitializeParams;
}

/** The documents open in the client at the end, and the files on its disk. */
function endOf({ head, messages }: Transcript): {
  open: Map<string, TextDocument>;
  disk: Map<string, string>;
} {
  const open = new Map<string, TextDocument>();
  const disk = new Map(Object.entries(head.files));
  for (const message of messages) {
    if (!('client' in message)) continue;
    const { method, params } = message.client;
    if (method === 'ecos/texts') put(disk, (params as TextsByUri).texts);
    const { textDocument, contentChanges } = (params ?? {}) as DidOpenTextDocumentParams &
      DidChangeTextDocumentParams;
    if (method === 'textDocument/didClose') open.delete(textDocument.uri);
    const { uri, version, text } = textDocument ?? {};
    if (method === 'textDocument/didOpen') open.set(uri, TextDocument.create(uri, 'ecos', version, text));
    if (method === 'textDocument/didChange') TextDocument.update(open.get(uri)!, contentChanges, version);
  }
  return { open, disk };
}

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const transcript = readTranscript(join(FOLDER, name));
  const { head, messages } = transcript;

  test(`law 7: ${head.about} gets the same answers as recorded, and at the end the diagnostics of a fresh check`, async () => {
    const { received, published } = await replayed(transcript);
    const again = [
      ...messages.filter((recorded) => 'client' in recorded),
      ...received.map((server) => ({ server })),
    ];
    await expect(written({ head, messages: again })).toMatchFileSnapshot(join(FOLDER, name));
    const uris = newUris();
    const { open, disk } = endOf(transcript);
    const texts = new Map<string, { file: string; text: string; version?: number }>(
      [...disk].map(([file, text]) => [file, { file, text }]),
    );
    for (const [uri, document] of open) {
      const file = uris.fileOf(uri);
      texts.set(file, { file, text: document.getText(), version: document.version });
    }
    const { workspaceFolders } = initializeParams(messages);
    for (const uri of published.keys()) uris.remember(uri);
    const roots = workspaceFolders?.map(({ uri }) => uris.fileOf(uri)) ?? [];
    const fresh = openWorkspace({ roots, texts: [...texts.values()], known: knownSets() });
    expect([...published.keys()]).toEqual(expect.arrayContaining([...open.keys()]));
    for (const uri of published.keys()) {
      const wanted = diagnosticsOf(fresh, uris.fileOf(uri), uris, head.pages);
      expect(published.get(uri)).toEqual(JSON.parse(JSON.stringify(wanted)));
    }
  });
});
