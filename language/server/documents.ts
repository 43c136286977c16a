/** The texts of a workspace as documents: offsets to lines and characters, in UTF-16 units, and back. */
import type { Location, Range } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { textOf, type Workspace, type WorkspaceText } from '../workspace/index.ts';
import type { Uris } from './uris.ts';

const documents = new WeakMap<WorkspaceText, TextDocument>();

/** The text of a file as a document. */
export function documentOf(workspace: Workspace, file: string): TextDocument | undefined {
  const text = textOf(workspace, file);
  if (!text) return undefined;
  const known = documents.get(text) ?? TextDocument.create(file, 'ecos', text.version ?? 0, text.text);
  documents.set(text, known);
  return known;
}

export function rangeIn(document: TextDocument, { from, to }: { from: number; to: number }): Range {
  return { start: document.positionAt(from), end: document.positionAt(to) };
}

/** The characters of a range; places that are not in the text count as the nearest that are. */
export function spanIn(document: TextDocument, { start, end }: Range): { from: number; to: number } {
  return { from: document.offsetAt(start), to: document.offsetAt(end) };
}

/** Where a span of a file is; nothing if there is no such file. */
export function locationOf(
  workspace: Workspace,
  uris: Uris,
  { file, from, to }: { file: string; from: number; to: number },
): Location | undefined {
  const document = documentOf(workspace, file);
  return document && { uri: uris.uriOf(file), range: rangeIn(document, { from, to }) };
}
