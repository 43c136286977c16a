/** The command `ecos lsp` in its own process, as an editor starts it. */
import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { ecos } from '../ecos.ts';
import { folderWith } from '../folder-with.ts';
import { clientOf } from './client.ts';

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
  const uri = pathToFileURL(folder).href;
  const client = await clientOf(child.stdout, child.stdin, {
    processId: parent,
    workspaceFolders: [{ uri, name: 'cards' }],
  });
  return { child, client, ended };
}

test('ecos lsp reports the same problems as ecos check, and ends on exit', async () => {
  const text = 'card 901 brown leaves 2 energy sun { place lionn; place 🦁; gain 1vp per watr }\r\n# é\r\n';
  const folder = folderWith({ 'a.eco': text });
  const { client, ended } = await started(folder);
  expect(client.initialized.capabilities.positionEncoding).toBe('utf-16');
  const uri = pathToFileURL(join(folder, 'a.eco')).href;
  await client.open(uri, text, 3);
  const { diagnostics } = await client.diagnostics(uri, 3);
  const { problems } = JSON.parse(ecos(['check', '.', '--format', 'json'], { cwd: folder }).out);
  // `catalogue.test.ts` compares everything about problems.
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual(
    problems.map(({ code, message }: Record<string, unknown>) => [code, message]),
  );
  await client.end();
  expect(await ended).toBe(0);
});

test('ecos lsp ends when its input closes', async () => {
  const { child, ended } = await started(folderWith({}));
  child.stdin.end();
  expect(await ended).toBe(1);
});

test('ecos lsp ends with its parent process', async () => {
  const parent = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const { ended } = await started(folderWith({}), parent.pid);
  parent.kill('SIGKILL');
  expect(await ended).toBe(1);
});
