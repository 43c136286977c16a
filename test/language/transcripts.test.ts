/**
 * Law 7: replays the messages of real editors; the server gives the same answers, and its final diagnostics equal those
 * of a fresh check.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  type DidChangeTextDocumentParams,
  type DidOpenTextDocumentParams,
  type InitializeParams,
  type PublishDiagnosticsParams,
  StreamMessageReader,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { advise } from '../../cli/load/advise.ts';
import { openWorkspace } from '../../language/index.ts';
import { fileOf, newUris } from '../../language/server/protocol/uris.ts';
import { fileDiagnostics } from '../../language/server/requests/diagnostics.ts';
import type { TextsByUri } from '../../language/server/worker.ts';
import { serveInProcess, textsHost } from './client.ts';
import { type Message, readTranscript, type Transcript, written } from './transcript.ts';
import { knownSets } from './workspaces.ts';

const FOLDER = join(import.meta.dirname, 'transcripts');
const WAIT = { timeout: 120_000, interval: 2 };

/**
 * Sends all messages of the client, waiting for each answer. Returns all messages of the server, what it had published
 * before `shutdown`, and the texts at the end: those open in the client, and those on its disk.
 */
async function replayed({ head, messages }: Transcript) {
  const { problemPages, ...texts } = textsHost(head.files);
  const host = { ...texts, ...(head.pages !== undefined && { problemPages: head.pages }) };
  const { server, back, ended, send } = serveInProcess(host);
  // What an editor without a disk sends.
  server.onNotification('ecos/texts', ({ texts }: TextsByUri) => {
    for (const [uri, text] of Object.entries(texts)) {
      if (text === null) host.files.delete(fileOf(uri));
      else host.files.set(fileOf(uri), text);
    }
    host.changed(Object.keys(texts).map(fileOf));
  });
  const received: Message[] = [];
  const latest = new Map<string, PublishDiagnosticsParams>();
  new StreamMessageReader(back).listen((message: Message) => {
    received.push(message);
    const params = message.params as PublishDiagnosticsParams;
    if (message.method === 'textDocument/publishDiagnostics') latest.set(params.uri, params);
  });
  const open = new Map<string, TextDocument>();
  const settled = async () => {
    for (const [uri, { version }] of open)
      await vi.waitFor(() => expect(latest.get(uri)?.version).toBe(version), WAIT);
    for (let before = -1; before !== received.length; await new Promise((done) => setTimeout(done, 40)))
      before = received.length;
  };
  let published: typeof latest | undefined;
  for (const message of messages) {
    if (!('client' in message)) continue;
    const { id, method } = message.client;
    if (method === 'shutdown') {
      await settled();
      published = new Map(latest);
    }
    await send(message.client);
    keepOpen(open, message.client);
    if (method !== undefined && id !== undefined)
      await vi.waitFor(
        () => expect(received.some((one) => one.id === id && one.method === undefined)).toBe(true),
        WAIT,
      );
    else if (method === 'exit') await ended;
  }
  if (!published) await settled();
  server.dispose();
  return { received, published: published ?? latest, open, disk: host.files };
}

/** Keeps the documents that the client has open. */
function keepOpen(open: Map<string, TextDocument>, { method, params }: Message): void {
  const { textDocument, contentChanges } = (params ?? {}) as DidOpenTextDocumentParams &
    DidChangeTextDocumentParams;
  const { uri, version, text } = textDocument ?? {};
  if (method === 'textDocument/didClose') open.delete(uri);
  if (method === 'textDocument/didOpen') open.set(uri, TextDocument.create(uri, 'ecos', version, text));
  if (method === 'textDocument/didChange') TextDocument.update(open.get(uri)!, contentChanges, version);
}

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const transcript = readTranscript(join(FOLDER, name));
  const { head, messages } = transcript;

  test(`law 7: ${head.about} gets the same answers as recorded, and at the end the diagnostics of a fresh check`, async () => {
    const { received, published, open, disk } = await replayed(transcript);
    const sent = messages.flatMap((recorded) => ('client' in recorded ? recorded : []));
    const again = [...sent, ...received.map((server) => ({ server }))];
    await expect(written({ head, messages: again })).toMatchFileSnapshot(join(FOLDER, name));
    const uris = newUris();
    const texts = new Map<string, { file: string; text: string; version?: number }>(
      [...disk].map(([file, text]) => [file, { file, text }]),
    );
    for (const [uri, document] of open) {
      const file = uris.fileOf(uri);
      texts.set(file, { file, text: document.getText(), version: document.version });
    }
    const { client } = sent.find((one) => one.client.method === 'initialize')!;
    const { workspaceFolders } = client.params as InitializeParams;
    for (const uri of published.keys()) uris.remember(uri);
    const roots = workspaceFolders?.map(({ uri }) => uris.fileOf(uri)) ?? [];
    const fresh = openWorkspace({ roots, texts: [...texts.values()], known: knownSets(), advise });
    expect([...published.keys()]).toEqual(expect.arrayContaining([...open.keys()]));
    for (const uri of published.keys()) {
      const wanted = fileDiagnostics(fresh, uris.fileOf(uri), uris, head.pages);
      expect(published.get(uri)).toEqual(JSON.parse(JSON.stringify(wanted)));
    }
  });
});
