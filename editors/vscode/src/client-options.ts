/** Which files the server is asked about, and what comes between. */
import type { LanguageClientOptions } from 'vscode-languageclient';

export const LANGUAGE = 'eco';

export const CLIENT_OPTIONS: LanguageClientOptions = {
  documentSelector: [{ language: LANGUAGE }],
  // Filled by `features.ts`.
  middleware: {},
};
