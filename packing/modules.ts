/** Plugins of the bundler: which modules go into the package, and how they find what lies beside them. */
import { readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

const ROOT = join(import.meta.dirname, '..');
const MANIFEST = join(ROOT, 'package.json');

/** What `package.json` says, as far as packing needs it. */
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

/** Leaves the packages that are installed beside this one where they are, and lets those packed in ask for parts of Node. */
export const packages: Plugin = {
  name: 'packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      if (kind === 'entry-point') return undefined;
      if (OUTSIDE.some((name) => path === name || path.startsWith(`${name}/`)))
        return { path, external: true };
      const part = path.replace(/^node:/, '');
      // An ES module has no `require`: what is no ES module itself gets the part in another way.
      if (kind === 'require-call' && builtinModules.includes(part))
        return { path: part, namespace: 'part-of-node' };
      return undefined;
    });
    onLoad({ filter: /.*/, namespace: 'part-of-node' }, ({ path }) => ({
      contents: `module.exports = process.getBuiltinModule(${JSON.stringify(path)});`,
    }));
  },
};

/** Of `package.json` only the version is read: the rest is nobody's business at run time. */
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

/** Modules that are others in the package: `packed-NAME` beside NAME. */
const PACKED = ['print/fonts/font-folder.ts'];

/** Takes the packed version of modules that have one. */
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

/** How the sources name the module that a worker runs. */
const WORKER = "new URL('./worker.ts', import.meta.url)";

/**
 * Lets `import.meta` mean in the bundle what it means in the source, so that files are found where they lie. A worker's
 * module is packed, too, and lies beside the others.
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
          .replaceAll(WORKER, "new URL('./worker.mjs', import.meta['url'])")
          .replaceAll('import.meta.dirname', `(import.meta.dirname + "/" + ${from(dirname(path))})`)
          .replaceAll('import.meta.url', `new URL(${from(path)}, import.meta.url).href`);
        return { contents, loader: path.endsWith('.ts') ? 'ts' : 'js' };
      });
    },
  };
}
