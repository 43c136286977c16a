/** The rules text of `remove`. */
import { type ActionWording, several } from '../step-wording.ts';

/** "remove up to 3 forests". */
export const remove: ActionWording<'remove'> = {
  clause: (step, wording) => wording.say('remove', { what: several(step, wording) }),
};
