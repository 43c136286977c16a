/** `textDocument/formatting` and its like: the layout of `ecos fmt`. */
import type { DocumentFormattingParams, TextEdit } from 'vscode-languageserver';
import { formatting } from '../../index.ts';
import type { Asked } from '../asked.ts';
import { rangeIn } from '../documents.ts';

/** The edits that give a whole file its layout. */
export function formattingEdits({ textDocument }: DocumentFormattingParams, asked: Asked): TextEdit[] | null {
  const at = asked.at(textDocument.uri);
  if (!at) return null;
  return formatting(asked.workspace, at.file).map(({ text, ...span }) => ({
    range: rangeIn(at.document, span),
    newText: text,
  }));
}
