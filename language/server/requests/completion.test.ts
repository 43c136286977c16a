import { expect, test } from 'vitest';
import {
  type CompletionItem,
  CompletionRequest,
  CompletionResolveRequest,
  InsertTextFormat,
  type MarkupKind,
} from 'vscode-languageserver/node';
import { connect, textsHost } from '../../../test/language/client.ts';

const URI = 'file:///cards/a.eco';
const TEXT = 'card 901 brown leaves 2 energy sun\n{\n  pl';

async function offers(text: string, snippetSupport: boolean, documentationFormat?: MarkupKind[]) {
  const completionItem = { snippetSupport, ...(documentationFormat && { documentationFormat }) };
  const client = await connect(textsHost(), {
    capabilities: { textDocument: { completion: { completionItem } } },
  });
  await client.open(URI, text);
  const lines = text.split('\n');
  const position = { line: lines.length - 1, character: lines[lines.length - 1].length };
  const items = (await client.connection.sendRequest(CompletionRequest.type, {
    textDocument: { uri: URI },
    position,
  })) as CompletionItem[];
  return { client, items };
}

test('completions are sorted, and each has the range that it replaces', async () => {
  const { client, items } = await offers(TEXT, true);
  expect(client.initialized.capabilities.completionProvider).toEqual({
    triggerCharacters: [' '],
    resolveProvider: true,
  });
  expect(items.map(({ label }) => label)).toContain('place');
  expect(items.map(({ sortText }) => sortText)).toEqual(items.map(({ sortText }) => sortText).toSorted());
  expect(items.find(({ label }) => label === 'place')).toMatchObject({
    detail: 'step',
    insertTextFormat: InsertTextFormat.Snippet,
    textEdit: {
      range: { start: { line: 2, character: 2 }, end: { line: 2, character: 4 } },
      newText: `place $\{1:forest}`,
    },
  });
  await client.end();
});

test('a client without snippet support gets plain words', async () => {
  const { client, items } = await offers(TEXT, false);
  const place = items.find(({ label }) => label === 'place');
  expect(place?.textEdit?.newText).toBe('place');
  expect(place?.insertTextFormat).toBeUndefined();
  await client.end();
});

test('a completion gets its documentation when it is resolved', async () => {
  const { client, items } = await offers(TEXT, true);
  const place = items.find(({ label }) => label === 'place')!;
  expect(place.documentation).toBeUndefined();
  const resolved = await client.connection.sendRequest(CompletionResolveRequest.type, place);
  expect(resolved.documentation).toMatchObject({
    kind: 'markdown',
    value: expect.stringContaining('> Place a grassland.'),
  });
  await client.end();
});

test('a client that only supports plain text gets no Markdown', async () => {
  const { client, items } = await offers(TEXT, true, ['plaintext']);
  const place = items.find(({ label }) => label === 'place')!;
  const { documentation } = await client.connection.sendRequest(CompletionResolveRequest.type, place);
  expect(documentation).toEqual({
    kind: 'plaintext',
    value: expect.stringMatching(/\n\nPlace a grassland\.\n\nplace grassland$/),
  });
  await client.end();
});

test('nothing is offered inside a text', async () => {
  const { client, items } = await offers('card 901 brown "pl', true);
  expect(items).toEqual([]);
  await client.end();
});
