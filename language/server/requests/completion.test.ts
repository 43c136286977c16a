import { expect, test } from 'vitest';
import {
  type CompletionItem,
  CompletionRequest,
  CompletionResolveRequest,
  type MarkupKind,
} from 'vscode-languageserver/node';
import { connectInTest, textsHost } from '../../../test/language/client.ts';

const URI = 'file:///cards/a.eco';
const TEXT = 'card 901 brown leaves 2 energy sun\n{\n  pl';

async function offers(text: string, snippetSupport: boolean, documentationFormat?: MarkupKind[]) {
  const completionItem = { snippetSupport, ...(documentationFormat && { documentationFormat }) };
  const client = await connectInTest(textsHost(), {
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

test('a client without snippet support gets plain words', async () => {
  const { items } = await offers(TEXT, false);
  const place = items.find(({ label }) => label === 'place');
  expect(place?.textEdit?.newText).toBe('place');
  expect(place?.insertTextFormat).toBeUndefined();
});

test('a client that only supports plain text gets no Markdown', async () => {
  const { client, items } = await offers(TEXT, true, ['plaintext']);
  const place = items.find(({ label }) => label === 'place')!;
  const { documentation } = await client.connection.sendRequest(CompletionResolveRequest.type, place);
  expect(documentation).toEqual({
    kind: 'plaintext',
    value: expect.stringMatching(/\n\nPlace a grassland\.\n\nplace grassland$/),
  });
});
