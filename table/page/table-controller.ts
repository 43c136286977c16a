/**
 * The interaction state of a table page: what the user points at, chooses in two steps, and requests. Views display it; nothing
 * here knows about DOM elements.
 */
import { signal } from '@preact/signals';
import { signedNumber } from '../../program/index.ts';
import type { View } from '../../runtime/index.ts';
import type { CardWords } from '../card-book.ts';
import type { BotHint } from '../hint.ts';
import type { ChoiceEntry } from '../messages.ts';
import type { Picture, PixelArea } from '../pictures.ts';
import type { OptionPreview } from '../preview.ts';
import type { ScreenView } from '../screen/screen.ts';
import { errorReason } from './around/words.ts';
import type { WorkerLine } from './worker-line.ts';

/** The part of `WorkerLine` that a table needs. */
export type TableBackend = Pick<WorkerLine, 'table' | 'board' | 'face' | 'sign' | 'poster' | 'forget'> & {
  options: Pick<WorkerLine['options'], 'looked' | 'note' | 'replay'>;
};

/** What is shown on request: all of the log, the keys, the board alone, or on a phone the other players. */
type PanelName = 'log' | 'keys' | 'board' | 'seats';

/** What a view of a table takes: the table, and what it shows. */
export interface TableProps {
  table: TableController;
  shown: ScreenView;
}

export class TableController {
  readonly backend: TableBackend;
  readonly shown = signal<ScreenView | undefined>();
  /** The cards of the game, by number. */
  readonly cards = signal<ReadonlyMap<number, CardWords>>(new Map());
  readonly board = signal<Picture | undefined>();
  /** The entry of the first menu whose second menu is open. */
  readonly entry = signal<number | undefined>();
  /** The highlighted entry of the current menu, in all places that show it. */
  readonly pointed = signal<number | undefined>();
  readonly preview = signal<OptionPreview | undefined>();
  readonly hint = signal<BotHint | undefined>();
  /** Why a request failed, as a sentence. */
  readonly notice = signal('');
  /** A card that is enlarged until it is closed. */
  readonly enlarged = signal<number | undefined>();
  readonly opened = signal<ReadonlySet<PanelName>>(new Set());
  /** The digits typed so far of a longer key. */
  readonly typed = signal('');
  #room: PixelArea = { width: 0, height: 0 };
  #answered = -1;
  /** The view at the time of the person's last choice. */
  readonly #chosenIn = signal<View | undefined>();
  #drawing = 0;
  /** Boards that were requested and have not come yet. */
  #coming = 0;

  constructor(backend: TableBackend) {
    this.backend = backend;
  }

  /** Shows a new state of the table, with its board if that is already drawn. */
  take(shown: ScreenView, board?: Picture): void {
    const before = this.shown.value;
    this.shown.value = shown;
    const isSame = before?.v === shown.v;
    // After a refusal, the same state comes again, and the user can choose again.
    if (isSame) this.#answered = -1;
    else {
      this.entry.value = this.pointed.value = this.preview.value = this.hint.value = undefined;
      this.notice.value = this.typed.value = '';
      this.#drawing++;
    }
    // Someone else has the screen now: hide what the previous person looked at, perhaps in their hand.
    if (before && before.view.seat !== shown.view.seat)
      this.enlarged.value = this.#chosenIn.value = undefined;
    if (board) this.board.value = board;
    const isOther = isSame && (this.entry.value ?? this.pointed.value) !== undefined;
    // A board that comes with news may be of an earlier size.
    if (board && (isOther || this.#coming > 0)) void this.#draw();
  }

  /** The entries of the current menu. */
  get menu(): readonly ChoiceEntry[] {
    const entries = this.shown.value?.asked?.entries ?? [];
    return (this.entry.value === undefined ? undefined : entries[this.entry.value]?.next) ?? entries;
  }

  /** Whether this table supports a request. */
  can(request: keyof TableBackend['table']): boolean {
    return this.backend.table[request] !== undefined;
  }

  /** Asks for the names and texts of the cards of another game; their pictures are drawn again. */
  async loadCards(): Promise<void> {
    this.backend.forget();
    const cards = await this.backend.table.cards();
    this.cards.value = new Map(cards.map((card) => [card.number, card]));
  }

  /** The name and text of a card. */
  card(number: number): CardWords | undefined {
    return this.cards.value.get(number);
  }

  /** Sets the size available to the board. */
  setRoom(room: PixelArea): void {
    if (room.width === this.#room.width && room.height === this.#room.height) return;
    this.#room = room;
    void this.#draw();
  }

  /** Highlights an entry and requests its preview; `undefined` clears both. */
  point(at: number | undefined): void {
    if (at === this.pointed.value || (at !== undefined && !this.menu[at])) return;
    this.pointed.value = at;
    this.preview.value = undefined;
    void this.#draw();
    void this.#askPreview();
  }

  async #askPreview(): Promise<void> {
    const [pointed, shown] = [this.pointed.value, this.shown.value];
    const [option] = (pointed === undefined ? undefined : this.menu[pointed]?.options) ?? [];
    if (option === undefined || !shown || !this.can('preview')) return;
    const preview = await this.#ask(() => this.backend.table.preview(shown.v, option));
    if (this.shown.value?.v !== shown.v || this.pointed.value !== pointed) return;
    this.preview.value = preview;
  }

  /** The points that the highlighted entry would give its seat: `+3`; empty if it gives none or that is unknown. */
  get gain(): string {
    const own = this.preview.value?.said.filter(({ seat }) => seat === this.shown.value?.view.seat) ?? [];
    const points = own.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return points === 0 ? '' : signedNumber(points);
  }

  async #draw(): Promise<void> {
    if (this.#room.width === 0) return;
    const drawing = ++this.#drawing;
    const [entry, pointed] = [this.entry.value, this.pointed.value];
    const wanted = { ...(entry !== undefined && { entry }), ...(pointed !== undefined && { pointed }) };
    this.#coming++;
    const board = await this.backend.board(wanted, this.#room);
    this.#coming--;
    if (!board || drawing !== this.#drawing) return;
    this.board.value = board;
  }

  /** Takes an entry of the current menu: answers, or opens the second menu for the destination. */
  choose(at: number): void {
    const shown = this.shown.value;
    const entry = this.menu[at];
    if (!shown || !entry) return;
    this.typed.value = '';
    const [option] = entry.options;
    if (option === undefined) {
      this.#openMenu(at);
      return;
    }
    if (!this.can('answer')) return;
    // Only one answer to each question, however fast the user clicks.
    if (this.#answered === shown.v) return;
    this.#answered = shown.v;
    this.#chosenIn.value = shown.view;
    void this.#ask(() => this.backend.table.answer(option, shown.v));
  }

  /** Goes one step back: closes the second menu, or else takes back the last choice. */
  back(): void {
    if (this.entry.value === undefined) void this.#takeBack();
    else this.#openMenu(undefined);
  }

  /** Opens the second menu of an entry; `undefined` returns to the first menu. */
  #openMenu(entry: number | undefined): void {
    this.entry.value = entry;
    this.pointed.value = this.preview.value = undefined;
    void this.#draw();
  }

  async #takeBack(): Promise<void> {
    const reason = this.shown.value?.undo;
    if (typeof reason === 'string') this.notice.value = `You cannot take that back: ${reason}.`;
    else if (reason) await this.#ask(() => this.backend.table.undo());
  }

  /** Confirms that the person of the next seat has the screen. */
  takeScreen(seat: number): void {
    void this.#ask(() => this.backend.table.takeScreen(seat));
  }

  /** The index of the entry of the current menu that contains or leads to an option; -1 if none does. */
  entryWith(option: number): number {
    const has = ({ options, next }: ChoiceEntry): boolean => options.includes(option) || next.some(has);
    return this.menu.findIndex(has);
  }

  /** Requests a hint: what a bot would choose, and why. */
  async askHint(): Promise<void> {
    const shown = this.shown.value;
    if (!shown?.asked || !this.can('hint')) return;
    const hint = await this.#ask(() => this.backend.table.hint(shown.v));
    if (!hint || this.shown.value?.v !== shown.v) return;
    this.hint.value = hint;
    const at = this.entryWith(hint.option);
    // Highlight the hinted option.
    if (at >= 0) this.point(at);
  }

  /** Sends a request. Shows a refusal, unless the table has changed since. */
  async #ask<T>(asked: () => Promise<T>): Promise<T | undefined> {
    const v = this.shown.value?.v;
    try {
      return await asked();
    } catch (error) {
      if (this.shown.value?.v === v) this.notice.value = errorReason(error);
      return undefined;
    }
  }

  /** Whether a seat's dial has turned since the person's last choice. */
  hasTurned(seat: number): boolean {
    const [was, is] = [this.#chosenIn.value?.seats[seat], this.shown.value?.view.seats[seat]];
    return was !== undefined && was.dial !== is?.dial;
  }

  /** Whether a cube has been placed on a spot since the person's last choice. */
  hasNewCube(card: number, spot: number): boolean {
    const coveredIn = (view: View | undefined) =>
      view?.seats.flatMap(({ active }) => active).find((one) => one.card === card)?.covered[spot];
    const chosenIn = this.#chosenIn.value;
    return chosenIn !== undefined && coveredIn(this.shown.value?.view) === true && !coveredIn(chosenIn);
  }

  /** Enlarges a card; `undefined` closes it. */
  enlarge(card: number | undefined): void {
    if (card !== undefined && card !== this.enlarged.value) this.backend.options.looked?.(card);
    this.enlarged.value = card;
  }

  /** Opens or closes a panel. */
  open(what: PanelName): void {
    const opened = new Set(this.opened.value);
    if (!opened.delete(what)) opened.add(what);
    this.opened.value = opened;
  }

  /** Handles a key. Returns false if the key has no effect. */
  takesKey(pressed: string): boolean {
    if (!this.shown.value) return false;
    // With Shift or Caps Lock, letters are the same keys.
    const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
    if (/^\d$/.test(key)) return this.#takesDigit(key);
    this.typed.value = '';
    const known = KEYS[key];
    return known !== undefined && known.has?.(this) !== false && known.act(this) !== false;
  }

  #takesDigit(digit: string): boolean {
    const typed = this.typed.value + digit;
    const { menu } = this;
    const at = menu.findIndex(({ key }) => key === typed);
    this.typed.value = menu.some(({ key }) => key.startsWith(typed)) ? typed : '';
    if (at >= 0) this.choose(at);
    return menu.length > 0;
  }

  escape(): boolean {
    const opened = [...this.opened.value].at(-1);
    if (this.enlarged.value !== undefined) this.enlarge(undefined);
    else if (opened) this.open(opened);
    else if (this.typed.value !== '') this.typed.value = '';
    else if (this.entry.value !== undefined) this.back();
    else if (this.pointed.value !== undefined) this.point(undefined);
    else return false;
    return true;
  }
}

/** The keys other than digits: what they do, in words for those of the list of keys, and where they are supported. */
export const KEYS: Readonly<Record<string, TableKey>> = {
  u: { words: 'undo', act: (table) => table.back(), has: (table) => table.can('undo') },
  h: { words: 'hint', act: (table) => table.askHint(), has: (table) => table.can('hint') },
  n: {
    words: 'note',
    act: ({ backend, enlarged }) => backend.options.note?.(enlarged.value),
    has: ({ backend }) => backend.options.note !== undefined,
  },
  l: { words: 'all of the log', act: (table) => table.open('log') },
  b: { words: 'the board alone', act: (table) => table.open('board') },
  '?': { act: (table) => table.open('keys') },
  Escape: { words: 'one step back', act: (table) => table.escape() },
};

interface TableKey {
  words?: string;
  act(table: TableController): unknown;
  has?(table: TableController): boolean;
}
