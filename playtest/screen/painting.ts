/** Turns a server's messages about a table into text and pictures. It does not play. */
import type { Lang } from '../../print/face/index.ts';
import { hexName } from '../../program/index.ts';
import { TablePictures } from '../../table/drawn/index.ts';
import type {
  CardWords,
  EventLine,
  PictureAnswered,
  PictureQuestions,
  PixelArea,
  TableShown,
} from '../../table/index.ts';
import { type PeopleAtTable, Screen, type ViewUpdate } from '../../table/screen/index.ts';
import type {
  CardsOfGame,
  FromScreen,
  ToScreen,
  WordsAnswered,
  WordsAsked,
} from '../messages/screen-messages.ts';

/** The minimum time between two messages to the page, in milliseconds, for rapid sequences of updates. */
const PACE = 40;

export class Painting {
  readonly #post: (message: FromScreen) => void;
  #lang: Lang = 'en';
  #room: PixelArea = { width: 640, height: 480 };
  #cards: { newScreen(): Screen; screen: Screen; pictures: TablePictures } | undefined;
  #people: PeopleAtTable = { players: [], names: [], isHere: [] };
  #update: ViewUpdate | undefined;
  #shown: TableShown | undefined;
  #postedAt = Number.NEGATIVE_INFINITY;
  #isWaiting = false;

  constructor(post: (message: FromScreen) => void) {
    this.#post = post;
  }

  /** Handles a message of the page. */
  take(message: ToScreen): void {
    if ('opening' in message) ({ lang: this.#lang, room: this.#room } = message.opening);
    else if ('cards' in message) this.#newCards(message.cards);
    else if ('people' in message) {
      this.#people = message.people;
      this.#show();
    } else if ('forget' in message) this.#forget();
    else if ('told' in message) {
      this.#update = message.told;
      this.#show();
    } else this.#post({ id: message.id, answer: this.#answer(message) } as PictureAnswered | WordsAnswered);
  }

  #newCards({ chain, look }: CardsOfGame): void {
    const nouns = look.nouns[this.#lang];
    const newScreen = () => new Screen(chain, { lang: this.#lang, ...(nouns && { nouns: new Map(nouns) }) });
    this.#cards = { newScreen, screen: newScreen(), pictures: new TablePictures(chain, look) };
    this.#update = this.#shown = undefined;
  }

  #forget(): void {
    if (this.#cards) this.#cards.screen = this.#cards.newScreen();
    this.#update = this.#shown = undefined;
  }

  #show(): void {
    if (!this.#cards || !this.#update) return;
    this.#shown = this.#cards.screen.show(this.#update, this.#people);
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    const since = performance.now() - this.#postedAt;
    setTimeout(() => this.#postState(), Math.max(0, PACE - since));
  }

  #postState(): void {
    this.#isWaiting = false;
    if (!this.#shown || !this.#cards) return;
    this.#postedAt = performance.now();
    const board = this.#cards.pictures.board(this.#shown, { room: this.#room });
    const hexes = this.#shown.view.landscape.map(({ q, r }) => ({ q, r, name: hexName({ q, r }) }));
    this.#post({ shown: this.#shown, board, hexes });
  }

  #answer(
    message: Extract<ToScreen, { id: number }>,
  ): EventLine[] | CardWords[] | PictureQuestions[keyof PictureQuestions]['answer'] {
    if (!this.#cards) throw new Error('the cards come first');
    const { screen, pictures } = this.#cards;
    switch (message.name) {
      case 'log':
      case 'cards':
        return wordsOf(screen, message.name);
      case 'signs':
        return pictures.signs();
      case 'pictures':
        return pictures.fronts(message.params.cards, message.params.lang);
      case 'board': {
        const { room, preview: _, ...how } = message.params;
        this.#room = room;
        return this.#shown ? pictures.board(this.#shown, { room, ...how }) : { svg: '', words: '' };
      }
    }
  }
}

const wordsOf = (screen: Screen, name: WordsAsked['name']): EventLine[] | CardWords[] =>
  name === 'log' ? [...screen.events] : screen.cards();
