/** The state of the server: the files of the client's folders, with its open texts, as a sequence of workspaces. */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  edit,
  isBelow,
  missingBases,
  openWorkspace,
  setOf,
  type WorkspaceChange,
  type WorkspaceText,
  wrongFilesBelow,
} from '../workspace/index.ts';
import type { ServerHost } from './host.ts';

/** The longest text that is checked while it is written, in characters: each key of a longer one would take too long. */
export const MAX_TEXT_LENGTH = 2 ** 20;

/**
 * @param changed is called after each change of the workspace
 * @param refuse is called with the reason once a text is too long
 */
export function newSession(host: ServerHost, changed: () => void, refuse: (reason: string) => unknown) {
  let folders: readonly string[] = [];
  /** Roots of open files outside all folders. */
  const lone = new Set<string>();
  const open = new Map<string, TextDocument>();
  const seen = new Set<string>();
  let workspace = openWorkspace({ roots: [], texts: [], known: host.bundled() });
  /** The ids last searched for next to roots, and the files of the sets found. */
  let sought = '';
  let bases: ReadonlySet<string> = new Set();

  /** Files whose text is too long. */
  const long = new Set<string>();
  const withoutLong = (change: WorkspaceChange): WorkspaceChange => {
    if (!('file' in change)) return change;
    const { file } = change;
    if ('gone' in change || change.text.length <= MAX_TEXT_LENGTH) {
      long.delete(file);
      return change;
    }
    if (!long.has(file)) refuse(`${file} is longer than 1 MB. Editors do not check it; \`ecos check\` does.`);
    long.add(file);
    return { file, gone: true };
  };
  const change = (changes: readonly WorkspaceChange[]) => {
    if (changes.length === 0) return;
    workspace = edit(workspace, changes.map(withoutLong));
    findBases();
    changed();
  };
  const findBases = () => {
    const wanted = workspace.roots
      .map((root) => [root, missingBases(workspace, root)] as const)
      .filter(([, ids]) => ids.length > 0);
    const now = JSON.stringify(wanted);
    if (now === sought) return;
    sought = now;
    const before = new Map(workspace.known.map((set) => [JSON.stringify(set.files), set]));
    // Reuse unchanged sets, so that they are not compiled again.
    const known = wanted
      .flatMap(([root, ids]) => host.setsNextTo(root, ids))
      .map((set) => before.get(JSON.stringify(set.files)) ?? set);
    workspace = edit(workspace, [{ known: [...known, ...host.bundled()] }]);
    bases = new Set(known.flatMap(({ files }) => files.map(({ file }) => file)));
    watch();
  };
  const watch = () => host.watch([...roots(), ...bases], reread);
  const roots = () => [...folders, ...lone];
  /** Reads everything below all roots from the disk. */
  const readAll = () => {
    const { texts, refused } = host.textsIn(roots());
    change([{ roots: roots() }, ...changesTo(texts, () => true)]);
    watch();
    return refused;
  };
  /** The changes after which the files that are not open have these texts; those of a place that have none are gone. */
  const changesTo = (
    texts: readonly WorkspaceText[],
    isThere: (file: string) => boolean,
  ): WorkspaceChange[] => {
    const there = new Set(texts.map(({ file }) => file));
    const gone = [...workspace.texts.keys()].filter((file) => isThere(file) && !there.has(file));
    return [
      ...texts.filter(({ file, text }) => workspace.texts.get(file)?.text !== text),
      ...gone.map((file) => ({ file, gone: true as const })),
    ].filter(({ file }) => !open.has(file));
  };
  const readOne = (file: string): WorkspaceChange[] => {
    if (!isInside(file)) return [];
    const text = host.textOf(file);
    return changesTo(text === undefined ? [] : [{ file, text }], (one) => one === file);
  };
  /** When a folder appears or disappears, the host does not name its files. */
  const readBelow = (folder: string): WorkspaceChange[] => {
    const texts = host.textsBelow(folder).filter(({ file }) => isInside(file));
    return changesTo(texts, (file) => file.startsWith(`${folder}/`));
  };
  const readAt = (path: string): WorkspaceChange[] => {
    const one = readOne(path);
    const isFile = one.some((found) => 'text' in found) || (one.length === 0 && workspace.texts.has(path));
    return isFile ? one : [...one, ...readBelow(path)];
  };
  const isInside = (file: string) => roots().some((root) => isBelow(root, file));
  /** Rereads files that changed on the disk; without `files`, everything. */
  const reread = (files?: readonly string[]) => {
    const isBase = !files || files.some((file) => bases.has(file));
    if (isBase) sought = '';
    if (!files) readAll();
    else change([...files.flatMap(readAt), ...(isBase ? [{ roots: roots() }] : [])]);
  };
  return {
    /** The current workspace. */
    workspace: () => workspace,
    /** The files that are or were open: the client receives diagnostics for their sets. */
    seen: (): Iterable<string> => seen,
    /** Replaces the folders of the client. Returns messages about unreadable files. */
    setFolders: (now: readonly string[]) => {
      folders = now;
      for (const root of lone) if (folders.some((folder) => isBelow(folder, root))) lone.delete(root);
      for (const file of open.keys()) if (!isInside(file)) lone.add(host.rootOf(file));
      return readAll();
    },
    /** Sets the text of a file that the client opened or changed. */
    put: (file: string, document: TextDocument) => {
      const isNew = !open.has(file);
      open.set(file, document);
      seen.add(file);
      const text = { file, text: document.getText(), version: document.version };
      if (isNew && !isInside(file)) {
        lone.add(host.rootOf(file));
        readAll();
      }
      change([text]);
    },
    /** Closes a file: the text on the disk counts again. */
    close: (file: string) => {
      open.delete(file);
      const text = host.textOf(file);
      change([text === undefined ? { file, gone: true } : { file, text }]);
      if (text !== undefined) return;
      seen.delete(file);
      lone.delete(file);
    },
    reread,
    /** Stops watching. */
    end: () => host.watch([], () => undefined),
  };
}

/** The state of a server. */
export type ServerSession = ReturnType<typeof newSession>;

/**
 * The files to publish diagnostics for: all files of the sets with files that are or were open, and the files with errors in the
 * sets that those extend.
 */
export function filesToPublish(session: ServerSession): Set<string> {
  const workspace = session.workspace();
  const sets = new Set([...session.seen()].flatMap((file) => setOf(workspace, file) ?? []));
  const files = [...sets].flatMap((set) => set.files.map(({ file }) => file));
  return new Set([...files, ...wrongFilesBelow(workspace, files)]);
}
