/** Where compiled sets are cached, and what identifies the compiler that made them. */
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** False in the package, where the sources are plain JavaScript. */
const IN_CHECKOUT = import.meta.filename.endsWith('.ts');

/** In a checkout with the other caches, in the package next to the modules. */
export const CACHE_FILE = IN_CHECKOUT
  ? join(ROOT, 'node_modules', '.cache', 'ecos-cards', 'sets.json')
  : join(dirname(import.meta.filename), 'sets.json');

/** Everything that programs depend on, apart from the text of cards. */
const COMPILER = ['grammar', 'compiler', 'program'];
const LIBRARIES = 'package-lock.json';

/** Identifies the compiler: in a checkout by the time and size of each of its files. A package contains only one compiler. */
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
