/** The nouns of the engine, which of them fit at each position of a program, and words that cannot be names. */
import { isToken, TERRAINS, type Terrain, type Thing } from '../terms.ts';

/** The nouns of the engine, with their plurals; water and land have none. */
const ENGINE_NOUNS: Readonly<Record<string, Thing>> = {
  desert: 'desert',
  deserts: 'desert',
  grassland: 'grassland',
  grasslands: 'grassland',
  water: 'water',
  land: 'land',
  tile: 'tile',
  tiles: 'tile',
  mountain: 'mountain',
  mountains: 'mountain',
  forest: 'forest',
  forests: 'forest',
  animal: 'animal',
  animals: 'animal',
};

/** The nouns of the engine in the singular, for suggestions. */
export const ENGINE_WORDS: readonly string[] = [...new Set(Object.values(ENGINE_NOUNS))];

/** The noun of the engine that a word is a form of. */
export function engineNoun(text: string): Thing | undefined {
  return Object.hasOwn(ENGINE_NOUNS, text) ? ENGINE_NOUNS[text] : undefined;
}

/** What `gain` and `you have` can be about besides elements. */
const GOODS: Readonly<Record<string, 'vp' | 'card' | 'cube'>> = {
  vp: 'vp',
  card: 'card',
  cards: 'card',
  cube: 'cube',
  cubes: 'cube',
};

/** The good a word is a form of. */
export function goodOf(text: string): 'vp' | 'card' | 'cube' | undefined {
  return Object.hasOwn(GOODS, text) ? GOODS[text] : undefined;
}

export function isTerrain(thing: string): thing is Terrain {
  return (TERRAINS as readonly string[]).includes(thing);
}

/** Whether a thing is a tile or a kind of tile, and not something on one. */
export function isGround(thing: string): boolean {
  return isTerrain(thing) || thing === 'land' || thing === 'tile';
}

/** The things expected at a position. */
export interface Expected {
  /** The expected things, for messages. */
  what: string;
  /** Whether a noun of the engine or an animal fits. */
  fits: (thing: Thing) => boolean;
  /** Whether markers fit. */
  markers: boolean;
}

/** Whether a thing fits. `isMarker` is a parameter because only the vocabulary of a set knows its markers. */
export function fitsThing({ fits, markers }: Expected, thing: Thing, isMarker: boolean): boolean {
  return isMarker ? markers : fits(thing);
}

/** The expected things, for a message; markers are mentioned only if the set has some. */
export function expectedWords({ what, markers }: Expected, hasMarkers: boolean): string {
  return hasMarkers && markers ? what.replace(/ or (an? )?(\w+)$/, ', $1$2 or a marker') : what;
}

/** Things without a supply of their own: land tiles are one stack (R1.2), and each species is separate. */
const UNSTACKED: ReadonlySet<Thing> = new Set(['desert', 'grassland', 'tile', 'animal']);

export const EXPECTED = {
  thing: { what: 'a thing', fits: () => true, markers: true },
  animal: { what: 'an animal', fits: (thing) => !isGround(thing) && !isToken(thing), markers: false },
  ground: { what: 'a terrain, land or tile', fits: isGround, markers: false },
  swapped: { what: 'a tile or an animal', fits: (thing) => !isToken(thing), markers: false },
  newGround: {
    what: 'a terrain or land',
    fits: (thing) => isTerrain(thing) || thing === 'land',
    markers: false,
  },
  placed: {
    what: 'a terrain, land, mountain, forest or an animal',
    fits: (thing) => thing !== 'tile',
    markers: true,
  },
  habitat: {
    what: 'a terrain, mountain or forest',
    fits: (thing) => isTerrain(thing) || isToken(thing),
    markers: true,
  },
  terrain: { what: 'a terrain', fits: isTerrain, markers: false },
  supplied: {
    what: 'land, water, mountain, forest or an animal',
    fits: (thing) => !UNSTACKED.has(thing),
    markers: true,
  },
  onTile: {
    what: 'a mountain, forest or an animal',
    fits: (thing) => !isGround(thing),
    markers: true,
  },
  token: {
    what: 'a mountain, forest or an animal',
    fits: (thing) => !isGround(thing) && thing !== 'animal',
    markers: true,
  },
} as const satisfies Record<string, Expected>;

/** Words that hold steps together; a test compares them with the keywords of the grammar. */
export const RESERVED_WORDS: ReadonlySet<string> = new Set(
  [
    'gain place move replace remove play rotate choose may either if repeat each and or per at on in adjacent to as',
    'with of over is are has up not there you no a an exactly different this the else habitat community landmass',
    'placed moved removed replaced habitats communities landmasses',
  ].flatMap((line) => line.split(' ')),
);

/** Why an animal, marker or element, or the plural of an animal or marker, cannot have this name; undefined if it can. */
export function whyTaken(name: string, kind: 'animal' | 'element' | 'marker'): string | undefined {
  if (RESERVED_WORDS.has(name)) return 'it is a keyword';
  if (kind !== 'element' && engineNoun(name)) return 'it is a built-in word';
  if (kind === 'element' && goodOf(name)) return 'it already means something else that is gained';
  return undefined;
}
