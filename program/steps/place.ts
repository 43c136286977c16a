/** `place`: puts tiles and tokens into the landscape. */
import type { DecisionKind } from '../decisions/questions.ts';
import { Type } from '../schema/schema.ts';
import { TERRAINS } from '../terms.ts';
import { keep, kinds, operation, ownIf, quantity, where } from './operation.ts';

export const place = operation({
  schema: Type.Object({ op: Type.Literal('place'), quantity, kinds, ...where, ...keep, ...ownIf }),
  summary:
    'Puts tiles or tokens into the landscape (R7, R8). A gate: if it cannot be done in full, the effect ends.',
  example: 'place grassland',
  snippet: 'place <forest>',
  setsThis: true,
  deed: 'placed',
  objects: ({ kinds }) => kinds,
  yields: ({ kinds, quantity }) => [{ things: kinds, ...quantity }],
  cannot: 'without a place for it, or without a token',
  outcomes: ({ quantity }) => [quantity.upTo ? 'done' : 'cannot'],
  nouns: () => ({ kinds: 'placed' }),
  decisions: ({ kinds }) => {
    const [first] = kinds;
    const isOpen = kinds.length > 1 || typeof first !== 'string' || first === 'land' || first === 'animal';
    const asked: DecisionKind[] = isOpen ? ['place', 'kind'] : ['place'];
    // If the supply is empty, a token is taken from the landscape; a tile is not (R7.4).
    return kinds.every((kind) => TILES.includes(kind)) ? asked : [...asked, 'take-up'];
  },
});

const TILES: readonly unknown[] = [...TERRAINS, 'land'];
