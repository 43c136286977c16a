/** A generated file: its path from the root of the project, and all of its text. */
export interface Page {
  file: string;
  text: string;
}

/** Stands at the top of every generated page. */
export const GENERATED = '<!-- Made by `npm run docs`; changes made here by hand are lost. -->';
