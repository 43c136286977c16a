/** What the files of the studio's page contain, according to the bundler. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { packStudio } from '../../tools/package/studio.ts';

const folder = mkdtempSync(join(tmpdir(), 'ecos-page-'));
/** The modules of each file that contain code, not only types. */
let modules: Map<string, string[]>;

/** The static imports of each file. */
let imports: Map<string, string[]>;

beforeAll(async () => {
  const outputs = (await packStudio(folder)).flatMap((one: Metafile) => Object.entries(one.outputs));
  modules = new Map(
    outputs.map(([file, { inputs }]) => [
      basename(file),
      Object.keys(inputs).filter((module) => inputs[module]!.bytesInOutput > 0),
    ]),
  );
  imports = new Map(
    outputs.map(([file, output]) => [
      basename(file),
      output.imports.filter(({ kind }) => kind === 'import-statement').map(({ path }) => basename(path)),
    ]),
  );
});

/** The modules of a file and of everything it imports statically. */
const startingWith = (file: string): string[] => [
  ...modules.get(file)!,
  ...imports.get(file)!.flatMap((other) => startingWith(other)),
];

/** The names of the packages in a file. */
function packagesOf(file: string): string[] {
  const names = startingWith(file).flatMap((module) => {
    const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module) ?? [];
    return name === undefined ? [] : [name];
  });
  return [...new Set(names)].toSorted();
}

/** The rooms whose modules are in a file. */
const roomsOf = (file: string) =>
  [
    ...new Set(
      modules
        .get(file)!
        .filter((module) => !/node_modules|:/.test(module))
        .map((module) => module.split('/')[0]),
    ),
  ].toSorted();

test('the worker contains no validators, no parser of SVG files, and nothing of Node', () => {
  expect(packagesOf('worker.js')).toEqual([
    ...['@chevrotain/gast', '@chevrotain/regexp-to-ast', '@chevrotain/utils', '@fluent/bundle'],
    ...['chevrotain', 'comlink', 'pure-rand'],
  ]);
  // The names of schemas are there; the validators generated from them are not.
  const wrong = startingWith('worker.js').filter((module) => /validat|typebox|ajv|saxes|node:/.test(module));
  expect(wrong).toEqual([]);
});

test('the workers that play games contain the engine and the statistics, and nothing of Node', () => {
  expect(roomsOf('games.js')).toEqual(['package.json', 'program', 'runtime', 'simulate', 'studio']);
  const wrong = modules
    .get('games.js')!
    .filter((module) => /typebox|ajv|duckdb|node:|\/(compiler|pool|report)\//.test(module));
  expect(wrong).toEqual([]);
});

test('the page contains the editor and controls of the table, but no other room', () => {
  expect(roomsOf('page.js')).toEqual(['studio', 'table']);
  const known =
    /^(@codemirror\/[\w-]+|@lezer\/\w+|@marijn\/find-cluster-break|comlink|crelt|fflate|idb-keyval|marked|preact|@preact\/signals(-core)?|style-mod|w3c-keyname)$/;
  expect(packagesOf('page.js').filter((name) => !known.test(name))).toEqual([]);
});
