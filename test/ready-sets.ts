/** The bundled sets, compiled, as the command has them: a text that extends them is then compiled alone. */
import { bundledSets } from '../cli/load/catalogue.ts';
import { compile, type ReadySet } from '../compiler/compile.ts';

let ready: readonly ReadySet[] | undefined;

/** All bundled sets, compiled once for all test files of a worker. */
export function readySets(): readonly ReadySet[] {
  ready ??= compile(bundledSets()).sets.map(({ program, chain }) => ({ id: program.id, chain }));
  return ready;
}
