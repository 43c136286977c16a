/** The extension in a browser: the server runs in a worker, which receives the texts of the folder's files. */
import { type ExtensionContext, Uri, workspace } from 'vscode';
import { LanguageClient } from 'vscode-languageclient/browser';
import { cardFiles } from './card-files.ts';
import { CLIENT_OPTIONS } from './client-options.ts';
import { addFeatures } from './features.ts';

const FILES = '**/*.eco';

/** Called by VS Code at the first card file. */
export async function activate(context: ExtensionContext): Promise<void> {
  const worker = new Worker(Uri.joinPath(context.extensionUri, 'dist', 'server-worker.js').toString(true));
  const found = await cardFiles();
  worker.postMessage({ texts: Object.fromEntries(await Promise.all(found.map(read))) });

  const client = new LanguageClient('ecos', 'Ecos cards', worker, CLIENT_OPTIONS);
  context.subscriptions.push({ dispose: () => client.stop() });
  await client.start();

  const sendText = async (uri: Uri): Promise<void> => {
    await client.sendNotification('ecos/texts', { texts: Object.fromEntries([await read(uri)]) });
  };
  const watcher = workspace.createFileSystemWatcher(FILES);
  watcher.onDidCreate(sendText);
  watcher.onDidChange(sendText);
  watcher.onDidDelete(sendText);
  context.subscriptions.push(watcher);
  addFeatures(context, client);
}

/** A file's URI with its text, or with `null` if the file does not exist. */
async function read(uri: Uri): Promise<[string, string | null]> {
  try {
    return [uri.toString(), new TextDecoder().decode(await workspace.fs.readFile(uri))];
  } catch {
    return [uri.toString(), null];
  }
}
