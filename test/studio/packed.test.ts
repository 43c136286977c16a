/** What the files of the studio's page contain, according to the bundler. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { Metafile } from 'esbuild';
import { beforeAll, expect, test } from 'vitest';
import { packStudio } from '../../tools/package/studio.ts';

/** What the bundler reports of each file, by name. */
let outputs: Record<string, Metafile['outputs'][string]>;
beforeAll(async () => {
  const packed = await packStudio(mkdtempSync(join(tmpdir(), 'ecos-page-')));
  const files = packed.flatMap((one: Metafile) => Object.entries(one.outputs));
  outputs = Object.fromEntries(files.map(([file, output]) => [basename(file), output]));
});

/** The modules of a file that contain code, not only types. */
const modulesOf = (file: string) =>
  Object.entries(outputs[file]!.inputs).flatMap(([module, { bytesInOutput }]) =>
    bytesInOutput > 0 ? [module] : [],
  );

/** The modules of a file and of everything it imports statically. */
const startingWith = (file: string): string[] => [
  ...modulesOf(file),
  ...outputs[file]!.imports.flatMap(({ kind, path }) =>
    kind === 'import-statement' ? startingWith(basename(path)) : [],
  ),
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
function roomsOf(file: string) {
  const own = modulesOf(file).filter((module) => !/node_modules|:/.test(module));
  return [...new Set(own.map((module) => module.split('/')[0]))].toSorted();
}

test('the worker contains no validators, no parser of SVG files, and nothing of Node', () => {
  expect(packagesOf('worker.js')).toEqual([
    ...['@chevrotain/gast', '@chevrotain/regexp-to-ast', '@chevrotain/utils', '@fluent/bundle'],
    ...['chevrotain', 'comlink'],
  ]);
  // The names of schemas are there; the validators generated from them are not.
  const wrong = /validat|typebox|ajv|saxes|node:/;
  expect(startingWith('worker.js').filter((module) => wrong.test(module))).toEqual([]);
});

test('the workers that play games contain the engine and the statistics, and nothing of Node', () => {
  expect(roomsOf('games.js')).toEqual(['package.json', 'program', 'runtime', 'simulate', 'studio']);
  const wrong = /typebox|ajv|duckdb|node:|\/(compiler|pool|report)\//;
  expect(modulesOf('games.js').filter((module) => wrong.test(module))).toEqual([]);
});

test('the page contains the editor, controls of the table and what copies pictures, but no other room', () => {
  expect(roomsOf('page.js')).toEqual(['print', 'studio', 'table']);
  const printed = modulesOf('page.js').filter((module) => module.startsWith('print/'));
  expect(printed.filter((module) => !module.startsWith('print/copies/'))).toEqual([]);
  const known =
    /^(@codemirror\/[\w-]+|@lezer\/\w+|@marijn\/find-cluster-break|comlink|crelt|fflate|idb-keyval|marked|preact|@preact\/signals(-core)?|style-mod|vscode-languageserver-textdocument|w3c-keyname)$/;
  expect(packagesOf('page.js').filter((name) => !known.test(name))).toEqual([]);
});
