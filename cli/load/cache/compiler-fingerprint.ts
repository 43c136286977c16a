/** Where sets that were compiled before are kept, and what says that they come from this very compiler. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** False in the package, where the bundler has made plain JavaScript of the sources. */
const IN_CHECKOUT = import.meta.filename.endsWith('.ts');

/** In a checkout with the other caches, in the package beside its modules. */
export const CACHE_FILE = IN_CHECKOUT
  ? join(ROOT, 'node_modules', '.cache', 'ecos-cards', 'sets.json')
  : join(dirname(import.meta.filename), 'sets.json');

/** Folders of what programs depend on besides the text of cards. */
const COMPILER = ['grammar', 'compiler', 'program'];
const LIBRARIES = 'package-lock.json';

/**
 * What the compiler is known by: in a checkout when each of its files was written last and how long it is. A package
 * has only the one.
 */
export function compilerFingerprint(): string {
  if (!IN_CHECKOUT) return 'packed';
  const modules = COMPILER.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => join(folder, file))
      .sort(),
  );
  return [...modules, LIBRARIES].map(stamp).join('\n');
}

function stamp(file: string): string {
  const { mtimeMs, size } = statSync(join(ROOT, file));
  return `${file} ${mtimeMs} ${size}`;
}
