/** `ecos/card`: a card as printed. */
import {
  foldersOfFile,
  foldersOfSet,
  type PrintedCard,
  printedCardAt,
  printedCardByNumber,
} from '../../index.ts';
import type { CardParams } from '../protocol/own-requests.ts';
import type { RequestContext } from '../request-context.ts';

/** The card; `null` if there is none, or if errors leave nothing to draw. */
export async function card(params: CardParams, context: RequestContext): Promise<PrintedCard | null> {
  const { workspace } = context;
  if ('set' in params) {
    const look = await context.look(foldersOfSet(workspace, params.set));
    return printedCardByNumber(workspace, params.set, params.number, look) ?? null;
  }
  const at = context.at(params.uri);
  if (!at) return null;
  const look = await context.look(foldersOfFile(workspace, at.file));
  return printedCardAt(workspace, at.file, at.document.offsetAt(params.position), look) ?? null;
}
