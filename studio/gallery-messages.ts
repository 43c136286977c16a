/** Messages between Gallery and the worker: pictures of all cards, and their changes. */
import type { CardTraits, ChangedCard, ChangedRows, ChangedScenario, Worth } from '../language/index.ts';
import type { Lang } from '../print/face/index.ts';
import type { Deck } from '../program/index.ts';
import type { PlayedBoth } from '../simulate/change/index.ts';
import type { AtOffset, FileChange } from './text-places.ts';

/** The picture of a card; without one where a mistake leaves nothing of it. */
export interface CardThumbnail extends AtOffset {
  svg?: string;
}

/** A card that is not as it was. */
export type CardChanged = Pick<ChangedCard, 'number' | 'kind' | 'change'> & { title: string; deck: Deck };

/** How a card differs from earlier texts. */
export interface DifferenceAsked extends Pick<ChangedCard, 'number' | 'kind'> {
  /** What makes the texts earlier ones. */
  earlier: FileChange[];
  lang: Lang;
}

/** Which change is to be said as Markdown. */
export interface MarkdownAsked {
  /** What the earlier texts are called. */
  since: string;
  /** What makes the texts earlier ones. */
  earlier: FileChange[];
  lang: Lang;
  /** Games that were played with both. */
  games?: GamesOfBoth;
}

/** Games that were played with two sets. */
export interface GamesOfBoth extends PlayedBoth {
  /** The hashes of both, with all they extend: equal ones are the same set. */
  hashes: { before: readonly string[]; after: readonly string[] };
}

/** What a change does, as Markdown, or why that cannot be said. */
export type MarkdownShown =
  | {
      markdown: string;
      /** The games that came with the question were played with other texts, and are left out. */
      isWithoutGames: boolean;
    }
  | { refused: string };

/** A card before and after. */
export interface CardDifference extends CardChanged {
  before?: CardState;
  after?: CardState;
  /** The scenarios that came to another board. */
  scenarios: ChangedScenario[];
  /** The worth of both has been worked out, where it can be. */
  isWeighed: boolean;
}

/** A card as it was or is. */
export interface CardState extends ChangedRows {
  svg: string;
  worth?: Worth;
}

/** What the card that begins at a place is found by. */
export type TraitsOfCard = AtOffset & CardTraits;
