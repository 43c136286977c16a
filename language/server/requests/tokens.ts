/** `textDocument/semanticTokens/full`. */
import { SemanticTokensBuilder, type SemanticTokensParams } from 'vscode-languageserver';
import { fileTokens } from '../../index.ts';
import { LEGEND, TOKEN_TYPES } from '../protocol/legend.ts';
import { ofFile } from '../request-context.ts';

/** All tokens of a file. */
export const semanticTokens = ofFile((_: SemanticTokensParams, { workspace, file, document }) => {
  const builder = new SemanticTokensBuilder();
  for (const { from, to, kind, declares } of fileTokens(workspace, file)) {
    const { line, character } = document.positionAt(from);
    builder.push(line, character, to - from, LEGEND.tokenTypes.indexOf(TOKEN_TYPES[kind]), declares ? 1 : 0);
  }
  // No `resultId`: only requests for deltas would need it.
  return { data: builder.build().data };
});
