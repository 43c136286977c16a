/** Compiled sets for tests of building: the bundled ones, and one of the tests' own. */
import { bundledSets } from '../../cli/load/catalogue.ts';
import { type CompiledSet, compile } from '../../compiler/compile.ts';
import { readySets } from '../ready-sets.ts';

const OWN = `
set ants "Ants" extends first-continent
  cubes +4
animal ant x6 on grassland
hand heap footprint "Heap"
card 900 brown "Hill"
  leaves 2
  energy sun, water
{ place up to 2 ant as queen; gain 2vp per ant in this community; if adjacent to queen { gain 1 sun } else { gain a card } }
card 901 blue
  leaves 1
  energy sun x2
{ either { remove a forest; gain 2vp per removed forest } or { replace a desert with land; gain 1 of sun, water } }
card 902 blue
  leaves 1
  energy grassland
{ repeat per 2 ant in the landscape { place animal of grassland }; each other player { gain a cube } }
feature 903 brown "Nest"
  pattern "G G" " M " where m = land with 1 mountain
{ on play { gain 2vp }; when an ant is placed into this feature by you { gain 1vp } }
`;

/** The bundled sets, compiled, in their order. */
export function bundled(): CompiledSet[] {
  const sets = bundledSets();
  return compile(sets, sets).sets;
}

/** A set that extends the base game, with steps of many kinds and a feature. */
export function ownSet(): CompiledSet {
  const { sets, problems } = compile([{ files: [{ file: 'ants.eco', text: OWN }] }], readySets());
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return sets[0];
}
