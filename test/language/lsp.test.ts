/** The command `ecos lsp` in its own process, as an editor starts it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import {
  createProtocolConnection,
  DidOpenTextDocumentNotification,
  ExitNotification,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  type PublishDiagnosticsParams,
  ShutdownRequest,
  StreamMessageReader,
  StreamMessageWriter,
} from 'vscode-languageserver/node';
import { ecos } from '../ecos.ts';

const ECOS = join(import.meta.dirname, '..', '..', 'cli', 'ecos.mjs');

let server: ChildProcessWithoutNullStreams | undefined;
afterEach(() => {
  server?.kill();
});

/** Starts the server in a folder and initializes it. */
async function started(folder: string, parent: number | null = null) {
  const child = spawn(process.execPath, [ECOS, 'lsp'], { cwd: folder });
  server = child;
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve));
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  connection.listen();
  const uri = pathToFileURL(folder).href;
  const { capabilities } = await connection.sendRequest(InitializeRequest.type, {
    processId: parent,
    rootUri: uri,
    workspaceFolders: [{ uri, name: 'cards' }],
    capabilities: {},
  });
  await connection.sendNotification(InitializedNotification.type, {});
  return { child, connection, ended, capabilities };
}

test('ecos lsp reports the same problems as ecos check, and ends on exit', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lsp-'));
  const text = 'card 901 brown leaves 2 energy sun { place lionn; place 🦁; gain 1vp per watr }\r\n# é\r\n';
  writeFileSync(join(folder, 'a.eco'), text);
  const { connection, ended, capabilities } = await started(folder);
  expect(capabilities.positionEncoding).toBe('utf-16');
  const published = new Promise<PublishDiagnosticsParams>((resolve) => {
    connection.onNotification(PublishDiagnosticsNotification.type, resolve);
  });
  const uri = pathToFileURL(join(folder, 'a.eco')).href;
  await connection.sendNotification(DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'ecos', version: 3, text },
  });
  const { version, diagnostics } = await published;
  expect(version).toBe(3);
  const { problems } = JSON.parse(ecos(['check', '.', '--format', 'json'], { cwd: folder }).out);
  // `catalogue.test.ts` compares everything about problems.
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual(
    problems.map(({ code, message }: Record<string, unknown>) => [code, message]),
  );
  await connection.sendRequest(ShutdownRequest.type);
  await connection.sendNotification(ExitNotification.type);
  expect(await ended).toBe(0);
});

test('ecos lsp ends when its input closes', async () => {
  const { child, ended } = await started(mkdtempSync(join(tmpdir(), 'lsp-')));
  child.stdin.end();
  expect(await ended).toBe(1);
});

test('ecos lsp ends with its parent process', async () => {
  const parent = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const { ended } = await started(mkdtempSync(join(tmpdir(), 'lsp-')), parent.pid);
  parent.kill('SIGKILL');
  expect(await ended).toBe(1);
});
