/** The state of the page of the host: its tables, as they were a moment ago. */
import type { CardWords, Decided, Player } from '../../../table/index.ts';
import type { FindingsAnswer, HostAnswer, StudioAnswer } from '../../host-messages.ts';
import { LookingBack, type MomentAt } from '../looking-back.ts';
import { loadCards, newScreenLine, type ScreenLine } from '../screen-line.ts';

/** Milliseconds between looks at the tables. */
const EVERY = 2000;

export class Hosting {
  readonly #key: string;
  readonly #changed: () => void;
  answer: HostAnswer | undefined;
  /** What people found out, while that is looked at. */
  findings: FindingsAnswer | undefined;
  #wantsFindings = false;
  /** How often the tables were asked for, and which of those times is shown. */
  #asked = 0;
  #answered = 0;
  /** The cards that findings are about, by number. */
  words: ReadonlyMap<number, CardWords> = new Map();
  #line: ScreenLine | undefined;
  /** A game that is looked back at. */
  back: LookingBack | undefined;
  /** Why something could not be. */
  refused = '';
  /** The host does not answer: what is shown is how it was. */
  isAway = false;
  /** The link that was copied last. */
  copied = '';

  constructor(key: string, changed: () => void) {
    this.#key = key;
    this.#changed = changed;
    void this.#look();
  }

  /** Looks at the tables again and again, while the page is seen. */
  async #look(): Promise<void> {
    if (!document.hidden) await this.ask('GET', '/api/tables');
    // They have not come yet, or bots still play.
    if (this.#wantsFindings && (this.findings?.botGames ?? null) === null) await this.#askFindings();
    setTimeout(() => void this.#look(), EVERY);
  }

  /** Shows what people found out, as it is now; or the tables again. */
  async showFindings(isShown: boolean): Promise<void> {
    this.#wantsFindings = isShown;
    this.findings = undefined;
    this.#changed();
    if (isShown) await this.#askFindings();
    if (isShown && !this.#line) await this.#loadCards();
  }

  async #askFindings(): Promise<void> {
    const answer = await this.request<FindingsAnswer>('GET', '/api/findings');
    // Somebody may have gone elsewhere meanwhile.
    if (this.#wantsFindings) this.findings = answer ?? this.findings;
    this.#changed();
  }

  /** The titles and pictures of the cards, as the latest table has them. */
  async #loadCards(): Promise<void> {
    if (!this.answer) await this.ask('GET', '/api/tables');
    const table = this.answer?.tables.at(-1);
    if (!table) return;
    const line = newScreenLine(
      () => undefined,
      this.#changed,
      () => this.#refuse('The pictures of cards cannot be drawn: load the page again.'),
    );
    this.#line = line;
    try {
      this.words = (await loadCards(line, table.id, keyIn(table.watch))).cards;
      this.#changed();
    } catch (error) {
      // The next who looks at findings asks again.
      line.close();
      this.#line = undefined;
      this.#refuse(error instanceof Error ? error.message : String(error));
    }
  }

  /** The address of the picture of a card; undefined until it is drawn. */
  face(card: number): string | undefined {
    return this.words.has(card) ? this.#line?.face(card)?.address : undefined;
  }

  /** What somebody is called who sits at a table. */
  nameOf(id: string, seat: number | null): string {
    if (seat === null) return 'host';
    const name = this.answer?.tables.find((table) => table.id === id)?.people[seat]?.name ?? '';
    return name === '' ? `seat ${seat + 1}` : name;
  }

  /** Goes on with a game in the studio, from a moment on. */
  async openInStudio({ id, choice, game }: MomentAt): Promise<void> {
    // Browsers open a window only while somebody clicks.
    const other = open('', '_blank');
    if (other) other.opener = null;
    const answer = await this.request<StudioAnswer>(
      'GET',
      `/api/tables/${id}/studio/${choice}${inGame(game)}`,
    );
    if (answer) (other ?? window).location.href = answer.link;
    else other?.close();
    this.#changed();
  }

  #refuse(words: string): void {
    this.refused = words;
    this.#changed();
  }

  /** Looks back at a game from a moment on; or no longer. */
  lookBack(at?: MomentAt): void {
    this.back?.close();
    const watch = this.answer?.tables.find(({ id }) => id === at?.id)?.watch;
    this.back = at && watch !== undefined ? new LookingBack(at, keyIn(watch), this.#changed) : undefined;
    this.#changed();
  }

  /** A new table at which the game that is looked back at goes on. */
  async playOn(): Promise<void> {
    if (!this.back) return;
    const { id, choice, game } = this.back.at;
    await this.ask('POST', `/api/tables/${id}/again/${choice}${inGame(game)}`, {});
    if (this.refused !== '') return;
    void this.showFindings(false);
    this.lookBack();
  }

  addTable(): void {
    void this.ask('POST', '/api/tables', {});
  }

  /** What becomes of a game whose cards were changed. */
  decide(id: string, decided: Decided): void {
    void this.ask('POST', `/api/tables/${id}/decide`, { decided });
  }

  setPlayer(id: string, seat: number, player: Player): void {
    void this.ask('POST', `/api/tables/${id}/seat`, { seat, player });
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

  /** Asks something that answers with all tables. */
  async ask(method: 'GET' | 'POST', path: string, body?: object): Promise<void> {
    const asked = ++this.#asked;
    const answer = await this.request<HostAnswer>(method, path, body);
    // What was asked later may be answered sooner, and says how it is now.
    if (answer && asked > this.#answered) {
      this.answer = answer;
      this.#answered = asked;
    }
    this.#changed();
  }

  /** Asks the server, and shows what it refuses. */
  async request<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T | undefined> {
    try {
      const answer = await fetch(path, {
        method,
        headers: { 'x-ecos-key': this.#key, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const data = (await answer.json()) as T | { error: string };
      this.isAway = false;
      if (answer.ok) {
        if (method === 'POST') this.refused = '';
        return data as T;
      }
      this.refused = (data as { error: string }).error;
    } catch {
      this.isAway = true;
    }
    return undefined;
  }
}

/** Names a game of a table in an address; the last one needs no name. */
export const inGame = (game: number | undefined): string => (game === undefined ? '' : `?game=${game}`);

/** The key in a link. */
const keyIn = (link: string): string => new URL(link).hash.slice(1);
