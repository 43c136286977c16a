/** The syntax of `give`. */
import { actionStep } from '../blocks/step.ts';
import { asset } from '../counts/own.ts';
import { exact } from '../nouns.ts';
import { all, choice, field, node, set } from '../syntax.ts';
import type { GiveNode, ReceiverNode } from '../tree/steps.ts';
import { neighbour } from './players/choose-player.ts';

const receiver = choice(
  [
    all('the', choice([all('owner', set({ player: 'owner' })), neighbour], 'the-receiver')),
    all('that', 'player', set({ player: 'that-player' })),
    all('another', 'player', set({ player: 'another' })),
  ],
  'receiver',
);

/** `give 2 cubes to the owner`, `give a card to the player on your left`. */
export const give = actionStep<GiveNode>(
  'give',
  ['to'],
  field('quantity', exact),
  field('what', asset),
  'to',
  field('receiver', node<ReceiverNode>(receiver)),
);
