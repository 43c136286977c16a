/** `textDocument/formatting` and related requests: the layout of `ecos fmt`. */
import type {
  DocumentFormattingParams,
  DocumentOnTypeFormattingParams,
  DocumentRangeFormattingParams,
  TextEdit,
} from 'vscode-languageserver';
import { formatEdits, indentation } from '../../index.ts';
import { documentRange, documentSpan } from '../documents.ts';
import { ofFile, type RequestedFile } from '../request-context.ts';

/** The edits that format a whole file. */
export const fileFormatting = ofFile((_: DocumentFormattingParams, at) =>
  translated(at, formatEdits(at.workspace, at.file)),
);

/** The edits that format a range of a file. */
export const rangeFormatting = ofFile(({ range }: DocumentRangeFormattingParams, at) =>
  translated(at, formatEdits(at.workspace, at.file, documentSpan(at.document, range))),
);

/** The indentation of a new line after `{`. */
export const typingFormatting = ofFile(({ position }: DocumentOnTypeFormattingParams, at) =>
  translated(at, indentation(at.workspace, at.file, at.document.offsetAt(position))),
);

function translated({ document }: RequestedFile, edits: ReturnType<typeof formatEdits>): TextEdit[] {
  return edits.map(({ text, ...span }) => ({ range: documentRange(document, span), newText: text }));
}
