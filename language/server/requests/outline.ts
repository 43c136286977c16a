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
import { foldsIn, linksIn, selectionsAt } from '../../index.ts';
import { documentOf, rangeIn } from '../documents.ts';
import type { RequestContext } from '../request-context.ts';

/** The folding ranges. If several begin on a line, only the largest. */
export function foldingRanges(
  { textDocument }: FoldingRangeParams,
  context: RequestContext,
): FoldingRange[] | null {
  const at = context.at(textDocument.uri);
  if (!at) return null;
  const byLine = new Map<number, FoldingRange>();
  for (const fold of foldsIn(context.workspace, at.file)) {
    const { start, end } = rangeIn(at.document, fold);
    if (end.line === start.line || byLine.has(start.line)) continue;
    const kind = fold.kind === 'comment' ? { kind: FoldingRangeKind.Comment } : {};
    byLine.set(start.line, { startLine: start.line, endLine: end.line, ...kind });
  }
  return [...byLine.values()];
}

/** The selection ranges around each position. */
export function selectionRanges(
  { textDocument, positions }: SelectionRangeParams,
  context: RequestContext,
): SelectionRange[] | null {
  const at = context.at(textDocument.uri);
  if (!at) return null;
  return positions.map((position) => {
    const spans = selectionsAt(context.workspace, at.file, at.document.offsetAt(position));
    const parts = spans.map((span) => rangeIn(at.document, span)).reverse();
    return parts.reduce<SelectionRange | undefined>(
      (parent, range) => ({ range, ...(parent && { parent }) }),
      undefined,
    )!;
  });
}

/** The links to other positions or web pages. */
export function documentLinks(
  { textDocument }: DocumentLinkParams,
  context: RequestContext,
): DocumentLink[] | null {
  const at = context.at(textDocument.uri);
  if (!at) return null;
  return linksIn(context.workspace, at.file).flatMap((link) => {
    const range = rangeIn(at.document, link);
    if ('url' in link) return [{ range, target: link.url }];
    const position = documentOf(context.workspace, link.file)?.positionAt(link.at);
    if (!position) return [];
    const place = `#L${position.line + 1},${position.character + 1}`;
    return [{ range, target: `${context.uris.uriOf(link.file)}${place}` }];
  });
}
