/**
 * What the page of a table asks its worker, and how it learns of changes. Bots think in slices of a few milliseconds, so that the
 * page never waits for them.
 */
import type { Lang } from '../../print/face/index.ts';
import { type Hex, hexName, UserError } from '../../program/index.ts';
import { cardBook } from '../card-book.ts';
import { LocalTable } from '../local/local-table.ts';
import type { TableUpdate, TableView } from '../messages.ts';
import type { BoardWanted, CardDrawn, LookData, Picture, PixelArea } from '../pictures.ts';
import { type FarMessage, FarTable } from '../screen/far-table.ts';
import { TablePictures } from './table-pictures.ts';

/** Roughly how many milliseconds bots think before messages are handled. */
const SLICE_MS = 12;
/** The minimum number of milliseconds between two messages to the page while the table changes by itself. */
const PACE_MS = 40;

/** How the worker begins. */
export interface TableOpening {
  lang: Lang;
  /** Words and icons that the set has in addition to its cards. */
  look?: LookData;
  /** Whether the game is played elsewhere; the page then passes on the news about it. */
  isFar?: boolean;
}

/** What the page receives unrequested: among others, the tiles with their names. */
export type TableNews = TableUpdate & { board: Picture; hexes: (Hex & { name: string })[] };

/** The requests of a page to its table. One far away answers some of them only. */
export type TableRequest = Exclude<keyof LocalTable, 'think' | 'news' | 'shown' | 'chain' | 'line'>;

/** The logic of the worker, independent of a real one. */
export class TableWorker {
  readonly #post: (news: TableNews) => void;
  readonly #wake: () => void;
  #table: LocalTable | FarTable = new LocalTable();
  #shown: TableView | undefined;
  #look: LookData | undefined;
  #pictures: { of: LocalTable['chain']; drawn: TablePictures } | undefined;
  /** The size of the board; the first one applies until the page has measured it. */
  #room: PixelArea = { width: 640, height: 480 };
  #toldAt = Number.NEGATIVE_INFINITY;

  /** @param wake is called when there may be something for `step` to do */
  constructor(post: (news: TableNews) => void, wake: () => void = () => undefined) {
    this.#post = post;
    this.#wake = wake;
  }

  open({ look, lang, isFar = false }: TableOpening): void {
    const nouns = look?.nouns[lang];
    this.#table = isFar
      ? new FarTable(lang)
      : new LocalTable((chain) => cardBook(chain, nouns && new Map(nouns), lang));
    this.#look = look;
  }

  /** Passes on what the page has been told about a table far away. */
  tell(message: FarMessage): void {
    if ('cards' in message) {
      this.#look = message.cards.look;
      this.#shown = undefined;
    }
    if (this.#table instanceof FarTable) this.#table.take(message);
    this.#wake();
  }

  /** Asks the table. News goes to the page before the answer. @throws UserError if the request is impossible */
  ask<Name extends TableRequest>(
    name: Name,
    ...params: Parameters<LocalTable[Name]>
  ): ReturnType<LocalTable[Name]> {
    const request = (this.#table as LocalTable)[name] as
      | ((...given: Parameters<LocalTable[Name]>) => ReturnType<LocalTable[Name]>)
      | undefined;
    if (!request) throw new UserError('only the table itself can answer that');
    try {
      return request.apply(this.#table, params);
    } finally {
      this.#sendNews();
      this.#wake();
    }
  }

  /**
   * The board for an area; `undefined` before there is one. The area also applies to boards that are sent with later news. In the
   * picture, the shapes of an entry have its index as `data-option`.
   */
  board(room: PixelArea, wanted: BoardWanted): Picture | undefined {
    this.#room = room;
    return this.#shown && this.#drawing().board(this.#shown, room, wanted);
  }

  /** The front of a card; `undefined` if the game has no such card. */
  front(card: number, lang: Lang): CardDrawn | undefined {
    return this.#drawing().front(card, lang);
  }

  /** The SVG picture of an element. */
  sign(element: string): string {
    return this.#drawing().sign(element);
  }

  /** Lets bots think for one slice. Returns the milliseconds until the next step, or `undefined` if nothing is left to do. */
  step(): number | undefined {
    const until = performance.now() + SLICE_MS;
    let isThinking = this.#table instanceof LocalTable;
    while (isThinking && performance.now() < until) isThinking = (this.#table as LocalTable).think();
    const wait = this.#toldAt + PACE_MS - performance.now();
    if (wait <= 0) this.#sendNews();
    if (isThinking) return 0;
    return wait > 0 ? wait : undefined;
  }

  #sendNews(): void {
    const news = this.#table.news();
    if (!news) return;
    this.#toldAt = performance.now();
    this.#shown = news.shown;
    const board = this.#drawing().board(news.shown, this.#room);
    const hexes = news.shown.view.landscape.map(({ q, r }) => ({ q, r, name: hexName({ q, r }) }));
    this.#post({ ...news, board, hexes });
  }

  /** The drawings for the cards in play. */
  #drawing(): TablePictures {
    const { chain } = this.#table;
    if (this.#pictures?.of !== chain)
      this.#pictures = { of: chain, drawn: new TablePictures(chain, this.#look) };
    return this.#pictures.drawn;
  }
}
