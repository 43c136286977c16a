/** What a page loads of each entry of the package, compressed, and how many names they have. The limits are a tenth above what they were when they were measured. */
import { mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundleEntries } from '../../tools/bundle.ts';
import { ENTRIES } from '../../tools/entry-files.ts';
import { packTypes } from '../../tools/package/types.ts';
import { atMost, type Measurement } from '../measurement.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** What a page imports, and the most that it may load, in kB. */
const LOADED = [
  ['grammar.mjs', 'parse', 64],
  ['compiler.mjs', 'compile', 150],
  ['runtime.mjs', 'newGame, playOut', 60],
  ['wording.mjs', 'rulesText', 43],
  ['pictures.mjs', 'cardSvg', 127],
  ['pictures.mjs', 'boardSvg', 60],
  ['sets.mjs', 'firstContinent', 27],
  ['table.mjs', 'createTable, question, events', 119],
] as const;

export default async function measure(): Promise<Measurement[]> {
  mkdirSync(join(ROOT, 'out'), { recursive: true });
  using place = mkdtempDisposableSync(join(ROOT, 'out', 'entries-'));
  const folder = place.path;
  // The other entry is bundled with the command.
  writeFileSync(join(folder, 'print.mjs'), '');
  await bundleEntries(folder);
  const sizes = await Promise.all(
    LOADED.map(async ([file, names, most]) => {
      const contents = `import { ${names} } from './${file}'; console.log(${names});`;
      const { outputFiles } = await build({
        stdin: { contents, resolveDir: folder },
        ...{ bundle: true, minify: true, format: 'esm', platform: 'browser', external: ['sharp'] },
        ...{ logLevel: 'error', write: false },
      });
      const size = brotliCompressSync(outputFiles[0]!.contents).length / 1000;
      return atMost(most, 'kB', `a page with ${names} of ${file}`, size);
    }),
  );
  packTypes(join(folder, 'types'));
  const names = ENTRIES.flatMap((name) => {
    const text = readFileSync(join(folder, 'types', `${name}.d.mts`), 'utf8');
    return /\{([^}]*)\}/.exec(text)![1]!.split(',');
  });
  return [...sizes, atMost(145, 'names', 'all entries', names.length)];
}
