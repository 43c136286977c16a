/** The texts of the page: current, saved, and on disk. */
import type { TextEdit } from '../../../program/index.ts';
import type { Conflict, Draft, SavedText } from '../../server-messages.ts';
import type { FileChange, FileText } from '../../text-places.ts';

/** An open card file. */
export interface OpenDocument {
  file: string;
  /** The current text. */
  text: string;
  /** The text as last saved or read. */
  saved: string;
  /** The mark of the saved text; null for a file that is not on disk. */
  mark: string | null;
  /** The text on disk if it changed in both places; its `text` is null if the file is gone. */
  theirs?: Conflict | undefined;
}

/** The current texts of documents. */
export const currentTexts = (documents: ReadonlyMap<string, OpenDocument>): FileText[] =>
  [...documents.values()].map(({ file, text }) => ({ file, text }));

/** Whether the document has unsaved changes. */
export const isChanged = ({ text, saved }: OpenDocument): boolean => text !== saved;

/** The document of a file on disk, with its unsaved draft. */
export function openedDocument({ file, text, mark }: SavedText, draft?: Draft): OpenDocument {
  if (!draft || draft.text === text) return { file, text, saved: text, mark };
  const document = { file, text: draft.text, saved: text, mark: draft.mark };
  return draft.mark === mark ? document : { ...document, theirs: { text, mark } };
}

/** Applies edits to a text. */
export function applyEdits(text: string, edits: readonly Omit<TextEdit, 'file'>[]): string {
  const inOrder = edits.toSorted((a, b) => b.from - a.from);
  return inOrder.reduce((now, edit) => now.slice(0, edit.from) + edit.text + now.slice(edit.to), text);
}

/** An edit of a text. */
type Edit = Omit<TextEdit, 'file'>;

/** The smallest edit that turns one text into another. */
export function editBetween(before: string, after: string): Edit {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from++;
  let same = 0;
  while (same < shorter - from && before.at(-1 - same) === after.at(-1 - same)) same++;
  return { from, to: before.length - same, text: after.slice(from, after.length - same) };
}

/**
 * Moves edits of an earlier text to their current positions, change by change; undefined if one of them overlaps a change.
 * @param versions the texts from the earlier to the current one; undefined where the file does not exist
 */
export function movedEdits<Moved extends Edit>(
  versions: readonly (string | undefined)[],
  edits: readonly Moved[],
): readonly Moved[] | undefined {
  let moved = edits;
  for (const [i, now] of versions.entries()) {
    const was = versions[Math.max(0, i - 1)];
    if (was === undefined || now === undefined) return undefined;
    const change = editBetween(was, now);
    if (moved.some(({ from, to }) => change.from < to && from < change.to)) return undefined;
    const shift = now.length - was.length;
    moved = moved.map((edit) =>
      edit.from < change.to ? edit : { ...edit, from: edit.from + shift, to: edit.to + shift },
    );
  }
  return moved;
}

/** The changes that turn the current documents into the given texts, which are keyed by file. */
export function changesTo(
  texts: ReadonlyMap<string, string>,
  documents: ReadonlyMap<string, OpenDocument>,
): FileChange[] {
  const removed = [...documents.keys()].filter((file) => !texts.has(file));
  const others = [...texts].filter(([file, text]) => documents.get(file)?.text !== text);
  return [
    ...removed.map((file) => ({ file, gone: true as const })),
    ...others.map(([file, text]) => ({ file, text })),
  ];
}
