/**
 * Random messages, most of them odd in some way: the server answers all, never reports an internal error, and ends with
 * the correct diagnostics for the texts it has. `npm run soak 1400` sends a million.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { advise } from '../../cli/load/advise.ts';
import { openWorkspace } from '../../language/index.ts';
import { newUris } from '../../language/server/protocol/uris.ts';
import { REQUEST_HANDLERS } from '../../language/server/request-table.ts';
import { fileDiagnostics } from '../../language/server/requests/diagnostics.ts';
import { runs } from '../programs/runs.ts';
import { connect, textsHost } from './client.ts';
import { BEGINNING, editOf, randomEdit, replaced } from './random-edits.ts';
import { knownSets } from './workspaces.ts';

/** The error code by which the server reports that it failed. */
const INTERNAL_ERROR = -32603;
const [METHOD_NOT_FOUND, INVALID_PARAMS] = [-32601, -32602];
const MESSAGES = 60;

const FILES = Object.keys(BEGINNING);
const uris = newUris();
const place = fc.record({ line: fc.nat(30), character: fc.oneof(fc.nat(60), fc.constant(2 ** 31 - 1)) });
const uri = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...FILES.map((file) => uris.uriOf(file))) },
  fc.constantFrom('', 'untitled:1', 'file:///nowhere/%zz.eco', 'file:///', 'https://example.org/a.eco'),
);
/** Parameters with something for every request. */
const params = fc.record({
  textDocument: fc.record({ uri }),
  position: place,
  positions: fc.array(place, { maxLength: 3 }),
  range: fc.record({ start: place, end: place }),
  context: fc.record({ diagnostics: fc.constant([]), includeDeclaration: fc.boolean() }),
  options: fc.constant({ tabSize: 2, insertSpaces: true }),
  newName: fc.constantFrom('hare', 'pond', '', 'Not a name', 'lion'),
  query: fc.constantFrom('', '900', 'hop', '(', '#9'),
  ch: fc.constantFrom('\n', '{', 'x'),
  uri,
  set: fc.constantFrom('mine', 'first-continent', 'none'),
  number: fc.nat(1000),
});
const methods = REQUEST_HANDLERS.map(({ method }) => method).filter(
  (method) => method !== 'workspace/executeCommand',
);
const message = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('edit' as const),
      edits: fc.array(randomEdit(FILES), { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      method: fc.constantFrom(...methods),
      params,
      cancel: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('notify' as const),
      method: fc.constantFrom(
        ...['workspace/didChangeWatchedFiles', 'workspace/didChangeConfiguration', '$/setTrace'],
        ...['$/nothing', 'nothing'],
      ),
      params: fc.constant({
        changes: FILES.map((file) => ({ uri: uris.uriOf(file), type: 2 })),
        settings: null,
        value: 'off',
      }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('reopen' as const), file: fc.constantFrom(...FILES) }),
  },
);

test(`a server answers ${MESSAGES} random messages without an internal error`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(message, { minLength: MESSAGES, maxLength: MESSAGES }), async (messages) => {
      const host = textsHost(BEGINNING);
      const client = await connect(host, { workspaceFolders: [{ uri: 'file:///cards', name: 'cards' }] });
      const texts = new Map(Object.entries(BEGINNING));
      const versions = new Map(FILES.map((file) => [file, 0]));
      for (const [file, text] of texts) await client.open(uris.uriOf(file), text, 0);
      const requests: Promise<unknown>[] = [];
      const faults: string[] = [];
      for (const one of messages) {
        if (one.kind === 'edit') {
          for (const [file, edits] of Map.groupBy(one.edits, ({ file }) => file)) {
            for (const change of edits)
              texts.set(file, replaced(texts.get(file)!, editOf(texts.get(file)!, change)));
            versions.set(file, versions.get(file)! + 1);
            await client.change(uris.uriOf(file), versions.get(file)!, [{ text: texts.get(file)! }]);
          }
        } else if (one.kind === 'ask') {
          const { method, params, cancel } = one;
          const answer = client.connection.sendRequest(method, params);
          if (cancel) void client.connection.sendNotification('$/cancelRequest', { id: requests.length + 1 });
          requests.push(
            answer.catch(({ code, message }) => {
              if (code === INTERNAL_ERROR) faults.push(`${method} ${JSON.stringify(params)}: ${message}`);
            }),
          );
        } else if (one.kind === 'notify') {
          await client.connection.sendNotification(one.method, one.params);
        } else {
          await client.close(uris.uriOf(one.file));
          versions.set(one.file, versions.get(one.file)! + 1);
          await client.open(uris.uriOf(one.file), texts.get(one.file)!, versions.get(one.file));
        }
      }
      await Promise.all(requests);
      expect(faults).toEqual([]);
      const fresh = openWorkspace({
        advise,
        roots: ['/cards', '/other/alone.eco'],
        texts: [...texts].map(([file, text]) => ({ file, text, version: versions.get(file)! })),
        known: knownSets(),
      });
      for (const file of FILES) await client.diagnostics(uris.uriOf(file), versions.get(file));
      await client.settled();
      for (const file of FILES) {
        const expected = fileDiagnostics(fresh, file, uris, host.problemPages);
        expect(client.published.get(uris.uriOf(file))).toEqual(JSON.parse(JSON.stringify(expected)));
      }
      await client.end();
    }),
    runs(12, 21),
  );
});

test('invalid requests are refused, and the next request is answered', async () => {
  const client = await connect(textsHost(BEGINNING));
  for (const params of [undefined, null, [], 'text', { textDocument: null }, { textDocument: { uri: 7 } }]) {
    for (const method of [...methods, 'textDocument/nothing']) {
      const code = await client.connection.sendRequest(method, params).catch(({ code }) => code);
      expect(code).toBe(method.endsWith('nothing') ? METHOD_NOT_FOUND : INVALID_PARAMS);
    }
    await client.connection.sendNotification('textDocument/didChange', params as object);
  }
  await client.open('file:///other/x.eco', 'card', 1);
  expect((await client.diagnostics('file:///other/x.eco')).diagnostics.length).toBeGreaterThan(0);
  await client.end();
});
