/** Card files that were named without the other files of their set. */
import { dirname } from 'node:path';
import type { CompiledSet, Problem } from '../../compiler/index.ts';
import { isError } from '../../program/index.ts';
import { harmlessName } from '../terminal/harmless.ts';
import { shellWord } from '../terminal/shell-word.ts';
import { declaresSet } from './sources/folder.ts';
import { STDIN } from './sources/read.ts';

/** The prefix of the codes of errors about names. */
const NAMES = 'ECO2';

/** For each file that lacks names and is in the folder of a set, a message that it was read without the rest of this set. */
export function readAlone(sets: readonly CompiledSet[], problems: readonly Problem[]): string[] {
  const withUnknownNames = new Set(
    problems.filter((one) => isError(one) && one.code.startsWith(NAMES)).map(({ file }) => file),
  );
  return sets.flatMap(({ program, files: [file = '', ...others] }) => {
    const isAlone = program.id === '' && others.length === 0 && file !== STDIN && withUnknownNames.has(file);
    if (!isAlone || !declaresSet(dirname(file))) return [];
    const folder = shellWord(dirname(file));
    return [
      `${harmlessName(file)} was read without the other files of its set. Name their folder instead: ${folder}`,
    ];
  });
}
