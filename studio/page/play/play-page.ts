/** The state of the place Play: a game at this screen, and the choices for a new one. */

import type { SetProgram } from '../../../program/index.ts';
import type {
  CardWords,
  Decided,
  LineSummary,
  LocalTable,
  ReplayOutcome,
  ReturnMoment,
  SavedLines,
} from '../../../table/index.ts';
import type { NewGame } from '../../../table/page/around/index.ts';
import type { TableController, WorkerLine } from '../../../table/page/index.ts';
import type { ChainShown } from '../../messages.ts';
import { loadedPart } from '../shell/part.tsx';
import type { Studio } from '../studio.ts';
import { isChanged } from '../texts/documents.ts';
import { takeGame } from './brought.ts';
import { KeptGame, keptAfter } from './saved-games.ts';
import { startOf, usualGame } from './starting.ts';

/** Stands in for hashes: a game that is not of the set, but of some of its cards. It is not saved. */
const WATCHED = 'watched';

const EMPTY: SavedLines = { chains: [], names: [], lines: {}, line: 1 };

export class PlayPage {
  readonly #studio: Studio;
  readonly #game: KeptGame;
  #line: WorkerLine | undefined;
  table: TableController | undefined;
  /** The current set, or why it cannot be played. */
  set: ChainShown | { refused: string } | undefined;
  wanted: NewGame | undefined;
  /** Why a request failed, in a sentence. */
  refused = '';
  /** How the game would continue with the changed cards, if the user has to decide about that. */
  again: ReplayOutcome | undefined;
  moments: { moments: readonly ReturnMoment[]; lines: readonly LineSummary[] } | undefined;
  /** The data about the game outside its worker. */
  #kept: SavedLines = EMPTY;
  /** The hashes of the sets in the game, and the version of the texts last asked about. */
  #hashes = '';
  #asked = -1;
  /** Whether moments are shown, or will be once they arrive. */
  #wantsMoments = false;
  /** Whether a return to a moment is in progress. */
  #isReturning = false;
  /** How many decisions about changed cards were made. */
  #decisions = 0;

  constructor(studio: Studio) {
    this.#studio = studio;
    this.#game = new KeptGame(studio.set.folder);
    addEventListener('keydown', (event) => this.#takeKey(event), { capture: true });
  }

  /** Requests the current set after each change; during a game, only once everything is saved. */
  look(): void {
    const {
      line,
      documents,
      answers: { checked },
    } = this.#studio;
    const isSaved = ![...documents.values()].some(isChanged);
    if (!checked.value || line.version === this.#asked || (this.table && !isSaved)) return;
    this.#asked = line.version;
    void this.#askSet(line.version);
  }

  async #askSet(version: number): Promise<void> {
    const { line } = this.#studio;
    const isLate = () => version !== line.version || version !== this.#asked;
    const set = await line.ask('chain', {});
    if (isLate()) return;
    if (!set) {
      this.#asked = -1;
      return;
    }
    this.set = set;
    if ('chain' in set) {
      this.wanted ??= usualGame(set.games);
      const brought = takeGame();
      if (brought) void this.openLog(brought.log, brought.names);
      if (this.table && this.#hashes !== WATCHED && hashesOf(set) !== this.#hashes) void this.#askAgain(set);
    }
    this.#studio.changed();
  }

  /** Whether there is a last game to continue. */
  get hasLast(): boolean {
    return this.#game.isThere;
  }

  /** Changes the new game as it is now, which the page may not show yet. */
  want(change: (now: NewGame) => NewGame): void {
    this.wanted &&= change(this.wanted);
    this.#studio.changed();
  }

  /** Starts a game with the chosen options. */
  async start(): Promise<void> {
    const { set, wanted } = this;
    if (!set || !('chain' in set) || !wanted) return;
    const start = startOf(set, wanted);
    const kept = { ...EMPTY, chains: [set.chain], names: start.names };
    await this.#begin(hashesOf(set), kept, (line) => line.ask('start', start));
  }

  /** Continues the last game. */
  async continueLast(): Promise<void> {
    const kept = this.#game.read();
    if (kept) await this.#open(kept);
  }

  /** Continues a saved game. */
  async #open(kept: SavedLines): Promise<void> {
    const { set } = this;
    if (!set || !('chain' in set)) return;
    await this.#begin(hashesOf(set), kept, (line) => line.ask('open', kept));
    // Its cards may differ from those of the current set.
    if (this.table) await this.#askAgain(set);
  }

  async #begin(
    hashes: string,
    kept: SavedLines,
    asked: (line: WorkerLine) => Promise<unknown>,
  ): Promise<void> {
    // The table is loaded with the first game.
    const page = await loadedPart(() => import('../../../table/page/index.ts')).catch(() => undefined);
    this.leave();
    if (!page) {
      this.refused = 'The table could not be loaded. Try again.';
      this.#studio.changed();
      return;
    }
    const { TableController, WorkerLine } = page;
    this.#kept = kept;
    this.#hashes = hashes;
    const changed = () => this.#studio.changed();
    const { look, lang } = this.#studio;
    const line: WorkerLine = new WorkerLine({
      worker: new Worker('table-worker.js'),
      ...{ lang: lang.value, look },
      updated: ({ shown, keeping, board }) => {
        void this.#keep({ ...keptAfter(this.#kept, keeping), line: shown.line }, line);
        this.table ??= new TableController(line);
        const isSame = this.table.shown.value?.view.seat === shown.view.seat;
        this.table.take(shown, board);
        // Other players must not see the moments of this one.
        if (!isSame) this.#hideMoments();
        else if (this.#wantsMoments) void this.#askMoments();
      },
      lost: () => {
        this.leave();
        this.refused = 'The table stopped working. Your game is saved, and you can continue it.';
        changed();
      },
    });
    this.#line = line;
    try {
      await asked(line);
      await this.#askCards();
    } catch (error) {
      this.leave();
      this.refused = error instanceof Error ? error.message : String(error);
    }
    changed();
  }

  async #askCards(): Promise<void> {
    const cards = (await this.#line?.ask('cards')) ?? [];
    if (this.table) this.table.cards.value = new Map(cards.map((card: CardWords) => [card.number, card]));
    this.#studio.changed();
  }

  async #keep(kept: SavedLines, line: WorkerLine): Promise<void> {
    this.#kept = kept;
    const isWhole = Object.values(kept.lines).every(({ chain }) => chain < kept.chains.length);
    // The game uses cards that are not saved yet.
    if (!isWhole) this.#kept = await line.ask('save');
    if (this.#hashes !== WATCHED) this.#game.write(this.#kept);
  }

  /** Leaves the table; the game stays saved. */
  leave(): void {
    this.#line?.close();
    this.#line = this.table = this.again = undefined;
    this.#hideMoments();
    this.#isReturning = false;
    this.refused = '';
    this.#asked = -1;
  }

  async #askAgain(set: ChainShown): Promise<void> {
    const decisions = this.#decisions;
    const again = await this.#line?.ask('changed', set.chain);
    // The user may have decided in the meantime.
    if (!again || decisions !== this.#decisions) return;
    this.again = again.is === 'same' ? undefined : again;
    if (again.is === 'same') this.#hashes = hashesOf(set);
    this.#studio.changed();
  }

  /** Decides how the game continues after its cards have changed. */
  async decide(decided: Decided): Promise<void> {
    const { set } = this;
    this.#decisions++;
    this.again = undefined;
    if (set && 'chain' in set) this.#hashes = hashesOf(set);
    // Nothing of the earlier game is kept; the new one is requested as a whole.
    if (decided === 'anew') this.#kept = { ...EMPTY, names: this.#kept.names };
    await this.#line?.ask('decide', decided);
    await this.#otherCards();
  }

  /** Reloads the cards, which may have changed. */
  async #otherCards(): Promise<void> {
    this.#line?.forget();
    await this.#askCards();
  }

  async #askMoments(): Promise<void> {
    this.#wantsMoments = true;
    const moments = await this.#line?.ask('moments');
    // The moments may have been hidden in the meantime.
    if (this.#wantsMoments) this.moments = moments;
    this.#studio.changed();
  }

  /** Shows or hides the moments to return to. */
  toggleMoments(): void {
    if (!this.#wantsMoments) void this.#askMoments();
    else this.#hideMoments();
    this.#studio.changed();
  }

  #hideMoments(): void {
    this.#wantsMoments = false;
    this.moments = undefined;
  }

  /** Continues from a moment. */
  async returnTo(where: Parameters<LocalTable['returnTo']>[0]): Promise<void> {
    // Only once, even after fast clicks.
    if (this.#isReturning) return;
    this.#isReturning = true;
    try {
      await this.#line?.ask('returnTo', where);
    } catch (error) {
      if (this.table) this.table.notice.value = error instanceof Error ? error.message : String(error);
      this.#studio.changed();
      return;
    } finally {
      this.#isReturning = false;
    }
    // Another line may have been played with other cards.
    if ('line' in where) await this.#otherCards();
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
    if (!this.set || !('chain' in this.set)) return;
    await this.#open({ ...EMPTY, chains: [this.set.chain], names, lines: { 1: { chain: 0, log: text } } });
  }

  /** Opens the latest position of a game found by a search, which is played with a set of its own. */
  async watch(arena: SetProgram, log: string): Promise<void> {
    const kept = { ...EMPTY, chains: [[arena]], lines: { 1: { chain: 0, log } } };
    await this.#begin(WATCHED, kept, (line) => line.ask('open', kept));
  }

  #takeKey(event: KeyboardEvent): void {
    const { ctrlKey, metaKey, altKey, key, target } = event;
    const isWriting =
      target instanceof Element && target.closest('input, select, textarea, .source') !== null;
    if (ctrlKey || metaKey || altKey || isWriting || this.#studio.address.value.place !== 'play') return;
    if (key === 'Escape' && this.#wantsMoments) this.toggleMoments();
    else if (!this.table?.takesKey(key)) return;
    event.preventDefault();
  }
}

const hashesOf = ({ hashes }: ChainShown): string => hashes.join(' ');

const all = new WeakMap<Studio, PlayPage>();

/** The place Play of a studio. */
export function playingOf(studio: Studio): PlayPage {
  const playing = all.get(studio) ?? new PlayPage(studio);
  all.set(studio, playing);
  return playing;
}
