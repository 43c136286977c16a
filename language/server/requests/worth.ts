/** `ecos/worth`: what the effect of a card is worth. */
import { type Worth, worthAt, worthByNumber } from '../../index.ts';
import type { CardParams } from '../own-requests.ts';
import { type RequestContext, taken } from '../request-context.ts';

/** What the effect is worth; nothing where there is no card with one, or where it takes too long to be tried. */
export async function worth(params: CardParams, asked: RequestContext): Promise<Worth | null> {
  const steps = stepsOf(params, asked);
  return (steps && (await taken(steps, asked))) ?? null;
}

function stepsOf(params: CardParams, { workspace, at }: RequestContext) {
  if ('set' in params) return worthByNumber(workspace, params.set, params.number);
  const asked = at(params.uri);
  return asked && worthAt(workspace, asked.file, asked.document.offsetAt(params.position));
}
