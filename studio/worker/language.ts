/** Answers the editor's requests of the Language Server Protocol as the language server does. */
import { CancellationToken, type ClientCapabilities, ResponseError } from 'vscode-languageserver';
import type { Workspace } from '../../language/index.ts';
import { answerRequest, serverCapabilities } from '../../language/server/index.ts';
import { workspaceExtras } from './workspace.ts';

/** The members of the answer, as JSON-RPC has them. */
export type LanguageAnswer = { result: unknown } | { error: { code: number; message: string } };

const same = (file: string) => file;
const uris = { fileOf: same, uriOf: same, remember: () => undefined };

/** Answers a request. The URI of a file is its name. @param client what the client supports */
export async function request(
  workspace: Workspace,
  { method, params, client }: { method: string; params: unknown; client: ClientCapabilities },
): Promise<LanguageAnswer> {
  if (method === 'initialize') return { result: { capabilities: serverCapabilities() } };
  try {
    const extras = async () => workspaceExtras(workspace);
    const token = CancellationToken.None;
    const around = { workspace, uris, token, client, clientName: '', extras };
    return { result: await answerRequest(method, params, around) };
  } catch (error) {
    if (error instanceof ResponseError) return { error: error.toJson() };
    throw error;
  }
}
