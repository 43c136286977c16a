/** The state of the studio's page, and what one does in it. Views show it; nothing here knows of elements. */
import type { TextEdit } from '../../program/index.ts';
import type {
  CardAt,
  CardRow,
  CardShown,
  Checked,
  ColouredWords,
  ProblemShown,
  Questions,
  ScenarioCounts,
  ScenarioShown,
  SetBeside,
  WorthOfValue,
} from '../messages.ts';
import type { OpenAnswer } from '../server-messages.ts';
import { type Address, addressOf, hashOf, type Place } from './address.ts';
import { Line, type WorkerLike } from './asks/line.ts';
import { type Document, documentOf, edited, isChanged } from './documents.ts';
import { Drafts } from './drafts.ts';
import { Refusal, type Server } from './server.ts';

/** What the studio asks of the editor, which it does not know. */
export interface EditorLike {
  readonly file: string;
  readonly offset: number;
  /** The number at the cursor. */
  readonly number: { from: number; to: number; value: number } | undefined;
  show(file: string, text: string): void;
  edit(file: string, edits: readonly Omit<TextEdit, 'file'>[]): void;
  replace(file: string, text: string): void;
  select(from: number, to?: number): void;
  focus(): void;
  showProblems(problems: readonly ProblemShown[]): void;
  setWords(words: ColouredWords): void;
}

const AWAY =
  'The studio does not answer. Your texts are kept in this browser until it does: start ecos studio again.';

export type CardLang = 'en' | 'es';

export class Studio {
  readonly server: Server;
  readonly set: OpenAnswer;
  readonly line: Line;
  readonly documents = new Map<string, Document>();
  readonly #drafts: Drafts;
  readonly #changed: () => void;
  editor: EditorLike | undefined;

  address: Address;
  /** Files, in the order they are shown. */
  files: string[];
  checked: Checked | undefined;
  cards: CardRow[] = [];
  words: ColouredWords = {};
  /** The card that is looked at, as it was last without a mistake. */
  card: CardShown | undefined;
  /** The text of that card has a mistake by now. */
  isOutOfDate = false;
  scenarios: ScenarioShown[] = [];
  counts: ScenarioCounts | undefined;
  /** The counts are of all scenarios of these texts. */
  isCounted = false;
  worth: Questions['worth']['answer'] = null;
  /** What the card would be worth with other values of the number at the cursor. */
  values: WorthOfValue[] = [];
  /** The name that gets another, or why it cannot. */
  renaming:
    | ({ name: string; file: string; offset: number; refused?: string } | { refused: string })
    | undefined;
  lang: CardLang = 'en';
  find = '';
  /** The worker does not answer about these texts. */
  isSilent = false;
  /** What did not work, in words; empty when all is well. */
  trouble = '';
  /** Texts that the last run of the studio did not save and that are shown again. */
  restored: string[] = [];

  constructor(options: {
    server: Server;
    set: OpenAnswer;
    worker: () => WorkerLike;
    /** Something is to be shown otherwise. */
    changed: () => void;
    address: string;
  }) {
    const { server, set, changed } = options;
    this.server = server;
    this.set = set;
    this.#changed = changed;
    this.address = addressOf(options.address);
    this.#drafts = new Drafts(server, set.name, (error) => this.#fail(error));
    const drafts = new Map(
      [...set.drafts.toReversed(), ...this.#drafts.kept()].map((draft) => [draft.file, draft]),
    );
    for (const text of set.files) {
      const draft = drafts.get(text.file);
      this.documents.set(text.file, documentOf(text, draft));
      if (draft && draft.text !== text.text) this.restored.push(text.file);
    }
    this.files = set.files.map(({ file }) => file);
    this.line = new Line({
      start: options.worker,
      texts: () => ({
        texts: [...this.documents.values()].map(({ file, text }) => ({ file, text })),
        beside: this.beside,
      }),
      silent: (isSilent) => {
        this.isSilent = isSilent;
        changed();
      },
    });
  }

  get beside(): readonly SetBeside[] {
    return this.set.known;
  }

  /** Shows everything for the first time. */
  begin(): void {
    this.#askAll();
    this.line.tell('words', {}, (words) => {
      this.words = words;
      this.editor?.setWords(words);
    });
    void this.#follow();
  }

  /** The card or file that the address is about. */
  go(address: Address): void {
    this.address = address;
    this.#showAddressed();
    this.#askAbout();
    this.#changed();
  }

  /** Goes to a card, and into its text. */
  openCard(row: { number: number; file: string; from: number }, place = this.address.place): void {
    this.visit({ place, what: String(row.number) });
  }

  /** Changes the address of the page, which comes back as `go`. */
  visit(address: Address): void {
    const hash = hashOf(address);
    if (location.hash === hash) this.go(address);
    else location.hash = hash;
  }

  /** The card with the number in the address, or else the one around the cursor. */
  get looked(): CardAt | undefined {
    const number = Number(this.address.what);
    if (this.address.what !== '' && Number.isInteger(number)) return { number };
    const { editor } = this;
    return editor && editor.file !== '' ? { file: editor.file, offset: editor.offset } : undefined;
  }

  /** A text was written in the editor. */
  wrote(file: string, text: string): void {
    const document = this.documents.get(file);
    if (!document || document.text === text) return;
    this.#put({ ...document, text });
  }

  /** The cursor is somewhere else. */
  moved(file: string, offset: number): void {
    const row = this.cards.find((card) => card.file === file && card.from <= offset && offset <= card.to);
    if (row && this.address.place === 'write' && this.address.what !== String(row.number)) {
      this.address = { place: 'write', what: String(row.number) };
      history.replaceState(null, '', hashOf(this.address));
      this.#askAbout();
    } else if (file === this.editor?.file) this.#askValues();
    this.#changed();
  }

  /** Makes edits in any files, also those not shown. */
  edit(edits: readonly TextEdit[]): void {
    for (const [file, own] of Map.groupBy(edits, (edit) => edit.file)) {
      const document = this.documents.get(file);
      if (!document) continue;
      this.editor?.edit(file, own);
      const text = edited(document.text, own);
      if (this.documents.get(file)?.text !== text) this.#put({ ...document, text });
    }
    this.#changed();
  }

  /** Mends a problem by its likeliest fix, or by another. */
  mend(problem: ProblemShown, fix = problem.fixes[0]): void {
    if (fix) this.edit(fix.edits);
  }

  /** Shows a place in a text. */
  show(file: string, from: number, to = from): void {
    const document = this.documents.get(file);
    if (!document) return;
    this.editor?.show(file, document.text);
    this.#showProblems();
    this.editor?.select(from, to);
    this.editor?.focus();
    this.#changed();
  }

  /** Gives the shown file its canonical layout. */
  async tidy(file = this.editor?.file ?? ''): Promise<void> {
    const edits = await this.line.ask('format', { file });
    if (edits && edits.length > 0) this.edit(edits);
  }

  /** Saves a file, in its canonical layout. What somebody else saved meanwhile is not overwritten. */
  async save(file = this.editor?.file ?? ''): Promise<void> {
    await this.tidy(file);
    const document = this.documents.get(file);
    if (!document || document.theirs || !this.set.writable) return;
    const { text, mark } = document;
    try {
      const answer = await this.server.save({ file, text, mark });
      this.trouble = '';
      const now = this.documents.get(file)!;
      if ('theirs' in answer) this.documents.set(file, { ...now, theirs: answer.theirs });
      else this.documents.set(file, { ...now, saved: text, mark: answer.mark });
      this.#drafts.take(this.documents.get(file)!);
    } catch (error) {
      this.#fail(error);
    }
    this.#changed();
  }

  /** Saves everything that is not saved. */
  async saveAll(): Promise<void> {
    for (const document of this.documents.values()) if (isChanged(document)) await this.save(document.file);
  }

  /** Where a file was changed here and on the disk: takes one of the texts. */
  choose(file: string, whose: 'mine' | 'theirs'): void {
    const document = this.documents.get(file);
    if (!document?.theirs) return;
    const { text, mark } = document.theirs;
    const mine = { file, text: document.text, saved: text ?? '', mark };
    if (whose === 'mine') this.#put(mine);
    else this.#replace({ ...mine, text: text ?? '' });
  }

  /** The number at the cursor, in a card. */
  get number(): EditorLike['number'] {
    return this.address.place === 'write' ? this.editor?.number : undefined;
  }

  /** Gives the number at the cursor another value. */
  setNumber(value: number): void {
    const { number, editor } = this;
    if (number && editor) this.edit([{ ...number, file: editor.file, text: String(value) }]);
    editor?.focus();
  }

  /** Asks for another name of what is at the cursor. */
  async startRenaming(): Promise<void> {
    const { editor } = this;
    if (!editor) return;
    const at = { file: editor.file, offset: editor.offset };
    const found = await this.line.ask('renameable', at);
    if (!found) return;
    this.renaming = 'refused' in found ? found : { name: found.text, ...at };
    this.#changed();
  }

  /** Gives it the name, in all files, or says why that cannot be. */
  async rename(to: string): Promise<void> {
    const { renaming } = this;
    if (!renaming || !('name' in renaming)) return;
    const { file, offset } = renaming;
    const found = await this.line.ask('rename', { file, offset, to });
    if (!found) return;
    if ('refused' in found) {
      this.renaming = { ...renaming, refused: found.refused };
      this.#changed();
      return;
    }
    this.endRenaming();
    this.edit(found);
  }

  endRenaming(): void {
    this.renaming = undefined;
    this.editor?.focus();
    this.#changed();
  }

  /** Shows where the name at the cursor is declared. */
  async goToDeclaration(): Promise<void> {
    const { editor } = this;
    const found = editor && (await this.line.ask('definition', { file: editor.file, offset: editor.offset }));
    if (found) this.show(found.file, found.from, found.to);
  }

  /** Goes to another place with the same card. */
  visitPlace(place: Place): void {
    const { what } = this.address;
    this.visit({ place, what: /^\d+$/.test(what) ? what : '' });
  }

  /** The step of the shown card around the cursor, by the name that its rows have for it; empty for none. */
  get stepHere(): string {
    const { card, editor, isOutOfDate } = this;
    if (!card || !editor || isOutOfDate || editor.file !== card.file) return '';
    const around = card.steps.filter(({ from, to }) => from <= editor.offset && editor.offset <= to);
    return around.at(-1)?.name ?? '';
  }

  /** Goes to the text of a step of the shown card. */
  goToStep(name: string): void {
    const { card } = this;
    const step = this.isOutOfDate ? undefined : card?.steps.find((one) => one.name === name);
    if (card) this.show(card.file, step?.from ?? card.from);
  }

  /** Looks for cards. */
  finds(words: string): void {
    this.find = words;
    this.#changed();
  }

  /** Shows the card in another language. */
  speak(lang: CardLang): void {
    this.lang = lang;
    this.#askAbout();
    this.#changed();
  }

  /** Goes to the next problem behind the cursor, or to the first. */
  nextProblem(): void {
    const { editor } = this;
    const problems = this.checked?.problems ?? [];
    const here = problems.findIndex(
      ({ file, from }) => editor && file === editor.file && from > editor.offset,
    );
    const next = problems[here] ?? problems[0];
    if (next) this.show(next.file, next.from);
  }

  /** Mends the problem at the cursor, or else the first of the file. */
  mendHere(): void {
    const { editor } = this;
    const here = this.checked?.problems.filter(
      ({ file, fixes }) => file === editor?.file && fixes.length > 0,
    );
    const offset = editor?.offset ?? 0;
    const nearest = here?.toSorted((a, b) => Math.abs(a.from - offset) - Math.abs(b.from - offset))[0];
    if (nearest) this.mend(nearest);
  }

  /** Goes on with the texts that were not saved. */
  keepRestored(): void {
    this.restored = [];
    this.#changed();
  }

  /** Takes the saved texts instead of those that were not saved. */
  dropRestored(): void {
    for (const file of this.restored) {
      const document = this.documents.get(file);
      if (!document) continue;
      const { text, mark } = document.theirs ?? { text: document.saved, mark: document.mark };
      this.#replace({ file, text: text ?? '', saved: text ?? '', mark });
    }
    this.restored = [];
    this.#changed();
  }

  /** Runs all scenarios again. */
  runAll(): void {
    this.isCounted = false;
    this.#askScenarios();
    this.#changed();
  }

  /** Something that did not work. */
  #fail(error: unknown): void {
    this.trouble = error instanceof Refusal ? error.message : AWAY;
    this.#changed();
  }

  #away(isAway: boolean): void {
    if (isAway) this.trouble = AWAY;
    else if (this.trouble === AWAY) this.trouble = '';
    this.#changed();
  }

  /** Texts that change on the disk appear; where both changed, both are shown. */
  async #follow(): Promise<void> {
    try {
      for await (const change of this.server.changes(this.set.at, (isAway) => this.#away(isAway))) {
        if (!('file' in change)) continue;
        const { file } = change;
        const document = this.documents.get(file);
        const text = 'gone' in change ? null : change.text;
        const mark = 'gone' in change ? null : change.mark;
        if (!document) {
          if (text !== null) this.#add({ file, text, saved: text, mark });
        } else if (document.mark !== mark) {
          if (text === document.text || (text !== null && !isChanged(document)))
            this.#replace({ file, text, saved: text, mark });
          else this.documents.set(file, { ...document, theirs: { text, mark } });
        }
        this.#changed();
      }
    } catch (error) {
      this.#fail(error);
    }
  }

  #add(document: Document): void {
    this.files = [...this.files, document.file].toSorted();
    this.#put(document);
  }

  #put(document: Document): void {
    const { file, text } = document;
    const isOther = this.documents.get(file)?.text !== text;
    this.documents.set(file, document);
    this.#drafts.take(document);
    if (isOther) {
      this.line.changed({ file, text });
      this.isCounted = false;
      this.#askAll();
    }
    this.#changed();
  }

  #replace(document: Document): void {
    this.editor?.replace(document.file, document.text);
    this.#put(document);
  }

  #askAll(): void {
    this.line.tell('check', {}, (checked) => {
      this.checked = checked;
      this.#showProblems();
      this.#changed();
    });
    this.line.tell('cards', {}, (cards) => {
      const isFirst = this.cards.length === 0;
      this.cards = cards;
      if (isFirst) this.#showAddressed();
      else if (this.editor) this.moved(this.editor.file, this.editor.offset);
      this.#askAbout();
      this.#changed();
    });
    this.#askAbout();
    this.#askScenarios();
  }

  #askAbout(): void {
    const { looked } = this;
    if (!looked) return;
    this.line.tell('card', { ...looked, lang: this.lang }, (card) => this.#took(card));
    this.line.tell('scenarios', looked, (scenarios) => {
      this.scenarios = scenarios;
      this.#changed();
    });
    this.#askValues();
    this.line.tell('worth', looked, (worth, isWhole) => {
      if (isWhole) this.worth = worth;
      this.#changed();
    });
  }

  #askValues(): void {
    const { editor, number } = this;
    if (!editor || !number) {
      this.values = [];
      return;
    }
    const { from, to } = number;
    this.line.tell('values', { file: editor.file, from, to }, (values) => {
      this.values = values;
      this.#changed();
    });
  }

  #took(card: CardShown | null): void {
    if (!card) this.isOutOfDate = this.card !== undefined;
    else if (!card.hasErrors || this.card?.number !== card.number) {
      this.card = card;
      this.isOutOfDate = card.hasErrors;
    } else {
      // The last good state stays, where its text is now.
      this.card = { ...this.card, from: card.from, to: card.to };
      this.isOutOfDate = true;
    }
    this.#changed();
  }

  #askScenarios(): void {
    this.line.tell('allScenarios', {}, (counts, isWhole) => {
      // Before all were run, those of the texts before say more.
      if (isWhole || !this.counts) this.counts = counts;
      this.isCounted = isWhole;
      this.#changed();
    });
  }

  #showProblems(): void {
    const { editor, checked } = this;
    if (!editor || !checked) return;
    editor.showProblems(checked.problems.filter(({ file }) => file === editor.file));
  }

  /** Shows what the address names in the editor. */
  #showAddressed(): void {
    const { editor } = this;
    if (!editor) return;
    const row = this.cards.find(({ number }) => String(number) === this.address.what);
    const file = row?.file ?? (this.documents.has(this.address.what) ? this.address.what : undefined);
    const shown = file ?? (editor.file === '' ? this.files[0] : undefined);
    const document = shown === undefined ? undefined : this.documents.get(shown);
    if (document) editor.show(document.file, document.text);
    this.#showProblems();
    const isThere = row && row.file === editor.file && row.from <= editor.offset && editor.offset <= row.to;
    if (row && !isThere) editor.select(row.from);
  }

  /** The editor is there by now. */
  attach(editor: EditorLike): void {
    this.editor = editor;
    this.#showAddressed();
    editor.setWords(this.words);
  }
}
