/**
 * `npm run bundle`: makes `dist/`, the command as a few plain JavaScript modules for Node 22.12 or newer.
 *
 * What each command needs lies in chunks of its own, loaded when it is called. Heavy packages stay outside and are
 * loaded by the one command that needs them. Cards, templates and icons are read from their places in the package.
 */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin } from 'esbuild';

const ROOT = import.meta.dirname;

/** Packages of the commands that must start at once; all others stay outside. */
const INSIDE = ['chevrotain', 'commander', 'pure-rand'];

/** Bundles the command into a folder inside this package, which is emptied first. Returns the path of the entry. */
export async function bundle(folder: string): Promise<string> {
  rmSync(folder, { recursive: true, force: true });
  await build({
    entryPoints: { ecos: join(ROOT, 'cli', 'ecos.mjs'), worker: join(ROOT, 'simulate', 'worker.ts') },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    chunkNames: '[name]-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22.12',
    minifySyntax: true,
    minifyWhitespace: true,
    // Names stay: they are what a stack trace says.
    legalComments: 'eof',
    // What is asked before TypeScript is loaded: there is none in the bundle.
    define: { 'process.features.typescript': 'true' },
    plugins: [outside, places(folder)],
  });
  return join(folder, 'ecos.mjs');
}

/** Leaves packages that are not in `INSIDE`, or needed by one that is, where they are. */
const outside: Plugin = {
  name: 'outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer, kind }) => {
      const ours = !importer.includes(`${sep}node_modules${sep}`);
      return kind !== 'entry-point' && ours && !INSIDE.includes(path) ? { path, external: true } : undefined;
    });
  },
};

/** How the sources name the module that a worker runs. */
const WORKER = "new URL('./worker.ts', import.meta.url)";

/**
 * Lets `import.meta` mean in the bundle what it means in the source, so that files are found where they lie. A worker's
 * module is packed, too, and lies beside the others.
 */
function places(folder: string): Plugin {
  return {
    name: 'places',
    setup({ onLoad }) {
      onLoad({ filter: /\.(ts|mjs)$/, namespace: 'file' }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (path.includes(`${sep}node_modules${sep}`) || !source.includes('import.meta.')) return undefined;
        const from = (place: string) => JSON.stringify(relative(folder, place).replaceAll(sep, '/'));
        const contents = source
          .replaceAll(WORKER, "new URL('./worker.mjs', import.meta['url'])")
          .replaceAll('import.meta.dirname', `(import.meta.dirname + "/" + ${from(dirname(path))})`)
          .replaceAll('import.meta.url', `new URL(${from(path)}, import.meta.url).href`);
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
}

if (import.meta.main) await bundle(join(ROOT, 'dist'));
