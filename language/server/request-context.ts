/** What an answer has to go by. */
import type { CancellationToken, ClientCapabilities } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { SetLook, Workspace } from '../index.ts';
import { nextTurn } from './turns.ts';
import type { Uris } from './uris.ts';

/** What a request is about: the workspace of that moment, which stays as it is however long the answer takes. */
export interface RequestContext {
  workspace: Workspace;
  uris: Uris;
  /** Tells when the client does not want the answer any more: what takes long looks at it. */
  token: CancellationToken;
  /** What the client can do. */
  client: ClientCapabilities;
  /** The name of the client; empty if it gave none. */
  clientName: string;
  /** Where the pages of problem codes are: a URI that ends with `/`. */
  pages?: string;
  /** How the sets with card files in these folders say and draw their words. */
  look(folders: readonly string[]): Promise<SetLook | undefined>;
  /** The file of a URI; nothing if the workspace has none. */
  at(uri: string): AskedFile | undefined;
}

/** A file that a request is about. */
export interface AskedFile {
  file: string;
  document: TextDocument;
}

/**
 * Takes the steps of something long; between two of them other messages are read. Gives nothing once the client does not want
 * the answer any more.
 */
export async function taken<T>(
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
