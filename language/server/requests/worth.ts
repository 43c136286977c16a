/** `ecos/worth`: the worth of a card's effect. */
import { type EffectValue, worthAt, worthByNumber } from '../../index.ts';
import type { CardParams } from '../protocol/own-requests.ts';
import { type RequestContext, runUnlessCancelled } from '../request-context.ts';

/** The worth of the effect; `null` if there is no card with an effect, or if trying it takes too long. */
export async function worth(params: CardParams, context: RequestContext): Promise<EffectValue | null> {
  const steps = stepsOf(params, context);
  return (steps && (await runUnlessCancelled(steps, context))) ?? null;
}

function stepsOf(params: CardParams, { workspace, at }: RequestContext) {
  if ('set' in params) return worthByNumber(workspace, params.set, params.number);
  const found = at(params.uri);
  return found && worthAt(workspace, found.file, found.document.offsetAt(params.position));
}
