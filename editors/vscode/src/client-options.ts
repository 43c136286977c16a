/** Options of the language client: the files it covers, and its middleware. */
import type { LanguageClientOptions } from 'vscode-languageclient';

export const LANGUAGE = 'eco';

export const CLIENT_OPTIONS: LanguageClientOptions = {
  documentSelector: [{ language: LANGUAGE }],
  // Filled by `features.ts`.
  middleware: {},
};
