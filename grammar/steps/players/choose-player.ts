/** The syntax of `choose a player`. */
import { body } from '../../blocks/body.ts';
import { stepSyntax } from '../../blocks/step.ts';
import type { Lookahead } from '../../recovery/reading.ts';
import { all, anArticle, choice, field, set } from '../../syntax.ts';
import { oneOf } from '../../tokens/token-values.ts';
import type { ChoosePlayerNode } from '../../tree/steps.ts';

/** `player on your left`. */
export const neighbour = all('player', 'on', 'your', field('on', oneOf('side')));

/** `choose a player { … }`, `choose another player { … }`, `choose the player on your left { … }`. */
export const choosePlayer = stepSyntax<ChoosePlayerNode>(
  'choosePlayer',
  [],
  all(
    'choose',
    choice(
      [
        all(anArticle, set({ other: false }), 'player'),
        all('another', set({ other: true }), 'player'),
        all('the', neighbour),
      ],
      'player-choice',
    ),
    body,
  ),
);

/** Whether a player is chosen, and not something in the landscape with that name. */
export const atPlayerChoice = (reading: Lookahead): boolean =>
  (reading.is(2, 'another') && (reading.is(3, 'player') || reading.is(4, '{'))) ||
  (reading.is(2, 'Article') && reading.is(3, 'player') && reading.is(4, '{')) ||
  (reading.is(2, 'the') && reading.is(3, 'player') && reading.is(4, 'on'));
