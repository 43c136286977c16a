/** The syntax of `place`. */
import { actionStep, someQuantity } from '../blocks/step.ts';
import { keep } from '../nouns.ts';
import { PLACES, someWhere } from '../places/where.ts';
import { field, headed, list, maybe, ruleOf } from '../syntax.ts';
import { name } from '../tokens/token-values.ts';
import type { KindNode, PlaceNode } from '../tree/steps.ts';

/** `forest`, `animal of water`. */
const kind = ruleOf(
  'kind',
  headed<KindNode>(
    field('word', name('placement', { article: true })),
    maybe('of', field('of', name('placement'))),
  ),
);

/** `place 2 forests adjacent to a mountain`. */
export const place = actionStep<PlaceNode>(
  'place',
  ['of', 'or', 'as', ...PLACES],
  someQuantity,
  list('kinds', kind, { separator: 'or', early: true }),
  someWhere,
  keep,
);
