/** Answers requests about a workspace, whatever carries them. */
import {
  ErrorCodes,
  ResponseError,
  type ServerCapabilities,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { documentOf } from './documents.ts';
import { faultIn } from './protocol/params.ts';
import type { RequestContext } from './request-context.ts';
import { REQUESTS } from './request-table.ts';

/** The methods of the requests. */
export const METHODS: readonly string[] = REQUESTS.map(({ method }) => method);

const rows = new Map(REQUESTS.map((row) => [row.method, row]));

/**
 * Answers a request.
 * @throws ResponseError if it is malformed, or if a handler refuses it
 */
export async function answerRequest(
  method: string,
  params: unknown,
  around: Omit<RequestContext, 'at'>,
): Promise<unknown> {
  const row = rows.get(method);
  if (!row) throw new ResponseError(ErrorCodes.MethodNotFound, `there is no request ${method}`);
  const fault = faultIn(params, row.needs);
  if (fault !== undefined) throw new ResponseError(ErrorCodes.InvalidParams, fault);
  return row.answer(params, {
    ...around,
    at: (uri) => {
      const file = around.uris.fileOf(uri);
      const document = documentOf(around.workspace, file);
      return document && { file, document };
    },
  });
}

/** The capabilities of all rows, and how texts and folders are synchronized. */
export function serverCapabilities(): ServerCapabilities {
  const all = REQUESTS.map((row) => row.capabilities);
  return Object.assign(
    {
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental },
      workspace: { workspaceFolders: { supported: true, changeNotifications: true } },
    },
    ...all,
  );
}
