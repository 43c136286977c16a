/** `textDocument/formatting` and related requests: the layout of `ecos fmt`. */
import type {
  DocumentFormattingParams,
  DocumentOnTypeFormattingParams,
  DocumentRangeFormattingParams,
  TextEdit,
} from 'vscode-languageserver';
import { formatting, indentation } from '../../index.ts';
import { rangeIn, spanIn } from '../documents.ts';
import type { RequestContext, RequestedFile } from '../request-context.ts';

/** The edits that format a whole file. */
export function fileFormatting(
  { textDocument }: DocumentFormattingParams,
  context: RequestContext,
): TextEdit[] | null {
  const at = context.at(textDocument.uri);
  return at ? translated(at, formatting(context.workspace, at.file)) : null;
}

/** The edits that format a range of a file. */
export function rangeFormatting(
  { textDocument, range }: DocumentRangeFormattingParams,
  context: RequestContext,
): TextEdit[] | null {
  const at = context.at(textDocument.uri);
  return at ? translated(at, formatting(context.workspace, at.file, spanIn(at.document, range))) : null;
}

/** The indentation of a new line after `{`. */
export function typingFormatting(
  { textDocument, position }: DocumentOnTypeFormattingParams,
  context: RequestContext,
): TextEdit[] | null {
  const at = context.at(textDocument.uri);
  return at ? translated(at, indentation(context.workspace, at.file, at.document.offsetAt(position))) : null;
}

function translated({ document }: RequestedFile, edits: ReturnType<typeof formatting>): TextEdit[] {
  return edits.map(({ text, ...span }) => ({ range: rangeIn(document, span), newText: text }));
}
