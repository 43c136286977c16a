/** The code actions for a problem, as listed for a client that names no kinds. */
import { expect, test } from 'vitest';
import { CodeActionRequest } from 'vscode-languageserver/node';
import { connectInTest, textsHost } from '../../../test/language/client.ts';

const URI = 'file:///waders/card.eco';

/** The titles of the actions in the first line after the brace, of some kinds or of all. */
async function offered(steps: string, only?: string[]): Promise<string[]> {
  const client = await connectInTest(textsHost());
  await client.open(URI, `card 901 brown\n  leaves 2\n  energy sun\n{\n  ${steps}\n}\n`);
  const { diagnostics } = await client.diagnostics(URI);
  const actions = await client.connection.sendRequest(CodeActionRequest.type, {
    textDocument: { uri: URI },
    range: { start: { line: 4, character: 2 }, end: { line: 4, character: 2 } },
    context: { diagnostics, ...(only && { only }) },
  });
  return (actions ?? []).map(({ title }) => title);
}

test('one fix is offered once', async () => {
  expect(await offered('gian 1vp;')).toEqual(['write `gain`']);
  for (const kind of ['source.fixAll', 'source'])
    expect(await offered('gian 1vp;', [kind])).toEqual(['Fix: write `gain`']);
  // The empty kind includes all kinds.
  expect(await offered('gian 1vp;', [''])).toEqual(['write `gain`', 'Fix: write `gain`']);
});

test('several fixes are also offered together, but not twice', async () => {
  const both = ['write `gain`', 'Fix all 2 problems ECO113 in this file'];
  expect(await offered('gian 1vp;\n  palce water;')).toEqual(both);
  const [, , more] = await offered('gian 1vp;\n  palce water;\n  gain 1vp, place forest;');
  expect(more).toBe('Fix 3 problems');
});

test('a problem on another line can be fixed from anywhere', async () => {
  expect(await offered('gain 1vp;\n  palce water;')).toEqual(['Fix: write `place`']);
});
