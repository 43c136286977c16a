/** What the extension adds to what the client does by itself. */
import type { ExtensionContext } from 'vscode';
import type { BaseLanguageClient } from 'vscode-languageclient';
import { addCardPanel } from './card-panel.ts';
import type { ScenariosOfFile } from './requests.ts';
import { addScenarioTests } from './scenario-tests.ts';

/** The command of the lenses above scenarios and cards. */
const RUN = 'ecos.run';

/** Adds the panel with the live card and the scenarios of the test explorer. */
export function addFeatures(context: ExtensionContext, client: BaseLanguageClient): void {
  addCardPanel(context, client);
  const run = addScenarioTests(context, client);
  // What lenses run is shown as tests; the server would only answer.
  client.middleware.executeCommand = (command, args, next) =>
    command === RUN ? run(args as ScenariosOfFile[]) : next(command, args);
}
