/** The syntax of `do`. */
import { actionStep } from '../blocks/step.ts';
import type { Lookahead } from '../recovery/reading.ts';
import { all, choice, set } from '../syntax.ts';
import type { DoNode } from '../tree/steps.ts';

/** `do an active card of another player`, `do another active card`, `do the card completed last`. */
export const doCard = actionStep<DoNode>(
  'do',
  [],
  choice(
    [
      all('an', 'active', 'card', 'of', 'another', 'player', set({ card: 'of-another-player' })),
      all('another', 'active', 'card', set({ card: 'another' })),
      all('the', 'card', 'completed', 'last', set({ card: 'last' })),
    ],
    'card-to-do',
  ),
);

/** Whether a card is done, and not a line of a scenario that follows. */
export const atDo = (reading: Lookahead): boolean =>
  reading.is(1, 'do') && reading.is(2, 'Article', 'another', 'the');
