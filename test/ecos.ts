/** Runs the real command, for tests of what a user sees. */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ran, warmEcos } from './warm-ecos.ts';

const ROOT = join(import.meta.dirname, '..');

/** Milliseconds after which a command that does not end is killed, so that its test fails instead of waiting. */
const LONGEST = 120_000;

export type { Ran };

/** How a command is run: in which folder, with what on standard input and in the environment. */
interface Around {
  cwd?: string;
  input?: string;
  env?: object;
  /** False for a call that ends without reading standard input, though others like it read it. */
  readsInput?: boolean;
}

/**
 * Runs `ecos` and waits for its end: in a process that stays up, which saves most of the time, or, where the call has its own
 * standard input or environment, in a process of its own.
 */
export function ecos(args: readonly string[], around: Around = {}): Ran {
  const { input, env, readsInput = READS_INPUT.test(args.join(' ')) } = around;
  if (input === undefined && env === undefined && !readsInput) {
    const ran = warmEcos({ args, cwd: around.cwd ?? ROOT, temporary: tmpdir() }, LONGEST);
    // A call that ends its process is run again where that is seen.
    if (ran) return ran;
  }
  return ecosProcess(args, around);
}

/** Calls that read standard input, which a process has only once. */
const READS_INPUT = /(^| )(-( |$)|play .*--(human|resume))/;

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
