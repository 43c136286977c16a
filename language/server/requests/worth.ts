/** `ecos/worth`: what the effect of a card is worth. */
import { type Position, RequestType } from 'vscode-languageserver';
import { type Worth, worthAt, worthByNumber } from '../../index.ts';
import { type RequestContext, taken } from '../request-context.ts';

/** A card: by the id of its set and its number, or by its place. */
export type WorthParams = { set: string; number: number } | { uri: string; position: Position };

export const WorthRequest = { type: new RequestType<WorthParams, Worth | null, void>('ecos/worth') };

/** What the effect is worth; nothing where there is no card with one, or where it takes too long to be tried. */
export async function worth(params: WorthParams, asked: RequestContext): Promise<Worth | null> {
  const steps = stepsOf(params, asked);
  return (steps && (await taken(steps, asked))) ?? null;
}

function stepsOf(params: WorthParams, { workspace, at }: RequestContext) {
  if ('set' in params) return worthByNumber(workspace, params.set, params.number);
  const asked = at(params.uri);
  return asked && worthAt(workspace, asked.file, asked.document.offsetAt(params.position));
}
