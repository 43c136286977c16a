/** The state of the host's page: its tables, refreshed periodically. */
import type { GamesAllowed } from '../../../program/index.ts';
import type { CardWords } from '../../messages.ts';
import { type NewGame, withSeats } from '../../page/around/new-game.ts';
import { reasonOf } from '../../page/around/words.ts';
import type { WorkerLine } from '../../page/worker-line.ts';
import type {
  FindingsAnswer,
  HostAnswer,
  NewGamesAnswer,
  StudioAnswer,
} from '../../protocol/host-messages.ts';
import { askServer, inGame, Refusal } from '../ask-server.ts';
import { LookingBack, type MomentAt } from '../looking-back.ts';
import { loadCards, newScreenLine } from '../screen-line.ts';

/** The interval between requests, in milliseconds. */
const EVERY = 2000;

export class Hosting {
  readonly #key: string;
  readonly #changed: () => void;
  answer: HostAnswer | undefined;
  /** What a new table can be, and what it will be, once its form has been opened. */
  games: GamesAllowed | undefined;
  wanted: NewGame | undefined;
  /** The findings, while they are open. */
  findings: FindingsAnswer | undefined;
  #wantsFindings = false;
  /** The number of requests for tables so far, and the number of the request whose answer is shown. */
  #asked = 0;
  #answered = 0;
  /** The cards of the findings, by number. */
  words: ReadonlyMap<number, CardWords> = new Map();
  #line: WorkerLine | undefined;
  /** The game under review. */
  back: LookingBack | undefined;
  /** Why a request failed. */
  refused = '';
  /** Whether the host does not answer, so that the page may be out of date. */
  isAway = false;
  /** The link that was copied last. */
  copied = '';

  constructor(key: string, changed: () => void) {
    this.#key = key;
    this.#changed = changed;
    void this.#look();
  }

  /** Requests the tables periodically while the page is visible. */
  async #look(): Promise<void> {
    if (!document.hidden) await this.ask('/api/tables');
    // The findings have not arrived yet, or bots are still playing.
    if (this.#wantsFindings && (this.findings?.botGames ?? null) === null) await this.#askFindings();
    setTimeout(() => void this.#look(), EVERY);
  }

  /** Shows the current findings, or the tables again. */
  async showFindings(isShown: boolean): Promise<void> {
    this.#wantsFindings = isShown;
    this.findings = undefined;
    this.#changed();
    if (isShown) await this.#askFindings();
    if (isShown && !this.#line) await this.#loadCards();
  }

  async #askFindings(): Promise<void> {
    const answer = await this.#request<FindingsAnswer>('/api/findings');
    // The user may have left the findings in the meantime.
    if (this.#wantsFindings) this.findings = answer ?? this.findings;
    this.#changed();
  }

  /** Loads the titles and pictures of the newest table's cards. */
  async #loadCards(): Promise<void> {
    if (!this.answer) await this.ask('/api/tables');
    const table = this.answer?.tables.at(-1);
    if (!table) return;
    const line = newScreenLine({
      updated: () => undefined,
      changed: this.#changed,
      lost: () => this.#refuse('The pictures of cards cannot be drawn: load the page again.'),
    });
    this.#line = line;
    try {
      this.words = (await loadCards(line, table.id, keyIn(table.watch))).cards;
      this.#changed();
    } catch (error) {
      // Try again when the findings are opened next time.
      line.close();
      this.#line = undefined;
      this.#refuse(reasonOf(error));
    }
  }

  /** The URL of a card's picture; `undefined` until it is drawn. */
  face(card: number): string | undefined {
    return this.words.has(card) ? this.#line?.face(card)?.address : undefined;
  }

  /** The name of a person at a table. */
  nameOf(id: string, seat: number | null): string {
    if (seat === null) return 'host';
    const name = this.answer?.tables.find((table) => table.id === id)?.people[seat]?.name ?? '';
    return name === '' ? `seat ${seat + 1}` : name;
  }

  /** Opens the studio with a game at a moment. */
  async openInStudio({ id, choice, game }: MomentAt): Promise<void> {
    // Browsers allow opening a window only during a click.
    const other = open('', '_blank');
    if (other) other.opener = null;
    const answer = await this.#request<StudioAnswer>(`/api/tables/${id}/studio/${choice}${inGame(game)}`);
    if (answer) (other ?? window).location.href = answer.link;
    else other?.close();
    this.#changed();
  }

  #refuse(words: string): void {
    this.refused = words;
    this.#changed();
  }

  /** Reviews a game from a moment; `undefined` closes the review. */
  lookBack(at?: MomentAt): void {
    this.back?.close();
    const watch = this.answer?.tables.find(({ id }) => id === at?.id)?.watch;
    this.back = at && watch !== undefined ? new LookingBack(at, keyIn(watch), this.#changed) : undefined;
    this.#changed();
  }

  /** Creates a new table that continues the game under review from its current moment. */
  async playOn(): Promise<void> {
    if (!this.back) return;
    const { id, choice, game } = this.back.at;
    await this.ask(`/api/tables/${id}/again/${choice}${inGame(game)}`, {});
    if (this.refused !== '') return;
    void this.showFindings(false);
    this.lookBack();
  }

  /** Asks what a new table can be. The cards may have changed since the last time. */
  async askGames(): Promise<void> {
    const answer = await this.#request<NewGamesAnswer>('/api/games');
    this.games = answer?.games ?? this.games;
    if (answer) this.wanted ??= withSeats({ ...answer.setup, names: [] }, answer.setup.players.length);
    this.#changed();
  }

  /** Changes what the next table will be. */
  want(change: (now: NewGame) => NewGame): void {
    this.wanted &&= change(this.wanted);
    this.#changed();
  }

  addTable(): void {
    void this.ask('/api/tables', this.wanted ?? {});
  }

  async copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.copied = link;
    } catch {
      this.refused = 'The browser does not allow copying: select the link and copy it yourself.';
    }
    this.#changed();
  }

  /** Sends a request whose answer contains all tables. */
  async ask(path: string, body?: object): Promise<void> {
    const asked = ++this.#asked;
    const answer = await this.#request<HostAnswer>(path, body);
    // Answers may arrive out of order: keep that of the latest request.
    if (answer && asked > this.#answered) {
      this.answer = answer;
      this.#answered = asked;
    }
    this.#changed();
  }

  /** Sends a request to the server, and shows a refusal. */
  async #request<T>(path: string, body?: object): Promise<T | undefined> {
    try {
      const answer = await askServer<T>(path, this.#key, body);
      this.isAway = false;
      if (body) this.refused = '';
      return answer;
    } catch (error) {
      this.isAway = !(error instanceof Refusal);
      if (error instanceof Refusal) this.refused = error.message;
      return undefined;
    }
  }
}

/** The key in a link. */
const keyIn = (link: string): string => new URL(link).hash.slice(1);
