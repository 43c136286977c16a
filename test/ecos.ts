/** Runs the real command, for tests of what a user sees. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** Milliseconds after which a command that does not end is killed, so that its test fails instead of waiting. */
const LONGEST = 120_000;

/** What a run of `ecos` left behind. */
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** How a command is run: in which folder, with what on standard input and in the environment. */
interface Around {
  cwd?: string;
  input?: string;
  env?: object;
}

/** Runs `ecos` and waits for its end. */
export function ecos(args: readonly string[], around: Around = {}): Ran {
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
