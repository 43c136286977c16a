/** Runs the real command, for tests of what a user sees. */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ran, warmEcos } from './warm-ecos.ts';

const ROOT = join(import.meta.dirname, '..');

/** Milliseconds after which a command that does not end is killed, so that its test fails instead of waiting. */
const LONGEST = 120_000;

export type { Ran };

/** How a command is run: in which folder, with what on standard input, and what its environment has besides that of the tests. */
interface Around {
  cwd?: string;
  input?: string;
  env?: Record<string, string | undefined>;
}

/**
 * Runs `ecos` and waits for its end: in a process that stays up, which saves most of the time, or, where the environment is
 * read before there is a command, in a process of its own.
 */
export function ecos(args: readonly string[], around: Around = {}): Ran {
  const { cwd = ROOT, input = '', env = {} } = around;
  if (!('NODE_OPTIONS' in env)) {
    // A channel to a process knows no `undefined`.
    const own = Object.entries(env).map(([name, value]) => [name, value ?? null] as const);
    const call = { args, cwd, input, env: { TMPDIR: tmpdir(), ...Object.fromEntries(own) } };
    const ran = warmEcos(call, LONGEST);
    // A call that ends its process is run again where that is seen.
    if (ran) return ran;
  }
  return ecosProcess(args, around);
}

/** Runs `ecos` in a process of its own, as a shell does. */
export function ecosProcess(args: readonly string[], around: Around = {}): Ran {
  return script('ecos.mjs', args, around);
}

/** Runs what `npm start` runs and waits for its end. */
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
