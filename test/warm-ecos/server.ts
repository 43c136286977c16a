/** A process that runs `ecos` repeatedly: each message is a call, and each answer its exit code and output. */
import '../../cli/cache.mjs';
import fs from 'node:fs';
import { registerHooks, syncBuiltinESMExports } from 'node:module';
import { PassThrough } from 'node:stream';
import type { WarmCall } from '../warm-ecos.ts';

const ONE_BROWSER = new URL('./one-browser.ts', import.meta.url).href;
registerHooks({
  resolve: (name, context, next) =>
    next(name === 'puppeteer' && context.parentURL !== ONE_BROWSER ? ONE_BROWSER : name, context),
});

const { main } = await import('../../cli/program.ts');
const home = process.cwd();
const env = { ...process.env };

process.on('disconnect', () => process.exit());
process.on('message', async ({ args, cwd, input, env: own }: WarmCall) => {
  const said = { out: '', err: '' };
  process.stdout.write = (text: string | Uint8Array) => {
    said.out += typeof text === 'string' ? text : new TextDecoder().decode(text);
    return true;
  };
  process.stderr.write = (text: string | Uint8Array) => {
    said.err += typeof text === 'string' ? text : new TextDecoder().decode(text);
    return true;
  };
  giveInput(input);
  setEnvironment(own);
  process.chdir(cwd);
  const code = await main(args);
  setEnvironment({});
  // Some systems do not delete a folder that is a process's current one.
  process.chdir(home);
  // Each call adds listeners for the end of its output.
  for (const stream of [process.stdout, process.stderr]) stream.removeAllListeners('error');
  process.send?.({ code, ...said });
});

const { readFileSync } = fs;

/** Provides standard input, for code that reads it as a stream and for code that reads it as a file. */
function giveInput(text: string): void {
  const value = new PassThrough().end(text);
  Object.defineProperty(process, 'stdin', { value, configurable: true });
  fs.readFileSync = ((...asked: Parameters<typeof readFileSync>) =>
    asked[0] === 0 ? Buffer.from(text) : readFileSync(...asked)) as typeof readFileSync;
  syncBuiltinESMExports();
}

/** Sets the process's original environment with these changes. */
function setEnvironment(changes: WarmCall['env']): void {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  for (const [name, value] of Object.entries({ ...env, ...changes })) {
    if (value === null || value === undefined) delete process.env[name];
    else if (process.env[name] !== value) process.env[name] = value;
  }
}
