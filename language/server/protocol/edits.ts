/** File edits in the form of the protocol. */
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import type { TextEdit as FileEdit } from '../../index.ts';
import { fileText } from '../../workspace/index.ts';
import { documentRange, fileDocument } from '../documents.ts';
import type { RequestContext } from '../request-context.ts';

/** Edits of several files, in the form that the client supports. */
export function workspaceEdit(context: RequestContext, edits: readonly FileEdit[]): WorkspaceEdit {
  const { changes, documentChanges } = bothForms(context, edits);
  return context.client.workspace?.workspaceEdit?.documentChanges ? { documentChanges } : { changes };
}

/**
 * Edits of several files in both forms of the protocol. `documentChanges` names the version that the workspace has of each file,
 * so that a client with a newer version rejects them.
 */
export function bothForms({ workspace, uris }: RequestContext, edits: readonly FileEdit[]) {
  const documentChanges = [...Map.groupBy(edits, ({ file }) => file)].flatMap(([file, ofFile]) => {
    const document = fileDocument(workspace, file);
    if (!document) return [];
    const textDocument = { uri: uris.uriOf(file), version: fileText(workspace, file)?.version ?? null };
    const edits = ofFile.map(
      ({ text, ...span }): TextEdit => ({ range: documentRange(document, span), newText: text }),
    );
    return [{ textDocument, edits }];
  });
  const changes = Object.fromEntries(documentChanges.map(({ textDocument: { uri }, edits }) => [uri, edits]));
  return { changes, documentChanges };
}
