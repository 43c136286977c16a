/** `by hand`: what the language cannot say. People do it themselves, with the steps that there are. */
import type { DecisionKind } from '../decisions/questions.ts';
import { Type } from '../schema/schema.ts';
import { TEXT_PATTERN } from '../terms.ts';
import { operation } from './operation.ts';

/** What people can do by hand, in the order in which it is offered. */
export const HAND_DEEDS = ['place', 'remove', 'move', 'points', 'cubes', 'cards', 'turn'] as const;
export type HandDeed = (typeof HAND_DEEDS)[number];

/** The most that is gained or lost at a time. */
export const MOST_BY_HAND = 10;

const DECISIONS: readonly DecisionKind[] = [
  ...(['by-hand', 'kind', 'take-up', 'place', 'remove', 'move', 'player', 'by-hand-amount'] as const),
  ...(['gain-card', 'keep-card', 'lose-card', 'rotate-card'] as const),
];

export const byHand = operation({
  schema: Type.Object({
    op: Type.Literal('by-hand'),
    /** The sentence, printed as it stands. */
    text: Type.String({ pattern: TEXT_PATTERN }),
  }),
  summary:
    'Prints a sentence that its player carries out with the steps that there are, until `done` (L60). Bots do nothing.',
  example: 'by hand "Plant a tree where you like."',
  snippet: 'by hand "<Do what this says.>"',
  isByHand: true,
  outcomes: () => ['done'],
  decisions: () => DECISIONS,
});
