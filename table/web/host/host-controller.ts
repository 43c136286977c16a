/** The state of the host's page: its tables, refreshed periodically. */
import { signal } from '@preact/signals';
import type { GamesAllowed } from '../../../program/index.ts';
import { type NewGame, withSeats } from '../../page/around/new-game.ts';
import { errorReason } from '../../page/around/words.ts';
import type { TableController } from '../../page/table-controller.ts';
import type {
  FindingsAnswer,
  HostAnswer,
  NewGamesAnswer,
  StudioAnswer,
} from '../../protocol/host-messages.ts';
import { askServer, inGame, Refusal } from '../ask-server.ts';
import { FarScreen } from '../far-screen.ts';
import { GameReview, type MomentAddress } from '../game-review.ts';

/** The interval between requests, in milliseconds. */
const REFRESH_MS = 2000;

/** What a component of the page of the host takes. */
export interface HostProps {
  host: HostController;
}

export class HostController {
  readonly #key: string;
  readonly answer = signal<HostAnswer | undefined>();
  /** What a new table can be, and what it will be, once its form has been opened. */
  readonly games = signal<GamesAllowed | undefined>();
  readonly wanted = signal<NewGame | undefined>();
  /** The findings, while they are open. */
  readonly findings = signal<FindingsAnswer | undefined>();
  #wantsFindings = false;
  /** The number of requests for tables so far, and the number of the request whose answer is shown. */
  #asked = 0;
  #answered = 0;
  /** The newest table, for the titles and pictures of the findings' cards. */
  readonly cards = signal<TableController | undefined>();
  /** The game under review. */
  readonly review = signal<GameReview | undefined>();
  /** Why a request failed. */
  readonly refused = signal('');
  /** Whether the host does not answer, so that the page may be out of date. */
  readonly isAway = signal(false);
  /** The link that was copied last. */
  readonly copied = signal('');

  constructor(key: string) {
    this.#key = key;
    void this.#refresh();
  }

  /** Requests the tables periodically while the page is visible. */
  async #refresh(): Promise<void> {
    if (!document.hidden) await this.ask('/api/tables');
    // The findings have not arrived yet, or bots are still playing.
    if (this.#wantsFindings && (this.findings.value?.botGames ?? null) === null) await this.#askFindings();
    setTimeout(() => void this.#refresh(), REFRESH_MS);
  }

  /** Shows the current findings, or the tables again. */
  async showFindings(isShown: boolean): Promise<void> {
    this.#wantsFindings = isShown;
    this.findings.value = undefined;
    if (isShown) await this.#askFindings();
    if (isShown && !this.cards.value) await this.#loadCards();
  }

  async #askFindings(): Promise<void> {
    const answer = await this.#request<FindingsAnswer>('/api/findings');
    // The user may have left the findings in the meantime.
    if (this.#wantsFindings) this.findings.value = answer ?? this.findings.value;
  }

  async #loadCards(): Promise<void> {
    if (!this.answer.value) await this.ask('/api/tables');
    const table = this.answer.value?.tables.at(-1);
    if (!table) return;
    const screen = new FarScreen({ lost: (reason) => (this.refused.value = reason) });
    this.cards.value = screen.table;
    try {
      await screen.loadCards(table.id, keyIn(table.watch));
    } catch (error) {
      // Try again when the findings are opened next time.
      this.cards.value = undefined;
      screen.line.close();
      this.refused.value = errorReason(error);
    }
  }

  /** The URL of a card's picture; `undefined` until it is drawn. */
  face(card: number): string | undefined {
    const table = this.cards.value;
    return table?.card(card) && table.backend.face(card)?.address;
  }

  /** The name of a person at a table. */
  nameOf(id: string, seat: number | null): string {
    if (seat === null) return 'host';
    return this.answer.value?.tables.find((table) => table.id === id)?.people[seat]?.name ?? '';
  }

  /** The name of a table. */
  tableName(id: string): string {
    return this.answer.value?.tables.find((table) => table.id === id)?.name ?? id;
  }

  /** Opens the studio with a game at a moment. */
  async openInStudio({ id, choice, game }: MomentAddress): Promise<void> {
    // Browsers allow opening a window only during a click.
    const other = open('', '_blank');
    if (other) other.opener = null;
    const answer = await this.#request<StudioAnswer>(`/api/tables/${id}/studio/${choice}${inGame(game)}`);
    if (answer) (other ?? window).location.href = answer.link;
    else other?.close();
  }

  /** Reviews a game from a moment; `undefined` closes the review. */
  reviewGame(at?: MomentAddress): void {
    this.review.value?.close();
    const table = this.answer.value?.tables.find(({ id }) => id === at?.id);
    this.review.value = at && table && new GameReview(at, keyIn(table.watch));
  }

  /** Creates a new table that continues the game under review from its current moment. */
  async playOn(): Promise<void> {
    if (!this.review.value) return;
    const { id, choice, game } = this.review.value.at;
    await this.ask(`/api/tables/${id}/again/${choice}${inGame(game)}`, {});
    if (this.refused.value !== '') return;
    void this.showFindings(false);
    this.reviewGame();
  }

  /** Asks what a new table can be. The cards may have changed since the last time. */
  async askGames(): Promise<void> {
    const answer = await this.#request<NewGamesAnswer>('/api/games');
    this.games.value = answer?.games ?? this.games.value;
    if (answer) this.wanted.value ??= withSeats({ ...answer.setup, names: [] }, answer.setup.players.length);
  }

  /** Changes what the next table will be. */
  want(change: (now: NewGame) => NewGame): void {
    this.wanted.value &&= change(this.wanted.value);
  }

  /** Makes a table. @param name its name; if empty, the host finds one */
  addTable(name = ''): void {
    const { names: _, ...setup } = this.wanted.value ?? { names: [] };
    void this.ask('/api/tables', { ...setup, name });
  }

  async copy(link: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.copied.value = link;
    } catch {
      this.refused.value = 'The browser does not allow copying: select the link and copy it yourself.';
    }
  }

  /** Sends a request whose answer contains all tables. */
  async ask(path: string, body?: object): Promise<void> {
    const asked = ++this.#asked;
    const answer = await this.#request<HostAnswer>(path, body);
    // Answers may arrive out of order: keep that of the latest request.
    if (answer && asked > this.#answered) {
      this.answer.value = answer;
      this.#answered = asked;
    }
  }

  /** Sends a request to the server, and shows a refusal. */
  async #request<T>(path: string, body?: object): Promise<T | undefined> {
    try {
      const answer = await askServer(path, this.#key, body);
      this.isAway.value = false;
      if (body) this.refused.value = '';
      return (await answer.json()) as T;
    } catch (error) {
      this.isAway.value = !(error instanceof Refusal);
      if (error instanceof Refusal) this.refused.value = error.message;
      return undefined;
    }
  }
}

/** The key in a link. */
const keyIn = (link: string): string => new URL(link).hash.slice(1);
