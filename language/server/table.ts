/** The requests the server answers: one row each. */
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
import type { RequestContext } from './request-context.ts';
import { codeActions } from './requests/actions.ts';
import { CardRequest, card } from './requests/cards.ts';
import { completionItems, resolvedItem } from './requests/completion.ts';
import { fileFormatting, rangeFormatting, typingFormatting } from './requests/formatting.ts';
import { inlayHints } from './requests/hints.ts';
import { hover } from './requests/hover.ts';
import { definition, highlights, references, rename, renamePrepared } from './requests/names.ts';
import { documentLinks, foldingRanges, selectionRanges } from './requests/outline.ts';
import {
  codeLenses,
  executeCommand,
  FilmRequest,
  film,
  RUN_COMMAND,
  RunRequest,
  run,
} from './requests/scenarios.ts';
import { fileSymbols, foundSymbols } from './requests/symbols.ts';
import { LEGEND, semanticTokens } from './requests/tokens.ts';
import { WorthRequest, worth } from './requests/worth.ts';

/** A request: what the server says it can do, and how it answers. */
export interface RequestRow {
  method: string;
  capabilities: ServerCapabilities;
  answer(params: unknown, asked: RequestContext): unknown;
}

/** A row of the table, with the types that the protocol has for the request. */
function row<P, R>(
  { method }: RequestType<P, R, unknown>,
  capabilities: ServerCapabilities,
  answer: (params: P, asked: RequestContext) => R | Promise<R>,
): RequestRow {
  return { method, capabilities, answer: (params, asked) => answer(params as P, asked) };
}

/** All requests. What several rows together can do is said by one of them. */
export const TABLE: readonly RequestRow[] = [
  row(
    CodeActionRequest.type,
    { codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] } },
    codeActions,
  ),
  row(
    CompletionRequest.type,
    { completionProvider: { triggerCharacters: [' '], resolveProvider: true } },
    completionItems,
  ),
  row(CompletionResolveRequest.type, {}, resolvedItem),
  row(DocumentFormattingRequest.type, { documentFormattingProvider: true }, fileFormatting),
  row(DocumentRangeFormattingRequest.type, { documentRangeFormattingProvider: true }, rangeFormatting),
  row(
    DocumentOnTypeFormattingRequest.type,
    { documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n', moreTriggerCharacter: ['{'] } },
    typingFormatting,
  ),
  row(FoldingRangeRequest.type, { foldingRangeProvider: true }, foldingRanges),
  row(SelectionRangeRequest.type, { selectionRangeProvider: true }, selectionRanges),
  row(DocumentLinkRequest.type, { documentLinkProvider: {} }, documentLinks),
  row(SemanticTokensRequest.type, { semanticTokensProvider: { legend: LEGEND, full: true } }, semanticTokens),
  row(CodeLensRequest.type, { codeLensProvider: {} }, codeLenses),
  row(ExecuteCommandRequest.type, { executeCommandProvider: { commands: [RUN_COMMAND] } }, executeCommand),
  row(InlayHintRequest.type, { inlayHintProvider: true }, inlayHints),
  row(RunRequest.type, {}, run),
  row(FilmRequest.type, {}, film),
  row(WorthRequest.type, {}, worth),
  row(CardRequest.type, {}, card),
  row(HoverRequest.type, { hoverProvider: true }, hover),
  row(DocumentSymbolRequest.type, { documentSymbolProvider: true }, fileSymbols),
  row(WorkspaceSymbolRequest.type, { workspaceSymbolProvider: true }, foundSymbols),
  row(DefinitionRequest.type, { definitionProvider: true }, definition),
  row(ReferencesRequest.type, { referencesProvider: true }, references),
  row(DocumentHighlightRequest.type, { documentHighlightProvider: true }, highlights),
  row(PrepareRenameRequest.type, { renameProvider: { prepareProvider: true } }, renamePrepared),
  row(RenameRequest.type, {}, rename),
];
