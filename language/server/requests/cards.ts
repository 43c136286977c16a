/** `ecos/card` and `ecos/worth`: a card as printed, and the worth of its effect. */
import {
  type EffectValue,
  estimateWorth,
  findPrintedCard,
  foldersOfFile,
  foldersOfSet,
  type PrintedCard,
  printedCardByNumber,
  worthByNumber,
} from '../../index.ts';
import type { CardParams } from '../protocol/own-requests.ts';
import { type RequestContext, runUnlessCancelled } from '../request-context.ts';

/** The card; `null` if there is none, or if errors leave nothing to draw. */
export async function card(params: CardParams, context: RequestContext): Promise<PrintedCard | null> {
  const { workspace } = context;
  if ('set' in params) {
    const extras = await context.extras(foldersOfSet(workspace, params.set));
    return printedCardByNumber(workspace, params.set, params.number, extras) ?? null;
  }
  const at = context.at(params.uri);
  if (!at) return null;
  const extras = await context.extras(foldersOfFile(workspace, at.file));
  return findPrintedCard(workspace, at.file, at.document.offsetAt(params.position), extras) ?? null;
}

/** The worth of the effect; `null` if there is no card with an effect, or if trying it takes too long. */
export async function worth(params: CardParams, context: RequestContext): Promise<EffectValue | null> {
  const steps = stepsOf(params, context);
  return (steps && (await runUnlessCancelled(steps, context))) ?? null;
}

function stepsOf(params: CardParams, { workspace, at }: RequestContext) {
  if ('set' in params) return worthByNumber(workspace, params.set, params.number);
  const found = at(params.uri);
  return found && estimateWorth(workspace, found.file, found.document.offsetAt(params.position));
}
