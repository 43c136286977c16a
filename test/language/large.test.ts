/**
 * Large folders and files, several folders and clients at once, and clients that send requests and never answer any:
 * the server keeps answering, correctly. With `SOAK` at full size: 10,000 files, 1 MB.
 */
import { expect, test } from 'vitest';
import {
  DidChangeWatchedFilesNotification,
  DidChangeWorkspaceFoldersNotification,
  FileChangeType,
  type FileEvent,
} from 'vscode-languageserver/node';
import { corpus } from '../../bench/corpus.ts';
import { edit } from '../../language/index.ts';
import { newUris } from '../../language/server/protocol/uris.ts';
import { fileDiagnostics } from '../../language/server/requests/diagnostics.ts';
import { type Client, connectInTest, serveInProcess, type Texts, textsHost } from './client.ts';
import { workspaceOf } from './workspaces.ts';

const isFull = Number(process.env.SOAK ?? 0) > 0;
const FILES = isFull ? 10_000 : 300;
/** A card of the corpus has about 250 characters. */
const CARDS = isFull ? 4000 : 800;

const uris = newUris();
const card = (number: number, steps: string) =>
  `card ${number} brown\n  leaves 2\n  energy sun\n{\n  ${steps};\n}\n`;

/** Waits until a client has received the diagnostics that a newly started server would publish for a file. */
async function settled(client: Client, host: Texts, roots: string[], file: string, version?: number) {
  const text = host.files.get(file)!;
  const opened = version === undefined ? [] : [{ file, text, version }];
  const workspace = edit(workspaceOf(Object.fromEntries(host.files), roots), opened);
  const expected = JSON.parse(JSON.stringify(fileDiagnostics(workspace, file, uris, host.problemPages)));
  await expect.poll(() => client.published.get(uris.uriOf(file)), { timeout: 100_000 }).toEqual(expected);
}

test(`a folder of ${FILES} files has the right diagnostics after most files change at once`, async () => {
  const root = (folder: number) => `/many/${folder}`;
  const roots = [0, 1, 2].map(root);
  const file = (i: number) => `${root(i % 3)}/deep/${i % 10}/${i}.eco`;
  const host = textsHost(
    Object.fromEntries(
      Array.from({ length: FILES }, (_, i) => [
        file(i),
        card(1000 + i, `gain ${1 + (i % 9)}vp; place animal`),
      ]),
    ),
  );
  const folders = roots.map((path) => ({ uri: uris.uriOf(path), name: path }));
  const client = await connectInTest(host, {
    workspaceFolders: folders.slice(0, 2),
    capabilities: { workspace: { workspaceFolders: true } },
  });
  await client.open(uris.uriOf(file(0)), host.files.get(file(0))!, 1);
  await client.connection.sendNotification(DidChangeWorkspaceFoldersNotification.type, {
    event: { added: folders.slice(2), removed: [] },
  });
  await client.open(uris.uriOf(file(2)), host.files.get(file(2))!, 1);
  // Like checking out another branch: files change, appear and disappear, and the client reports all of them.
  const texts = host.files;
  for (let i = 3; i < FILES; i++) {
    if (i % 5 === 0) texts.delete(file(i));
    else if (i % 2 === 0)
      texts.set(
        file(i),
        card(1000 + i, i % 4 === 0 ? `place ${i % 3 === 2 ? 'lyon' : `lyon-${i}`}` : 'gain 1vp'),
      );
  }
  texts.set('/many/0/new.eco', card(1, 'gain 2 watr'));
  texts.set('/many/2/set.eco', 'set mine "Mine" extends first-continent\nanimal lyon x3 on desert\n');
  await client.connection.sendNotification(DidChangeWatchedFilesNotification.type, {
    changes: [...Array.from({ length: FILES }, (_, i) => file(i)), '/many/0/new.eco', '/many/2/set.eco'].map(
      (path): FileEvent => ({ uri: uris.uriOf(path), type: FileChangeType.Changed }),
    ),
  });
  await settled(client, host, roots, file(0), 1);
  await settled(client, host, roots, file(2), 1);
  await settled(client, host, roots, '/many/0/new.eco');
  const wrong = [...texts].filter(([path, text]) => path.startsWith('/many/0/') && text.includes('lyon'));
  expect(wrong.length).toBeGreaterThan(FILES / 60);
  for (const [path] of wrong.slice(0, 5)) await settled(client, host, roots, path);
  // This animal exists in the third folder.
  const published = [...client.published.values()].filter(({ uri }) => uri.startsWith('file:///many/2/'));
  expect(published.flatMap(({ diagnostics }) => diagnostics.map(({ code }) => code))).not.toContain('ECO202');
});

test(`two clients type in a file of ${CARDS} cards at once, and both get the right diagnostics`, async () => {
  const text = corpus(CARDS);
  const file = '/large/corpus.eco';
  const host = textsHost({ [file]: text });
  const folders = { workspaceFolders: [{ uri: 'file:///large', name: 'large' }] };
  const clients = await Promise.all([connectInTest(host, folders), connectInTest(host, folders)]);
  const uri = uris.uriOf(file);
  const line = text.slice(0, text.indexOf('card 700 ')).split('\n').length - 1;
  const typed = ['"Many" ', 'leaves lyon ', ''];
  for (const [i, client] of clients.entries()) {
    await client.open(uri, text, 0);
    const at = { line, character: i === 0 ? 'card 700 '.length : 0 };
    for (const [version, letters] of typed.entries())
      await client.change(uri, version + 1, [{ range: { start: at, end: at }, text: letters }]);
  }
  for (const [i, client] of clients.entries()) {
    const before = text.split('\n', line).join('\n').length + 1 + (i === 0 ? 'card 700 '.length : 0);
    const now = text.slice(0, before) + typed.toReversed().join('') + text.slice(before);
    const own = { ...host, files: new Map([[file, now]]) };
    await settled(client, own, ['/large'], file, typed.length);
    for (const method of ['documentSymbol', 'foldingRange', 'codeLens', 'semanticTokens/full'])
      await client.connection.sendRequest(`textDocument/${method}`, { textDocument: { uri } });
  }
});

test('a client that answers none of the server requests is still served', async () => {
  const { server, back, send } = serveInProcess(textsHost({ '/cards/a.eco': card(901, 'place lyon') }));
  let output = '';
  back.on('data', (data: Buffer) => {
    output += data;
  });
  void send({
    id: 1,
    method: 'initialize',
    params: {
      processId: null,
      workspaceFolders: [{ uri: 'file:///cards', name: 'cards' }],
      // Every capability that a server might use.
      capabilities: {
        workspace: {
          workspaceFolders: true,
          configuration: true,
          applyEdit: true,
          didChangeWatchedFiles: { dynamicRegistration: true },
          codeLens: { refreshSupport: true },
          semanticTokens: { refreshSupport: true },
        },
        window: { workDoneProgress: true, showMessage: {}, showDocument: { support: true } },
      },
    },
  });
  void send({ method: 'initialized', params: {} });
  const textDocument = {
    uri: 'file:///cards/a.eco',
    languageId: 'ecos',
    version: 0,
    text: card(901, 'gain 1vp'),
  };
  void send({ method: 'textDocument/didOpen', params: { textDocument } });
  for (let version = 1; version <= 300; version++) {
    const contentChanges = [{ text: card(901, `place lyon${version}`) }];
    void send({
      method: 'textDocument/didChange',
      params: { textDocument: { ...textDocument, version }, contentChanges },
    });
    void send({ id: 1 + version, method: 'textDocument/documentSymbol', params: { textDocument } });
    void send({ method: '$/cancelRequest', params: { id: 1 + version } });
  }
  await expect.poll(() => output.includes('`lyon300`'), { timeout: 60_000 }).toBe(true);
  // Each request gets exactly one answer or error.
  await expect
    .poll(() => new Set(output.match(/"id":\d+,"(?:result|error)"/g)).size, { timeout: 60_000 })
    .toBe(301);
  server.dispose();
});
