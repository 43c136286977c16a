/** The test's files as a VS Code folder, `memory:/…`: read once from `files.json` next to this file and kept in memory. */
const vscode = require('vscode');

exports.activate = async (context) => {
  const url = vscode.Uri.joinPath(context.extensionUri, 'files.json').toString(true);
  const files = new Map(
    Object.entries(await (await fetch(url)).json()).map(([path, text]) => [
      path,
      new TextEncoder().encode(text),
    ]),
  );
  const changes = new vscode.EventEmitter();
  const isFolder = (path) => path === '/' || [...files.keys()].some((file) => file.startsWith(`${path}/`));
  const missing = (uri) => vscode.FileSystemError.FileNotFound(uri);

  context.subscriptions.push(
    vscode.workspace.registerFileSystemProvider('memory', {
      onDidChangeFile: changes.event,
      watch: () => new vscode.Disposable(() => {}),
      stat: (uri) => {
        const bytes = files.get(uri.path);
        if (bytes) return { type: vscode.FileType.File, ctime: 0, mtime: 0, size: bytes.length };
        if (isFolder(uri.path)) return { type: vscode.FileType.Directory, ctime: 0, mtime: 0, size: 0 };
        throw missing(uri);
      },
      readDirectory: (uri) => {
        const inside = uri.path === '/' ? '/' : `${uri.path}/`;
        const found = new Map();
        for (const file of files.keys()) {
          if (!file.startsWith(inside)) continue;
          const [name, ...more] = file.slice(inside.length).split('/');
          found.set(name, more.length > 0 ? vscode.FileType.Directory : vscode.FileType.File);
        }
        return [...found];
      },
      readFile: (uri) => {
        const bytes = files.get(uri.path);
        if (!bytes) throw missing(uri);
        return bytes;
      },
      writeFile: (uri, bytes) => {
        files.set(uri.path, bytes);
        changes.fire([{ type: vscode.FileChangeType.Changed, uri }]);
      },
      // Nothing does these.
      createDirectory: () => {},
      delete: () => {},
      rename: () => {},
    }),
  );
};
