/** The texts of the page: what is written, what was saved, and what the disk has. */
import type { TextEdit } from '../../../program/index.ts';
import type { Conflict, SavedText } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import type { KeptText } from './server.ts';

/** A card file that is open. */
export interface Document {
  file: string;
  /** As it is written now. */
  text: string;
  /** As it was saved or read at last. */
  saved: string;
  /** The mark of the saved text; `null` for a file that the disk does not have. */
  mark: string | null;
  /** What the disk has by now, where both were changed; a text of `null` if the file is gone. */
  theirs?: Conflict | undefined;
}

/** Whether there is something to save. */
export const isChanged = ({ text, saved }: Document): boolean => text !== saved;

/** The document of a file as the disk has it, with what was not saved. */
export function documentOf({ file, text, mark }: SavedText, draft?: KeptText): Document {
  if (!draft || draft.text === text) return { file, text, saved: text, mark };
  const isSame = draft.mark === mark;
  return {
    file,
    text: draft.text,
    saved: text,
    mark: draft.mark,
    ...(!isSame && { theirs: { text, mark } }),
  };
}

/** A text after some edits of it. */
export function edited(text: string, edits: readonly Omit<TextEdit, 'file'>[]): string {
  const inOrder = edits.toSorted((a, b) => b.from - a.from);
  return inOrder.reduce((now, edit) => now.slice(0, edit.from) + edit.text + now.slice(edit.to), text);
}

/** What makes the texts of documents others, which are given by their files. */
export function changesTo(
  texts: ReadonlyMap<string, string>,
  documents: ReadonlyMap<string, Document>,
): FileChange[] {
  const gone = [...documents.keys()].filter((file) => !texts.has(file));
  const others = [...texts].filter(([file, text]) => documents.get(file)?.text !== text);
  return [
    ...gone.map((file) => ({ file, gone: true as const })),
    ...others.map(([file, text]) => ({ file, text })),
  ];
}
