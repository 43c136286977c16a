/** The connection to the worker behind a table page: requests and answers, boards, and cached pictures. */
import type { Lang } from '../../print/face/index.ts';
import type { TableAsked, TableQuestion, TableQuestions } from '../messages.ts';
import type {
  BoardWanted,
  LookData,
  Picture,
  PictureAsked,
  PictureQuestions,
  PixelArea,
} from '../pictures.ts';
import type { TableNews, ToTableWorker } from '../worker/messages.ts';
import type { CardFace, TableBackend } from './backend.ts';

/** The part of `Worker` that the connection needs. */
export type LineWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A worker's answer, with the number of the request. */
type Answered = { id: number } & ({ answer: unknown } | { refused: string });

export interface WorkerLineOptions {
  worker: LineWorker;
  lang: Lang;
  look?: LookData | undefined;
  /** Whether the game is played elsewhere. */
  isFar?: boolean;
  /** Called when the table has changed. */
  updated(update: TableNews): void;
  /** Called when a picture has arrived. */
  changed(): void;
  /** Called when the worker has ended and its state is lost. */
  lost(): void;
}

/** The size of the board until the page has measured it. */
const FIRST_AREA: PixelArea = { width: 640, height: 480 };

export class WorkerLine implements TableBackend {
  readonly #options: WorkerLineOptions;
  readonly #waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  #ids = 0;
  readonly #faces = new Map<number, CardFace | 'asked'>();
  #missing: number[] = [];
  #signs: ReadonlyMap<string, string> | 'asked' | undefined;
  /** Counts changes of the set of cards, so that pictures drawn for earlier cards are dropped. */
  #cards = 0;

  constructor(options: WorkerLineOptions) {
    this.#options = options;
    const { worker, lang, look, isFar = false } = options;
    worker.onmessage = ({ data }) => this.#receive(data as Answered | TableNews);
    worker.onerror = (event) => {
      event.preventDefault();
      this.close();
      options.lost();
    };
    this.send({ opening: { lang, room: FIRST_AREA, isFar, ...(look && { look }) } });
  }

  /** Terminates the worker. Pending requests remain unanswered. */
  close(): void {
    const { worker } = this.#options;
    worker.onmessage = worker.onerror = null;
    worker.terminate();
    this.forget();
  }

  /** Drops all pictures, because the cards have changed. */
  forget(): void {
    this.#cards++;
    for (const face of this.#faces.values()) if (face !== 'asked') URL.revokeObjectURL(face.address);
    this.#faces.clear();
    if (this.#signs instanceof Map) for (const address of this.#signs.values()) URL.revokeObjectURL(address);
    this.#signs = undefined;
  }

  ask<Name extends TableQuestion>(
    name: Name,
    params: TableQuestions[Name]['params'],
  ): Promise<TableQuestions[Name]['answer']> {
    return this.#asked(name, params) as Promise<TableQuestions[Name]['answer']>;
  }

  async board(wanted: BoardWanted, room: PixelArea): Promise<Picture> {
    return this.#draw('board', { room, ...wanted });
  }

  face(card: number): CardFace | undefined {
    const known = this.#faces.get(card);
    if (known === undefined) {
      this.#faces.set(card, 'asked');
      this.#missing.push(card);
      // Request all cards of a rendering at once.
      if (this.#missing.length === 1) queueMicrotask(() => void this.#drawFaces());
    }
    return known === 'asked' ? undefined : known;
  }

  async #drawFaces(): Promise<void> {
    const cards = this.#missing;
    this.#missing = [];
    const of = this.#cards;
    const drawn = await this.#draw('pictures', { cards, lang: this.#options.lang });
    if (of !== this.#cards) return;
    for (const [card, { svg, spots, leaves }] of Object.entries(drawn))
      this.#faces.set(Number(card), { address: addressOf(svg), spots, leaves });
    this.#options.changed();
  }

  sign(element: string): string | undefined {
    if (this.#signs === undefined) {
      this.#signs = 'asked';
      const of = this.#cards;
      void this.#draw('signs', {}).then((all) => {
        if (of !== this.#cards) return;
        this.#signs = new Map(Object.entries(all).map(([name, svg]) => [name, addressOf(svg)]));
        this.#options.changed();
      });
    }
    return this.#signs instanceof Map ? this.#signs.get(element) : undefined;
  }

  /** Sends a message that is not a request. */
  send(message: ToTableWorker): void {
    this.#options.worker.postMessage(message);
  }

  #draw<Name extends keyof PictureQuestions>(
    name: Name,
    params: PictureQuestions[Name]['params'],
  ): Promise<PictureQuestions[Name]['answer']> {
    return this.#asked(name, params) as Promise<PictureQuestions[Name]['answer']>;
  }

  #asked(name: string, params: unknown): Promise<unknown> {
    const id = ++this.#ids;
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed });
      this.send({ id, name, params } as TableAsked | PictureAsked);
    });
  }

  #receive(message: Answered | TableNews): void {
    if (!('id' in message)) {
      this.#options.updated(message);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('refused' in message) waiting?.failed(new Error(message.refused));
    else waiting?.done(message.answer);
  }
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
