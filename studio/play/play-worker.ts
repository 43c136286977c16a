/**
 * Answers the page of Play, which is notified of every change at the table. Bots think in slices of a few milliseconds, so
 * that messages from the page never wait for them.
 */
import { TablePictures } from '../../table/drawn/index.ts';
import type { PictureAsked, PictureQuestions, PixelArea } from '../../table/index.ts';
import { LocalTable } from '../../table/local/index.ts';
import type { FromPlay, ToPlay } from '../play-messages.ts';
import type { LookAnswer } from '../server-messages.ts';

/** Roughly how many milliseconds bots think before messages are handled. */
const PART = 12;
/** The minimum number of milliseconds between two messages to the page while bots choose one after another. */
const PACE = 40;

/** The logic of the worker of Play, independent of a real worker: the caller passes messages and time slices. */
export class PlayWorker {
  readonly #post: (message: FromPlay) => void;
  #table = new LocalTable();
  #look: LookAnswer | undefined;
  #pictures: { of: LocalTable['chain']; drawn: TablePictures } | undefined;
  #room: PixelArea = { width: 640, height: 480 };
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(post: (message: FromPlay) => void) {
    this.#post = post;
  }

  /** Handles a message from the page. */
  take(message: ToPlay): void {
    if ('opening' in message) {
      const { look, lang, room } = message.opening;
      const nouns = look?.nouns[lang];
      this.#table = new LocalTable({ lang, ...(nouns && { nouns: new Map(nouns) }) });
      this.#look = look;
      this.#room = room;
      return;
    }
    if (message.name === 'board' || message.name === 'pictures' || message.name === 'signs') {
      this.#post({ id: message.id, answer: this.#draws(message) });
      return;
    }
    const answered = this.#table.ask(message);
    // News goes first, so that the page is up to date when the answer arrives.
    this.#tell();
    this.#post(answered);
  }

  /** Lets bots think for one slice. Returns false if none has anything to do. */
  think(): boolean {
    const until = performance.now() + PART;
    let isThinking = true;
    while (isThinking && performance.now() < until) isThinking = this.#table.think();
    if (!isThinking || performance.now() - this.#toldAt > PACE) this.#tell();
    return isThinking;
  }

  #tell(): void {
    const news = this.#table.news();
    if (!news) return;
    this.#toldAt = performance.now();
    const board = this.#drawing().board(news.shown, { room: this.#room });
    this.#post({ ...news, board });
  }

  #draws({ name, params }: PictureAsked): PictureQuestions[keyof PictureQuestions]['answer'] {
    const drawing = this.#drawing();
    switch (name) {
      case 'signs':
        return drawing.signs();
      case 'pictures':
        return drawing.fronts(params.cards, params.lang);
      case 'board': {
        const { room, preview, ...how } = params;
        this.#room = room;
        const previewed = preview === undefined ? undefined : this.#table.preview(preview);
        return drawing.board(this.#table.shown, { room, ...how, ...(previewed && { preview: previewed }) });
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
