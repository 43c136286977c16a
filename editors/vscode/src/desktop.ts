/** The extension on the desktop: the server runs in its own process. */
import { join } from 'node:path';
import { type ExtensionContext, window, workspace } from 'vscode';
import { LanguageClient, type ServerOptions, TransportKind } from 'vscode-languageclient/node';
import { addChecks } from './checks.ts';
import { CLIENT_OPTIONS } from './client-options.ts';
import { addFeatures } from './features.ts';

/** The target of the server's JavaScript: the Node version of VS Code since 1.101. */
const NODE = 22;

/** Called by VS Code at the first card file. */
export async function activate(context: ExtensionContext): Promise<void> {
  const command = workspace.getConfiguration('ecos').get<string>('command', '');
  if (command === '' && Number.parseInt(process.versions.node, 10) < NODE) {
    window.showErrorMessage(
      'Ecos cards needs VS Code 1.101 or newer. Update it, or name the command `ecos` of your own Node in the setting "ecos.command".',
    );
    return;
  }
  const client = new LanguageClient('ecos', 'Ecos cards', serverOf(context, command), CLIENT_OPTIONS);
  context.subscriptions.push({ dispose: () => client.stop() });
  await client.start();
  addFeatures(context, client);
  addChecks(context, command);
}

/** The server of the command that the user configured, else the bundled one. */
function serverOf(context: ExtensionContext, command: string): ServerOptions {
  if (command !== '') return { command, args: ['lsp'], transport: TransportKind.stdio };
  return { module: context.asAbsolutePath(join('dist', 'server.mjs')), transport: TransportKind.stdio };
}
