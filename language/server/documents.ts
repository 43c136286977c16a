/** The texts of a workspace as documents, which convert offsets to lines and characters (in UTF-16 units) and back. */
import type { Location, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { fileText, type Workspace, type WorkspaceText } from '../workspace/index.ts';
import type { Uris } from './protocol/uris.ts';

const documents = new WeakMap<WorkspaceText, TextDocument>();

/** The text of a file as a document. */
export function fileDocument(workspace: Workspace, file: string): TextDocument | undefined {
  const text = fileText(workspace, file);
  if (!text) return undefined;
  const known = documents.get(text) ?? TextDocument.create(file, 'ecos', text.version ?? 0, text.text);
  documents.set(text, known);
  return known;
}

export function documentRange(document: TextDocument, { from, to }: { from: number; to: number }): Range {
  return { start: document.positionAt(from), end: document.positionAt(to) };
}

/** The offsets of a range; positions outside the text are clamped. */
export function documentSpan(document: TextDocument, { start, end }: Range): { from: number; to: number } {
  return { from: document.offsetAt(start), to: document.offsetAt(end) };
}

/** The location of a span of a file; `undefined` if there is no such file. */
export function spanLocation(
  workspace: Workspace,
  uris: Uris,
  { file, from, to }: { file: string; from: number; to: number },
): Location | undefined {
  const document = fileDocument(workspace, file);
  return document && { uri: uris.uriOf(file), range: documentRange(document, { from, to }) };
}
