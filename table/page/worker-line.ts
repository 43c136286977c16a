/**
 * The backend of a table page: a worker that plays in this browser, or one that draws what a server tells about a table far away.
 * Keeps the pictures that the worker has drawn.
 */
import { signal } from '@preact/signals';
import { type Endpoint, type Remote, wrap } from 'comlink';
import { copyPicture, WIDTHS_PX } from '../../print/copies/index.ts';
import type { Lang } from '../../print/face/index.ts';
import type { LocalTable } from '../local/local-table.ts';
import type { BoardRequest, CardDrawn, ExtrasData, Picture, PixelArea } from '../pictures.ts';
import type { FarTable } from '../screen/far-table.ts';
import type { PosterFacts } from '../screen/poster.ts';
import type { TablePictures } from '../worker/table-pictures.ts';
import type { TableNews, TableWorker } from '../worker/table-worker.ts';

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric' });

/** The part of `Worker` that the connection needs. */
export type LineWorker = Endpoint & Pick<Worker, 'terminate' | 'onerror'>;

/** The front of a card, or the picture of an element. */
type Drawing = Pick<CardDrawn, 'svg'> & Partial<CardDrawn>;
/** The same with the URL of its image. */
type Drawn = Drawing & { address: string };

/** What a page asks its table. Errors have a sentence for the user. */
type Requests = {
  [Name in Exclude<keyof LocalTable, 'think' | 'news' | 'shown' | 'book' | 'line'>]: (
    ...params: Parameters<LocalTable[Name]>
  ) => Promise<Awaited<ReturnType<LocalTable[Name]>>>;
};

type RemoteWorker = Pick<Remote<TableWorker>, 'open' | 'board' | 'poster'> & {
  table: Remote<LocalTable & FarTable>;
  pictures: Remote<TablePictures>;
};

interface WorkerLineOptions {
  worker: LineWorker;
  lang: Lang;
  extras?: ExtrasData | undefined;
  /** For a table far away: the requests that its server answers. The page does not offer others. */
  far?: Partial<Requests>;
  /** What the poster at the end of a game says besides the game. */
  about(): Omit<PosterFacts, 'day'>;
  /** The link of the replay of a finished game, if there is one. */
  replay?(): string | undefined;
  /** Loads the file of a card's picture. */
  picture?(card: number): Promise<Blob>;
  /** Called when the user has enlarged a card. */
  looked?(card: number): void;
  /** Opens a note on a card, or on the current moment; only where notes are supported. */
  note?(card?: number): void;
  /** Called when the table has changed. */
  updated(news: TableNews): void;
  /** Called when the worker has ended and its state is lost. */
  lost(): void;
}

export class WorkerLine {
  readonly options: WorkerLineOptions;
  readonly #asked: RemoteWorker;
  readonly table: Requests;
  /** The worker's table, if the game is played elsewhere: it takes what the server sends. */
  readonly farTable: Remote<FarTable>;
  /** The pictures by name, and the names of those that were requested. */
  readonly #drawn = signal<ReadonlyMap<string, Drawn>>(new Map());
  #requested = new Set<string>();
  /** The copies of cards' pictures, each made once. */
  #copies = new Map<number, Promise<void>>();
  #isClosed = false;

  constructor(options: WorkerLineOptions) {
    const { worker, lang, extras, far, updated, lost } = options;
    this.options = options;
    this.#asked = wrap<TableWorker>(worker) as unknown as RemoteWorker;
    const { table } = this.#asked;
    this.farTable = table;
    this.table = far ? ({ ...far, cards: () => table.cards() } as Requests) : table;
    // Answers go to their requests; what comes unrequested shows a table.
    worker.addEventListener('message', (event) => {
      const { data } = event as MessageEvent<TableNews | object>;
      if (!this.#isClosed && 'shown' in data) updated(data);
    });
    worker.onerror = (event) => {
      event.preventDefault();
      this.close();
      lost();
    };
    void this.#asked.open({ lang, isFar: far !== undefined, ...(extras && { extras }) });
  }

  /** Terminates the worker. Pending requests remain unanswered. */
  close(): void {
    this.#isClosed = true;
    this.options.worker.terminate();
    this.forget();
  }

  /** Drops all pictures, because the cards have changed. */
  forget(): void {
    for (const { address } of this.#drawn.value.values()) URL.revokeObjectURL(address);
    this.#drawn.value = new Map();
    this.#requested = new Set();
    this.#copies = new Map();
  }

  /** Draws the board. */
  board(wanted: BoardRequest, room: PixelArea): Promise<Picture | undefined> {
    return this.#asked.board(room, wanted);
  }

  /** The front of a card, perhaps with the row of a step lit; `undefined` until it is drawn. */
  face(card: number, step?: string): Drawn | undefined {
    return this.#picture(`card ${card} ${step ?? ''}`, async () => {
      const copy = this.#copies.get(card) ?? this.#copyPicture(card);
      this.#copies.set(card, copy);
      await copy;
      return this.#asked.pictures.front(card, step);
    });
  }

  /** Makes the copy of a card's picture before the card is drawn. A card whose picture cannot be loaded is drawn without it. */
  async #copyPicture(card: number): Promise<void> {
    const { picture } = this.options;
    const { pictures } = this.#asked;
    if (!picture || !(await pictures.lacksCopy(card))) return;
    const copy = await picture(card)
      .then((file) => copyPicture(file, WIDTHS_PX.usual))
      .catch(reportError);
    if (copy) await pictures.takeCopy(card, copy);
  }

  /** The poster of the game in its state `v`; `undefined` until the game is over and its poster drawn. */
  poster(v: number): Drawn | undefined {
    return this.#picture(`poster ${v}`, async () => {
      const svg = await this.#asked.poster({ ...this.options.about(), day: DAY.format(new Date()) });
      return svg === undefined ? undefined : { svg };
    });
  }

  /** The URL of the picture of an element, or of a thing on the board; `undefined` until it is drawn. */
  sign(name: string, icon: 'element' | 'thing' = 'element'): string | undefined {
    return this.#picture(`${icon} ${name}`, async () => ({
      svg: await this.#asked.pictures.sign(name, icon),
    }))?.address;
  }

  #picture(name: string, draw: () => Promise<Drawing | undefined>): Drawn | undefined {
    if (!this.#requested.has(name)) void this.#draw(name, draw);
    return this.#drawn.value.get(name);
  }

  async #draw(name: string, draw: () => Promise<Drawing | undefined>): Promise<void> {
    const requested = this.#requested.add(name);
    const drawn = await draw();
    // The cards may have changed since.
    if (!drawn || requested !== this.#requested) return;
    const address = URL.createObjectURL(new Blob([drawn.svg], { type: 'image/svg+xml' }));
    this.#drawn.value = new Map(this.#drawn.value).set(name, { address, ...drawn });
  }
}
