/** The requests the server answers: one row each. */
import {
  DocumentFormattingRequest,
  FoldingRangeRequest,
  type RequestType,
  type ServerCapabilities,
} from 'vscode-languageserver';
import type { Asked } from './asked.ts';
import { formattingEdits } from './requests/formatting.ts';
import { foldingRanges } from './requests/outline.ts';

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
];
