/** Jumping to instructions that run again. */
import type { EffectFrame } from '../frames.ts';
import { checkLookups, lookAt } from '../landscape/lookups.ts';
import { goTo } from './step.ts';

/** Goes to another instruction; the ones that run again are counted once more (R12.6). */
export function jumpBack(frame: EffectFrame, to: number): boolean {
  if (to < frame.at) {
    lookAt(frame.at - to);
    checkLookups();
  }
  return goTo(frame, to);
}
