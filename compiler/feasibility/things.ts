/** Where things can be, where they can be placed, and how steps change what is already there. */
import {
  type AnimalWord,
  type Holder,
  isTerrain,
  isToken,
  type Kind,
  type PieceWord,
  pieceGrounds,
  pieceHomes,
  type Sought,
  TERRAINS,
  type Terrain,
  type Thing,
  TOKEN_HOMES,
  TOKENS,
  terrainsOf,
  wordFor,
} from '../../program/index.ts';
import type { Names } from '../names.ts';
import {
  ALL_PILES,
  afterChange,
  changeWithDiscards,
  groundPiles,
  LAND_PILES,
  NO_PILES,
  ofEachTerrain,
  PILES_WITH_OTHERS,
  type PileChange,
  type Piles,
  type PossibleTile,
  pileChange,
  pilesThat,
  pileTerrains,
  WITH_FOREST,
  WITH_MOUNTAIN,
} from './piles.ts';
import { ABSENCE, allPiles, REMOVAL, type ThingStates } from './state.ts';

/** A thing, the piles it can be placed on, and what they become. For a tile, `on` is the pile that placing it creates. */
export interface ThingPlacement {
  thing: string;
  /** The terrains of these piles, in the order of its declaration. */
  homes: readonly Terrain[];
  on: Piles;
  put: PileChange;
}

const moreOf = (tokens: 'mountains' | 'forests') =>
  pileChange((pile) => ({ ...pile, [tokens]: pile[tokens] + 1 }));
const fewerOf = (tokens: 'mountains' | 'forests') =>
  changeWithDiscards((pile) => ({ ...pile, [tokens]: Math.max(0, pile[tokens] - 1) }));
const REMOVALS = { mountain: fewerOf('mountains'), forest: fewerOf('forests') };
const WITH_MORE = pileChange((pile) => ({ ...pile, others: true }));
const AS_IT_IS = pileChange((pile) => pile);
const TERRAIN_CHANGES = ofEachTerrain((terrain) => changeWithDiscards((pile) => ({ ...pile, terrain })));

/** The piles for which a change gives a result that the rules allow. */
const hasRoom = (put: PileChange) =>
  put.reduce((all, after, i) => (after === NO_PILES ? all : all | (1 << i)), NO_PILES);

const TILES = ofEachTerrain(
  (terrain): ThingPlacement => ({
    thing: 'tile',
    homes: [terrain],
    on: pilesThat((pile) => pile.terrain === terrain && pile.mountains + pile.forests === 0 && !pile.others),
    put: AS_IT_IS,
  }),
);

const ofToken = (thing: 'mountain' | 'forest', put: PileChange): ThingPlacement => ({
  thing,
  homes: TOKEN_HOMES[thing],
  on: hasRoom(put),
  put,
});
const PLACEMENTS = {
  mountain: ofToken('mountain', moreOf('mountains')),
  forest: ofToken('forest', moreOf('forests')),
};

/** Every placement of a kind that the rules allow (R7.2, R7.3, R8.1). */
export function legalPlacements(names: Names, kind: Kind): ThingPlacement[] {
  const { words, animals, markers } = names;
  if (typeof kind !== 'string') {
    const { animalOf } = kind;
    return words.animals
      .filter((animal) => pieceGrounds(animal).includes(animalOf))
      .map((animal) => ofPiece(names, animal));
  }
  if (isAny(names, kind)) return words.animals.map((animal) => ofPiece(names, animal));
  if (kind === 'land') return [TILES.desert, TILES.grassland];
  if (isTerrain(kind)) return [TILES[kind]];
  if (isToken(kind)) return [PLACEMENTS[kind]];
  const piece = animals.get(kind) ?? markers.get(kind);
  return piece ? [ofPiece(names, piece)] : [];
}

const ofPiece = (names: Names, piece: PieceWord): ThingPlacement => ({
  thing: piece.name,
  homes: pieceHomes(piece),
  on: pilesOfAll(names, pieceGrounds(piece)),
  put: WITH_MORE,
});

/** The piles a thing can be on. An animal may be on piles where it could not be placed, because it can move there (R9.2). */
function pilesWith(thing: string): Piles {
  if (thing === 'tile') return ALL_PILES;
  if (thing === 'mountain') return WITH_MOUNTAIN;
  return thing === 'forest' ? WITH_FOREST : PILES_WITH_OTHERS;
}

/** Whether a word stands for animals of any species, or of one that is chosen (L68). */
export const isAny = ({ species }: Names, word: Thing): boolean => word === 'animal' || word === species;

/** What a word can refer to in the landscape. */
export function meantBy(names: Names, word: Thing): ThingStates {
  const { words, markers } = names;
  if (isAny(names, word)) return new Map(words.animals.map(({ name }) => [name, PILES_WITH_OTHERS]));
  if (word === 'land') return new Map([['tile', LAND_PILES]]);
  if (isTerrain(word)) return new Map([['tile', groundPiles([word])]]);
  // The mountain or forest a marker was placed on may be gone, but its tile can still hold one.
  const marker = markers.get(word);
  return new Map([[word, marker ? PILES_WITH_OTHERS & groundPiles(pieceHomes(marker)) : pilesWith(word)]]);
}

/** What these words can refer to; a ground only with what must be on it (L30). */
export function foundAs(names: Names, sought: Sought): ThingStates {
  const meant = meantBy(names, wordFor(sought));
  if (typeof sought === 'string') return meant;
  const holding = pilesThat((pile) => sought.with.every((part) => canHold(pile, part)));
  return new Map([...meant].map(([thing, piles]) => [thing, piles & holding]));
}

function canHold(pile: PossibleTile, { compare, things }: Holder['with'][number]): boolean {
  const has = (token: 'mountain' | 'forest') => (things.includes(token) ? pile[`${token}s`] : 0);
  const least = has('mountain') + has('forest');
  // There may be any number of animals and markers.
  const isMore = pile.others && things.some((thing) => !isToken(thing));
  const { is, amount } = compare;
  return (is === 'most' || isMore || least >= amount) && (is === 'least' || least <= amount);
}

/** The piles of everything these words can refer to. */
export function pilesOfAll(names: Names, things: readonly Sought[]): Piles {
  return things.reduce((all, thing) => all | allPiles(foundAs(names, thing)), NO_PILES);
}

/** What an item can be, in words: `lion`, `desert`, or for all of a kind `animal`, `land` and `tile`. */
export function wordsFor({ words }: Names, item: ThingStates): string[] {
  const animals = words.animals.filter(({ name }) => item.has(name)).map(({ name }) => name);
  const terrains = pileTerrains(item.get('tile') ?? NO_PILES);
  const others = [...item.keys()].filter((thing) => ![ABSENCE, REMOVAL, 'tile', ...animals].includes(thing));
  const all = animals.length > 1 && animals.length === words.animals.length;
  return [...groundNames(terrains), ...others, ...(all ? ['animal'] : animals)];
}

/** The words for a tile that is one of these terrains, in the order of `TERRAINS`. */
export function groundNames(terrains: readonly Terrain[]): string[] {
  if (terrains.length === TERRAINS.length) return ['tile'];
  return terrains.length === 2 && !terrains.includes('water') ? ['land'] : [...terrains];
}

/** Anything that can be in the landscape. */
export function allThings(names: Names): ThingStates {
  const words = ['tile', 'mountain', 'forest', 'animal', ...names.markers.keys()];
  return new Map(words.flatMap((word) => [...meantBy(names, word)]));
}

/** The piles on which an animal can end its move (R9.2); animals marked with a token stay on land. */
export function landingPiles(animal: AnimalWord, overAnyTerrain: boolean): Piles {
  const grounds = pieceGrounds(animal);
  if (overAnyTerrain) return PILES_WITH_OTHERS;
  const swims = grounds.includes('water') ? groundPiles(['water']) : NO_PILES;
  const walks = grounds.some((ground) => ground !== 'water') ? LAND_PILES : NO_PILES;
  return PILES_WITH_OTHERS & (swims | walks);
}

/** What piles become when their tile is replaced, which is never with its own kind (L8). */
export function pilesAfterReplacing(piles: Piles, becomes: readonly Thing[]): Piles {
  return becomes
    .flatMap(terrainsOf)
    .reduce(
      (all, terrain) => all | afterChange(piles & ~groundPiles([terrain]), TERRAIN_CHANGES[terrain]),
      NO_PILES,
    );
}

/** What a step may do to other things: to their piles, and whether it may remove them from the landscape. */
export interface Disturbance {
  piles: (piles: Piles, thing: string) => Piles;
  takes: (thing: string) => boolean;
}

/** What an item may become if the disturbance happens any number of times. */
export function statesAfterDisturbance(
  item: ThingStates,
  { piles: change, takes }: Disturbance,
): ThingStates {
  const after = new Map<string, Piles>();
  let mayGo = item.has(ABSENCE);
  for (const [thing, before] of item) {
    if (thing === ABSENCE) continue;
    const bears = pilesWith(thing);
    let piles = before;
    for (;;) {
      const more = change(piles, thing);
      // A pile that can no longer hold the thing has lost it.
      mayGo ||= (more & ~bears) !== NO_PILES;
      if ((piles | (more & bears)) === piles) break;
      piles |= more & bears;
    }
    mayGo ||= takes(thing);
    after.set(thing, piles);
  }
  if (mayGo) after.set(ABSENCE, ALL_PILES);
  return after;
}

/** The effect of placing things. */
export function puts(placements: readonly ThingPlacement[]): Disturbance {
  const tokens = placements.filter(({ thing }) => thing !== 'tile');
  return {
    piles: (piles) => tokens.reduce((all, { on, put }) => all | afterChange(piles & on, put), NO_PILES),
    takes: () => false,
  };
}

/** The effect of removing things, or of taking tokens because the supply is empty (R7.4). */
export function takes(things: Iterable<string>): Disturbance {
  const taken = new Set(things);
  return {
    piles: (piles) =>
      TOKENS.reduce(
        (all, token) => (taken.has(token) ? all | afterChange(piles, REMOVALS[token]) : all),
        NO_PILES,
      ),
    // A tile takes everything on it along.
    takes: (thing) => taken.has(thing) || taken.has('tile'),
  };
}

/** The effect of replacing tiles: what cannot stay there leaves (R10.1). */
export function replaces(tiles: Piles, becomes: readonly Thing[]): Disturbance {
  return {
    piles: (piles) => pilesAfterReplacing(piles & tiles, becomes),
    takes: (thing) => thing !== 'tile',
  };
}

/** The effect of any steps: but a tile that changes between land and water is no longer the same (R11.5). */
export const ANY_DISTURBANCE: Disturbance = {
  piles: (piles, thing) => {
    const sides = thing === 'tile' ? [LAND_PILES, ALL_PILES & ~LAND_PILES] : [ALL_PILES];
    return sides.reduce((all, side) => ((piles & side) === NO_PILES ? all : all | side), NO_PILES);
  },
  takes: () => true,
};

/** The effect of animals arriving where they can go. */
export function brings(animals: ThingStates): Disturbance {
  return {
    piles: (piles, thing) => afterChange(piles, WITH_MORE) | (animals.get(thing) ?? NO_PILES),
    takes: () => false,
  };
}
