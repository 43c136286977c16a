/** The bundled sets, compiled once: the examples of the references extend them. */
import { bundledSets } from '../../../cli/load/catalogue.ts';
import { compile, type ReadySet } from '../../../compiler/compile.ts';

const { sets } = compile(bundledSets());

/** The sets, for texts that extend them. */
export const READY: readonly ReadySet[] = sets.map(({ program, chain }) => ({ id: program.id, chain }));

/** The words of the base game. */
export const BASE_WORDS = sets[0].words;
