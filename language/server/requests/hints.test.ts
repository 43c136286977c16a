/** `textDocument/inlayHint` through a connection. */
import { expect, test } from 'vitest';
import { InlayHintRequest } from 'vscode-languageserver/node';
import { connect, textsHost } from '../../../test/language/client.ts';

const URI = 'file:///cards/a.eco';
const CARD = 'card 900 brown leaves 2 energy sun {\n  place lion;\n  gain 1vp per adjacent water\n}\n';

test('hints show the meaning of "this" and the worth of the effect', async () => {
  const client = await connect(textsHost());
  await client.open(URI, CARD);
  const ask = (line: number) =>
    client.connection.sendRequest(InlayHintRequest.type, {
      textDocument: { uri: URI },
      range: { start: { line, character: 0 }, end: { line: 9, character: 0 } },
    });
  expect(await ask(0)).toMatchObject([
    {
      position: { line: 2, character: 29 },
      label: 'this = lion',
      tooltip: 'Here "this" can be: lion.',
      paddingLeft: true,
    },
    {
      position: { line: 0, character: 35 },
      label: expect.stringMatching(/^≈ \d+\.\d vp, costs nothing$/),
      tooltip: expect.stringMatching(/^In 400 situations/),
      paddingRight: true,
    },
  ]);
  expect(await ask(2)).toHaveLength(1);
  await client.end();
});
