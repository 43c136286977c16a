/** A file of a set that was named without the others. */
import { dirname } from 'node:path';
import type { CompiledSet, Problem } from '../../compiler/index.ts';
import { isError, UserError } from '../../program/index.ts';
import { harmlessName } from '../terminal/harmless.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { declarationOf } from './sources/declaration.ts';
import { entriesIn } from './sources/folder.ts';
import { readSource, STDIN } from './sources/read.ts';

/** Errors about names have codes that begin so. */
const NAMES = 'ECO2';

/** Says for each file that lacks names of the set in its folder that it was read without the rest of this set. */
export function readAlone(sets: readonly CompiledSet[], problems: readonly Problem[]): string[] {
  const lacking = new Set(
    problems.filter((one) => isError(one) && one.code.startsWith(NAMES)).map(({ file }) => file),
  );
  return sets.flatMap(({ program, files: [file = '', ...others] }) => {
    const isAlone = program.id === '' && others.length === 0 && file !== STDIN && lacking.has(file);
    if (!isAlone || !holdsSet(dirname(file))) return [];
    const folder = shellWord(dirname(file));
    return [
      `${harmlessName(file)} was read without the other files of its set. Name their folder instead: ${folder}`,
    ];
  });
}

/** Whether a file in a folder declares a set. What cannot be read is no part of one. */
function holdsSet(folder: string): boolean {
  try {
    return entriesIn(folder).some(
      ({ kind, path }) => kind === 'file' && path.endsWith('.eco') && declarationOf(readSource(path)),
    );
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}
