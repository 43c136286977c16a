/** `do`: the steps of another card, as an effect of its own. */
import { Type } from '../schema/schema.ts';
import { operation, ownIf } from './operation.ts';

export const doCard = operation({
  schema: Type.Object({
    op: Type.Literal('do'),
    /** An active card of another player, one of one's own, or the last whose effect has ended. */
    card: Type.Enum(['of-another-player', 'another', 'last']),
    ...ownIf,
  }),
  summary:
    'Does the steps of another card as an effect of its own; that card neither turns nor is completed (L72). Not inside another `do`.',
  example: 'do an active card of another player',
  snippet: 'do an active card of another player',
  impact: true,
  objects: () => ['a card'],
  decisions: () => ['do-card'],
});
