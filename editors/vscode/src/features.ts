/** What the extension adds to what the client does by itself. */
import type { ExtensionContext } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { addCardPanel } from './card-panel.ts';
import { addScenarioTests } from './scenario-tests.ts';

/** Adds the panel with the live card and the scenarios of the test explorer. */
export function addFeatures(context: ExtensionContext, client: BaseLanguageClient): void {
  addCardPanel(context, client);
  addScenarioTests(context, client);
}
