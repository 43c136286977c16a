/**
 * Collects the temporary files of all tests in one folder and deletes it at the end of the run, including files that
 * tests left behind.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
// Also for workers and all processes that tests start.
import '../cli/cache.mjs';

/**
 * The environment variable with the folder of the package that tests bundle (`packed.ts`). It has to be inside the
 * checkout (`out/`), and is also deleted at the end of the run.
 */
export const PACKED = 'ECOS_TEST_PACKED';
/**
 * The environment variable with the folder for temporary files, for files that outlive the test file that needed them
 * first.
 */
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
