/** Runs the real command, for tests of what a user sees. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What a run of `ecos` left behind. */
export interface Ran {
  code: number | null;
  out: string;
  err: string;
}

/** Runs `ecos` in a folder and waits for its end. */
export function ecos(
  args: readonly string[],
  options: { cwd?: string; input?: string; env?: object } = {},
): Ran {
  const { cwd = ROOT, input = '', env = {} } = options;
  const run = spawnSync(process.execPath, [join(ROOT, 'cli', 'ecos.ts'), ...args], {
    cwd,
    input,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env },
  });
  return { code: run.status, out: run.stdout, err: run.stderr };
}
