/** The content of a landscape's picture. */
import type { Hex, NamedHex } from '../../program/index.ts';

/** A tile and what is on it. */
export interface DrawnTile extends Hex {
  terrain: string;
  mountains: number;
  forests: number;
  /** Animal names, one per token. */
  animals: readonly string[];
  markers?: readonly string[];
}

/** An available option. In the picture its shapes carry its index as `data-option`. */
export interface DrawnOption {
  /** Its location: one hex, or the cells of a feature. Empty for an option that is not on the board, which has no shape. */
  hexes: readonly Hex[];
  /** The token on that hex that the option is about; if omitted, it is about the hex itself. */
  thing?: string;
  /** The destination of that token. */
  to?: Hex;
  /** Possible destinations of the token, for an option that only chooses the token. */
  goals?: readonly Hex[];
  /** The thing that would be placed on the hex, shown while the pointer is on the option. */
  brings?: string;
  /** The digit that chooses it. */
  digit?: string;
  /** Its label: `Place on 3`. */
  name?: string;
  state?: 'pointed' | 'chosen';
}

/** A hex to find in a picture and, with entries, to press. */
export interface BoardArea extends Hex {
  /** The indexes of the entries that it chooses. */
  entries: readonly number[];
  label: string;
}

/** The content of a landscape's picture. */
export interface BoardDrawing {
  /** A short description for screen readers. */
  title: string;
  tiles: readonly DrawnTile[];
  /** Names of hexes, with or without a tile. */
  names?: readonly NamedHex[];
  /** False if names appear only in the text description, not in the picture. */
  showsNames?: boolean;
  /** Hexes that have just changed. */
  changed?: readonly Hex[];
  options?: readonly DrawnOption[];
  /** Hexes that have been chosen, such as where a moving animal stands. */
  chosen?: readonly Hex[];
  /** Areas to find and press, above everything else. */
  areas?: readonly BoardArea[];
  /** The hex that `this` refers to. */
  self?: Hex;
  /** The meanings of `this REGION` and `an adjacent REGION`. */
  regions?: readonly { is: 'this' | 'adjacent'; hexes: readonly Hex[]; words?: string }[];
  /** Features in play, with the cells that each covers. */
  features?: readonly { name?: string; hexes: readonly Hex[] }[];
  /** Hexes that differ between a picture of the expected and one of the actual landscape. */
  differences?: readonly (Hex & { is: 'expected' | 'got' })[];
}
