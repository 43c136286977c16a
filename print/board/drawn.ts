/** What a picture of a landscape shows. */
import type { Hex, NamedHex } from '../../program/index.ts';

/** A tile and what is on it. */
export interface DrawnTile extends Hex {
  terrain: string;
  mountains: number;
  forests: number;
  /** Names of the animals, one for each token. */
  animals: readonly string[];
  markers?: readonly string[];
}

/** An option that is offered. In the picture its shapes have its index as `data-option`. */
export interface DrawnOption {
  /** Where it is: a place, or the cells of a feature. None for an option that is not on the board; it has no shape. */
  hexes: readonly Hex[];
  /** The token of that place that it is about; without it, it is about the place. */
  thing?: string;
  /** Where that token goes. */
  to?: Hex;
  /** Where the token could go, if only the token is chosen. */
  goals?: readonly Hex[];
  /** What would lie on the place, shown while it is pointed at. */
  brings?: string;
  /** The digit that chooses it. */
  digit?: string;
  /** What it is called: `Place on 3`. */
  name?: string;
  state?: 'pointed' | 'chosen';
}

/** What a picture of a landscape shows. */
export interface BoardDrawing {
  /** What it is, in a few words, for those who cannot see it. */
  title: string;
  tiles: readonly DrawnTile[];
  /** What places are called; also places without a tile. */
  names?: readonly NamedHex[];
  /** False for a picture whose names are only said, not shown. */
  showsNames?: boolean;
  /** Places that have just changed. */
  changed?: readonly Hex[];
  options?: readonly DrawnOption[];
  /** What `this` is. */
  self?: Hex;
  /** What `this REGION` and `an adjacent REGION` mean. */
  regions?: readonly { is: 'this' | 'adjacent'; hexes: readonly Hex[]; words?: string }[];
  /** Features in play: the cells that each covers. */
  features?: readonly { name?: string; hexes: readonly Hex[] }[];
  /** Places that differ between a picture of what was expected and one of what came. */
  differences?: readonly (Hex & { is: 'expected' | 'got' })[];
}
