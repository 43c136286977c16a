/** `textDocument/foldingRange` and what else follows the tree of a file. */
import type { FoldingRange, FoldingRangeParams } from 'vscode-languageserver';
import { foldsIn } from '../../index.ts';
import type { Asked } from '../asked.ts';
import { rangeIn } from '../documents.ts';

/** What can be folded, if it has more than one line. */
export function foldingRanges({ textDocument }: FoldingRangeParams, asked: Asked): FoldingRange[] | null {
  const at = asked.at(textDocument.uri);
  if (!at) return null;
  return foldsIn(asked.workspace, at.file).flatMap((fold) => {
    const { start, end } = rangeIn(at.document, fold);
    return end.line > start.line ? [{ startLine: start.line, endLine: end.line }] : [];
  });
}
