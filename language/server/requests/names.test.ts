import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  DefinitionRequest,
  DocumentSymbolRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver/node';
import { type Client, connect, textsHost } from '../../../test/language/client.ts';

const SET = 'set mine "Mine" extends first-continent\nanimal wolf plural wolves x3 on grassland\n';
const CARDS = `# Ü𝕏
card 901 brown "Rain" leaves 2 energy sun {
  place a wolf as hunter;
  gain 1vp per wolves
}
`;
const [SET_URI, URI] = ['file:///cards/set.eco', 'file:///cards/a.eco'];
const textDocument = { uri: URI };

let client: Client;
beforeEach(async () => {
  const host = textsHost({ '/cards/set.eco': SET, '/cards/a.eco': 'card 901' });
  client = await connect(host, { workspaceFolders: [{ uri: 'file:///cards', name: 'cards' }] });
  await client.open(URI, CARDS, 3);
});
afterEach(() => client.end());

const range = (line: number, from: number, to: number) => ({
  start: { line, character: from },
  end: { line, character: to },
});

test('the server announces what it supports', () => {
  expect(client.initialized.capabilities).toMatchObject({
    definitionProvider: true,
    referencesProvider: true,
    documentHighlightProvider: true,
    documentSymbolProvider: true,
    workspaceSymbolProvider: true,
    renameProvider: { prepareProvider: true },
  });
});

test('definition and references are found in open files and in files on disk', async () => {
  const position = { line: 3, character: 17 };
  const request = { textDocument, position };
  expect(await client.connection.sendRequest(DefinitionRequest.type, request)).toEqual([
    { uri: SET_URI, range: range(1, 7, 11) },
  ]);
  const used = [
    { uri: URI, range: range(2, 10, 14) },
    { uri: URI, range: range(3, 15, 21) },
  ];
  const references = (includeDeclaration: boolean) =>
    client.connection.sendRequest(ReferencesRequest.type, { ...request, context: { includeDeclaration } });
  expect(await references(false)).toEqual(used);
  const all = await references(true);
  expect(all).toHaveLength(4);
  expect(all).toEqual(
    expect.arrayContaining([
      ...used,
      { uri: SET_URI, range: range(1, 7, 11) },
      { uri: SET_URI, range: range(1, 19, 25) },
    ]),
  );
});

test('the definition of a bundled name is in its file', async () => {
  const position = { line: 1, character: 39 };
  const [found] = (await client.connection.sendRequest(DefinitionRequest.type, {
    textDocument,
    position,
  })) as { uri: string }[];
  expect(found?.uri).toMatch(/first-continent\/set\.eco$/);
});

test('a rename edits two files, with the version of the open text', async () => {
  const position = { line: 3, character: 17 };
  expect(await client.connection.sendRequest(PrepareRenameRequest.type, { textDocument, position })).toEqual({
    range: range(3, 15, 21),
    placeholder: 'wolf',
  });
  const edit = await client.connection.sendRequest(RenameRequest.type, {
    textDocument,
    position,
    newName: 'fox',
  });
  const inSet = [
    { range: range(1, 7, 11), newText: 'fox' },
    { range: range(1, 19, 25), newText: 'foxes' },
  ];
  const inCards = [
    { range: range(2, 10, 14), newText: 'fox' },
    { range: range(3, 15, 21), newText: 'foxes' },
  ];
  expect(edit?.changes).toEqual({ [SET_URI]: inSet, [URI]: inCards });
  expect(edit?.documentChanges).toEqual(
    expect.arrayContaining([
      { textDocument: { uri: URI, version: 3 }, edits: inCards },
      { textDocument: { uri: SET_URI, version: null }, edits: inSet },
    ]),
  );
});

test('a refused rename is an error with the reason', async () => {
  const at = (line: number, character: number) => ({ textDocument, position: { line, character } });
  const prepare = (line: number, character: number) =>
    client.connection.sendRequest(PrepareRenameRequest.type, at(line, character));
  await expect(prepare(2, 3)).rejects.toThrow('`place` is a word of the language.');
  await expect(prepare(1, 39)).rejects.toThrow('`sun` is a name of the set `first-continent`');
  await expect(
    client.connection.sendRequest(RenameRequest.type, { ...at(2, 11), newName: 'Wolf' }),
  ).rejects.toThrow('`Wolf` cannot be an animal');
});

test('symbols are found in a file and in the workspace', async () => {
  expect(await client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument })).toEqual([
    {
      name: 'card 901',
      detail: 'Rain',
      kind: 12,
      range: { start: { line: 1, character: 0 }, end: { line: 4, character: 1 } },
      selectionRange: range(1, 5, 8),
      children: [],
    },
  ]);
  const find = (query: string) => client.connection.sendRequest(WorkspaceSymbolRequest.type, { query });
  const card = {
    name: 'card 901 “Rain”',
    location: { uri: URI, range: range(1, 5, 8) },
    containerName: 'mine',
  };
  // VS Code shows only names that contain the characters of the query.
  expect(await find('#901')).toMatchObject([{ ...card, name: 'card #901 “Rain”' }]);
  expect((await find('rain'))?.[0]).toMatchObject(card);
  expect((await find('wolf'))?.[0]).toMatchObject({ location: { uri: SET_URI } });
});
