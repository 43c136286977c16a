/** What the server can do, and the requests that it answers, one per row, whatever carries them. */
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
  ErrorCodes,
  ExecuteCommandRequest,
  FoldingRangeRequest,
  HoverRequest,
  InlayHintRequest,
  PrepareRenameRequest,
  ReferencesRequest,
  RenameRequest,
  type RequestType,
  ResponseError,
  SelectionRangeRequest,
  SemanticTokensRequest,
  type ServerCapabilities,
  TextDocumentSyncKind,
  WorkspaceSymbolRequest,
} from 'vscode-languageserver';
import { fileDocument } from './documents.ts';
import { LEGEND } from './protocol/legend.ts';
import { CardRequest, FilmRequest, RUN_COMMAND, RunRequest, WorthRequest } from './protocol/own-requests.ts';
import { type Member, type ParamShape, paramFault } from './protocol/params.ts';
import type { RequestContext } from './request-context.ts';

/** Loads the handlers, by default with the first request: diagnostics need none of them. */
export const loadHandlers = () => import('./requests/index.ts');

/** What the server tells a client that it can do. */
export const serverCapabilities = (): ServerCapabilities => ({
  positionEncoding: 'utf-16',
  textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
  workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
  codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] },
  completionProvider: { triggerCharacters: [' '], resolveProvider: true },
  documentFormattingProvider: true,
  documentRangeFormattingProvider: true,
  documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n', moreTriggerCharacter: ['{'] },
  foldingRangeProvider: true,
  selectionRangeProvider: true,
  documentLinkProvider: {},
  semanticTokensProvider: { legend: LEGEND, full: true },
  codeLensProvider: {},
  executeCommandProvider: { commands: [RUN_COMMAND] },
  inlayHintProvider: true,
  hoverProvider: true,
  documentSymbolProvider: true,
  workspaceSymbolProvider: true,
  definitionProvider: true,
  referencesProvider: true,
  documentHighlightProvider: true,
  renameProvider: { prepareProvider: true },
});

type Handlers = Awaited<ReturnType<typeof loadHandlers>>;

/** A request: its required parameters and its handler, with the types that the protocol defines for it. */
function row<P, R>(
  { method }: RequestType<P, R, unknown>,
  needs: ParamShape,
  among: (all: Handlers) => (params: P, context: RequestContext) => R | Promise<R>,
) {
  const answer = async (params: unknown, context: RequestContext) =>
    among(await loadHandlers())(params as P, context);
  return { method, needs, answer };
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

/** All requests. */
export const REQUEST_HANDLERS = [
  row(CodeActionRequest.type, [...RANGE, 'context'], ({ codeActions }) => codeActions),
  row(CompletionRequest.type, PLACE, ({ completionItems }) => completionItems),
  row(CompletionResolveRequest.type, ['label'], ({ resolveItem }) => resolveItem),
  row(DocumentFormattingRequest.type, FILE, ({ fileFormatting }) => fileFormatting),
  row(DocumentRangeFormattingRequest.type, RANGE, ({ rangeFormatting }) => rangeFormatting),
  row(DocumentOnTypeFormattingRequest.type, PLACE, ({ typingFormatting }) => typingFormatting),
  row(FoldingRangeRequest.type, FILE, ({ foldingRanges }) => foldingRanges),
  row(SelectionRangeRequest.type, ['textDocument', 'positions'], ({ selectionRanges }) => selectionRanges),
  row(DocumentLinkRequest.type, FILE, ({ documentLinks }) => documentLinks),
  row(SemanticTokensRequest.type, FILE, ({ semanticTokens }) => semanticTokens),
  row(CodeLensRequest.type, FILE, ({ codeLenses }) => codeLenses),
  row(ExecuteCommandRequest.type, ['command'], ({ executeCommand }) => executeCommand),
  row(InlayHintRequest.type, RANGE, ({ inlayHints }) => inlayHints),
  row(RunRequest.type, ['uri'], ({ run }) => run),
  row(FilmRequest.type, ['uri', 'position'], ({ film }) => film),
  row(WorthRequest.type, CARD, ({ worth }) => worth),
  row(CardRequest.type, CARD, ({ card }) => card),
  row(HoverRequest.type, PLACE, ({ hover }) => hover),
  row(DocumentSymbolRequest.type, FILE, ({ fileSymbols }) => fileSymbols),
  row(WorkspaceSymbolRequest.type, ['query'], ({ workspaceSymbols }) => workspaceSymbols),
  row(DefinitionRequest.type, PLACE, ({ definition }) => definition),
  row(ReferencesRequest.type, [...PLACE, 'context'], ({ references }) => references),
  row(DocumentHighlightRequest.type, PLACE, ({ highlights }) => highlights),
  row(PrepareRenameRequest.type, PLACE, ({ renamePrepared }) => renamePrepared),
  row(RenameRequest.type, [...PLACE, 'newName'], ({ rename }) => rename),
];

/**
 * Answers a request.
 * @throws ResponseError if it is malformed, or if a handler refuses it
 */
export async function answerRequest(
  method: string,
  params: unknown,
  around: Omit<RequestContext, 'at'>,
): Promise<unknown> {
  const row = REQUEST_HANDLERS.find((one) => one.method === method);
  if (!row) throw new ResponseError(ErrorCodes.MethodNotFound, `there is no request ${method}`);
  const fault = paramFault(params, row.needs);
  if (fault !== undefined) throw new ResponseError(ErrorCodes.InvalidParams, fault);
  return row.answer(params, {
    ...around,
    at: (uri) => {
      const file = around.uris.fileOf(uri);
      const document = fileDocument(around.workspace, file);
      return document && { file, document };
    },
  });
}
