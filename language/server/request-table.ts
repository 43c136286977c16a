/** The requests that the server answers, one per row. */
import {
  CodeActionKind,
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  CompletionResolveRequest,
  DefinitionRequest,
  DocumentFormattingRequest,
  DocumentHighlightRequest,
  DocumentLinkRequest,
  DocumentOnTypeFormattingRequest,
  DocumentRangeFormattingRequest,
  DocumentSymbolRequest,
  ExecuteCommandRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  type RequestType,
  SelectionRangeRequest,
  SemanticTokensRequest,
  type ServerCapabilities,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver';
import { LEGEND } from './protocol/legend.ts';
import { CardRequest, FilmRequest, RUN_COMMAND, RunRequest, WorthRequest } from './protocol/own-requests.ts';
import type { Member, ParamShape } from './protocol/params.ts';
import type { RequestContext } from './request-context.ts';

/** Loads the handlers, by default with the first request: diagnostics need none of them. */
export const loadHandlers = () => import('./requests/index.ts');

/** A request: its required parameters, the capabilities it implies, and its handler. */
export interface RequestRow {
  method: string;
  needs: ParamShape;
  capabilities: ServerCapabilities;
  answer(params: unknown, context: RequestContext): Promise<unknown>;
}

/** A row of the table, with the types that the protocol defines for the request. */
function row<P, R>(
  { method }: RequestType<P, R, unknown>,
  needs: ParamShape,
  capabilities: ServerCapabilities,
  among: (
    all: Awaited<ReturnType<typeof loadHandlers>>,
  ) => (params: P, context: RequestContext) => R | Promise<R>,
): RequestRow {
  const answer = async (params: unknown, context: RequestContext) =>
    among(await loadHandlers())(params as P, context);
  return { method, needs, capabilities, answer };
}

const FILE: readonly Member[] = ['textDocument'];
const PLACE: readonly Member[] = ['textDocument', 'position'];
const RANGE: readonly Member[] = ['textDocument', 'range'];
/** A card, by its position or by its set and number. */
const CARD: ParamShape = {
  either: [
    ['uri', 'position'],
    ['set', 'number'],
  ],
};

/** All requests. A capability of several rows is declared in one of them. */
export const REQUESTS: readonly RequestRow[] = [
  row(
    CodeActionRequest.type,
    [...RANGE, 'context'],
    { codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] } },
    ({ codeActions }) => codeActions,
  ),
  row(
    CompletionRequest.type,
    PLACE,
    { completionProvider: { triggerCharacters: [' '], resolveProvider: true } },
    ({ completionItems }) => completionItems,
  ),
  row(CompletionResolveRequest.type, ['label'], {}, ({ resolveItem }) => resolveItem),
  row(
    DocumentFormattingRequest.type,
    FILE,
    { documentFormattingProvider: true },
    ({ fileFormatting }) => fileFormatting,
  ),
  row(
    DocumentRangeFormattingRequest.type,
    RANGE,
    { documentRangeFormattingProvider: true },
    ({ rangeFormatting }) => rangeFormatting,
  ),
  row(
    DocumentOnTypeFormattingRequest.type,
    PLACE,
    { documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n', moreTriggerCharacter: ['{'] } },
    ({ typingFormatting }) => typingFormatting,
  ),
  row(FoldingRangeRequest.type, FILE, { foldingRangeProvider: true }, ({ foldingRanges }) => foldingRanges),
  row(
    SelectionRangeRequest.type,
    ['textDocument', 'positions'],
    { selectionRangeProvider: true },
    ({ selectionRanges }) => selectionRanges,
  ),
  row(DocumentLinkRequest.type, FILE, { documentLinkProvider: {} }, ({ documentLinks }) => documentLinks),
  row(
    SemanticTokensRequest.type,
    FILE,
    { semanticTokensProvider: { legend: LEGEND, full: true } },
    ({ semanticTokens }) => semanticTokens,
  ),
  row(CodeLensRequest.type, FILE, { codeLensProvider: {} }, ({ codeLenses }) => codeLenses),
  row(
    ExecuteCommandRequest.type,
    ['command'],
    { executeCommandProvider: { commands: [RUN_COMMAND] } },
    ({ executeCommand }) => executeCommand,
  ),
  row(InlayHintRequest.type, RANGE, { inlayHintProvider: true }, ({ inlayHints }) => inlayHints),
  row(RunRequest.type, ['uri'], {}, ({ run }) => run),
  row(FilmRequest.type, ['uri', 'position'], {}, ({ film }) => film),
  row(WorthRequest.type, CARD, {}, ({ worth }) => worth),
  row(CardRequest.type, CARD, {}, ({ card }) => card),
  row(HoverRequest.type, PLACE, { hoverProvider: true }, ({ hover }) => hover),
  row(DocumentSymbolRequest.type, FILE, { documentSymbolProvider: true }, ({ fileSymbols }) => fileSymbols),
  row(
    WorkspaceSymbolRequest.type,
    ['query'],
    { workspaceSymbolProvider: true },
    ({ workspaceSymbols }) => workspaceSymbols,
  ),
  row(DefinitionRequest.type, PLACE, { definitionProvider: true }, ({ definition }) => definition),
  row(
    ReferencesRequest.type,
    [...PLACE, 'context'],
    { referencesProvider: true },
    ({ references }) => references,
  ),
  row(
    DocumentHighlightRequest.type,
    PLACE,
    { documentHighlightProvider: true },
    ({ highlights }) => highlights,
  ),
  row(
    PrepareRenameRequest.type,
    PLACE,
    { renameProvider: { prepareProvider: true } },
    ({ renamePrepared }) => renamePrepared,
  ),
  row(RenameRequest.type, [...PLACE, 'newName'], {}, ({ rename }) => rename),
];
