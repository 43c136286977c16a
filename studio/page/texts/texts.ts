/** The texts of the set: writing them, saving them, keeping what is not saved, following the disk. */
import type { TextEdit } from '../../../program/index.ts';
import type { ChangeLine, OpenAnswer } from '../../server-messages.ts';
import type { FileChange } from '../../text-places.ts';
import type { ReplacingWay } from '../editor/editor-like.ts';
import {
  edited,
  editedSince,
  isChanged,
  movedEdits,
  type OpenDocument,
  openedDocument,
  takingBack,
} from './documents.ts';
import { Drafts } from './drafts.ts';
import { RefusedError, type Server } from './server.ts';

/** What is said while the server is away. */
const AWAY =
  'The studio does not answer. Your texts are kept in this browser until it does: start ecos studio again.';

/** What the texts tell. */
interface Hooks {
  /** A text changed, whoever changed it. */
  changed(change: FileChange): void;
  /** A text of the disk, or of an edit that may be taken back or made again, is to be shown instead of the one in the editor. */
  show(file: string, text: string, way?: ReplacingWay): void;
  /** A text is edited that the editor may not have shown yet. */
  editing(file: string, text: string): void;
  /** A file is there no more: another is to be shown. */
  left(document: OpenDocument): void;
  /** The sets beside that it extends are other ones, or have other texts. */
  beside(known: OpenAnswer['known']): void;
  /** Something else is different: what is saved, what the disk has, what did not work. */
  noted(): void;
}

/** The file in which one begins to write where there is none. */
const FIRST_FILE = 'cards.eco';

/** An edit of several files, which is undone in all of them together. */
type Group = ReadonlyMap<string, { before: string; after: string; edits: readonly TextEdit[] }>;

export class Texts {
  readonly documents = new Map<string, OpenDocument>();
  /** Files whose unsaved texts of last time are shown again. */
  restored: string[] = [];
  /** Why files of the folder are not among them. */
  refused: readonly string[];
  /** What did not work, in words; empty when all is well. */
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
    // Texts of files that nobody saved, or that are gone by now.
    for (const [file, { text }] of drafts)
      if (!this.documents.has(file)) this.documents.set(file, { file, text, saved: '', mark: null });
    this.restored = [...this.documents.values()].filter(isChanged).map(({ file }) => file);
    this.#beginFirst();
  }

  /** Why nothing can be changed; empty where it can. */
  get closed(): string {
    const { name, writable } = this.#set;
    return writable
      ? ''
      : `${name} cannot be changed here: it is bundled or read-only. \`ecos new\` copies a set, and then it is yours.`;
  }

  /** The files, in the order of their names. */
  get files(): string[] {
    return [...this.documents.keys()].toSorted();
  }

  /** A text was written. */
  wrote(file: string, text: string): void {
    const document = this.documents.get(file);
    if (!document || document.text === text) return;
    this.#put({ ...document, text });
    // The editor is in the midst of its change: another text comes after it.
    if (document.theirs) queueMicrotask(() => this.#settle(file));
  }

  /** Where nothing is written any more that the disk does not have, there is one text: that of the disk. */
  #settle(file: string): void {
    const document = this.documents.get(file);
    const { text = null, mark = null } = document?.theirs ?? {};
    if (document && text !== null && (!isChanged(document) || document.text === text))
      this.#take(file, text, mark, 'aside');
  }

  /**
   * Makes edits in any files. Those of several files are undone together. False, with the reason told, where nothing can be changed.
   * @param textOf gives the texts that they are edits of; by default those of now. What was written since then stays, and where it
   *   is in the way, nothing is changed
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
      this.wrote(file, after);
    }
    return true;
  }

  /** A text was taken back, or made again: what was edited together with it is, too. */
  turned(file: string, way: 'back' | 'again'): void {
    const [from, to] = way === 'back' ? (['after', 'before'] as const) : (['before', 'after'] as const);
    const textOf = (one: string) => this.documents.get(one)?.text;
    const group = this.#groups.findLast((one) => one.get(file)?.[to] === textOf(file));
    for (const [other, texts] of group ?? []) {
      const now = textOf(other);
      if (other === file || now === undefined) continue;
      const edits = way === 'back' ? takingBack(texts.before, texts.edits) : texts.edits;
      // What was written there since stays.
      const turned = editedSince(texts[from], now, edits);
      if (turned === undefined) continue;
      this.#hooks.show(other, turned, way);
      this.wrote(other, turned);
    }
  }

  /** Saves a file, unless somebody else did meanwhile: then both texts are kept until one is chosen. */
  save(file: string): Promise<void> {
    // One after the other: each is made from what the one before has saved.
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

  /** Where a file was changed here and on the disk: takes one of the texts. */
  choose(file: string, whose: 'mine' | 'theirs'): void {
    const document = this.documents.get(file);
    if (!document?.theirs) return;
    const { text, mark } = document.theirs;
    if (whose === 'mine') this.#put({ file, text: document.text, saved: text ?? '', mark });
    else this.#take(file, text, mark);
  }

  /** Goes on with the texts that were not saved last time. */
  keepRestored(): void {
    this.restored = [];
    this.#hooks.noted();
  }

  /** Takes the saved texts instead of those. */
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

  /** Texts that change on the disk appear; where both changed, both are kept. Ends with the page. */
  async follow(): Promise<void> {
    try {
      for await (const change of this.#server.changes(this.#set.at, (isAway) => this.#away(isAway)))
        if ('file' in change) this.#onDisk(change);
        else if ('known' in change) this.#hooks.beside(change.known);
        else if ('refused' in change) this.#leaveOut(change.refused);
    } catch (error) {
      this.#fail(error);
    }
  }

  #leaveOut(refused: readonly string[]): void {
    // What could not be saved for this reason can be by now.
    if (this.refused.includes(this.trouble)) this.trouble = '';
    this.refused = refused;
    this.#hooks.noted();
  }

  #onDisk(change: Extract<ChangeLine, { file: string }>): void {
    const { file } = change;
    const { text, mark } = 'gone' in change ? { text: null, mark: null } : change;
    const document = this.documents.get(file);
    if (document?.mark === mark) {
      // It is again as it was when it was read: there is only one other text.
      if (document.theirs) this.#put({ ...document, theirs: undefined });
      return;
    }
    if (!document || !isChanged(document) || document.text === text) this.#take(file, text, mark);
    else {
      this.documents.set(file, { ...document, theirs: { text, mark } });
      // Another page may have kept its own text instead.
      this.#drafts.takeAgain(document);
      this.#hooks.noted();
    }
  }

  /** Takes a text of the disk; without one the file is gone. */
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

  /** Where no file is left, there is one to write in. */
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

  /** Something that did not work. */
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
