/**
 * Answers the page of a table, and tells it of every change. Bots think in slices of a few milliseconds, so that messages from the
 * page never wait for them.
 */
import { cardBook } from '../card-book.ts';
import { TablePictures } from '../drawn/index.ts';
import { LocalTable } from '../local/local-table.ts';
import type { LookData, PictureAsked, PictureQuestions, PixelArea } from '../pictures.ts';
import { FarTable } from '../screen/far-table.ts';
import type { FromTableWorker, TableOpening, ToTableWorker } from './messages.ts';

/** Roughly how many milliseconds bots think before messages are handled. */
const SLICE_MS = 12;
/** The minimum number of milliseconds between two messages to the page while the table changes by itself. */
const PACE_MS = 40;

/** The logic of the worker, independent of a real one: the caller passes messages and time slices. */
export class TableWorker {
  readonly #post: (message: FromTableWorker) => void;
  #table: LocalTable | FarTable = new LocalTable();
  #look: LookData | undefined;
  #pictures: { of: LocalTable['chain']; drawn: TablePictures } | undefined;
  #room: PixelArea = { width: 640, height: 480 };
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(post: (message: FromTableWorker) => void) {
    this.#post = post;
  }

  /** Handles a message from the page. */
  take(message: ToTableWorker): void {
    if ('opening' in message) this.#open(message.opening);
    else if (!('id' in message)) {
      if ('cards' in message) this.#look = message.cards.look;
      if (this.#table instanceof FarTable) this.#table.take(message);
    } else if (message.name === 'board' || message.name === 'pictures' || message.name === 'signs')
      this.#post({ id: message.id, answer: this.#draw(message) });
    else {
      const answered = this.#table.ask(message);
      // News goes first, so that the page is up to date when the answer arrives.
      this.#tell();
      this.#post(answered);
    }
  }

  /** Lets bots think for one slice. Returns the milliseconds until the next step, or `undefined` if nothing is left to do. */
  step(): number | undefined {
    const until = performance.now() + SLICE_MS;
    let isThinking = this.#table instanceof LocalTable;
    while (isThinking && performance.now() < until) isThinking = (this.#table as LocalTable).think();
    const wait = this.#toldAt + PACE_MS - performance.now();
    if (wait <= 0) this.#tell();
    if (isThinking) return 0;
    return wait > 0 ? wait : undefined;
  }

  #open({ look, lang, room, isFar = false }: TableOpening['opening']): void {
    const nouns = look?.nouns[lang];
    this.#table = isFar
      ? new FarTable(lang)
      : new LocalTable((chain) => cardBook(chain, nouns && new Map(nouns), lang));
    this.#look = look;
    this.#room = room;
  }

  #tell(): void {
    const news = this.#table.news();
    if (!news) return;
    this.#toldAt = performance.now();
    const board = this.#drawing().board(news.shown, { room: this.#room });
    this.#post({ ...news, board });
  }

  #draw({ name, params }: PictureAsked): PictureQuestions[keyof PictureQuestions]['answer'] {
    const drawing = this.#drawing();
    switch (name) {
      case 'signs':
        return drawing.signs();
      case 'pictures':
        return drawing.fronts(params.cards, params.lang);
      case 'board': {
        const { room, preview, ...how } = params;
        this.#room = room;
        const table = this.#table;
        const previewed =
          preview !== undefined && table instanceof LocalTable ? table.preview(preview) : undefined;
        return drawing.board(table.shown, { room, ...how, ...(previewed && { preview: previewed }) });
      }
    }
  }

  /** The drawings for the cards in play. */
  #drawing(): TablePictures {
    const { chain } = this.#table;
    if (this.#pictures?.of !== chain) {
      this.#pictures = { of: chain, drawn: new TablePictures(chain, this.#look) };
    }
    return this.#pictures.drawn;
  }
}
