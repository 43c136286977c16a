/**
 * Answers the page of Play, which hears of every change at the table. Bots think in parts of some milliseconds, so that
 * nobody waits for them who wants to say something.
 */
import { TablePictures } from '../../table/drawn/index.ts';
import type { PictureAsked, PictureQuestions, Room } from '../../table/index.ts';
import { LocalTable } from '../../table/local/index.ts';
import type { FromPlay, ToPlay } from '../play-messages.ts';
import type { LookAnswer } from '../server-messages.ts';

/** About how many milliseconds bots think before messages are taken. */
const PART = 12;
/** While bots choose one after the other, the least milliseconds between two messages to the page. */
const PACE = 40;

/** The worker of Play without its worker: whoever has it gives the messages and the time. */
export class PlayWorker {
  readonly #post: (message: FromPlay) => void;
  #table = new LocalTable();
  #look: LookAnswer | undefined;
  #pictures: { of: LocalTable['chain']; drawn: TablePictures } | undefined;
  #room: Room = { width: 640, height: 480 };
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(post: (message: FromPlay) => void) {
    this.#post = post;
  }

  /** Takes a message of the page. */
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
    // What is new comes first, so that an answer finds the page as it is.
    this.#tell();
    this.#post(answered);
  }

  /** Lets bots think for a while. False if none has anything to do. */
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

  /** Draws the cards that are played with now. */
  #drawing(): TablePictures {
    const { chain } = this.#table;
    if (this.#pictures?.of !== chain) {
      this.#pictures = { of: chain, drawn: new TablePictures(chain, this.#look) };
    }
    return this.#pictures.drawn;
  }
}
