/** Messages between Gallery and the worker: pictures of all cards, and their changes. */
import type {
  CardTraits,
  ChangedCard,
  ChangedRows,
  ChangedScenario,
  EffectValue,
} from '../language/index.ts';
import type { Lang } from '../print/face/index.ts';
import type { Deck } from '../program/index.ts';
import type { PlayedBoth } from '../simulate/change/index.ts';
import type { AtOffset, FileChange } from './text-places.ts';

/** The picture of a card; `svg` is absent if errors leave nothing to draw. */
export interface CardThumbnail extends AtOffset {
  svg?: string;
}

/** A card that was added, removed or changed. */
export type CardChanged = Pick<ChangedCard, 'number' | 'kind' | 'change'> & { title: string; deck: Deck };

/** Requests the difference between a card and its state in earlier texts. */
export interface DifferenceAsked extends Pick<ChangedCard, 'number' | 'kind'> {
  /** The changes that restore the earlier texts. */
  earlier: FileChange[];
  lang: Lang;
}

/** Requests a change as Markdown. */
export interface MarkdownAsked {
  /** The name of the earlier texts. */
  since: string;
  /** The changes that restore the earlier texts. */
  earlier: FileChange[];
  lang: Lang;
  /** Games played with both versions. */
  games?: GamesOfBoth;
}

/** Games played with two versions of a set. */
export interface GamesOfBoth extends PlayedBoth {
  /** The hashes of both versions with all sets they extend. Equal hashes mean the same set. */
  hashes: { before: readonly string[]; after: readonly string[] };
}

/** The effect of a change as Markdown, or the reason why there is none. */
export type MarkdownShown =
  | {
      markdown: string;
      /** The games in the request were played with different texts, and are left out. */
      isWithoutGames: boolean;
    }
  | { refused: string };

/** A card before and after. */
export interface CardDifference extends CardChanged {
  before?: CardState;
  after?: CardState;
  /** The scenarios that now end with a different board. */
  scenarios: ChangedScenario[];
  /** Whether the worth of both states has been computed, where possible. */
  isWeighed: boolean;
}

/** One state of a card, before or after the change. */
export interface CardState extends ChangedRows {
  svg: string;
  worth?: EffectValue;
}

/** The filter traits of the card that begins at an offset. */
export type TraitsOfCard = AtOffset & CardTraits;
