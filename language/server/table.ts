/** The requests the server answers: one row each. */
import {
  CodeLensRequest,
  DocumentFormattingRequest,
  ExecuteCommandRequest,
  FoldingRangeRequest,
  type RequestType,
  type ServerCapabilities,
} from 'vscode-languageserver';
import type { Asked } from './asked.ts';
import { formattingEdits } from './requests/formatting.ts';
import { foldingRanges } from './requests/outline.ts';
import {
  codeLenses,
  executeCommand,
  FilmRequest,
  film,
  RUN_COMMAND,
  RunRequest,
  run,
} from './requests/scenarios.ts';
import { WorthRequest, worth } from './requests/worth.ts';

/** A request: what the server says it can do, and how it answers. */
export interface Row {
  method: string;
  capabilities: ServerCapabilities;
  answer(params: unknown, asked: Asked): unknown;
}

/** A row of the table, with the types that the protocol has for the request. */
function row<P, R>(
  { method }: RequestType<P, R, unknown>,
  capabilities: ServerCapabilities,
  answer: (params: P, asked: Asked) => R | Promise<R>,
): Row {
  return { method, capabilities, answer: (params, asked) => answer(params as P, asked) };
}

/** All requests. What several rows together can do is said by one of them. */
export const TABLE: readonly Row[] = [
  row(DocumentFormattingRequest.type, { documentFormattingProvider: true }, formattingEdits),
  row(FoldingRangeRequest.type, { foldingRangeProvider: true }, foldingRanges),
  row(CodeLensRequest.type, { codeLensProvider: {} }, codeLenses),
  row(ExecuteCommandRequest.type, { executeCommandProvider: { commands: [RUN_COMMAND] } }, executeCommand),
  row(RunRequest.type, {}, run),
  row(FilmRequest.type, {}, film),
  row(WorthRequest.type, {}, worth),
];
