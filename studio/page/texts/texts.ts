/** The texts of the set: writing, saving, storing drafts, and following changes on disk. */
import { type Signal, signal } from '@preact/signals';
import type { TextEdit } from '../../../program/index.ts';
import type { Conflict, ExtrasAnswer, OpenAnswer } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import {
  applyEdits,
  editBetween,
  isChanged,
  movedEdits,
  type OpenDocument,
  openedDocument,
} from './documents.ts';
import { Drafts } from './drafts.ts';
import { refusalText, type Server } from './server.ts';

/** The message while the server is away. */
const SERVER_AWAY =
  'The studio does not answer. Your texts are kept in this browser until it does: start ecos studio again.';

/** What the disk has of a file that is gone. */
const NO_FILE: Conflict = { text: null, mark: null };

/** The first file of a set without any. */
const FIRST_FILE = 'cards.eco';

/** An edit of several files, which is undone in all of them together. */
type Group = ReadonlyMap<string, { before: string; after: string }>;

/**
 * How a text is replaced by another: by undo or redo, if that gives the text, or outside the
 * history, so that redo still works.
 */
export type ReplacingWay = 'undo' | 'redo' | 'aside';

interface TextsPage {
  readonly editor: {
    know(file: string, text: string): void;
    replace(file: string, text: string, way?: ReplacingWay): void;
  };
  readonly line: { changed(change: FileChange): void; reopen(): void };
  takeExtras(extras: ExtrasAnswer): void;
  readonly server: Pick<Server, 'changes' | 'keep' | 'page' | 'save'>;
  readonly set: Pick<
    OpenAnswer,
    'at' | 'files' | 'folder' | 'kept' | 'known' | 'name' | 'refused' | 'writable'
  >;
  readonly shown: { showInsteadOf(gone: OpenDocument): void };
}

export class Texts {
  readonly #documents = signal<ReadonlyMap<string, OpenDocument>>(new Map());
  /** Files that show a draft from the last session. */
  readonly restored = signal<readonly string[]>([]);
  /** Why some files of the folder are missing. */
  readonly refused: Signal<readonly string[]>;
  /** The current error, in words; empty if there is none. */
  readonly trouble = signal('');
  readonly #page: TextsPage;
  readonly #drafts: Drafts;
  readonly #groups: Group[] = [];
  #saving: Promise<void> = Promise.resolve();

  constructor(page: TextsPage) {
    const { server, set } = page;
    this.#page = page;
    this.refused = signal(set.refused);
    this.#drafts = new Drafts(server, set.folder, {
      kept: () => this.#away(false),
      failed: (error) => this.#fail(error),
    });
    const drafts = this.#drafts.takeOver(set.kept, set.files);
    const onDisk = set.files.map((text) => openedDocument(text, drafts.get(text.file)));
    // Drafts of files that were never saved or are gone.
    const isNew = (file: string) => !set.files.some((text) => text.file === file);
    const others = [...drafts]
      .filter(([file]) => isNew(file))
      .map(([file, { text }]) => ({ file, text, saved: '', mark: null }));
    this.#documents.value = new Map([...onDisk, ...others].map((document) => [document.file, document]));
    this.restored.value = [...this.documents.values()].filter(isChanged).map(({ file }) => file);
    this.#beginFirst();
  }

  /** The texts, by file. */
  get documents(): ReadonlyMap<string, OpenDocument> {
    return this.#documents.value;
  }

  #set(document: OpenDocument): void {
    this.#documents.value = new Map(this.documents).set(document.file, document);
  }

  /** Why the texts cannot be changed; empty if they can. */
  get closed(): string {
    const { name, writable } = this.#page.set;
    return writable
      ? ''
      : `${name} cannot be changed here: it is bundled or read-only. \`ecos new\` copies a set, and then it is yours.`;
  }

  /** The files, sorted by name. */
  get files(): string[] {
    return [...this.documents.keys()].toSorted();
  }

  /** Takes a text from the editor. */
  write(file: string, text: string): void {
    const document = this.documents.get(file);
    if (!document || document.text === text) return;
    const next = { ...document, text };
    this.#put(next);
    const { theirs } = document;
    if (!theirs || theirs.text === null || (isChanged(next) && text !== theirs.text)) return;
    // The conflict has ended. The editor is still applying its change, so another text has to wait.
    queueMicrotask(() => this.#takeFromDisk(file, theirs, 'aside'));
  }

  /**
   * Applies edits to any files. Edits of several files are undone together. Returns false if the texts cannot be changed, with
   * the reason in `trouble`, or if an edit overlaps a later change.
   * @param since the versions of the texts since those that the edits were made for: later changes are kept
   */
  edit(edits: readonly TextEdit[], since: readonly ReadonlyMap<string, OpenDocument>[] = []): boolean {
    if (this.closed !== '') {
      this.trouble.value = this.closed;
      return false;
    }
    const group = new Map<string, { before: string; after: string }>();
    for (const [file, own] of Map.groupBy(edits, (edit) => edit.file)) {
      const versions = [...since, this.documents].map((one) => one.get(file)?.text);
      const before = versions.at(-1);
      if (before === undefined) continue;
      const now = movedEdits(versions, own);
      if (!now) return false;
      group.set(file, { before, after: applyEdits(before, now) });
    }
    if (group.size > 1) this.#groups.push(group);
    for (const [file, { before, after }] of group) {
      this.#page.editor.know(file, before);
      this.#page.editor.replace(file, after);
      this.write(file, after);
    }
    return true;
  }

  /** Extends an undo or redo in one file to the files that were edited together with it. */
  extend(file: string, way: 'undo' | 'redo'): void {
    const [from, to] = way === 'undo' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const textOf = (one: string) => this.documents.get(one)?.text;
    const group = this.#groups.findLast((one) => one.get(file)?.[to] === textOf(file));
    for (const [other, texts] of group ?? []) {
      const now = textOf(other);
      if (other === file || now === undefined) continue;
      // Later changes of that file are kept.
      const edits = movedEdits([texts[from], now], [editBetween(texts[from], texts[to])]);
      if (!edits) continue;
      const after = applyEdits(now, edits);
      this.#page.editor.replace(other, after, way);
      this.write(other, after);
    }
  }

  /** Saves a file, unless it changed on disk in the meantime: then both texts are kept until the user chooses one. */
  save(file: string): Promise<void> {
    // One at a time: each save builds on what the previous one stored.
    this.#saving = this.#saving.then(() => this.#save(file));
    return this.#saving;
  }

  async #save(file: string): Promise<void> {
    const document = this.documents.get(file);
    if (!document || document.theirs || !this.#page.set.writable) return;
    const { text, mark } = document;
    try {
      const answer = await this.#page.server.save({ file, text, mark });
      this.trouble.value = '';
      const now = this.documents.get(file) ?? document;
      const next =
        'theirs' in answer ? { ...now, theirs: answer.theirs } : { ...now, saved: text, mark: answer.mark };
      this.#set(next);
      this.#drafts.take(next);
      if (!isChanged(next)) this.restored.value = this.restored.value.filter((one) => one !== file);
    } catch (error) {
      this.#fail(error);
    }
  }

  /** Resolves a conflict between the page and the disk in favour of one text. */
  choose(file: string, whose: 'mine' | 'theirs'): void {
    const document = this.documents.get(file);
    if (!document?.theirs) return;
    const { text, mark } = document.theirs;
    if (whose === 'mine') this.#put({ file, text: document.text, saved: text ?? '', mark });
    else this.#take(file, text, mark);
  }

  /** Keeps the drafts of the last session. */
  keepRestored(): void {
    this.restored.value = [];
  }

  /** Replaces the drafts of the last session by the saved texts. */
  dropRestored(): void {
    for (const file of this.restored.value) {
      const document = this.documents.get(file);
      if (!document) continue;
      const { text, mark } = document.theirs ?? { text: document.saved, mark: document.mark };
      this.#take(file, mark === null ? null : text, mark);
    }
    this.restored.value = [];
  }

  /** Follows the texts on disk; if a text changed in both places, both are kept. Ends with the page. */
  async follow(): Promise<void> {
    const { line, server, set } = this.#page;
    try {
      for await (const change of server.changes(set.at, (isAway) => this.#away(isAway)))
        if ('file' in change) this.#takeFromDisk(change.file, 'gone' in change ? NO_FILE : change);
        else if ('refused' in change) this.#leaveOut(change.refused);
        else {
          if ('known' in change) set.known = change.known;
          else if (change.extras) this.#page.takeExtras(change.extras);
          line.reopen();
        }
    } catch (error) {
      this.#fail(error);
    }
  }

  #leaveOut(refused: readonly string[]): void {
    // A save that failed for this reason may work now.
    if (this.refused.value.includes(this.trouble.value)) this.trouble.value = '';
    this.refused.value = refused;
  }

  /** Takes a text from disk. If the page has another one that is not saved, both are kept until the user chooses. */
  #takeFromDisk(file: string, { text, mark }: Conflict, way?: 'aside'): void {
    const document = this.documents.get(file);
    if (document?.mark === mark) {
      // The disk has the original text again, so there is no conflict any more.
      if (document.theirs) this.#put({ ...document, theirs: undefined });
      return;
    }
    if (!document || !isChanged(document) || document.text === text) this.#take(file, text, mark, way);
    else {
      this.#set({ ...document, theirs: { text, mark } });
      // Another page may have stored its own draft instead.
      this.#drafts.takeAgain(document);
    }
  }

  /** Replaces a text by another; null if the file is gone. */
  #take(file: string, text: string | null, mark: string | null, way?: 'aside'): void {
    if (text !== null) {
      this.#page.editor.replace(file, text, way);
      this.#put({ file, text, saved: text, mark });
      return;
    }
    const document = this.documents.get(file);
    if (!document) return;
    this.#documents.value = new Map([...this.documents].filter(([one]) => one !== file));
    this.#drafts.take({ file, text: '', saved: '', mark: null });
    this.#page.line.changed({ file, gone: true });
    this.#beginFirst();
    this.#page.shown.showInsteadOf(document);
  }

  /** Provides an empty file to write in if none is left. */
  #beginFirst(): void {
    if (this.documents.size > 0 || !this.#page.set.writable) return;
    this.#set({ file: FIRST_FILE, text: '', saved: '', mark: null });
  }

  #put(document: OpenDocument): void {
    const { file, text } = document;
    const isOther = this.documents.get(file)?.text !== text;
    this.#set(document);
    if (isOther) this.#page.line.changed({ file, text });
    this.#drafts.take(document);
  }

  /** Shows an error. */
  #fail(error: unknown): void {
    this.trouble.value = refusalText(error, SERVER_AWAY);
  }

  #away(isAway: boolean): void {
    if ((this.trouble.value === SERVER_AWAY) === isAway) return;
    this.trouble.value = isAway ? SERVER_AWAY : '';
  }
}
