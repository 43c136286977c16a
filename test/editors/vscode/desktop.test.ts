/** The packed extension as desktop VS Code runs it: it starts its own copy of the server, which finds what it needs. */
import childProcess, { type ChildProcess, type ForkOptions } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stageExtension } from '../../../tools/package/vscode.ts';
import { folderWith } from '../../folder-with.ts';
import { fakeEditor } from './fake-editor.ts';

const CARD = 'set mine "Mine" extends first-continent\ncard 901 brown leaves 2 energy sun { place lionn }\n';
const SLOW = 90_000;

// Outside the project, so that no module resolves into its folders.
const staged = folderWith({});
const servers: ChildProcess[] = [];

beforeAll(() => stageExtension(staged, ['desktop']), SLOW);

afterAll(() => {
  for (const server of servers) server.kill();
});

/** The extension, loaded as VS Code loads it, with this editor as its `vscode` module. */
function loaded(vscode: unknown): { activate(context: object): Promise<void> } {
  const file = join(staged, 'dist', 'desktop.js');
  const fromNode = createRequire(file);
  const watched = {
    ...childProcess,
    fork: (module: string, args: string[], options: ForkOptions) => {
      const server = childProcess.fork(module, args, options);
      servers.push(server);
      return server;
    },
  };
  const parts: Record<string, unknown> = { vscode, child_process: watched, 'node:child_process': watched };
  const required = (name: string) => parts[name] ?? fromNode(name);
  const module = { exports: {} as ReturnType<typeof loaded> };
  const run = compileFunction(readFileSync(file, 'utf8'), ['require', 'module', 'exports']);
  run(required, module, module.exports);
  return module.exports;
}

test('the extension starts its own server, which reports problems and ends with the extension', {
  timeout: SLOW,
}, async () => {
  const uri = pathToFileURL(join(staged, 'mine', 'cards.eco')).href;
  const editor = fakeEditor({ uri, text: CARD });
  const subscriptions: { dispose(): unknown }[] = [];
  const context = { subscriptions, asAbsolutePath: (path: string) => join(staged, path) };
  const [[problem]] = await Promise.all([editor.problems, loaded(editor.vscode).activate(context)]);
  expect(problem.message).toContain('`lionn`');
  expect(existsSync(fileURLToPath(problem.page))).toBe(true);
  const [server] = servers;
  const ended = once(server, 'exit');
  for (const one of subscriptions) await one.dispose();
  expect(await ended).toEqual([0, null]);
});

test('the extension has the version of the package, and no field that its owner has left empty', () => {
  const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { version, homepage } = manifest(staged);
  const project = manifest(join(import.meta.dirname, '..', '..', '..'));
  expect({ version, homepage }).toEqual({
    version: project.version,
    homepage: project.homepage || undefined,
  });
});
