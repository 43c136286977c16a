/** The context of a request. */
import type { CancellationToken, ClientCapabilities } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { SetExtras, Workspace } from '../index.ts';
import type { Uris } from './protocol/uris.ts';
import { nextTurn } from './turns.ts';

/** The context of a request. The workspace is an immutable snapshot, however long the answer takes. */
export interface RequestContext {
  workspace: Workspace;
  uris: Uris;
  /** Reports whether the client has cancelled the request; long computations check it. */
  token: CancellationToken;
  /** The capabilities of the client. */
  client: ClientCapabilities;
  /** The name of the client; empty if it sent none. */
  clientName: string;
  /** The base URI of the pages about problem codes; ends with `/`. */
  pages?: string;
  /** The names and icons of the sets with card files in these folders. */
  extras(folders: readonly string[]): Promise<SetExtras | undefined>;
  /** The file of a URI; `undefined` if the workspace does not have it. */
  at(uri: string): RequestedFile | undefined;
}

/** The file of a request. */
export interface RequestedFile {
  file: string;
  document: TextDocument;
}

/** A handler of requests about a file; the answer is `null` if the workspace does not have it. */
export const ofFile =
  <P extends { textDocument: { uri: string } }, R>(
    answer: (params: P, context: RequestContext & RequestedFile) => R,
  ) =>
  (params: P, context: RequestContext): R | null => {
    const at = context.at(params.textDocument.uri);
    return at ? answer(params, { ...context, ...at }) : null;
  };

/**
 * Runs a computation step by step, reading other messages in between. Returns `undefined` once the client has cancelled the
 * request.
 */
export async function runUnlessCancelled<T>(
  steps: Generator<undefined, T | undefined>,
  { token }: Pick<RequestContext, 'token'>,
): Promise<T | undefined> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await nextTurn();
    if (token.isCancellationRequested) return undefined;
  }
}
