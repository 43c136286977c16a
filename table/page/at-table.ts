/** What somebody does at a table: what is pointed at, chosen in two steps, asked for. Views show it; nothing here knows of elements. */

import type { View } from '../../runtime/index.ts';
import type {
  CardWords,
  EntryShown,
  HintShown,
  PointsShown,
  PreviewShown,
  SaidLine,
  TableQuestion,
  TableShown,
} from '../messages.ts';
import type { Picture, Room } from '../pictures.ts';
import type { Behind } from './behind.ts';

/** What a narrow page shows when it is asked for, and a wide one always or beside the rest. */
export type PanelName = 'log' | 'hand' | 'seats' | 'keys';

export class AtTable {
  readonly behind: Behind;
  readonly #changed: () => void;
  shown: TableShown | undefined;
  /** The cards of the game, by number. */
  cards: ReadonlyMap<number, CardWords> = new Map();
  board: Picture | undefined;
  /** The entry of the first menu whose second one is shown. */
  entry: number | undefined;
  /** The entry of the shown menu that is pointed at, wherever: all places that show it light up. */
  pointed: number | undefined;
  preview: PreviewShown | undefined;
  hint: HintShown | undefined;
  /** Why something could not be, in a sentence. */
  notice = '';
  /** A card that is looked at closely, and one that is as long as it is pointed at. */
  looked: number | undefined;
  glanced: number | undefined;
  /** How often what is asked was asked before in just the same words: who hears the page has to be told that it is new. */
  repeated = 0;
  /** Only the board is shown. */
  isAlone = false;
  readonly opened = new Set<PanelName>();
  /** All lines, if they were asked for. */
  log: { v: number; lines: readonly SaidLine[] } | undefined;
  points: readonly PointsShown[] | undefined;
  /** Digits that were typed of a longer key. */
  typed = '';
  #room: Room = { width: 0, height: 0 };
  #answered = -1;
  /** What the person saw when they last chose. */
  #chosenIn: View | undefined;
  #drawing = 0;

  constructor(behind: Behind, changed: () => void) {
    this.behind = behind;
    this.#changed = changed;
  }

  /** Shows the table as it is now, with its board if that is drawn already. */
  take(shown: TableShown, board?: Picture): void {
    const before = this.shown;
    this.shown = shown;
    // Something else at the table may change while a question waits: what is pointed at stays.
    const isStill =
      before !== undefined && questionOf(before) !== '' && questionOf(before) === questionOf(shown);
    if (before?.v !== shown.v && !isStill) {
      this.entry = this.pointed = this.preview = this.hint = undefined;
      this.notice = this.typed = '';
      this.glanced = undefined;
      this.#drawing++;
      const isSame = before !== undefined && shown.asked !== null && soundOf(before) === soundOf(shown);
      this.repeated = isSame ? this.repeated + 1 : 0;
    }
    if (before && before.view.seat !== shown.view.seat) this.#forgetSecrets();
    if (board) this.board = board;
    if (isStill && board && (this.entry ?? this.pointed) !== undefined) void this.#draw();
    if (shown.result === null || !this.can('points')) this.points = undefined;
    else if (!this.points) void this.#askPoints();
    if (this.log) void this.askLog();
    this.#changed();
  }

  /** Somebody else has the screen: what the one before looked at, perhaps in their hand, is nobody else's business. */
  #forgetSecrets(): void {
    this.looked = this.#chosenIn = undefined;
    if (this.log) this.log = { v: -1, lines: [] };
  }

  /** The ways to answer that are shown. */
  get menu(): readonly EntryShown[] {
    const entries = this.shown?.asked?.entries ?? [];
    return (this.entry === undefined ? undefined : entries[this.entry]?.next) ?? entries;
  }

  /** Whether something can be asked at this table. */
  can(question: TableQuestion): boolean {
    return this.behind.lacks?.has(question) !== true;
  }

  /** How a card is called, and what it says. */
  card(number: number): CardWords | undefined {
    return this.cards.get(number);
  }

  /** The board has this room. */
  setRoom(room: Room): void {
    if (room.width === this.#room.width && room.height === this.#room.height) return;
    this.#room = room;
    void this.#draw();
  }

  /** Shows on the board, in the list and in words what an entry would give; nothing without one. */
  point(at: number | undefined): void {
    if (at === this.pointed || (at !== undefined && !this.menu[at])) return;
    this.pointed = at;
    this.preview = undefined;
    void this.#draw();
    void this.#askPreview();
    this.#changed();
  }

  async #askPreview(): Promise<void> {
    const { pointed, shown } = this;
    const [option] = (pointed === undefined ? undefined : this.menu[pointed]?.options) ?? [];
    if (option === undefined || !shown || !this.can('preview')) return;
    const preview = await this.#ask(() => this.behind.ask('preview', { v: shown.v, option }));
    if (this.shown?.v !== shown.v || this.pointed !== pointed) return;
    this.preview = preview;
    this.#changed();
  }

  async #draw(): Promise<void> {
    if (this.#room.width === 0) return;
    const drawing = ++this.#drawing;
    const { entry, pointed } = this;
    const wanted = { ...(entry !== undefined && { entry }), ...(pointed !== undefined && { pointed }) };
    const board = await this.behind.board(wanted, this.#room);
    if (!board || drawing !== this.#drawing) return;
    this.board = board;
    this.#changed();
  }

  /** Takes an entry of the shown menu: answers, or asks where to. */
  choose(at: number): void {
    const { shown } = this;
    const entry = this.menu[at];
    if (!shown || !entry) return;
    this.typed = '';
    const [option] = entry.options;
    if (option === undefined) {
      this.entry = at;
      this.pointed = this.preview = undefined;
      void this.#draw();
      this.#changed();
      return;
    }
    if (!this.can('answer')) return;
    // One answer to each question, however fast somebody clicks.
    if (this.#answered === shown.v) return;
    this.#answered = shown.v;
    this.#chosenIn = shown.view;
    void this.#answer(option, shown.v);
  }

  async #answer(option: number, v: number): Promise<void> {
    const answered = await this.#ask(() => this.behind.ask('answer', { answer: option, v }));
    // What was refused can be chosen again.
    if (answered === undefined && this.#answered === v) this.#answered = -1;
  }

  /** One step back: to the first menu, or else the last choice is taken back. */
  back(): void {
    if (this.entry === undefined) void this.#takeBack();
    else {
      this.entry = this.pointed = this.preview = undefined;
      void this.#draw();
      this.#changed();
    }
  }

  async #takeBack(): Promise<void> {
    const reason = this.shown?.undo;
    if (typeof reason === 'string') this.#note(`You cannot take that back: ${reason}.`);
    else if (reason) await this.#ask(() => this.behind.ask('undo', {}));
  }

  /** The person of the seat that is next has the screen. */
  takeScreen(seat: number): void {
    void this.#ask(() => this.behind.ask('here', { seat }));
  }

  /** What a bot would choose, and why. */
  async askHint(): Promise<void> {
    const { shown } = this;
    if (!shown?.asked || !this.can('hint')) return;
    const hint = await this.#ask(() => this.behind.ask('hint', { v: shown.v }));
    if (!hint || this.shown?.v !== shown.v) return;
    this.hint = hint;
    const has = ({ options, next }: EntryShown): boolean => options.includes(hint.option) || next.some(has);
    const at = this.menu.findIndex(has);
    // It is shown wherever it is.
    if (at >= 0) this.point(at);
    this.#changed();
  }

  /** Asks for all lines, or for those since. */
  async askLog(): Promise<void> {
    const { shown } = this;
    if (!shown || this.log?.v === shown.v) return;
    const lines = await this.#ask(() => this.behind.ask('log', {}));
    if (lines) this.log = { v: shown.v, lines };
    this.#changed();
  }

  async #askPoints(): Promise<void> {
    this.points = await this.#ask(() => this.behind.ask('points', {}));
    this.#changed();
  }

  /** Asks, and shows a refusal unless it came too late to matter. */
  async #ask<T>(asked: () => Promise<T>): Promise<T | undefined> {
    const v = this.shown?.v;
    try {
      return await asked();
    } catch (error) {
      if (this.shown?.v === v) this.#note(error instanceof Error ? error.message : String(error));
      return undefined;
    }
  }

  #note(words: string): void {
    this.notice = words;
    this.#changed();
  }

  /** Whether a seat's dial has turned since the last choice of the person. */
  hasTurned(seat: number): boolean {
    const [was, is] = [this.#chosenIn?.seats[seat], this.shown?.view.seats[seat]];
    return was !== undefined && was.dial !== is?.dial;
  }

  /** Whether a cube has come to a spot since then. */
  hasCome(card: number, spot: number): boolean {
    const coveredIn = (view: View | undefined) =>
      view?.seats.flatMap(({ active }) => active).find((one) => one.card === card)?.covered[spot];
    return this.#chosenIn !== undefined && coveredIn(this.shown?.view) === true && !coveredIn(this.#chosenIn);
  }

  /** Shows a card closely while it is pointed at. */
  glance(card: number | undefined): void {
    if (this.glanced === card) return;
    this.glanced = card;
    this.#changed();
  }

  /** Shows a card closely; nothing without one. */
  look(card: number | undefined): void {
    if (this.looked === card) return;
    this.looked = card;
    if (card !== undefined) this.behind.looked?.(card);
    this.#changed();
  }

  /** Opens or folds something. */
  open(what: PanelName): void {
    if (!this.opened.delete(what)) this.opened.add(what);
    if (what === 'log' && this.opened.has(what)) void this.askLog();
    this.#changed();
  }

  /** The board alone, or all again. */
  toggleAlone(): void {
    this.isAlone = !this.isAlone;
    this.#changed();
  }

  /** What a key does, if anything. */
  takesKey(key: string): boolean {
    if (!this.shown) return false;
    if (/^\d$/.test(key)) return this.#takesDigit(key);
    this.typed = '';
    const act = KEYS[key];
    return act !== undefined && act(this) !== false;
  }

  #takesDigit(digit: string): boolean {
    const typed = this.typed + digit;
    const { menu } = this;
    const at = menu.findIndex(({ key }) => key === typed);
    this.typed = menu.some(({ key }) => key.startsWith(typed)) ? typed : '';
    if (at >= 0) this.choose(at);
    else this.#changed();
    return menu.length > 0;
  }

  escape(): boolean {
    if (this.looked !== undefined) this.look(undefined);
    else if (this.opened.delete('keys')) this.#changed();
    else if (this.isAlone) this.toggleAlone();
    else if (this.typed !== '') this.typed = '';
    else if (this.entry !== undefined) this.back();
    else if (this.pointed !== undefined) this.point(undefined);
    else return false;
    return true;
  }
}

/** What tells a question from all others; nothing where none waits. */
const questionOf = ({ asked, view, line }: TableShown): string =>
  asked ? JSON.stringify([line, view.seat, view.decisions, asked.question, asked.entries]) : '';

/** What is said about a question. */
const soundOf = ({ asked, said, view }: TableShown): string =>
  JSON.stringify([asked?.question, asked?.step, asked?.entries.length, said.at(-1)?.parts, view.draws]);

/** What keys do, apart from digits. */
const KEYS: Readonly<Record<string, (table: AtTable) => unknown>> = {
  u: (table) => (table.can('undo') ? table.back() : false),
  h: (table) => table.askHint(),
  l: (table) => table.open('log'),
  b: (table) => table.toggleAlone(),
  n: (table) => (table.behind.note ? table.behind.note(table.looked) : false),
  '?': (table) => table.open('keys'),
  Escape: (table) => table.escape(),
};
