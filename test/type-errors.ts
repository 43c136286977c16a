/** Type-checks programs strictly, as for a reader who copies them. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TSC = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

const OPTIONS = {
  strict: true,
  noUnusedLocals: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: 'es2024',
  lib: ['es2024', 'esnext.iterator', 'dom'],
  module: 'nodenext',
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  typeRoots: [join(ROOT, 'node_modules', '@types')],
  types: ['node'],
  // The sources of the entries, from which the packed types are made.
  paths: {
    'ecos-cards': [join(ROOT, 'tools', 'package', 'entries', 'index.ts')],
    'ecos-cards/*': [join(ROOT, 'tools', 'package', 'entries', '*.ts')],
  },
};

/**
 * The type checker's errors in these files and in what they import.
 * @param folder where to write the checker's configuration
 */
export function typeErrors(folder: string, files: readonly string[]): string[] {
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files }));
  // One checker, since each of several checks shared types again.
  const args = [TSC, '-p', folder, '--pretty', 'false', '--checkers', '1'];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  const errors = stdout.match(/^\S+\(\d+.*/gm) ?? [];
  if ((status === 0) !== (errors.length === 0)) throw new Error(stdout);
  return errors.map((error) => error.slice(error.search(/[^/\\]*\(\d/)));
}
