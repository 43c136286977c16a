/** `textDocument/semanticTokens/full`: words by what they mean. */
import {
  type SemanticTokens,
  SemanticTokensBuilder,
  type SemanticTokensLegend,
  type SemanticTokensParams,
} from 'vscode-languageserver';
import { type TokenKind, tokensIn } from '../../index.ts';
import type { RequestContext } from '../request-context.ts';

/** The types of the protocol that stand for what cards have: themes have colours for all of them. */
const TYPES: Readonly<Record<TokenKind, string>> = {
  comment: 'comment',
  text: 'string',
  number: 'number',
  keyword: 'keyword',
  terrain: 'type',
  element: 'enumMember',
  animal: 'class',
  marker: 'struct',
  hand: 'interface',
  layout: 'namespace',
  set: 'namespace',
  'card-number': 'function',
  kept: 'variable',
  cell: 'parameter',
};

export const LEGEND: SemanticTokensLegend = {
  tokenTypes: [...new Set(Object.values(TYPES))],
  tokenModifiers: ['declaration'],
};

/** All tokens of a file. */
export function semanticTokens(
  { textDocument }: SemanticTokensParams,
  asked: RequestContext,
): SemanticTokens | null {
  const at = asked.at(textDocument.uri);
  if (!at) return null;
  const builder = new SemanticTokensBuilder();
  for (const { from, to, kind, declares } of tokensIn(asked.workspace, at.file)) {
    const { line, character } = at.document.positionAt(from);
    builder.push(line, character, to - from, LEGEND.tokenTypes.indexOf(TYPES[kind]), declares ? 1 : 0);
  }
  // A number of the answer would be for clients that ask for changes only.
  return { data: builder.build().data };
}
