/** The rules text of `repeat`. */
import type { Op } from '../../../program/index.ts';
import type { WordingContext } from '../context.ts';
import { per } from '../counts.ts';
import { join, type Phrase } from '../parts.ts';
import type { BlockWording } from '../step-wording.ts';

/** "2 times: place a lion". */
export const repeat: BlockWording<'repeat'> = {
  sections: ({ times, steps }, wording) => [
    {
      lead: join([howOften(times, wording), ' ']),
      steps,
      isBlock: steps.length > 1,
      ...('times' in times && { verb: 'given' as const }),
    },
  ],
};

function howOften(times: Op<'repeat'>['times'], wording: WordingContext): Phrase {
  if ('times' in times) return wording.say('repeat', { times: times.times });
  if ('upTo' in times) return wording.say('repeat-up-to', { times: times.upTo });
  return wording.say('repeat-per', { per: per(times.per, wording) });
}
