/** `ecos/card`: a card as it is printed. */
import { type Position, RequestType } from 'vscode-languageserver';
import { type PrintedCard, printedCardAt, printedCardByNumber } from '../../index.ts';
import type { Asked } from '../asked.ts';

/** A card: by the id of its set and its number, or by its place. */
export type CardParams = { set: string; number: number } | { uri: string; position: Position };

export const CardRequest = { type: new RequestType<CardParams, PrintedCard | null, void>('ecos/card') };

/** The card; nothing where there is none, or a mistake leaves nothing of it that can be drawn. */
export function card(params: CardParams, asked: Asked): PrintedCard | null {
  const { workspace } = asked;
  if ('set' in params) return printedCardByNumber(workspace, params.set, params.number) ?? null;
  const at = asked.at(params.uri);
  return (at && printedCardAt(workspace, at.file, at.document.offsetAt(params.position))) ?? null;
}
