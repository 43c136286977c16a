/** `textDocument/semanticTokens/full`. */
import { type SemanticTokens, SemanticTokensBuilder, type SemanticTokensParams } from 'vscode-languageserver';
import { tokensIn } from '../../index.ts';
import { LEGEND, TYPES } from '../protocol/legend.ts';
import type { RequestContext } from '../request-context.ts';

/** All tokens of a file. */
export function semanticTokens(
  { textDocument }: SemanticTokensParams,
  context: RequestContext,
): SemanticTokens | null {
  const at = context.at(textDocument.uri);
  if (!at) return null;
  const builder = new SemanticTokensBuilder();
  for (const { from, to, kind, declares } of tokensIn(context.workspace, at.file)) {
    const { line, character } = at.document.positionAt(from);
    builder.push(line, character, to - from, LEGEND.tokenTypes.indexOf(TYPES[kind]), declares ? 1 : 0);
  }
  // No `resultId`: only requests for deltas would need it.
  return { data: builder.build().data };
}
