/** `textDocument/documentSymbol` and `workspace/symbol`: the declarations of files. */
import {
  type DocumentSymbol,
  type DocumentSymbolParams,
  type SymbolInformation,
  SymbolKind,
  type WorkspaceSymbolParams,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { type FileSymbol, findSymbols, outline } from '../../index.ts';
import { documentRange, spanLocation } from '../documents.ts';
import { ofFile, type RequestContext } from '../request-context.ts';

/** The closest symbol kinds of the protocol, which are made for programming languages. */
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

/** The declarations of a file, with the triggers inside them. */
export const fileSymbols = ofFile((_: DocumentSymbolParams, { workspace, file, document }) =>
  outline(workspace, file).map((symbol) => shown(symbol, document)),
);

/** The declarations that match a query, in all sets. */
export function workspaceSymbols(
  { query }: WorkspaceSymbolParams,
  context: RequestContext,
): SymbolInformation[] {
  const { workspace, uris } = context;
  return findSymbols(workspace, query).flatMap(({ kind, name, detail, file, set, named }) => {
    const location = spanLocation(workspace, uris, { file, ...named });
    // Editors show only names that contain the characters of the query.
    const found = query.includes('#') ? name.replace(/\d+$/, '#$&') : name;
    const title = detail === undefined ? found : `${found} “${detail}”`;
    return location ? [{ name: title, kind: KINDS[kind], location, containerName: set }] : [];
  });
}

function shown(
  { kind, name, detail, named, children, ...whole }: FileSymbol,
  document: TextDocument,
): DocumentSymbol {
  return {
    name,
    ...(detail !== undefined && { detail }),
    kind: KINDS[kind],
    range: documentRange(document, whole),
    selectionRange: documentRange(document, named),
    children: children.map((child) => shown(child, document)),
  };
}
