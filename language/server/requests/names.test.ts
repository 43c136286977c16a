import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  DocumentSymbolRequest,
  PrepareRenameRequest,
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
    hoverProvider: true,
    renameProvider: { prepareProvider: true },
    completionProvider: { triggerCharacters: [' '] },
  });
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
