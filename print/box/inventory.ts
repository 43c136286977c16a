/** The contents of a box, counted from the vocabulary of a set: the pieces the rules require (R1, R2.1, R15). */
import {
  type FeatureProgram,
  markersOf,
  playerRange,
  type Settings,
  type Vocabulary,
} from '../../program/index.ts';
import { PrintError } from '../failure.ts';

/** Spaces of the score track: after the last one counting starts over, with a marker for each hundred. */
export const TRACK_SPACES = 100;

const NO_SUPPLY = { land: 0, water: 0, mountain: 0, forest: 0 };

/** The most pieces in a box: more would keep a browser busy for minutes. */
const MOST_PIECES = 10_000;

/** The number of hundred markers that each player may need. */
export const hundreds = ({ target }: Inventory): number => Math.ceil(target.full / TRACK_SPACES);

/**
 * The inventory of a set.
 * @param own counts only what the set adds to the sets it extends; this includes no pieces for players' seats
 * @throws PrintError if the set does not declare enough for a box, or declares too many pieces
 */
export function makeInventory(words: Vocabulary, features: readonly FeatureProgram[], own?: Vocabulary) {
  const { settings, elements, animals, layouts } = own ?? words;
  const markers = markersOf(own ?? words);
  const supply = { ...NO_SUPPLY, ...settings.supply };
  const cubes = own ? { total: settings.moreCubes ?? 0, start: 0 } : settings.cubes;
  const target: Settings['target'] = own ? { full: 0 } : settings.target;
  const players = playerRange(words.settings);
  const seats = own ? 0 : players.to;
  const missing = [
    ...(supply.land + supply.water > 0 || own ? [] : ['supply']),
    ...(cubes ? [] : ['cubes']),
    ...(target ? [] : ['target']),
    ...(elements.length > 0 || own ? [] : ['element']),
  ];
  if (!cubes || !target || missing.length > 0)
    throw new PrintError(
      'incomplete-set',
      `This set declares no ${missing.join(', no ')}, so it has no box. Declare them, or extend a set that does.`,
    );
  const pieces = [
    ...Object.values(supply),
    ...[...animals, ...markers, ...elements].map(({ count }) => count),
    seats * (3 + Math.ceil(target.full / TRACK_SPACES)),
  ].reduce((sum, count) => sum + count, 0);
  if (pieces > MOST_PIECES)
    throw new PrintError(
      'too-many-pieces',
      `A box of this set would hold ${pieces} pieces, more than ${MOST_PIECES}; declare fewer.`,
    );
  return {
    /** The lowest and the highest number of players. */
    players,
    /** Seats for the highest number of players, from 0: each has a dial, an aid and score markers. */
    seats: Array.from({ length: seats }, (_, seat) => seat),
    cubes,
    // Tiles with two sides of land (R1.2), tiles of water, mountains and forests.
    ...supply,
    animals,
    markers,
    elements,
    target,
    layouts,
    /** Features with the tiles they are laid with, each with its token, if any. */
    features,
    /** Feature tile hexes for either kind of land: each needs one marker of each kind. */
    landMarkers: features
      .flatMap(({ pattern }) => pattern)
      .filter(({ covered, terrain }) => covered && terrain === 'land').length,
    settings: words.settings,
  };
}

/** All pieces except the cards, and the numbers in the rules. */
export type Inventory = ReturnType<typeof makeInventory>;
