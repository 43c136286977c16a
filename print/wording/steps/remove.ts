import { type ActionWording, several, withEnding } from '../step-wording.ts';

/** "remove up to 3 forests". */
export const remove: ActionWording<'remove'> = {
  clause: (step, wording) =>
    withEnding(wording.say('remove', { what: several(step, wording) }), step, wording),
};
