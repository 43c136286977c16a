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
import type { Member, Needs } from './params.ts';
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

/** A request: what it must say, what the server says it can do, and how it answers. */
export interface RequestRow {
  method: string;
  needs: Needs;
  capabilities: ServerCapabilities;
  answer(params: unknown, asked: RequestContext): unknown;
}

/** A row of the table, with the types that the protocol has for the request. */
function row<P, R>(
  { method }: RequestType<P, R, unknown>,
  needs: Needs,
  capabilities: ServerCapabilities,
  answer: (params: P, asked: RequestContext) => R | Promise<R>,
): RequestRow {
  return { method, needs, capabilities, answer: (params, asked) => answer(params as P, asked) };
}

const FILE: readonly Member[] = ['textDocument'];
const PLACE: readonly Member[] = ['textDocument', 'position'];
const RANGE: readonly Member[] = ['textDocument', 'range'];
/** A card by its place, or by its set and number. */
const CARD: Needs = {
  either: [
    ['uri', 'position'],
    ['set', 'number'],
  ],
};

/** All requests. What several rows together can do is said by one of them. */
export const TABLE: readonly RequestRow[] = [
  row(
    CodeActionRequest.type,
    [...RANGE, 'context'],
    { codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll] } },
    codeActions,
  ),
  row(
    CompletionRequest.type,
    PLACE,
    { completionProvider: { triggerCharacters: [' '], resolveProvider: true } },
    completionItems,
  ),
  row(CompletionResolveRequest.type, ['label'], {}, resolvedItem),
  row(DocumentFormattingRequest.type, FILE, { documentFormattingProvider: true }, fileFormatting),
  row(DocumentRangeFormattingRequest.type, RANGE, { documentRangeFormattingProvider: true }, rangeFormatting),
  row(
    DocumentOnTypeFormattingRequest.type,
    PLACE,
    { documentOnTypeFormattingProvider: { firstTriggerCharacter: '\n', moreTriggerCharacter: ['{'] } },
    typingFormatting,
  ),
  row(FoldingRangeRequest.type, FILE, { foldingRangeProvider: true }, foldingRanges),
  row(
    SelectionRangeRequest.type,
    ['textDocument', 'positions'],
    { selectionRangeProvider: true },
    selectionRanges,
  ),
  row(DocumentLinkRequest.type, FILE, { documentLinkProvider: {} }, documentLinks),
  row(
    SemanticTokensRequest.type,
    FILE,
    { semanticTokensProvider: { legend: LEGEND, full: true } },
    semanticTokens,
  ),
  row(CodeLensRequest.type, FILE, { codeLensProvider: {} }, codeLenses),
  row(
    ExecuteCommandRequest.type,
    ['command'],
    { executeCommandProvider: { commands: [RUN_COMMAND] } },
    executeCommand,
  ),
  row(InlayHintRequest.type, RANGE, { inlayHintProvider: true }, inlayHints),
  row(RunRequest.type, ['uri'], {}, run),
  row(FilmRequest.type, ['uri', 'position'], {}, film),
  row(WorthRequest.type, CARD, {}, worth),
  row(CardRequest.type, CARD, {}, card),
  row(HoverRequest.type, PLACE, { hoverProvider: true }, hover),
  row(DocumentSymbolRequest.type, FILE, { documentSymbolProvider: true }, fileSymbols),
  row(WorkspaceSymbolRequest.type, ['query'], { workspaceSymbolProvider: true }, foundSymbols),
  row(DefinitionRequest.type, PLACE, { definitionProvider: true }, definition),
  row(ReferencesRequest.type, [...PLACE, 'context'], { referencesProvider: true }, references),
  row(DocumentHighlightRequest.type, PLACE, { documentHighlightProvider: true }, highlights),
  row(PrepareRenameRequest.type, PLACE, { renameProvider: { prepareProvider: true } }, renamePrepared),
  row(RenameRequest.type, [...PLACE, 'newName'], {}, rename),
];
