/** `textDocument/foldingRange` and other requests that follow the tree of a file. */
import {
  type DocumentLink,
  type DocumentLinkParams,
  type FoldingRange,
  FoldingRangeKind,
  type FoldingRangeParams,
  type SelectionRange,
  type SelectionRangeParams,
} from 'vscode-languageserver';
import { fileFolds, fileLinks, findSelections } from '../../index.ts';
import { documentRange, fileDocument } from '../documents.ts';
import { ofFile } from '../request-context.ts';

/** The folding ranges. If several begin on a line, only the largest. */
export const foldingRanges = ofFile((_: FoldingRangeParams, at) => {
  const byLine = new Map<number, FoldingRange>();
  for (const fold of fileFolds(at.workspace, at.file)) {
    const { start, end } = documentRange(at.document, fold);
    if (end.line === start.line || byLine.has(start.line)) continue;
    const kind = fold.kind === 'comment' ? { kind: FoldingRangeKind.Comment } : {};
    byLine.set(start.line, { startLine: start.line, endLine: end.line, ...kind });
  }
  return [...byLine.values()];
});

/** The selection ranges around each position. */
export const selectionRanges = ofFile(({ positions }: SelectionRangeParams, at) =>
  positions.map((position) => {
    const spans = findSelections(at.workspace, at.file, at.document.offsetAt(position));
    const parts = spans.map((span) => documentRange(at.document, span)).reverse();
    return parts.reduce<SelectionRange | undefined>(
      (parent, range) => ({ range, ...(parent && { parent }) }),
      undefined,
    )!;
  }),
);

/** The links to other positions or web pages. */
export const documentLinks = ofFile((_: DocumentLinkParams, { workspace, uris, file, document }) =>
  fileLinks(workspace, file).flatMap((link): DocumentLink[] => {
    const range = documentRange(document, link);
    if ('url' in link) return [{ range, target: link.url }];
    const position = fileDocument(workspace, link.file)?.positionAt(link.at);
    if (!position) return [];
    const place = `#L${position.line + 1},${position.character + 1}`;
    return [{ range, target: `${uris.uriOf(link.file)}${place}` }];
  }),
);
