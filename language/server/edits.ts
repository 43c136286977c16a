/** Edits of files in the words of the protocol. */
import type { TextEdit, WorkspaceEdit } from 'vscode-languageserver';
import { textOf } from '../index.ts';
import type { Asked } from './asked.ts';
import { documentOf, rangeIn } from './documents.ts';

/** Text that takes the place of characters of a file. */
interface FileEdit {
  file: string;
  from: number;
  to: number;
  text: string;
}

/** Edits of several files, each about the version that the workspace has: a client that has a newer one refuses them. */
export function workspaceEdit({ workspace, uris, client }: Asked, edits: readonly FileEdit[]): WorkspaceEdit {
  const byFile = [...Map.groupBy(edits, ({ file }) => file)].flatMap(([file, ofFile]) => {
    const document = documentOf(workspace, file);
    if (!document) return [];
    const changes = ofFile.map(
      ({ text, ...span }): TextEdit => ({ range: rangeIn(document, span), newText: text }),
    );
    return [{ uri: uris.uriOf(file), version: textOf(workspace, file)?.version ?? null, changes }];
  });
  if (!client.workspace?.workspaceEdit?.documentChanges)
    return { changes: Object.fromEntries(byFile.map(({ uri, changes }) => [uri, changes])) };
  return {
    documentChanges: byFile.map(({ uri, version, changes }) => ({
      textDocument: { uri, version },
      edits: changes,
    })),
  };
}
