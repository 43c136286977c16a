/** The types of the entries: each declared once, in a module that all entries share. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { Project, ts } from 'ts-morph';
import { ENTRIES, entryFile } from '../entry-files.ts';
import { RollUp } from './roll-up.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const TSC = join(ROOT, 'node_modules', '@typescript', 'native', 'bin', 'tsc');

/** The module with all types. */
const SHARED = 'types';

/** Writes `NAME.d.mts` for each entry into a folder, and the module that they share. */
export function packTypes(folder: string): void {
  mkdirSync(folder, { recursive: true });
  // Not in this package: types of other packages are not looked up, only named.
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'declarations-'));
  const place = temporary.path;
  emitDeclarations(place, folder);
  const project = new Project({ compilerOptions: COMPILER });
  const entries = ENTRIES.map((name) =>
    project.addSourceFileAtPath(join(place, 'tools', 'package', 'entries', `${name}.d.ts`)),
  );
  project.resolveSourceFileDependencies();
  const rolled = new RollUp();
  const exports = entries.map((entry) => rolled.exportsOf(entry));
  writeFileSync(join(folder, `${SHARED}.d.mts`), rolled.text());
  for (const [at, name] of ENTRIES.entries()) {
    const list = exports[at]!.map(([as, own]) => (as === own ? as : `${own} as ${as}`));
    writeFileSync(join(folder, `${name}.d.mts`), `export { ${list.join(', ')} } from './${SHARED}.mjs';\n`);
  }
}

const COMPILER: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2023,
  allowImportingTsExtensions: true,
  noEmit: true,
  noLib: true,
  types: [],
};

/** The files with types that are made from schemas. */
const WITH_SCHEMAS = ['program/{operations,pieces,set,terms,triggers}.ts', 'table/*/*schema.ts'];
/** Such a type, with its comment. */
const OF_SCHEMA =
  /^((?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?)export (?:type|interface) (\w+)(?: =| extends) (?:Static<[^;{]*(?:;| \{\s*\})|keyof Properties;|\{\s*\[N in keyof typeof [\s\S]*?\n\};)\n/gm;
/** A shorter type is not worth a name. */
const SHORTEST_NAMED = 30;

/**
 * Writes the declarations of all modules that entries use. Types that are made from schemas are declared without them, each by its
 * name, with the names of others in it. A test checks them in an installed package.
 */
function emitDeclarations(place: string, folder: string): void {
  const sources = globSync(WITH_SCHEMAS, { cwd: ROOT }).map((file) => file.replace(/\.ts$/, ''));
  const names = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, `${file}.ts`), 'utf8').matchAll(OF_SCHEMA)].map(([, , name = '']) => ({
      name,
      file,
    })),
  );
  // In this package, where types of packages are found.
  const schemas = join(folder, 'plain.ts');
  writeFileSync(
    schemas,
    [
      'declare function plain<T>(): { [Property in keyof T]: T[Property] };',
      ...names.map(({ name, file }) => `export const ${name} = plain<import('../../${file}.ts').${name}>();`),
    ].join('\n'),
  );
  const config = join(folder, 'tsconfig.json');
  const compilerOptions = {
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true, incremental: false },
    ...{ stripInternal: true, outDir: place, rootDir: ROOT },
  };
  const files = [...ENTRIES.map(entryFile), schemas];
  writeFileSync(
    config,
    JSON.stringify({ extends: join(ROOT, 'tsconfig.json'), compilerOptions, include: [], files }),
  );
  // Several threads would each infer the same types.
  execFileSync(process.execPath, [TSC, '-p', config, '--singleThreaded']);
  for (const file of [schemas, config]) rmSync(file);
  const plain = join(place, relative(ROOT, folder));
  const made = new Set(names.map(({ name }) => name));
  const texts = new Map(
    [...readFileSync(join(plain, 'plain.d.ts'), 'utf8').matchAll(CONSTANT)].map(([, name, type]) => {
      const text = type!.replaceAll(/import\("([^"]*)"\)\.(\w+)/g, (_, file: string, other: string) =>
        made.has(other) ? other : `import('${join(plain, file)}').${other}`,
      );
      return [name!, text.replaceAll(/\s+/g, ' ')] as const;
    }),
  );
  // Long types are made of shorter ones.
  const named = names
    .map(({ name, file }) => ({ name, file: join(place, file), text: texts.get(name)! }))
    .filter(({ text }) => text.length >= SHORTEST_NAMED)
    .toSorted((a, b) => b.text.length - a.text.length);
  const short = (own: string) =>
    named.reduce(
      (all, { name, file, text }) =>
        name === own ? all : all.replaceAll(text, `import('${file}.ts').${name}`),
      texts.get(own)!,
    );
  for (const file of sources.map((one) => join(place, `${one}.d.ts`))) {
    const text = readFileSync(file, 'utf8').replaceAll(
      OF_SCHEMA,
      (_, comment: string, name: string) => `${comment}export type ${name} = ${short(name)};\n`,
    );
    writeFileSync(file, text);
  }
}

const CONSTANT = /^export declare const (\w+): ([\s\S]*?);\n(?=export|$)/gm;
