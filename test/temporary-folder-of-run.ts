/** Keeps what tests put into the folder for temporary files in one folder, which goes with the run: also what was left behind. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
// For workers and all processes that tests start, too.
import '../cli/cache.mjs';

/** Names the folder of the package that tests bundle (`packed.ts`): it has to be in this one, and goes with the run. */
export const PACKED = 'ECOS_TEST_PACKED';
/** Names the folder itself, for what stays longer than the test file that wanted it first. */
export const OF_RUN = 'ECOS_TEST_FOLDER';

export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ecos-test-'));
  const packed = join(import.meta.dirname, '..', 'out', basename(folder));
  process.env.TMPDIR = folder;
  process.env[PACKED] = packed;
  process.env[OF_RUN] = folder;
  return () => {
    for (const made of [folder, packed]) rmSync(made, { recursive: true, force: true });
  };
}
