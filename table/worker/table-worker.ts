/**
 * What the page of a table asks its worker, and how it learns of changes. Bots think in slices of a few milliseconds, so that the
 * page never waits for them.
 */
import { type Lang, withOwnIcons } from '../../print/face/index.ts';
import { bookForPage } from '../card-book.ts';
import { LocalTable } from '../local/local-table.ts';
import type { BoardRequest, ExtrasData, Picture, PixelArea } from '../pictures.ts';
import { FarTable } from '../screen/far-table.ts';
import type { PosterFacts } from '../screen/poster.ts';
import type { ScreenView, TableUpdate } from '../screen/screen.ts';
import { TablePictures } from './table-pictures.ts';

/** Roughly how many milliseconds bots think before messages are handled. */
const SLICE_MS = 12;
/** The minimum number of milliseconds between two messages to the page while the table changes by itself. */
const PACE_MS = 40;

/** How the worker begins. */
export interface TableOpening {
  /** The language of a game in this browser; a table far away says its own. */
  lang: Lang;
  /** Words and icons that the set has in addition to its cards. */
  extras?: ExtrasData;
  /** Whether the game is played elsewhere; the page then passes on the news about it. */
  isFar?: boolean;
}

/** What the page receives unrequested. */
export type TableNews = TableUpdate & { board: Picture };

/** The logic of the worker, independent of a real one. */
export class TableWorker {
  readonly #post: (news: TableNews) => void;
  readonly #wake: () => void;
  /** The table, which the page asks directly. */
  table!: LocalTable | FarTable;
  #isThinking = false;
  #shown: ScreenView | undefined;
  #extras: ExtrasData | undefined;
  #pictures: TablePictures | undefined;
  /** The size of the board; the first one applies until the page has measured it. */
  #room: PixelArea = { width: 640, height: 480 };
  #toldAt = Number.NEGATIVE_INFINITY;

  /** @param wake is called when there may be something for `step` to do */
  constructor(post: (news: TableNews) => void, wake: () => void = () => undefined) {
    this.#post = post;
    this.#wake = wake;
  }

  open({ extras, lang, isFar = false }: TableOpening): void {
    const changed = () => this.#changed();
    this.table = isFar
      ? new FarTable(changed)
      : new LocalTable((chain) => bookForPage(chain, lang, extras), changed);
    this.#extras = extras;
  }

  /**
   * News of a table in this process goes to the page before the answer to the request that made it. Other news, of bots or from far
   * away, is sent by `step`, less often.
   */
  #changed(): void {
    if (!this.#isThinking && this.table instanceof LocalTable) this.#sendNews();
    this.#wake();
  }

  /**
   * The board for an area; `undefined` before there is one. The area also applies to boards that are sent with later news. In the
   * picture, the shapes of an entry have its index as `data-option`.
   */
  board(room: PixelArea, wanted: BoardRequest): Picture | undefined {
    this.#room = room;
    return this.#shown && this.pictures.board(this.#shown, room, wanted);
  }

  /** The poster of the game, as SVG; `undefined` until it is over and the page knows where its points came from. */
  poster(facts: PosterFacts): string | undefined {
    const gains = this.table.gains();
    // A game that was stopped has no winner to show.
    if (!gains || this.#shown?.view.status !== 'over') return undefined;
    return this.pictures.poster(this.#shown, gains, facts);
  }

  /** Lets bots think for one slice. Returns the milliseconds until the next step, or `undefined` if nothing is left to do. */
  step(): number | undefined {
    const until = performance.now() + SLICE_MS;
    const { table } = this;
    this.#isThinking = table instanceof LocalTable;
    while (this.#isThinking && performance.now() < until) this.#isThinking = (table as LocalTable).think();
    const hasMore = this.#isThinking;
    this.#isThinking = false;
    const wait = this.#toldAt + PACE_MS - performance.now();
    if (wait <= 0) this.#sendNews();
    if (hasMore) return 0;
    return wait > 0 ? wait : undefined;
  }

  #sendNews(): void {
    const news = this.table.news();
    if (!news) return;
    this.#toldAt = performance.now();
    this.#shown = news.shown;
    const board = this.pictures.board(news.shown, this.#room);
    this.#post({ ...news, board });
  }

  /** The pictures for the cards in play, which the page asks directly, too. */
  get pictures(): TablePictures {
    const { book } = this.table;
    const extras = this.table instanceof FarTable ? this.table.extras : this.#extras;
    if (this.#pictures?.book !== book)
      this.#pictures = new TablePictures(book, extras && withOwnIcons(extras.icons), extras?.art);
    return this.#pictures;
  }
}
