/** Pictures of a table: requests and answers. */
import type { CardArt, FileNoun, Icon, Lang } from '../print/face/index.ts';

/** Names and icons of a set's words, where they differ from the source. */
export interface ExtrasData {
  /** The names of its words, by language. */
  nouns: Partial<Record<Lang, [name: string, noun: FileNoun][]>>;
  /** Titles and notes of its cards in other languages, by number. */
  titles?: Partial<Record<Lang, [card: number, texts: { title?: string; note?: string }][]>>;
  /** Its own icons, by word. */
  icons: Record<string, Icon>;
  /** Each set's own sign, by its id. */
  signs?: Record<string, Icon>;
  /**
   * The pictures of its cards, by number: without a copy until the page has made it. Those in the folder of the set have their paths
   * in it.
   */
  art?: readonly (readonly [card: number, art: CardArt & { mark?: string; path?: string }])[];
}

/** An available area, in pixels. */
export interface PixelArea {
  width: number;
  height: number;
}

/** A picture, with a description for people who cannot see it. */
export interface Picture {
  svg: string;
  words: string;
}

/** Variants of the board's picture. */
export interface BoardRequest {
  /** The index of an entry whose second menu is shown. */
  entry?: number;
  /** The highlighted entry of the current menu. */
  pointed?: number;
}

/** The front of a card as SVG, with the centres of its spots and of the leaves along its top, in millimetres from the left. */
export interface CardDrawn {
  svg: string;
  spots: readonly { x: number; y: number }[];
  leaves: readonly { x: number; y: number }[];
}
