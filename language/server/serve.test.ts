import { expect, test } from 'vitest';
import {
  InitializeRequest,
  ShowMessageNotification,
  ShutdownRequest,
  StreamMessageReader,
} from 'vscode-languageserver/node';
import { connectInTest, serveInProcess, textsHost } from '../../test/language/client.ts';
import { MAX_TEXT_LENGTH } from './session.ts';

const CARD = 'card 900 brown "Rain" leaves 2 energy sun { gain 1vp }\n';
const OTHER = 'card 902 blue "Sun" leaves 2 energy sun { gain 2vp }\n';
const BAD = 'card 901 brown leaves 2 energy sun { gain 1vp per watr }\n';
const URI = 'file:///cards/a.eco';
const CARDS = { uri: 'file:///cards', name: 'cards' };

test('the last diagnostic of a file with more than a thousand problems counts the rest', async () => {
  const client = await connectInTest(textsHost());
  await client.open(URI, '§\n'.repeat(1002), 1);
  const { diagnostics } = await client.diagnostics(URI);
  expect(diagnostics).toHaveLength(1001);
  expect(diagnostics.at(-1)).toEqual({
    source: 'ecos',
    severity: 1,
    message: '2 more errors are not listed',
    range: { start: { line: 1002, character: 0 }, end: { line: 1002, character: 0 } },
  });
  await client.change(URI, 2, [{ text: '§\n'.repeat(1000) }]);
  const all = (await client.diagnostics(URI, 2)).diagnostics;
  expect(all).toHaveLength(1000);
  expect(all.every(({ code }) => code !== undefined)).toBe(true);
});

test('a text over the limit is reported once, and checked again when it is shorter', async () => {
  const host = textsHost({ '/cards/b.eco': BAD.replace('901', '903') });
  const client = await connectInTest(host, { workspaceFolders: [CARDS] });
  const shown: string[] = [];
  client.connection.onNotification(ShowMessageNotification.type, ({ message }) => {
    shown.push(message);
  });
  const long = `${BAD}//${' '.repeat(MAX_TEXT_LENGTH)}`;
  await client.open(URI, BAD, 1);
  expect((await client.diagnostics(URI, 1)).diagnostics).toHaveLength(1);
  await client.change(URI, 2, [{ text: long }]);
  await client.change(URI, 3, [{ text: `${long} ` }]);
  await client.settled();
  expect(client.published.get(URI)).toEqual({ uri: URI, diagnostics: [] });
  expect(shown).toEqual([expect.stringContaining('/cards/a.eco is longer than 1 MB')]);
  await client.change(URI, 4, [{ text: BAD }]);
  expect((await client.diagnostics(URI, 4)).diagnostics).toHaveLength(1);
});

test('unsaved texts are used for the whole set, and closing one restores the text on disk', async () => {
  const host = textsHost({
    '/cards/set.eco': 'set mine "Mine" extends first-continent\nanimal hare x3 on grassland\n',
    '/cards/a.eco': 'card 901 brown leaves 2 energy sun { place hare }\n',
  });
  const client = await connectInTest(host, { workspaceFolders: [CARDS] });
  await client.open('file:///cards/set.eco', 'set mine "Mine" extends first-continent\n');
  expect((await client.diagnostics(URI)).diagnostics).toMatchObject([{ code: 'ECO202' }]);
  expect(client.published.get(URI)?.version).toBeUndefined();
  await client.close('file:///cards/set.eco');
  await client.settled();
  expect(client.published.get(URI)?.diagnostics).toEqual([]);
});

test('errors of an extended set outside the workspace are reported for its files', async () => {
  const base = '/base/set.eco';
  const host = textsHost({ '/cards/set.eco': `set mine "Mine" extends base\n${CARD}` });
  const withBase = (text: string) => {
    const known = [{ id: 'base', files: [{ file: base, text: `set base "B" extends ${text}` }] }];
    host.setsNextTo = (root, [id]) => (root === '/cards' && id === 'base' ? known : []);
  };
  withBase(`first-continent\n${BAD}`);
  const client = await connectInTest(host, { workspaceFolders: [CARDS] });
  await client.open('file:///cards/set.eco', host.files.get('/cards/set.eco')!);
  const published = () =>
    expect.poll(() =>
      client.published
        .get(`file://${base}`)
        ?.diagnostics.map(({ code, range }) => `${code} in line ${range.start.line}`),
    );
  await published().toEqual(['ECO202 in line 1']);
  // Warnings of an extended set are not published.
  withBase(`first-continent\n${CARD.replace('gain', 'may { place forest }; gain')}`);
  host.changed([base]);
  await published().toEqual([]);
  withBase('base');
  host.changed([base]);
  await published().toEqual(['ECO503 in line 0']);
});

test('an error names the missing parameter, and a second initialize is refused', async () => {
  const client = await connectInTest(textsHost({ '/cards/a.eco': CARD }), { workspaceFolders: [CARDS] });
  const textDocument = { uri: URI };
  const again = { processId: null, rootUri: null, capabilities: {} };
  for (const [method, params, code, message] of [
    ['textDocument/hover', undefined, -32602, 'the parameters are not an object'],
    ['textDocument/hover', { textDocument: { uri: 7 } }, -32602, '`textDocument` is missing or invalid'],
    [
      'textDocument/hover',
      { textDocument, position: { line: 'x', character: 0 } },
      -32602,
      '`position` is missing or invalid',
    ],
    [
      'textDocument/rename',
      { textDocument, position: { line: 0, character: 6 } },
      -32602,
      '`newName` is missing or invalid',
    ],
    ['ecos/card', { set: 'mine' }, -32602, '`uri` or `number` is missing or invalid'],
    ['workspace/executeCommand', { command: 'none' }, -32602, 'there is no command `none`'],
    [InitializeRequest.method, again, -32600, 'the server is already initialized'],
  ] as const)
    await expect(client.connection.sendRequest(method, params)).rejects.toMatchObject({ code, message });
  expect(await client.connection.sendRequest('textDocument/documentSymbol', { textDocument })).toHaveLength(
    1,
  );
});

test('a text that is opened without a whole version is ignored', async () => {
  const client = await connectInTest(textsHost());
  const counts: unknown[] = [];
  for (const version of ['1', 1.5, undefined, 1]) {
    const textDocument = { uri: URI, languageId: 'ecos', version, text: CARD };
    await client.connection.sendNotification('textDocument/didOpen', { textDocument });
    const params = { textDocument: { uri: URI } };
    const symbols = await client.connection.sendRequest<unknown[] | null>(
      'textDocument/documentSymbol',
      params,
    );
    counts.push(symbols?.length);
  }
  expect(counts).toEqual([undefined, undefined, undefined, 1]);
});

test('shutdown before initialize is refused', async () => {
  const { server, back, send } = serveInProcess(textsHost());
  const answered = new Promise((resolve) => new StreamMessageReader(back).listen(resolve));
  await send({ id: 1, method: ShutdownRequest.method });
  expect(await answered).toMatchObject({ id: 1, error: { message: 'the server is not initialized' } });
  server.dispose();
});

test('removing a folder removes its files, except open ones', async () => {
  const host = textsHost({ '/cards/a.eco': CARD, '/cards/b.eco': OTHER });
  const client = await connectInTest(host, {
    workspaceFolders: [CARDS],
    capabilities: { workspace: { workspaceFolders: true } },
  });
  await client.open(URI, BAD);
  await client.diagnostics(URI);
  await client.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
    event: { added: [], removed: [{ ...CARDS, uri: `${CARDS.uri}/` }] },
  });
  const symbols = (uri: string) =>
    client.connection.sendRequest('textDocument/documentSymbol', { textDocument: { uri } });
  expect(await symbols('file:///cards/b.eco')).toBeNull();
  expect(await symbols(URI)).toHaveLength(1);
  await client.change(URI, 2, [{ text: CARD.replace('vp', 'vp per watr') }]);
  expect((await client.diagnostics(URI, 2)).diagnostics).toMatchObject([{ code: 'ECO202' }]);
});

test('a file opened under two spellings of its URI stays open until both are closed', async () => {
  const host = textsHost({ '/cards/a.eco': CARD });
  const client = await connectInTest(host, { workspaceFolders: [CARDS] });
  const other = 'file://localhost/cards/%61.eco';
  await client.open(other, BAD);
  expect((await client.diagnostics(other)).diagnostics).toHaveLength(1);
  await client.open(URI, `${BAD}${BAD}`, 5);
  expect((await client.diagnostics(URI, 5)).diagnostics.length).toBeGreaterThan(1);
  expect(client.published.get(other)).toEqual({ uri: other, diagnostics: [] });
  await client.close(URI);
  await client.settled();
  expect(client.published.get(other)).toMatchObject({ version: 1, diagnostics: [{ code: 'ECO202' }] });
  expect(client.published.get(URI)).toEqual({ uri: URI, diagnostics: [] });
  await client.close(other);
  await client.settled();
  expect(client.published.get(other)).toEqual({ uri: other, diagnostics: [] });
});
