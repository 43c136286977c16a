/** The texts of the set: writing, saving, storing drafts, and following changes on disk. */
import type { TextEdit } from '../../../program/index.ts';
import type { ChangeLine, OpenAnswer } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import type { ReplacingWay } from '../editor/editor-like.ts';
import {
  edited,
  editedSince,
  inverseEdits,
  isChanged,
  movedEdits,
  type OpenDocument,
  openedDocument,
} from './documents.ts';
import { Drafts } from './drafts.ts';
import { RefusedError, type Server } from './server.ts';

/** The message while the server is away. */
const AWAY =
  'The studio does not answer. Your texts are kept in this browser until it does: start ecos studio again.';

/** The callbacks of the texts. */
interface Hooks {
  /** A text changed, for whatever reason. */
  changed(change: FileChange): void;
  /** The editor must show a different text: from disk, or from an edit, including one that is undone or redone. */
  show(file: string, text: string, way?: ReplacingWay): void;
  /** A text is about to be edited that the editor may never have shown. */
  editing(file: string, text: string): void;
  /** A file is gone: the editor must show another one. */
  left(document: OpenDocument): void;
  /** The sets outside the folder that this one extends have changed. */
  outside(known: OpenAnswer['known']): void;
  /** Anything else has changed: the saved texts, those on disk, or the error. */
  noted(): void;
}

/** The first file of a set without any. */
const FIRST_FILE = 'cards.eco';

/** An edit of several files, which is undone in all of them together. */
type Group = ReadonlyMap<string, { before: string; after: string; edits: readonly TextEdit[] }>;

export class Texts {
  readonly documents = new Map<string, OpenDocument>();
  /** Files that show a draft from the last session. */
  restored: string[] = [];
  /** Why some files of the folder are missing. */
  refused: readonly string[];
  /** The current error, in words; empty if there is none. */
  trouble = '';
  readonly #server: Server;
  readonly #set: OpenAnswer;
  readonly #hooks: Hooks;
  readonly #drafts: Drafts;
  readonly #groups: Group[] = [];
  #saving: Promise<void> = Promise.resolve();

  constructor(server: Server, set: OpenAnswer, hooks: Hooks) {
    this.#server = server;
    this.#set = set;
    this.#hooks = hooks;
    this.refused = set.refused;
    this.#drafts = new Drafts(server, set.folder, {
      kept: () => this.#away(false),
      failed: (error) => this.#fail(error),
    });
    const drafts = this.#drafts.takeOver(set.drafts);
    for (const text of set.files) this.documents.set(text.file, openedDocument(text, drafts.get(text.file)));
    // Drafts of files that were never saved or are gone.
    for (const [file, { text }] of drafts)
      if (!this.documents.has(file)) this.documents.set(file, { file, text, saved: '', mark: null });
    this.restored = [...this.documents.values()].filter(isChanged).map(({ file }) => file);
    this.#beginFirst();
  }

  /** Why the texts cannot be changed; empty if they can. */
  get closed(): string {
    const { name, writable } = this.#set;
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
    this.#put({ ...document, text });
    // The editor is still applying its change, so another text has to wait.
    if (document.theirs) queueMicrotask(() => this.#settle(file));
  }

  /** Ends a conflict if the page has no unsaved changes left, or the same text as the disk. */
  #settle(file: string): void {
    const document = this.documents.get(file);
    const { text = null, mark = null } = document?.theirs ?? {};
    if (document && text !== null && (!isChanged(document) || document.text === text))
      this.#take(file, text, mark, 'aside');
  }

  /**
   * Applies edits to any files. Edits of several files are undone together. Returns false if the texts cannot be changed, with
   * the reason in `trouble`, or if an edit overlaps a later change.
   * @param textOf returns the texts that the edits were made for; by default the current ones. Later changes are kept
   */
  edit(edits: readonly TextEdit[], textOf = (file: string) => this.documents.get(file)?.text): boolean {
    if (this.closed !== '') {
      this.trouble = this.closed;
      this.#hooks.noted();
      return false;
    }
    const group = new Map<string, { before: string; after: string; edits: readonly TextEdit[] }>();
    for (const [file, own] of Map.groupBy(edits, (edit) => edit.file)) {
      const [was, before] = [textOf(file), this.documents.get(file)?.text];
      if (before === undefined) continue;
      const now = was === undefined ? undefined : movedEdits(was, before, own);
      if (!now) return false;
      group.set(file, { before, after: edited(before, now), edits: now });
    }
    if (group.size > 1) this.#groups.push(group);
    for (const [file, { before, after }] of group) {
      this.#hooks.editing(file, before);
      this.#hooks.show(file, after);
      this.write(file, after);
    }
    return true;
  }

  /** Extends an undo or redo in one file to the files that were edited together with it. */
  turned(file: string, way: 'back' | 'again'): void {
    const [from, to] = way === 'back' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const textOf = (one: string) => this.documents.get(one)?.text;
    const group = this.#groups.findLast((one) => one.get(file)?.[to] === textOf(file));
    for (const [other, texts] of group ?? []) {
      const now = textOf(other);
      if (other === file || now === undefined) continue;
      const edits = way === 'back' ? inverseEdits(texts.before, texts.edits) : texts.edits;
      // Later changes of that file are kept.
      const turned = editedSince(texts[from], now, edits);
      if (turned === undefined) continue;
      this.#hooks.show(other, turned, way);
      this.write(other, turned);
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
    if (!document || document.theirs || !this.#set.writable) return;
    const { text, mark } = document;
    try {
      const answer = await this.#server.save({ file, text, mark });
      this.trouble = '';
      const now = this.documents.get(file) ?? document;
      const next =
        'theirs' in answer ? { ...now, theirs: answer.theirs } : { ...now, saved: text, mark: answer.mark };
      this.documents.set(file, next);
      this.#drafts.take(next);
      if (!isChanged(next)) this.restored = this.restored.filter((one) => one !== file);
    } catch (error) {
      this.#fail(error);
    }
    this.#hooks.noted();
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
    this.restored = [];
    this.#hooks.noted();
  }

  /** Replaces the drafts of the last session by the saved texts. */
  dropRestored(): void {
    for (const file of this.restored) {
      const document = this.documents.get(file);
      if (!document) continue;
      const { text, mark } = document.theirs ?? { text: document.saved, mark: document.mark };
      this.#take(file, mark === null ? null : text, mark);
    }
    this.restored = [];
    this.#hooks.noted();
  }

  /** Follows the texts on disk; if a text changed in both places, both are kept. Ends with the page. */
  async follow(): Promise<void> {
    try {
      for await (const change of this.#server.changes(this.#set.at, (isAway) => this.#away(isAway)))
        if ('file' in change) this.#onDisk(change);
        else if ('known' in change) this.#hooks.outside(change.known);
        else if ('refused' in change) this.#leaveOut(change.refused);
    } catch (error) {
      this.#fail(error);
    }
  }

  #leaveOut(refused: readonly string[]): void {
    // A save that failed for this reason may work now.
    if (this.refused.includes(this.trouble)) this.trouble = '';
    this.refused = refused;
    this.#hooks.noted();
  }

  #onDisk(change: Extract<ChangeLine, { file: string }>): void {
    const { file } = change;
    const { text, mark } = 'gone' in change ? { text: null, mark: null } : change;
    const document = this.documents.get(file);
    if (document?.mark === mark) {
      // The disk has the original text again, so there is no conflict any more.
      if (document.theirs) this.#put({ ...document, theirs: undefined });
      return;
    }
    if (!document || !isChanged(document) || document.text === text) this.#take(file, text, mark);
    else {
      this.documents.set(file, { ...document, theirs: { text, mark } });
      // Another page may have stored its own draft instead.
      this.#drafts.takeAgain(document);
      this.#hooks.noted();
    }
  }

  /** Takes a text from disk; null if the file is gone. */
  #take(file: string, text: string | null, mark: string | null, way?: 'aside'): void {
    if (text !== null) {
      this.#hooks.show(file, text, way);
      this.#put({ file, text, saved: text, mark });
      return;
    }
    const document = this.documents.get(file);
    if (!document) return;
    this.documents.delete(file);
    this.#drafts.take({ file, text: '', saved: '', mark: null });
    this.#hooks.changed({ file, gone: true });
    this.#beginFirst();
    this.#hooks.left(document);
  }

  /** Provides an empty file to write in if none is left. */
  #beginFirst(): void {
    if (this.documents.size > 0 || !this.#set.writable) return;
    this.documents.set(FIRST_FILE, { file: FIRST_FILE, text: '', saved: '', mark: null });
  }

  #put(document: OpenDocument): void {
    const { file, text } = document;
    const isOther = this.documents.get(file)?.text !== text;
    this.documents.set(file, document);
    if (isOther) this.#hooks.changed({ file, text });
    else this.#hooks.noted();
    this.#drafts.take(document);
  }

  /** Shows an error. */
  #fail(error: unknown): void {
    this.trouble = error instanceof RefusedError ? error.message : AWAY;
    this.#hooks.noted();
  }

  #away(isAway: boolean): void {
    if ((this.trouble === AWAY) === isAway) return;
    this.trouble = isAway ? AWAY : '';
    this.#hooks.noted();
  }
}
