/** The bundled sets as the command has them: compiled before, so that a text that extends them is compiled alone. */
import { bundledSets } from '../cli/load/sources/catalogue.ts';
import { compile, type ReadySet } from '../compiler/compile.ts';

let ready: readonly ReadySet[] | undefined;

/** All of them, compiled once for all test files of a worker. */
export function readySets(): readonly ReadySet[] {
  ready ??= compile(bundledSets()).sets.map(({ program, chain }) => ({ id: program.id, chain }));
  return ready;
}
