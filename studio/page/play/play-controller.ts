/** The state of the place Play: a game at this screen, and the choices for a new one. */

import { type ReadonlySignal, signal } from '@preact/signals';
import type { SetProgram } from '../../../program/index.ts';
import type { LocalTable, ReplayOutcome, SavedLines, Verdict } from '../../../table/index.ts';
import { errorReason, type NewGame } from '../../../table/page/around/index.ts';
import { TableController, WorkerLine } from '../../../table/page/index.ts';
import { startWorker } from '../../games/start-worker.ts';
import type { PlayableSet } from '../../messages.ts';
import type { ExtrasAnswer, OpenAnswer } from '../../server-messages.ts';
import type { Asking, Located, Reading, Renaming, Translated } from '../parts.ts';
import { browserStorage, keep, storedNames } from '../storage.ts';
import { isChanged } from '../texts/documents.ts';
import type { Server } from '../texts/server.ts';
import { replayLink, takeGame } from './brought.ts';
import { makeStart, usualGame } from './starting.ts';

/** Stands in for hashes: a game that is not of the set, but of some of its cards. It is not saved. */
const WATCHED_GAME = 'watched';

/** What the address of Play has for a game that starts without a press of a button. */
const AT_ONCE = 'now';

const EMPTY: SavedLines = { chains: [], names: [], lines: {}, line: 1 };

/** The moments to return to, and the lines that were played. */
type Moments = ReturnType<LocalTable['moments']>;

interface PlayPage extends Asking, Located, Reading, Renaming, Translated {
  readonly set: Pick<OpenAnswer, 'folder' | 'shareTo' | 'title'>;
  /** The words and drawings of the set. */
  readonly extras: ExtrasAnswer;
  readonly server: Pick<Server, 'picture'>;
  readonly answers: { readonly checked: ReadonlySignal<unknown> };
}

export class PlayController {
  readonly #page: PlayPage;
  readonly #names: ReturnType<typeof storedNames>;
  #line: WorkerLine | undefined;
  readonly table = signal<TableController | undefined>(undefined);
  /** The current set, or why it cannot be played. */
  readonly set = signal<PlayableSet | { refused: string } | undefined>(undefined);
  readonly wanted = signal<NewGame | undefined>(undefined);
  /** Why a request failed, in a sentence. */
  readonly refusal = signal<string | undefined>(undefined);
  /** How the game would continue with the changed cards, if the user has to decide about that. */
  readonly outcome = signal<ReplayOutcome | undefined>(undefined);
  /** The moments, if they are shown or will be. */
  readonly moments = signal<Moments | 'requested' | undefined>(undefined);
  /** The link to the game, once it is over. */
  readonly #replay = signal<string | undefined>(undefined);
  /** The data about the game outside its worker. */
  #kept: SavedLines = EMPTY;
  /** The cards of the game that is stored. */
  #stored: SavedLines['chains'] | undefined;
  /** The hashes of the sets in the game, and the version of the texts last asked about. */
  #hashes = '';
  #asked = -1;
  /** Whether a return to a moment is in progress. */
  #isReturning = false;
  /** How many decisions about changed cards were made. */
  #decisions = 0;

  constructor(page: PlayPage) {
    this.#page = page;
    this.#names = storedNames(page.set.folder);
  }

  /** The current set, if it can be played. */
  get #chain(): PlayableSet | undefined {
    const set = this.set.value;
    return set && 'chain' in set ? set : undefined;
  }

  /** Requests the current set after each change; during a game, only once everything is saved. */
  askSet(): void {
    const { line, documents, answers } = this.#page;
    const isSaved = ![...documents.values()].some(isChanged);
    if (!answers.checked.value || (this.table.value && !isSaved) || line.version === this.#asked) return;
    this.#asked = line.version;
    line.post('chain', {}, (set) => this.#takeSet(set));
  }

  #takeSet(set: PlayableSet | { refused: string }): void {
    this.set.value = set;
    if (!('chain' in set)) return;
    this.wanted.value ??= usualGame(set.games, set.chain.length > 1);
    const brought = takeGame();
    if (brought) void this.openLog(brought.log, brought.names);
    else if (this.#page.address.value.what === AT_ONCE) this.#startAtOnce();
    if (this.table.value && this.#hashes !== WATCHED_GAME && hashesOf(set) !== this.#hashes)
      void this.#askOutcome(set);
  }

  /** Starts the usual game, unless there is another to continue. */
  #startAtOnce(): void {
    this.#page.renameAddress('');
    if (!this.table.value && !this.hasLast) void this.start();
  }

  /** Changes the new game as it is now, which the page may not show yet. */
  want(change: (now: NewGame) => NewGame): void {
    this.wanted.value &&= change(this.wanted.value);
  }

  /** Starts a game with the chosen options. */
  async start(): Promise<void> {
    const wanted = this.wanted.value;
    if (!this.#chain || !wanted) return;
    const start = makeStart(this.#chain, wanted);
    const kept = { ...EMPTY, chains: [start.chain], names: start.names };
    await this.#begin(hashesOf(this.#chain), kept, (line) => line.table.start(start));
  }

  /** Whether there is a last game. */
  get hasLast(): boolean {
    return browserStorage.getItem(this.#names.game) !== null;
  }

  /** Continues the last game. */
  async continueLast(): Promise<void> {
    const game = browserStorage.getItem(this.#names.game);
    const chains = browserStorage.getItem(this.#names.gameCards);
    if (game && chains) await this.#open({ ...JSON.parse(game), chains: JSON.parse(chains) });
  }

  /** Continues a saved game. */
  async #open(kept: SavedLines): Promise<void> {
    const set = this.#chain;
    if (!set) return;
    await this.#begin(hashesOf(set), kept, (line) => line.table.open(kept));
    // Its cards may differ from those of the current set.
    if (this.table.value) await this.#askOutcome(set);
  }

  async #begin(
    hashes: string,
    kept: SavedLines,
    asked: (line: WorkerLine) => Promise<unknown>,
  ): Promise<void> {
    this.leave();
    this.#kept = kept;
    this.#hashes = hashes;
    const { extras, lang, server } = this.#page;
    const line = new WorkerLine({
      worker: startWorker('table-worker.js', 'table'),
      lang: lang.value,
      extras,
      about: () => ({ set: this.#kept.chains.at(-1)?.at(-1)?.title ?? '' }),
      replay: () => this.#replay.value,
      picture: (card) => server.picture(card),
      updated: ({ shown, logs, board }) => {
        const lines = { ...this.#kept.lines, ...logs };
        void this.#keep({ ...this.#kept, lines, line: shown.line }, line);
        const table = this.table.value ?? new TableController(line);
        this.table.value = table;
        const isSame = table.shown.value?.view.seat === shown.view.seat;
        table.take(shown, board);
        void this.#linkReplay(shown.result !== null);
        // Other players must not see the moments of this one.
        if (!isSame) this.moments.value = undefined;
        else if (this.moments.value) void this.#askMoments();
      },
      lost: () => this.leave('The table stopped working. Your game is saved, and you can continue it.'),
    });
    this.#line = line;
    try {
      await asked(line);
      await this.table.value?.loadCards();
    } catch (error) {
      this.leave(errorReason(error));
    }
  }

  async #keep(kept: SavedLines, line: WorkerLine): Promise<void> {
    this.#kept = kept;
    const isWhole = Object.values(kept.lines).every(({ chain }) => chain < kept.chains.length);
    // The game uses cards that are not saved yet.
    if (!isWhole) this.#kept = await line.table.save();
    if (this.#hashes === WATCHED_GAME) return;
    const { chains, ...game } = this.#kept;
    // The cards are large and rarely change, so they are stored separately.
    if (chains !== this.#stored) keep(this.#names.gameCards, JSON.stringify(chains));
    this.#stored = chains;
    keep(this.#names.game, JSON.stringify(game));
  }

  async #linkReplay(isOver: boolean): Promise<void> {
    this.#replay.value = undefined;
    if (!isOver) return;
    const { names } = this.#kept;
    const { text: log } = this.log;
    const link = await replayLink(this.#page, { log, names: [...names] });
    // Meanwhile the user may have left, or returned to a moment.
    if (this.log.text === log) this.#replay.value = link;
  }

  /** Leaves the table, perhaps for a reason; the game stays saved. */
  leave(refusal?: string): void {
    this.#line?.close();
    this.#line = undefined;
    this.#isReturning = false;
    this.#asked = -1;
    this.table.value = this.outcome.value = this.moments.value = undefined;
    this.refusal.value = refusal;
  }

  async #askOutcome(set: PlayableSet): Promise<void> {
    const decisions = this.#decisions;
    const outcome = await this.#line?.table.changed(set.chain);
    // The user may have decided in the meantime.
    if (!outcome || decisions !== this.#decisions) return;
    this.outcome.value = outcome.is === 'same' ? undefined : outcome;
    if (outcome.is === 'same') this.#hashes = hashesOf(set);
  }

  /** Decides how the game continues after its cards have changed. */
  async decide(decided: Verdict): Promise<void> {
    this.#decisions++;
    this.outcome.value = undefined;
    if (this.#chain) this.#hashes = hashesOf(this.#chain);
    // Nothing of the earlier game is kept; the new one is requested as a whole.
    if (decided === 'anew') this.#kept = { ...EMPTY, names: this.#kept.names };
    await this.#line?.table.decide(decided);
    await this.table.value?.loadCards();
  }

  async #askMoments(): Promise<void> {
    this.moments.value ??= 'requested';
    const moments = await this.#line?.table.moments();
    // The moments may have been hidden in the meantime.
    if (this.moments.value) this.moments.value = moments;
  }

  /** Shows or hides the moments to return to. */
  toggleMoments(): void {
    if (this.moments.value) this.moments.value = undefined;
    else void this.#askMoments();
  }

  /** Continues from a moment. */
  async returnTo(where: Parameters<LocalTable['returnTo']>[0]): Promise<void> {
    // Only once, even after fast clicks.
    if (this.#isReturning) return;
    this.#isReturning = true;
    try {
      await this.#line?.table.returnTo(where);
      // Another line may have been played with other cards.
      if ('line' in where) await this.table.value?.loadCards();
    } catch (error) {
      if (this.table.value) this.table.value.notice.value = errorReason(error);
    } finally {
      this.#isReturning = false;
    }
  }

  /** The log of the current line, as a file. */
  get log(): { name: string; text: string } {
    const { lines, line } = this.#kept;
    const text = lines[line]?.log ?? '';
    const seed = /"seed":\s*(\d+)/.exec(text)?.[1] ?? '';
    return { name: `game-${seed}.log`, text };
  }

  /** Continues a game from a log. */
  async openLog(text: string, names: readonly string[] = []): Promise<void> {
    if (!this.#chain) return;
    await this.#open({ ...EMPTY, chains: [this.#chain.chain], names, lines: { 1: { chain: 0, log: text } } });
  }

  /** Opens the latest position of a game found by a search, which is played with a set of its own. */
  async watch(arena: SetProgram, log: string): Promise<void> {
    const kept = { ...EMPTY, chains: [[arena]], lines: { 1: { chain: 0, log } } };
    await this.#begin(WATCHED_GAME, kept, (line) => line.table.open(kept));
  }

  /** Handles a key of this place. Returns false for other keys. */
  takesKey(key: string): boolean {
    if (key !== 'Escape' || !this.moments.value) return this.table.value?.takesKey(key) ?? false;
    this.toggleMoments();
    return true;
  }
}

const hashesOf = ({ hashes }: PlayableSet): string => hashes.join(' ');
