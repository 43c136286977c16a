/** The worker behind a table page: requests and answers, boards, and cached pictures. */
import { signal } from '@preact/signals';
import { type Endpoint, type Remote, wrap } from 'comlink';
import type { Lang } from '../../print/face/index.ts';
import type { LocalTable } from '../local/local-table.ts';
import type { BoardWanted, LookData, Picture, PixelArea } from '../pictures.ts';
import type { FarMessage } from '../screen/far-table.ts';
import type { TableNews } from '../worker/messages.ts';
import type { TableRequest, TableWorker } from '../worker/table-worker.ts';
import type { Answer, CardFace, Requests, TableBackend } from './backend.ts';

/** The part of `Worker` that the connection needs. */
export type LineWorker = Endpoint & Pick<Worker, 'terminate' | 'onerror'>;

export interface WorkerLineOptions extends Pick<TableBackend, 'looked' | 'note'> {
  worker: LineWorker;
  lang: Lang;
  look?: LookData | undefined;
  /** For a table far away: the requests that go to its server instead of to the worker. */
  far?: Partial<Requests>;
  /** Called when the table has changed. */
  updated(news: TableNews): void;
  /** Called when the worker has ended and its state is lost. */
  lost(): void;
}

/** What the worker knows of a table far away. */
const KNOWN_OF_FAR: ReadonlySet<TableRequest> = new Set(['log', 'cards']);

export class WorkerLine implements TableBackend {
  readonly looked: TableBackend['looked'];
  readonly note: TableBackend['note'];
  readonly #options: WorkerLineOptions;
  readonly #asked: Remote<TableWorker>;
  readonly #faces = signal<ReadonlyMap<number, CardFace>>(new Map());
  readonly #signs = signal<ReadonlyMap<string, string>>(new Map());
  /** The cards whose fronts were requested, those to be requested next, and whether the signs were. */
  readonly #askedFaces = new Set<number>();
  #missing: number[] = [];
  #areSignsAsked = false;
  /** Counts changes of the set of cards, so that pictures drawn for earlier cards are dropped. */
  #cards = 0;
  #isClosed = false;

  constructor(options: WorkerLineOptions) {
    const { worker, lang, look, far, looked, note, updated, lost } = options;
    this.#options = options;
    this.looked = looked;
    this.note = note;
    this.#asked = wrap<TableWorker>(worker);
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
    void this.#asked.open({ lang, isFar: far !== undefined, ...(look && { look }) });
  }

  /** Terminates the worker. Pending requests remain unanswered. */
  close(): void {
    this.#isClosed = true;
    this.#options.worker.terminate();
    this.forget();
  }

  /** Drops all pictures, because the cards have changed. */
  forget(): void {
    this.#cards++;
    for (const { address } of this.#faces.value.values()) URL.revokeObjectURL(address);
    for (const address of this.#signs.value.values()) URL.revokeObjectURL(address);
    this.#faces.value = this.#signs.value = new Map();
    this.#askedFaces.clear();
    this.#areSignsAsked = false;
  }

  has(request: TableRequest): boolean {
    const { far } = this.#options;
    return !far || KNOWN_OF_FAR.has(request) || far[request] !== undefined;
  }

  ask<Name extends TableRequest>(name: Name, ...params: Parameters<LocalTable[Name]>): Answer<Name> {
    const elsewhere = this.#options.far?.[name] as Requests[Name] | undefined;
    const ask = this.#asked.ask as unknown as (...all: unknown[]) => Answer<Name>;
    return elsewhere ? elsewhere(...params) : ask(name, ...params);
  }

  /** Passes on what a server tells about a table far away. */
  tell(message: FarMessage): void {
    void this.#asked.tell(message);
  }

  board(wanted: BoardWanted, room: PixelArea): Promise<Picture | undefined> {
    return this.#asked.board(room, wanted);
  }

  face(card: number): CardFace | undefined {
    if (!this.#askedFaces.has(card)) {
      this.#askedFaces.add(card);
      this.#missing.push(card);
      // Request all cards of a rendering at once.
      if (this.#missing.length === 1) queueMicrotask(() => void this.#drawFaces());
    }
    return this.#faces.value.get(card);
  }

  async #drawFaces(): Promise<void> {
    const cards = this.#missing;
    this.#missing = [];
    const of = this.#cards;
    const drawn = await this.#asked.fronts(cards, this.#options.lang);
    if (of !== this.#cards) return;
    const faces = new Map(this.#faces.value);
    for (const [card, { svg, ...places }] of Object.entries(drawn))
      faces.set(Number(card), { address: addressOf(svg), ...places });
    this.#faces.value = faces;
  }

  sign(element: string): string | undefined {
    if (!this.#areSignsAsked) void this.#drawSigns();
    return this.#signs.value.get(element);
  }

  async #drawSigns(): Promise<void> {
    this.#areSignsAsked = true;
    const of = this.#cards;
    const all = await this.#asked.signs();
    if (of !== this.#cards) return;
    this.#signs.value = new Map(Object.entries(all).map(([name, svg]) => [name, addressOf(svg)]));
  }
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
