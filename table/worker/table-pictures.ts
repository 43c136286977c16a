/** The pictures of a table: its board, the fronts of its cards, its elements. */
import {
  type BoardDrawing,
  type DrawnOption,
  describeBoard,
  drawBoard,
  landscapeDrawing,
} from '../../print/board/index.ts';
import {
  type CardArt,
  cardPicture,
  type Icons,
  leafPlaces,
  SPOT_SIDE,
  signPicture,
  spotPlaces,
} from '../../print/face/index.ts';
import { drawPoster } from '../../print/poster/index.ts';
import { isFeature, type Thing } from '../../program/index.ts';
import type { Gain } from '../../runtime/index.ts';
import type { CardBook } from '../card-book.ts';
import type { ChoiceEntry } from '../messages.ts';
import type { BoardRequest, CardDrawn, ExtrasData, Picture, PixelArea } from '../pictures.ts';
import { gamePoster, type PosterFacts } from '../screen/poster.ts';
import type { ScreenView } from '../screen/screen.ts';

/** Draws tables that are played with the cards of a book. */
export class TablePictures {
  readonly book: CardBook;
  readonly #icons: Icons | undefined;
  readonly #art: Map<number, CardArt>;
  /** The words of the book with the pictures, also those that are copied later. */
  readonly #words: CardBook['words'] & { art: ReadonlyMap<number, CardArt> };

  /**
   * @param icons those of its set; by default those of this project
   * @param art the pictures of its cards
   */
  constructor(book: CardBook, icons: Icons | undefined, art: NonNullable<ExtrasData['art']> = []) {
    this.book = book;
    this.#icons = icons;
    this.#art = new Map(art);
    this.#words = { ...book.words, art: this.#art };
  }

  /** Whether a card has a picture of which the page has not made a copy yet. */
  lacksCopy(number: number): boolean {
    const art = this.#art.get(number);
    return art !== undefined && !art.copy;
  }

  takeCopy(number: number, copy: NonNullable<CardArt['copy']>): void {
    this.#art.set(number, { ...this.#art.get(number)!, copy });
  }

  board(shown: ScreenView, room: PixelArea, wanted: BoardRequest = {}): Picture {
    const drawing = boardOfTable(shown, wanted);
    const icons = this.#icons && { icons: this.#icons };
    return {
      svg: drawBoard(drawing, { theme: 'page', side: room, words: this.book.words, ...icons }),
      words: describeBoard(drawing),
    };
  }

  /** The front of a card, perhaps with the row of a step lit; `undefined` for an unknown one. */
  front(number: number, step?: string): CardDrawn | undefined {
    const { cards, lang } = this.book;
    const card = cards.get(number);
    if (!card) return undefined;
    const svg = litRow(cardPicture(card, this.#words, lang, this.#icons).svg, step);
    if (isFeature(card)) return { svg, spots: [], leaves: [] };
    const centre = SPOT_SIDE / 2;
    return {
      svg,
      spots: spotPlaces(card.energy.length).map(({ x, y }) => ({ x: x + centre, y: y + centre })),
      leaves: leafPlaces(card.leaves).filter(({ turn }) => turn === 0),
    };
  }

  /** The poster of a finished game. */
  poster(shown: ScreenView, gains: readonly Gain[], facts: PosterFacts): string {
    return drawPoster(gamePoster(shown, gains, this.book, facts), this.#words, this.book.lang, this.#icons);
  }

  /** The picture of an element, or of a thing on the board. */
  sign(name: string, icon: 'element' | 'thing' = 'element'): string {
    return signPicture({ icon, name: name as Thing, amount: 1 }, this.book.words, this.#icons);
  }
}

/** A card with the rows of a step in the colour of choices. */
function litRow(svg: string, step?: string): string {
  const rows = svg.split(/(?=<g data-step=")/);
  const isLit = (row: string) => row.startsWith(`<g data-step="${step}">`);
  const lit = 'fill="#4a3a86" fill-opacity=".2"';
  return rows
    .map((row) => (isLit(row) ? row.replaceAll('fill="none" pointer-events="all"', lit) : row))
    .join('');
}

/** The board of a table, with the entries of the current menu. */
function boardOfTable({ view, asked, changed }: ScreenView, { entry, pointed }: BoardRequest): BoardDrawing {
  const entries = asked?.entries ?? [];
  const moving = entry === undefined ? undefined : entries[entry];
  const menu = moving?.next ?? entries;
  return {
    ...landscapeDrawing(view),
    changed,
    // Destinations are drawn with the token that goes there.
    options: menu.map((one, at) =>
      drawnEntry(moving ? { ...one, hexes: moving.hexes } : one, at === pointed),
    ),
  };
}

/** An entry as drawn. An entry for a move shows the token and its possible destinations. */
function drawnEntry(entry: ChoiceEntry, isPointed: boolean): DrawnOption {
  const { hexes, thing, to, brings, next, key, name } = entry;
  return {
    hexes,
    name,
    ...(thing !== undefined && { thing }),
    ...(to && { to }),
    ...(isPointed && { goals: next.flatMap((one) => one.to ?? []) }),
    ...(brings !== undefined && { brings }),
    ...(hexes.length > 0 && { digit: key }),
    ...(isPointed && { state: 'pointed' }),
  };
}
