/** `textDocument/formatting` and its like: the layout of `ecos fmt`. */
import type {
  DocumentFormattingParams,
  DocumentOnTypeFormattingParams,
  DocumentRangeFormattingParams,
  TextEdit,
} from 'vscode-languageserver';
import { formatting, indentation } from '../../index.ts';
import { rangeIn, spanIn } from '../documents.ts';
import type { AskedFile, RequestContext } from '../request-context.ts';

/** The edits that give a whole file its layout. */
export function fileFormatting(
  { textDocument }: DocumentFormattingParams,
  asked: RequestContext,
): TextEdit[] | null {
  const at = asked.at(textDocument.uri);
  return at ? translated(at, formatting(asked.workspace, at.file)) : null;
}

/** Those of them that are in a range. */
export function rangeFormatting(
  { textDocument, range }: DocumentRangeFormattingParams,
  asked: RequestContext,
): TextEdit[] | null {
  const at = asked.at(textDocument.uri);
  return at ? translated(at, formatting(asked.workspace, at.file, spanIn(at.document, range))) : null;
}

/** The indentation of a line that was begun after `{`. */
export function typingFormatting(
  { textDocument, position }: DocumentOnTypeFormattingParams,
  asked: RequestContext,
): TextEdit[] | null {
  const at = asked.at(textDocument.uri);
  return at ? translated(at, indentation(asked.workspace, at.file, at.document.offsetAt(position))) : null;
}

function translated({ document }: AskedFile, edits: ReturnType<typeof formatting>): TextEdit[] {
  return edits.map(({ text, ...span }) => ({ range: rangeIn(document, span), newText: text }));
}
