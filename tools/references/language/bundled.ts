/** The bundled sets, compiled once: the examples of the references extend them. */
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { compile, compileSteps, type ReadySet } from '../../../compiler/compile.ts';
import type { Block } from '../../../program/operations.ts';

const { sets } = compile(bundledSets());

/** The sets, for texts that extend them. */
export const READY_SETS: readonly ReadySet[] = sets.map(({ program, chain }) => ({ id: program.id, chain }));

/** The words of the base game. */
export const BASE_WORDS = sets[0].words;

/** Steps in the words of the base game. */
export function baseSteps(text: string): Block {
  const { steps, problems } = compileSteps(text, BASE_WORDS);
  if (problems.length > 0) throw new Error(`${text}: ${problems[0].message}`);
  return steps;
}
