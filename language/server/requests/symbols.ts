/** `textDocument/documentSymbol` and `workspace/symbol`: what files declare. */
import {
  type DocumentSymbol,
  type DocumentSymbolParams,
  type SymbolInformation,
  SymbolKind,
  type WorkspaceSymbolParams,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type FileSymbol, findSymbols, symbolsIn } from '../../index.ts';
import { locationOf, rangeIn } from '../documents.ts';
import type { RequestContext } from '../request-context.ts';

/** The kinds of the protocol are those of programming languages: the nearest there are. */
const KINDS: Readonly<Record<FileSymbol['kind'], SymbolKind>> = {
  set: SymbolKind.Package,
  element: SymbolKind.Constant,
  animal: SymbolKind.Class,
  marker: SymbolKind.Struct,
  hand: SymbolKind.Enum,
  layout: SymbolKind.Array,
  card: SymbolKind.Function,
  feature: SymbolKind.Interface,
  trigger: SymbolKind.Event,
  scenario: SymbolKind.Method,
};

/** The declarations of a file, with what is inside them; in one list for clients that take no tree. */
export function fileSymbols(
  { textDocument }: DocumentSymbolParams,
  asked: RequestContext,
): DocumentSymbol[] | SymbolInformation[] | null {
  const at = asked.at(textDocument.uri);
  if (!at) return null;
  const symbols = symbolsIn(asked.workspace, at.file).map((symbol) => shown(symbol, at.document));
  const takesTree = asked.client.textDocument?.documentSymbol?.hierarchicalDocumentSymbolSupport;
  return takesTree ? symbols : symbols.flatMap((symbol) => listed(symbol, textDocument.uri));
}

/** The declarations that a query finds, in all sets. */
export function foundSymbols({ query }: WorkspaceSymbolParams, asked: RequestContext): SymbolInformation[] {
  const { workspace, uris } = asked;
  return findSymbols(workspace, query).flatMap((symbol) => {
    const { kind, file, set, named } = symbol;
    const location = locationOf(workspace, uris, { file, ...named });
    return location ? [{ name: fullName(symbol), kind: KINDS[kind], location, containerName: set }] : [];
  });
}

/** A name in a list, where there is no other place for its detail. */
const fullName = ({ name, detail }: { name: string; detail?: string }): string =>
  detail === undefined ? name : `${name} “${detail}”`;

/** A declaration and what is inside it, one after the other. */
function listed(symbol: DocumentSymbol, uri: string, containerName?: string): SymbolInformation[] {
  const { kind, range, children = [] } = symbol;
  const name = fullName(symbol);
  const inside = children.flatMap((child) => listed(child, uri, name));
  return [{ name, kind, location: { uri, range }, ...(containerName && { containerName }) }, ...inside];
}

function shown(
  { kind, name, detail, named, children, ...whole }: FileSymbol,
  document: TextDocument,
): DocumentSymbol {
  return {
    name,
    ...(detail !== undefined && { detail }),
    kind: KINDS[kind],
    range: rangeIn(document, whole),
    selectionRange: rangeIn(document, named),
    children: children.map((child) => shown(child, document)),
  };
}
