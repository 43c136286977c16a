/** Bundler plugins: which modules go into the package, and how they find their files. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
const MANIFEST = join(ROOT, 'package.json');

/** The part of `package.json` that packing needs. */
interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;

/** Packages that are installed beside this one, not packed in: with native parts, files of their own, or heavy. */
export const OUTSIDE: readonly string[] = Object.keys({
  ...manifest.dependencies,
  ...manifest.optionalDependencies,
});

/** Leaves packages that are installed beside this one external. */
export const packages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && OUTSIDE.some((name) => path === name || path.startsWith(`${name}/`))
        ? { path, external: true }
        : undefined,
    );
  },
};

/** Gives bundled CommonJS access to modules of Node: ES modules have no `require`. */
export const builtIns: Plugin = {
  name: 'built-ins',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const part = path.replace(/^node:/, '');
      return kind === 'require-call' && builtinModules.includes(part)
        ? { path: part, namespace: 'node-builtin' }
        : undefined;
    });
    onLoad({ filter: /.*/, namespace: 'node-builtin' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/** Bundles only the version of `package.json`. */
export const versionOnly: Plugin = {
  name: 'version-only',
  setup({ onLoad }) {
    onLoad({ filter: /package\.json$/ }, ({ path }) =>
      path === MANIFEST
        ? { contents: JSON.stringify({ version: manifest.version }), loader: 'json' }
        : undefined,
    );
  },
};

/** Modules with another version for the package: `packed-NAME` beside NAME. */
const PACKED = ['print/fonts/font-folder.ts', 'cli/studio/page-folder.ts'];

/** Uses the packed version of modules that have one. */
export const packedVersions: Plugin = {
  name: 'packed-versions',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path);
      const name = relative(ROOT, file).replaceAll(sep, '/');
      return PACKED.includes(name)
        ? { path: join(dirname(file), `packed-${name.split('/').at(-1)}`) }
        : undefined;
    });
  },
};

/** How the sources name the module of a worker: `worker` or `bot-worker`. */
const WORKER = /new URL\('\.\/((?:\w+-)?worker)\.ts', import\.meta\.url\)/g;

/**
 * Keeps the meaning of `import.meta` that it has in the source, so that files are found. The module of a worker is bundled,
 * too, beside the others.
 */
export function places(folder: string): Plugin {
  return {
    name: 'places',
    setup({ onLoad }) {
      onLoad({ filter: /\.(ts|mjs)$/, namespace: 'file' }, ({ path }) => {
        const source = readFileSync(path, 'utf8');
        if (path.includes(`${sep}node_modules${sep}`) || !source.includes('import.meta.')) return undefined;
        const from = (place: string) => JSON.stringify(relative(folder, place).replaceAll(sep, '/'));
        const contents = source
          .replaceAll(WORKER, "new URL('./$1.mjs', import.meta['url'])")
          .replaceAll('import.meta.dirname', `(import.meta.dirname + "/" + ${from(dirname(path))})`)
          .replaceAll('import.meta.url', `new URL(${from(path)}, import.meta.url).href`);
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
}
