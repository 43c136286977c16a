/**
 * Caches the compiled bundled sets, as long as neither their files nor the compiler change. A command that needs no other
 * set then starts without the compiler.
 *
 * Only sets without a problem are cached, so there is nothing to report about them.
 */
import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { CompiledSet, SourceText } from '../../../compiler/index.ts';
import type { Scenario, SetProgram, Vocabulary } from '../../../program/index.ts';
import { UserError } from '../../../program/messages/index.ts';
import { writeWhole } from '../../files/write.ts';
import type { Compilation } from '../compilation.ts';
import { bundledFolder, shownBundledFolder } from '../sources/bundled.ts';
import { CACHE_FILE, compilerFingerprint } from './compiler-fingerprint.ts';

/** The content of the cache. Files, including those of scenarios, are named relative to the folder of the sets, with `/`. */
interface Cached {
  /** The digest of the compiler, and of the names and texts of all card files. */
  digest: string;
  /** In the order of the compiler. */
  sets: {
    program: SetProgram;
    /** Ids of the sets it is played with, from the base set to itself. */
    chain: string[];
    words: Vocabulary;
    scenarios: Scenario[];
    files: string[];
  }[];
}

/** Which sets are cached, and where. */
export interface CachedFolder {
  /** The cache file. */
  file: string;
  /** The folder of the sets, all of which are cached. */
  folder: string;
  /** The name of that folder in the names of their files. */
  shown: () => string;
}

const BUNDLED: CachedFolder = { file: CACHE_FILE, folder: bundledFolder(), shown: shownBundledFolder };

/** A cached set, and the texts of its files. */
export interface CachedSet {
  set: CompiledSet;
  files: SourceText[];
}

/** The bundled sets, equal to newly compiled ones; undefined if they have to be compiled. */
export function cachedSets(of: CachedFolder = BUNDLED): CachedSet[] | undefined {
  const cached = readCache(of.file);
  if (!cached) return undefined;
  const folder = of.shown();
  const sources = sourcesIn(of.folder, folder);
  const plainLines = sources.map(({ file, text }) => ({ file, text: text.replaceAll('\r\n', '\n') }));
  if (cached.digest !== digestOf(plainLines, folder)) return undefined;
  // An index by name, because every line of a scenario names its file.
  const byName = new Map(sources.map((source) => [plainName(source.file, folder), source]));
  const shown = (name: string) => byName.get(name)!.file;
  const programs = new Map(cached.sets.map(({ program }) => [program.id, program]));
  return cached.sets.map(({ chain, scenarios, files, ...set }) => ({
    set: {
      ...set,
      chain: chain.map((id) => programs.get(id)!),
      scenarios: renamed(scenarios, shown),
      brokenScenarios: [],
      files: files.map(shown),
    },
    files: files.map((name) => byName.get(name)!),
  }));
}

/** Caches the bundled sets for the next run. If the cache cannot be written, they are compiled each time. */
export function writeCache({ sets, problems, texts }: Compilation, of: CachedFolder = BUNDLED): void {
  if (problems.length > 0) return;
  const folder = of.shown();
  const plain = (file: string) => plainName(file, folder);
  const compiled = sets.flatMap((set) => set.files);
  const sources = compiled.map((file) => ({ file, text: (texts.get(file) ?? []).join('\n') }));
  const cached: Cached = {
    digest: digestOf(sources, folder),
    sets: sets.map(({ program, chain, words, scenarios, files }) => ({
      program,
      chain: chain.map(({ id }) => id),
      words,
      scenarios: renamed(structuredClone(scenarios), plain),
      files: files.map(plain),
    })),
  };
  try {
    writeWhole(of.file, JSON.stringify(cached));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

/** Renames the files in these scenarios. */
function renamed(scenarios: Scenario[], nameOf: (file: string) => string): Scenario[] {
  for (const { at, lines } of scenarios) {
    for (const position of [at, ...lines.map((line) => line.at)]) position.file = nameOf(position.file);
  }
  return scenarios;
}

function readCache(file: string): Cached | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Cached;
  } catch {
    // A missing or broken cache only means compiling again.
    return undefined;
  }
}

/** The texts of all card files below a folder, whose name in file names is `shown`. */
function sourcesIn(folder: string, shown: string): SourceText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.eco'))
    .map((file) => ({ file: join(shown, file), text: readFileSync(join(folder, file), 'utf8') }));
}

const plainName = (file: string, folder: string) => relative(folder, file).replaceAll(sep, '/');

/** The digest of the compiler and of files whose lines end with `\n`. */
function digestOf(files: readonly SourceText[], folder: string): string {
  const named = files.map(({ file, text }) => [plainName(file, folder), text]);
  named.sort(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', JSON.stringify([compilerFingerprint(), named]));
}
