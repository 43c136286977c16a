/**
 * The bundled sets as they were compiled before, for as long as nothing has changed: neither a letter of their files
 * nor the compiler. A command that needs no other set then starts without the compiler.
 *
 * Only sets without a problem are kept, so there is nothing to tell of them.
 */

import { hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { CompiledSet, SourceText } from '../../../compiler/index.ts';
import type { Scenario, SetProgram, Vocabulary } from '../../../program/index.ts';
import { UserError } from '../../../program/index.ts';
import { writeWhole } from '../../files/write.ts';
import { type Texts, textsOf } from '../../terminal/problems/show.ts';
import type { Compilation } from '../compilation.ts';
import { bundledFolder, shownBundledFolder } from '../sources/bundled.ts';
import { compilerFingerprint, READY_FILE } from './compiler-fingerprint.ts';

/** What is kept. */
interface Kept {
  /** Of the compiler, and of the names and texts of all card files. */
  digest: string;
  /** In the order of the compiler. */
  sets: KeptSet[];
}

/** A compiled set. Its files, also those of its scenarios, are named from the folder of the bundled sets, with `/`. */
interface KeptSet {
  program: SetProgram;
  /** Ids of what it is played with: what it extends first, itself last. */
  chain: string[];
  words: Vocabulary;
  scenarios: Scenario[];
  files: string[];
}

/** Which sets are kept, and where. */
export interface Place {
  /** The file they are kept in. */
  file: string;
  /** All sets below this folder. */
  folder: string;
  /** What that folder is called in the names of their files. */
  shown: () => string;
}

const BUNDLED: Place = { file: READY_FILE, folder: bundledFolder(), shown: shownBundledFolder };

/** A set that was compiled before, and the texts of its files. */
export interface Ready {
  set: CompiledSet;
  files: SourceText[];
}

/** The bundled sets as compiling them would give them, or nothing where they have to be compiled. */
export function readySets(place: Place = BUNDLED): Ready[] | undefined {
  const kept = readKept(place.file);
  if (!kept) return undefined;
  const texts = textsIn(place.folder);
  if (kept.digest !== digestOf(texts)) return undefined;
  const folder = place.shown();
  const names = new Map(texts.map(({ file }) => [file, join(folder, ...file.split('/'))]));
  const shown = (file: string) => names.get(file)!;
  const programs = new Map(kept.sets.map(({ program }) => [program.id, program]));
  const textOf = new Map(texts.map(({ file, text }) => [file, text]));
  return kept.sets.map(({ chain, scenarios, files, ...set }) => ({
    set: {
      ...set,
      chain: chain.map((id) => programs.get(id)!),
      scenarios: renamed(scenarios, shown),
      brokenScenarios: [],
      files: files.map(shown),
    },
    files: files.map((file) => ({ file: shown(file), text: textOf.get(file)! })),
  }));
}

/**
 * Keeps the bundled sets for the next run, where they had no problem and nobody has saved a file since. Where nothing can
 * be written they are compiled each time, which only takes longer.
 */
export function writeCache({ sets, problems, texts }: Compilation, place: Place = BUNDLED): void {
  if (problems.length > 0) return;
  const now = textsIn(place.folder);
  if (!areFrom(now, sets, texts, place)) return;
  try {
    writeWhole(place.file, readyText(sets, now, place));
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
  }
}

/** Whether sets were compiled from these texts and no others. */
function areFrom(
  files: readonly SourceText[],
  sets: readonly CompiledSet[],
  compiled: Texts,
  place: Place,
): boolean {
  const folder = place.shown();
  const now = textsOf(files.map(({ file, text }) => ({ file: join(folder, ...file.split('/')), text })));
  const isSame = ([file, lines]: [string, readonly string[]]) => isDeepStrictEqual(compiled.get(file), lines);
  return sets.flatMap((set) => set.files).length === now.size && [...now].every(isSame);
}

function readyText(sets: readonly CompiledSet[], texts: readonly SourceText[], place: Place): string {
  const folder = place.shown();
  const plain = (file: string) => relative(folder, file).replaceAll(sep, '/');
  const kept: Kept = {
    digest: digestOf(texts),
    sets: sets.map(({ program, chain, words, scenarios, files }) => ({
      program,
      chain: chain.map(({ id }) => id),
      words,
      scenarios: renamed(structuredClone(scenarios), plain),
      files: files.map(plain),
    })),
  };
  return JSON.stringify(kept);
}

/** These scenarios, their files given other names. */
function renamed(scenarios: Scenario[], named: (file: string) => string): Scenario[] {
  for (const { at, lines } of scenarios) {
    for (const place of [at, ...lines.map((line) => line.at)]) place.file = named(place.file);
  }
  return scenarios;
}

/** What was kept. None is no fault: then it is compiled again. */
function readKept(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    return undefined;
  }
}

/** The texts of all card files below a folder, by name. */
function textsIn(folder: string): SourceText[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.eco'))
    .sort()
    .map((file) => ({ file: file.replaceAll(sep, '/'), text: readFileSync(join(folder, file), 'utf8') }));
}

function digestOf(texts: readonly SourceText[]): string {
  return hash('sha256', JSON.stringify([compilerFingerprint(), texts]));
}
