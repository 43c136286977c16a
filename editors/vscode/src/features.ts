/** The features that the extension adds to the language client. */
import type { ExtensionContext } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { addCardPanel } from './card-panel.ts';
import type { ScenariosOfFile } from './requests.ts';
import { addScenarioTests } from './scenario-tests.ts';

/** The command of the lenses above scenarios and cards. */
const RUN = 'ecos.run';

/** Adds the live card panel, and the scenarios to the test explorer. */
export function addFeatures(context: ExtensionContext, client: BaseLanguageClient): void {
  addCardPanel(context, client);
  const run = addScenarioTests(context, client);
  // Scenarios run from a lens appear as tests; the server would only return their results.
  client.middleware.executeCommand = (command, args, next) =>
    command === RUN ? run(args as ScenariosOfFile[]) : next(command, args);
}
