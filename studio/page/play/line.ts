/** The line to the worker of a table: questions and answers, boards, and pictures that are drawn once. */
import type { Lang } from '../../../print/face/index.ts';
import type {
  BoardWanted,
  Picture,
  Room,
  TableQuestion,
  TableQuestions,
  TableTold,
} from '../../../table/index.ts';
import type { Behind, CardFace } from '../../../table/page/index.ts';
import type { FromPlay, PictureQuestions, ToPlay } from '../../play-messages.ts';
import type { LookAnswer } from '../../server-messages.ts';

/** What the line needs of a worker. */
export type PlayWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

export interface PlayLineOptions {
  start(): PlayWorker;
  look: LookAnswer;
  lang: Lang;
  /** The table has changed. */
  told(told: TableTold, board: Picture): void;
  /** A picture has come. */
  changed(): void;
  /** The worker ended, and with it the table. */
  lost(): void;
}

/** The room of the board before the page knows it. */
const ROOM: Room = { width: 640, height: 480 };

export class PlayLine implements Behind {
  readonly #options: PlayLineOptions;
  readonly #worker: PlayWorker;
  readonly #waiting = new Map<number, { done(answer: unknown): void; failed(error: Error): void }>();
  #ids = 0;
  readonly #faces = new Map<number, CardFace | 'asked'>();
  #lacking: number[] = [];
  #signs: ReadonlyMap<string, string> | 'asked' | undefined;

  constructor(options: PlayLineOptions) {
    this.#options = options;
    this.#worker = options.start();
    this.#worker.onmessage = ({ data }) => this.#took(data as FromPlay);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.close();
      options.lost();
    };
    const { look, lang } = options;
    this.#send({ opening: { look, lang, room: ROOM } });
  }

  /** Ends the worker. What was asked stays unanswered. */
  close(): void {
    this.#worker.onmessage = this.#worker.onerror = null;
    this.#worker.terminate();
    this.forget();
  }

  /** Forgets the pictures, since the cards are other ones. */
  forget(): void {
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

  async board(wanted: BoardWanted, room: Room): Promise<Picture> {
    return this.#draw('board', { room, ...wanted });
  }

  face(card: number): CardFace | undefined {
    const known = this.#faces.get(card);
    if (known === undefined) {
      this.#faces.set(card, 'asked');
      this.#lacking.push(card);
      // All cards that a page shows are asked for at once.
      if (this.#lacking.length === 1) queueMicrotask(() => void this.#drawFaces());
    }
    return known === 'asked' ? undefined : known;
  }

  async #drawFaces(): Promise<void> {
    const cards = this.#lacking;
    this.#lacking = [];
    const drawn = await this.#draw('pictures', { cards, lang: this.#options.lang });
    for (const [card, { svg, spots, leaves }] of Object.entries(drawn))
      this.#faces.set(Number(card), { address: addressOf(svg), spots, leaves });
    this.#options.changed();
  }

  sign(element: string): string | undefined {
    if (this.#signs === undefined) {
      this.#signs = 'asked';
      void this.#draw('signs', {}).then((all) => {
        this.#signs = new Map(Object.entries(all).map(([name, svg]) => [name, addressOf(svg)]));
        this.#options.changed();
      });
    }
    return this.#signs instanceof Map ? this.#signs.get(element) : undefined;
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
      this.#send({ id, name, params } as ToPlay);
    });
  }

  #send(message: ToPlay): void {
    this.#worker.postMessage(message);
  }

  #took(message: FromPlay): void {
    if ('shown' in message) {
      const { board, ...told } = message;
      this.#options.told(told, board);
      return;
    }
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if ('refused' in message) waiting?.failed(new Error(message.refused));
    else waiting?.done(message.answer);
  }
}

const addressOf = (svg: string): string => URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
