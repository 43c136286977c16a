/** Texts of card files and places in them, as the page, its workers and the server name them. */

/** The text of a card file. Files are named by their path in the folder of the set, with `/`. */
export interface FileText {
  file: string;
  text: string;
}

/** A text that is new or changed, or a file that is gone. */
export type FileChange = FileText | { file: string; gone: true };

/** A set that others may extend and that is not in the folder. */
export interface SetBeside {
  id: string;
  files: FileText[];
}

/** A character of a file, counted from 0 in UTF-16. */
export interface AtOffset {
  file: string;
  offset: number;
}

/** A card by its place in a text, or by its number. */
export type CardAt = AtOffset | { number: number };

/** Some characters of a file, from 0, the last excluded. */
export interface SpanIn {
  file: string;
  from: number;
  to: number;
}
