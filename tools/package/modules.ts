/** Bundler plugins that decide which modules go into the package, and how these find their files. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '..', '..');
const MANIFEST = join(ROOT, 'package.json');

/** The fields of `package.json` that packing uses. */
interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

const manifest = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Manifest;

/**
 * Packages that are not bundled, since they have native parts or files of their own, or are heavy. Peers are installed only by those
 * who need them.
 */
export const OUTSIDE_PACKAGES: readonly string[] = Object.keys({
  ...manifest.dependencies,
  ...manifest.optionalDependencies,
  ...manifest.peerDependencies,
});

/** Leaves the packages in `OUTSIDE_PACKAGES` external. */
export const packages: Plugin = {
  name: 'packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind !== 'entry-point' && OUTSIDE_PACKAGES.some((name) => path === name || path.startsWith(`${name}/`))
        ? { path, external: true }
        : undefined,
    );
  },
};

/** Gives bundled CommonJS access to Node's modules: ES modules have no `require`. */
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

/** Bundles only `version` from `package.json`. */
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

/** Modules with a different version for the package: `packed-NAME` next to NAME. */
const PACKED_MODULES = ['print/fonts/font-folder.ts', 'cli/studio/page-folder.ts'];

/** Uses the packed version of modules that have one. */
export const packedVersions: Plugin = {
  name: 'packed-versions',
  setup({ onResolve }) {
    onResolve({ filter: /^\.{1,2}\// }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path);
      const name = relative(ROOT, file).replaceAll(sep, '/');
      return PACKED_MODULES.includes(name)
        ? { path: join(dirname(file), `packed-${name.split('/').at(-1)}`) }
        : undefined;
    });
  },
};

/** How the sources refer to a worker's module: `worker` or `bot-worker`. */
const WORKER = /new URL\('\.\/((?:\w+-)?worker)\.ts', import\.meta\.url\)/g;

/**
 * Makes `import.meta` mean what it means in the source file, so that modules find their files. References to a worker's
 * module become references to its bundle, next to the other bundles.
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
