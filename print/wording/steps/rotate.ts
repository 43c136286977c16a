/** The rules text of `rotate`. */
import { yes } from '../context.ts';
import { clause, icon } from '../parts.ts';
import { type ActionWording, cubesOnIt } from '../step-wording.ts';

/** "rotate one of your cards counter-clockwise". */
export const rotate: ActionWording<'rotate'> = {
  clause(step, wording) {
    const way = icon({ icon: 'turn' }, wording.text('counter-clockwise'));
    const turned = wording.say('turn', {
      other: yes(step.other),
      cards: wording.good('card', true),
      way: [way],
    });
    return clause(turned, cubesOnIt(step.cubes, wording));
  },
};
