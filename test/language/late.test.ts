/** Law 6: a late answer never overwrites a newer one, and each answer has the version it is about. */
import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import {
  CancellationTokenSource,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  ShutdownRequest,
} from 'vscode-languageserver/node';
import { connect, connectInTest, serveInProcess, textsHost } from './client.ts';

const URI = 'file:///alone/a.eco';
const card = (steps: string) => `card 901 brown "A" leaves 2 energy sun { ${steps} }\n`;

test('law 6: after many quick changes the last diagnostics are those of the newest text, and versions only grow', async () => {
  const client = await connectInTest(textsHost());
  await client.open(URI, card('gain 1vp'), 0);
  const changes = Array.from({ length: 200 }, (_, i) => i + 1);
  await Promise.all(
    changes.map((version) =>
      client.change(URI, version, [{ text: card(`place lyon${'x'.repeat(version)}`) }]),
    ),
  );
  const { diagnostics } = await client.diagnostics(URI, 200);
  expect(diagnostics[0].message).toContain(`lyon${'x'.repeat(190)}`);
  await client.settled();
  const versions = client.all.filter(({ uri }) => uri === URI).map(({ version }) => version!);
  expect(versions.at(-1)).toBe(200);
  expect(versions).toEqual(versions.toSorted((a, b) => a - b));
  // Diagnostics of versions already replaced by newer ones are not published.
  expect(versions.length).toBeLessThan(150);
});

test('an answer is about the text at the time of the request', async () => {
  const client = await connectInTest(textsHost());
  await client.open(URI, card('gain 1vp'), 1);
  const ask = () => client.connection.sendRequest(DocumentSymbolRequest.type, { textDocument: { uri: URI } });
  const first = ask();
  void client.change(URI, 2, [{ text: card('gain 1vp').repeat(2) }]);
  const second = ask();
  expect(await first).toHaveLength(1);
  expect(await second).toHaveLength(2);
});

test('a cancelled request is answered or refused, without another effect', async () => {
  const client = await connectInTest(textsHost());
  await client.open(URI, card('gain 1vp'), 1);
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => {
      const source = new CancellationTokenSource();
      const params = { textDocument: { uri: URI } };
      const answer = client.connection.sendRequest(FoldingRangeRequest.type, params, source.token);
      source.cancel();
      return answer;
    }),
  );
  for (const answer of answers) if (answer.status === 'rejected') expect(answer.reason.code).toBe(-32800);
  expect((await client.diagnostics(URI, 1)).diagnostics).toEqual([]);
});

test('requests after shutdown are refused', async () => {
  const client = await connect(textsHost());
  await client.connection.sendRequest(ShutdownRequest.type);
  const request = client.connection.sendRequest(FoldingRangeRequest.type, { textDocument: { uri: URI } });
  await expect(request).rejects.toMatchObject({ code: -32600 });
  client.connection.dispose();
});

test('output does not pile up for a client that never reads', async () => {
  const { server, back, send } = serveInProcess(textsHost(), new PassThrough({ highWaterMark: 1024 }));
  void send({ id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } });
  void send({ method: 'initialized', params: {} });
  const textDocument = { uri: URI, languageId: 'ecos', version: 0, text: '' };
  void send({ method: 'textDocument/didOpen', params: { textDocument } });
  for (let version = 1; version <= 1000; version++) {
    const contentChanges = [{ text: card(`place lyon${version}`) }];
    void send({
      method: 'textDocument/didChange',
      params: { textDocument: { uri: URI, version }, contentChanges },
    });
    if (version % 50 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  // Only the messages sent before the server waits for the reader: the initial answer and a few others.
  expect(back.readableLength + back.writableLength).toBeLessThan(64 * 1024);
  server.dispose();
});

test('two clients at once do not see each other', async () => {
  const host = textsHost();
  const [one, two] = await Promise.all([connectInTest(host), connectInTest(host)]);
  await Promise.all([one.open(URI, card('place lyon'), 1), two.open(URI, card('gain 1vp'), 1)]);
  expect((await one.diagnostics(URI)).diagnostics).toHaveLength(1);
  expect((await two.diagnostics(URI)).diagnostics).toEqual([]);
});
