/** `swap`: two tiles, or two animals, change places. */
import { EXPECTED_NOUNS, isGround } from '../checks/nouns.ts';
import { Type } from '../schema/schema.ts';
import { type Thing, WhereRef, wordFor } from '../terms.ts';
import { keep, operation, other, ownIf, sought, where } from './operation.ts';

export const swap = operation({
  schema: Type.Object({
    op: Type.Literal('swap'),
    ...other,
    /** What the first thing can be. */
    things: sought,
    ...where,
    /** What the second thing can be; of the same kind as the first: tiles or animals. */
    with: sought,
    /** Where the second thing is; here "this" is the first thing. */
    withWhere: Type.Optional(WhereRef),
    ...keep,
    ...ownIf,
  }),
  summary:
    'Swaps two tiles with everything on them, or two animals if each may be placed on the tile of the other (R8.1).',
  example: 'swap a lion with an antelope adjacent to this',
  snippet: 'swap <a desert> with <a grassland>',
  impact: true,
  setsThis: true,
  objects: (step) => [...step.things, ...step.with],
  cannot: 'with nothing to swap',
  outcomes: () => ['cannot'],
  nouns: ({ things: [first] }) => {
    const sort = swappedWith(first && wordFor(first));
    return { things: sort, with: sort };
  },
  decisions: () => ['swap', 'swap-with'],
});

/** What all things of a swap must be, according to the first: tiles are swapped with tiles, animals with animals. */
export function swappedWith(first: Thing | undefined): 'ground' | 'animal' | 'swapped' {
  if (first === undefined || !EXPECTED_NOUNS.swapped.fits(first)) return 'swapped';
  return isGround(first) ? 'ground' : 'animal';
}
