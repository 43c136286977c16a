/** Answers requests about a workspace, whatever carries them. */
import { ErrorCodes, ResponseError } from 'vscode-languageserver';
import { documentOf } from './documents.ts';
import { faultIn } from './protocol/params.ts';
import type { RequestContext } from './request-context.ts';
import { REQUESTS } from './request-table.ts';

/**
 * Answers a request.
 * @throws ResponseError if it is malformed, or if a handler refuses it
 */
export async function answerRequest(
  method: string,
  params: unknown,
  around: Omit<RequestContext, 'at'>,
): Promise<unknown> {
  const row = REQUESTS.find((one) => one.method === method);
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
