/** Bundler plugin that bypasses the `index.ts` files of rooms. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Imports each name from the module that declares it, not through an `index.ts`. The bundler puts everything that an
 * `index.ts` leads to into the first chunk that imports from it; with direct imports, code that only a lazy chunk needs
 * stays in that chunk.
 */
export const withoutDoors: Plugin = {
  name: 'without-doors',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, ({ path }) => {
      if (path.includes('node_modules')) return undefined;
      const text = readFileSync(path, 'utf8');
      return {
        contents: text.replace(THROUGH_DOOR, (statement, names: string, door: string) => {
          const found = valuesIn(names).map(({ name, as }) => ({
            as,
            behind: behind(pathFrom(path, door), name),
          }));
          if (!found.every(({ behind }) => behind)) return statement;
          return found
            .map(
              ({ as, behind }) =>
                `import { ${behind!.name} as ${as} } from '${between(path, behind!.file)}';`,
            )
            .join(' ');
        }),
        loader: path.endsWith('x') ? 'tsx' : 'ts',
      };
    });
  },
};

const THROUGH_DOOR = /^import \{([^}]*)\} from '(\.[^']*\/index\.ts)';/gm;
const RE_EXPORT = /^export (?:\{([^}]*)\}|\*) from '([^']*)';/gm;
const DECLARATION = /^export (?:async )?(?:function\*?|const|class) (\w+)/gm;

/** The file that declares a name, and its name there. */
interface Declared {
  file: string;
  name: string;
}

const doors = new Map<string, ReadonlyMap<string, Declared>>();

/** The declaration of a name that an `index.ts` exports; undefined if none is found. */
function behind(door: string, name: string): Declared | undefined {
  const known = doors.get(door) ?? readDoor(door);
  doors.set(door, known);
  const found = known.get(name);
  return found?.file.endsWith(`${sep}index.ts`) ? behind(found.file, found.name) : found;
}

function readDoor(door: string): ReadonlyMap<string, Declared> {
  const statements = [...readFileSync(door, 'utf8').matchAll(RE_EXPORT)];
  return new Map(
    statements.flatMap(([, names, from = '']) => {
      const file = pathFrom(door, from);
      const values = names === undefined ? valuesOf(file) : valuesIn(names);
      return values.map(({ name, as }) => [as, { file, name }] as const);
    }),
  );
}

/** All names that a file exports, without types. */
function valuesOf(file: string) {
  const names = file.endsWith(`${sep}index.ts`)
    ? [...readDoor(file).keys()]
    : [...readFileSync(file, 'utf8').matchAll(DECLARATION)].map(([, name = '']) => name);
  return names.map((name) => ({ name, as: name }));
}

/** The names between braces, without types. */
const valuesIn = (names: string) =>
  names
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '' && !one.startsWith('type '))
    .map((one) => {
      const [name = '', as = name] = one.split(' as ');
      return { name, as };
    });

const pathFrom = (file: string, path: string) => join(dirname(file), path);

function between(file: string, other: string): string {
  const path = relative(dirname(file), other).replaceAll(sep, '/');
  return path.startsWith('.') ? path : `./${path}`;
}
