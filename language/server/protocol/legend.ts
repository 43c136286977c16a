/** The legend of semantic tokens. */
import type { SemanticTokensLegend } from 'vscode-languageserver';
import type { TokenKind } from '../../index.ts';

/** The LSP token types for the tokens of cards: themes have colours for all of them. */
export const TOKEN_TYPES: Readonly<Record<TokenKind, string>> = {
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
  tokenTypes: [...new Set(Object.values(TOKEN_TYPES))],
  tokenModifiers: ['declaration'],
};
