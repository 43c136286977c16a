/** The rules text of `stop`. */
import type { ActionWording } from '../step-wording.ts';

/** "stop". */
export const stop: ActionWording<'stop'> = { clause: (_, wording) => wording.say('stop') };
