/** The card files of the open folders. */
import { FileType, Uri, workspace } from 'vscode';

/** Card files below a folder or the folders of the workspace, except in hidden folders and packages. */
export async function cardFiles(
  folders: readonly Uri[] = (workspace.workspaceFolders ?? []).map(({ uri }) => uri),
): Promise<Uri[]> {
  // `findFiles` never returns for folders that cannot be searched, such as those that another extension provides.
  const found = await Promise.all(folders.map(below));
  return found.flat();
}

async function below(folder: Uri): Promise<Uri[]> {
  const entries = await workspace.fs.readDirectory(folder);
  const files = entries.filter(([name, type]) => type === FileType.File && name.endsWith('.eco'));
  const inner = entries.filter(
    ([name, type]) => type === FileType.Directory && !name.startsWith('.') && name !== 'node_modules',
  );
  return [
    ...files.map(([name]) => Uri.joinPath(folder, name)),
    ...(await cardFiles(inner.map(([name]) => Uri.joinPath(folder, name)))),
  ];
}
