/** Runs the real command, for tests of what a user sees. */
import { spawn, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { type Ran, warmEcos } from './warm-ecos.ts';

const ROOT = join(import.meta.dirname, '..');

/** Timeout in milliseconds after which a command is killed, so that its test fails instead of hanging. */
const LONGEST = 300_000;

export type { Ran };

/** How to run a command: its folder, its standard input, and environment variables in addition to those of the tests. */
export interface Around {
  cwd?: string;
  input?: string;
  env?: Record<string, string | undefined>;
}

/** How to start a command that goes on while the test does. */
interface Started extends Omit<Around, 'input'> {
  /** In a process group of its own, as in a terminal. */
  detached?: boolean;
}

/**
 * Runs `ecos` and waits until it ends. Uses a process that stays up, which saves most of the time, or a new process if
 * `env` sets `NODE_OPTIONS`, which Node reads at its start.
 */
export function ecos(args: readonly string[], around: Around = {}): Ran {
  const { cwd = ROOT, input = '', env = {} } = around;
  if (!('NODE_OPTIONS' in env)) {
    // Messages between processes cannot carry `undefined`.
    const own = Object.entries(env).map(([name, value]) => [name, value ?? null] as const);
    const call = { args, cwd, input, env: { TMPDIR: tmpdir(), ...Object.fromEntries(own) } };
    const ran = warmEcos(call, LONGEST);
    // If the call ended its process, it runs again in a new one, where its exit can be observed.
    if (ran) return ran;
  }
  return ecosProcess(args, around);
}

/** Runs `ecos` in a new process, as a shell does. */
export function ecosProcess(args: readonly string[], around: Around = {}): Ran {
  return script('ecos.mjs', args, around);
}

/** What a process prints, which grows while it runs. */
export function collectOutput({ stdout, stderr }: { stdout: Readable; stderr: Readable }) {
  const output = { out: '', err: '' };
  stdout.setEncoding('utf8').on('data', (text) => {
    output.out += text;
  });
  stderr.setEncoding('utf8').on('data', (text) => {
    output.err += text;
  });
  return output;
}

/** Starts `ecos` in a new process, which is killed when the test ends, and collects its output. */
export function startEcos(args: readonly string[], { cwd = ROOT, env = {}, detached = false }: Started = {}) {
  const child = spawn(process.execPath, [join(ROOT, 'cli', 'ecos.mjs'), ...args], {
    cwd,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, NODE_OPTIONS: '', ...env },
  });
  const output = collectOutput(child);
  const ended = new Promise<Ran & { signal: NodeJS.Signals | null }>((end) =>
    child.on('close', (code, signal) => end({ code, signal, ...output })),
  );
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}

/** Runs what `npm start` runs, and waits until it ends. */
export function start(around: Around): Ran {
  return script('start.ts', [], around);
}

function script(name: string, args: readonly string[], { cwd = ROOT, input = '', env = {} }: Around): Ran {
  const run = spawnSync(process.execPath, [join(ROOT, 'cli', name), ...args], {
    cwd,
    input,
    encoding: 'utf8',
    timeout: LONGEST,
    killSignal: 'SIGKILL',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}
