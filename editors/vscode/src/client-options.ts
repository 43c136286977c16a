/** Which files the server is asked about. */
import type { LanguageClientOptions } from 'vscode-languageclient';

export const LANGUAGE = 'eco';

export const CLIENT_OPTIONS: LanguageClientOptions = { documentSelector: [{ language: LANGUAGE }] };
