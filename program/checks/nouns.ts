/** The nouns of the engine, which of them fit at each position of a program, and words that cannot be names. */
import { type Coin, ENGINE_THINGS, isToken, TERRAINS, type Terrain, type Thing } from '../terms.ts';

/** The nouns of the engine, also in the plural; water and land have none. */
const ENGINE_NOUNS: ReadonlyMap<string, Thing> = new Map([
  ...ENGINE_THINGS.map((thing) => [thing, thing] as const),
  ...ENGINE_THINGS.filter((thing) => !/^(water|land)$/.test(thing)).map(
    (thing) => [`${thing}s`, thing] as const,
  ),
]);

/** The noun of the engine that a word is a form of. */
export function engineNoun(text: string): Thing | undefined {
  return ENGINE_NOUNS.get(text);
}

/** What `gain` and `you have` can be about besides elements. */
const GOODS: Readonly<Record<string, Coin>> = {
  vp: 'vp',
  card: 'card',
  cards: 'card',
  cube: 'cube',
  cubes: 'cube',
};

/** The good a word is a form of. */
export function readGood(text: string): Coin | undefined {
  return Object.hasOwn(GOODS, text) ? GOODS[text] : undefined;
}

export function isTerrain(thing: string): thing is Terrain {
  return (TERRAINS as readonly string[]).includes(thing);
}

/** Whether a thing is a tile or a kind of tile, and not something on one. */
export function isGround(thing: string): boolean {
  return isTerrain(thing) || thing === 'land' || thing === 'tile';
}

/** The terrains that a ground can be; none for anything else. */
export function terrainsOf(thing: string): Terrain[] {
  return TERRAINS.filter((one) => thing === one || thing === 'tile' || (thing === 'land' && one !== 'water'));
}

/** The things expected at a position. */
export interface ExpectedNoun {
  /** The expected things, for messages. */
  what: string;
  /** Whether a noun of the engine or an animal fits. */
  fits: (thing: Thing) => boolean;
  /** Whether markers fit. */
  markers: boolean;
}

/** Whether a thing fits. `isMarker` is a parameter because only the vocabulary of a set knows its markers. */
export function fitsThing({ fits, markers }: ExpectedNoun, thing: Thing, isMarker: boolean): boolean {
  return isMarker ? markers : fits(thing);
}

/** The expected things, for a message; markers are mentioned only if the set has some. */
export function expectedNouns({ what, markers }: ExpectedNoun, hasMarkers: boolean): string {
  return hasMarkers && markers ? what.replace(/ or (an? )?(\w+)$/, ', $1$2 or a marker') : what;
}

/** Things without a supply of their own: land tiles are one stack (R1.2), and each species is separate. */
const NO_SUPPLY: ReadonlySet<Thing> = new Set(['desert', 'grassland', 'tile', 'animal']);

const expected = (what: string, fits: ExpectedNoun['fits'], markers = false): ExpectedNoun => ({
  what,
  fits,
  markers,
});

export const EXPECTED_NOUNS = {
  thing: expected('a thing', () => true, true),
  animal: expected('an animal', (thing) => !isGround(thing) && !isToken(thing)),
  species: expected('an animal', (thing) => !isGround(thing) && !isToken(thing) && thing !== 'animal'),
  ground: expected('a terrain, land or tile', isGround),
  swapped: expected('a tile or an animal', (thing) => !isToken(thing)),
  newGround: expected('a terrain or land', (thing) => isTerrain(thing) || thing === 'land'),
  placed: expected('a terrain, land, mountain, forest or an animal', (thing) => thing !== 'tile', true),
  habitat: expected('a terrain, mountain or forest', (thing) => isTerrain(thing) || isToken(thing), true),
  anyHabitat: expected(
    'a terrain, mountain or forest',
    (thing) => isTerrain(thing) || isToken(thing) || thing === 'tile',
    true,
  ),
  terrain: expected('a terrain', isTerrain),
  supplied: expected('land, water, mountain, forest or an animal', (thing) => !NO_SUPPLY.has(thing), true),
  onTile: expected('a mountain, forest or an animal', (thing) => !isGround(thing), true),
  token: expected('a mountain, forest or an animal', (thing) => !isGround(thing) && thing !== 'animal', true),
} as const;

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
  if (kind === 'element' && readGood(name)) return 'it already means something else that is gained';
  return undefined;
}
