/** The state of the server: the files of the client's folders, with its open texts, as a sequence of workspaces. */
import type { TextDocument } from 'vscode-languageserver-textdocument';
import {
  edit,
  fileSet,
  isBelow,
  missingBases,
  openWorkspace,
  type Workspace,
  type WorkspaceChange,
  type WorkspaceText,
  wrongFilesBelow,
} from '../workspace/index.ts';
import type { ServerHost } from './host.ts';

/** The longest text that is checked while it is written, in characters: each key of a longer one would take too long. */
export const MAX_TEXT_LENGTH = 2 ** 20;

/** The state of a server. */
export class ServerSession {
  readonly #host: ServerHost;
  readonly #changed: () => void;
  readonly #refuse: (reason: string) => unknown;
  #folders: readonly string[] = [];
  /** Roots of open files outside all folders. */
  readonly #lone = new Set<string>();
  readonly #open = new Map<string, TextDocument>();
  /** Files whose text is too long. */
  readonly #long = new Set<string>();
  readonly #seen = new Set<string>();
  #workspace: Workspace;
  /** The ids last searched for next to roots, and the files of the sets found. */
  #sought = '';
  #bases: ReadonlySet<string> = new Set();

  /**
   * @param changed is called after each change of the workspace
   * @param refuse is called with the reason once a text is too long
   */
  constructor(host: ServerHost, changed: () => void, refuse: (reason: string) => unknown) {
    this.#host = host;
    this.#changed = changed;
    this.#refuse = refuse;
    this.#workspace = openWorkspace({ roots: [], texts: [], known: host.bundled(), advise: host.advise });
  }

  /** The current workspace. */
  get workspace(): Workspace {
    return this.#workspace;
  }

  /** The files that are or were open: the client receives diagnostics for their sets. */
  get seen(): Iterable<string> {
    return this.#seen;
  }

  /** Replaces the folders of the client. Returns messages about unreadable files. */
  setFolders(now: readonly string[]) {
    this.#folders = now;
    for (const root of this.#lone) if (now.some((folder) => isBelow(folder, root))) this.#lone.delete(root);
    for (const file of this.#open.keys()) if (!this.#isInside(file)) this.#lone.add(this.#host.rootOf(file));
    return this.#readAll();
  }

  /** Sets the text of a file that the client opened or changed. */
  put(file: string, document: TextDocument): void {
    const isNew = !this.#open.has(file);
    this.#open.set(file, document);
    this.#seen.add(file);
    const text = { file, text: document.getText(), version: document.version };
    if (isNew && !this.#isInside(file)) {
      this.#lone.add(this.#host.rootOf(file));
      this.#readAll();
    }
    this.#change([text]);
  }

  /** Closes a file: the text on the disk counts again. */
  close(file: string): void {
    this.#open.delete(file);
    const text = this.#host.textOf(file);
    this.#change([text === undefined ? { file, gone: true } : { file, text }]);
    if (text !== undefined) return;
    this.#seen.delete(file);
    this.#lone.delete(file);
  }

  /** Rereads files that changed on the disk; without `files`, everything. */
  reread(files?: readonly string[]): void {
    const isBase = !files || files.some((file) => this.#bases.has(file));
    if (isBase) this.#sought = '';
    if (!files) {
      this.#readAll();
      return;
    }
    const changes = [
      ...files.flatMap((file) => this.#readAt(file)),
      ...(isBase ? [{ roots: this.#roots }] : []),
    ];
    // A picture has no text, but its problems may be others.
    if (changes.length === 0) this.#changed();
    else this.#change(changes);
  }

  /** Stops watching. */
  end(): void {
    this.#host.watch([], () => undefined);
  }

  #change(changes: readonly WorkspaceChange[]): void {
    if (changes.length === 0) return;
    this.#workspace = edit(
      this.#workspace,
      changes.map((change) => this.#withoutLong(change)),
    );
    this.#findBases();
    this.#changed();
  }

  #withoutLong(change: WorkspaceChange): WorkspaceChange {
    if (!('file' in change)) return change;
    const { file } = change;
    if ('gone' in change || change.text.length <= MAX_TEXT_LENGTH) {
      this.#long.delete(file);
      return change;
    }
    if (!this.#long.has(file))
      this.#refuse(`${file} is longer than 1 MB. Editors do not check it; \`ecos check\` does.`);
    this.#long.add(file);
    return { file, gone: true };
  }

  #findBases(): void {
    const wanted = this.#workspace.roots
      .map((root) => [root, missingBases(this.#workspace, root)] as const)
      .filter(([, ids]) => ids.length > 0);
    const now = JSON.stringify(wanted);
    if (now === this.#sought) return;
    this.#sought = now;
    const before = new Map(this.#workspace.known.map((set) => [JSON.stringify(set.files), set]));
    // Reuse unchanged sets, so that they are not compiled again.
    const known = wanted
      .flatMap(([root, ids]) => this.#host.setsNextTo(root, ids))
      .map((set) => before.get(JSON.stringify(set.files)) ?? set);
    this.#workspace = edit(this.#workspace, [{ known: [...known, ...this.#host.bundled()] }]);
    this.#bases = new Set(known.flatMap(({ files }) => files.map(({ file }) => file)));
    this.#watch();
  }

  #watch(): void {
    this.#host.watch([...this.#roots, ...this.#bases], (files) => this.reread(files));
  }

  get #roots(): string[] {
    return [...this.#folders, ...this.#lone];
  }

  #isInside(file: string): boolean {
    return this.#roots.some((root) => isBelow(root, file));
  }

  /** Reads everything below all roots from the disk. */
  #readAll() {
    const { texts, refused } = this.#host.textsIn(this.#roots);
    this.#change([{ roots: this.#roots }, ...this.#changesTo(texts, () => true)]);
    this.#watch();
    return refused;
  }

  /** The changes after which the files that are not open have these texts; those of a place that have none are gone. */
  #changesTo(texts: readonly WorkspaceText[], isThere: (file: string) => boolean): WorkspaceChange[] {
    const known = this.#workspace.texts;
    const there = new Set(texts.map(({ file }) => file));
    const gone = [...known.keys()].filter((file) => isThere(file) && !there.has(file));
    return [
      ...texts.filter(({ file, text }) => known.get(file)?.text !== text),
      ...gone.map((file) => ({ file, gone: true as const })),
    ].filter(({ file }) => !this.#open.has(file));
  }

  /** When a folder appears or disappears, the host does not name its files. */
  #readAt(path: string): WorkspaceChange[] {
    const text = this.#isInside(path) ? this.#host.textOf(path) : undefined;
    const texts = text === undefined ? this.#host.textsBelow(path) : [{ file: path, text }];
    return this.#changesTo(
      texts.filter(({ file }) => this.#isInside(file)),
      (file) => file === path || file.startsWith(`${path}/`),
    );
  }
}

/**
 * The files to publish diagnostics for: all files of the sets with files that are or were open, and the files with errors in the
 * sets that those extend.
 */
export function filesToPublish(session: ServerSession): Set<string> {
  const { workspace } = session;
  const sets = new Set([...session.seen].flatMap((file) => fileSet(workspace, file) ?? []));
  const files = [...sets].flatMap((set) => set.files.map(({ file }) => file));
  return new Set([...files, ...wrongFilesBelow(workspace, files)]);
}
