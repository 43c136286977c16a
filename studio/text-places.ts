/** Texts of card files and positions in them, as the page, its workers and the server name them. */

/** The text of a card file. Files are named by their path relative to the set's folder, with `/`. */
export interface FileText {
  file: string;
  text: string;
}

/** A new or changed text, or a deleted file. */
export type FileChange = FileText | { file: string; gone: true };

/** A set that others may extend and that is outside the folder. */
export interface OutsideSet {
  id: string;
  files: FileText[];
}

/** A position in a file, in UTF-16 code units from 0. */
export interface AtOffset {
  file: string;
  offset: number;
}

/** A card by its position in a text, or by its number. */
export type CardPlace = AtOffset | { number: number };

/** A span of a file, in UTF-16 code units from 0; `to` is exclusive. */
export interface FileSpan {
  file: string;
  from: number;
  to: number;
}
