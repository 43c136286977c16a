/** Generates small random tables on which a card or Landscape Feature can do something. */
import {
  allTriggers,
  type BoardTile,
  type CardProgram,
  DIRECTIONS,
  EVENT_DEEDS,
  EVENTS,
  type EventTrigger,
  eventThings,
  type FeatureProgram,
  forestRoom,
  type Given,
  type Hex,
  hexKey,
  isFeature,
  markersOf,
  momentRow,
  type PatternCell,
  type PieceWord,
  pieceGrounds,
  rotateHex,
  type Step,
  TERRAINS,
  TILE_ROOM,
  type Vocabulary,
} from '../../program/index.ts';
import { randomBelow, seedRandom } from '../../runtime/index.ts';
import type { DoLine, TableBefore } from '../../runtime/scenario/index.ts';

/** A table, and the `do` lines to run at it. */
export type BoardTest = ReturnType<typeof makeBoardTest>;

/** The input for generating tables. */
export interface TestSubject {
  words: Vocabulary;
  /** The original card and its mutant; the table suits both. */
  cards: readonly (CardProgram | FeatureProgram)[];
  /** Other cards to put into hands and on the table. */
  helpers: readonly CardProgram[];
}

/** A random whole number from 0 up to but not including a bound. */
type RandomBelow = (outOf: number) => number;

/** The most random tiles of a board. */
const MOST_TILES = 15;
/** Chances are given in eighths. */
const CERTAINTY = 8;

/** Generates the table of a seed. */
export function makeBoardTest({ words, cards, helpers }: TestSubject, seed: number) {
  const rng = { random: seedRandom(seed) };
  const below: RandomBelow = (n) => randomBelow(rng, n);
  const named = wordsIn(cards);
  const [card] = cards as [CardProgram | FeatureProgram];
  const features = cards.filter(isFeature);
  const base = features.length > 0 ? patternTiles(features[below(features.length)].pattern, below) : [];
  const tiles = tilesAround(base, [...words.animals, ...markersOf(words)], named, below);
  const given = givenFor(card, named, { words, helpers }, below);
  const table: TableBefore = { board: { tiles, names: [] }, given };
  return { table, doLines: doLinesFor(card, { words, helpers }, table, below) };
}

/** All strings in the programs, including those that name nothing on the board. */
function wordsIn(cards: readonly (CardProgram | FeatureProgram)[]): Set<string> {
  const named = new Set<string>();
  JSON.stringify(cards, (_, value) => {
    if (typeof value === 'string') named.add(value);
    return value;
  });
  return named;
}

/** The tiles of a rotated pattern. */
function patternTiles(pattern: readonly PatternCell[], below: RandomBelow): BoardTile[] {
  const sixths = below(6);
  return pattern.map((cell) => {
    const terrain = cell.terrain === 'land' ? (['desert', 'grassland'] as const)[below(2)] : cell.terrain;
    const { q, r } = rotateHex(cell, sixths);
    const tile: BoardTile = { q, r, terrain, mountains: 0, forests: 0, animals: [] };
    for (const { compare, thing } of cell.tokens) {
      const amount = compare.is === 'least' ? compare.amount + below(2) : compare.amount;
      if (thing === 'mountain') tile.mountains = Math.min(amount, TILE_ROOM[terrain].mountains);
      else if (thing === 'forest') tile.forests = amount;
      else if (amount > 0) tile.animals.push({ species: thing, amount });
    }
    tile.forests = Math.min(tile.forests, forestRoom(terrain, tile.mountains));
    return tile;
  });
}

/**
 * The tiles, and random ones next to them. Each kind of terrain and token has a chance of its own, so that some boards have many
 * of one kind.
 */
function tilesAround(
  base: readonly BoardTile[],
  tokens: readonly PieceWord[],
  named: ReadonlySet<string>,
  below: RandomBelow,
): BoardTile[] {
  const chance = () => below(CERTAINTY + 1);
  const favourite = TERRAINS[below(3)];
  const [mixed, mountain, forest] = [chance(), chance(), chance()];
  const isOften = (name: string) => named.has(name) || named.has('animal') || below(CERTAINTY) === 0;
  const chances = tokens.map(({ name }) => (isOften(name) ? chance() : 0));
  const happens = (chance: number) => below(CERTAINTY) < chance;
  const newTile = ({ q, r }: Hex): BoardTile => {
    const terrain = happens(mixed) ? TERRAINS[below(3)] : favourite;
    const mountains = happens(mountain) ? TILE_ROOM[terrain].mountains : 0;
    const forests = happens(forest) ? Math.min(1 + below(2), forestRoom(terrain, mountains)) : 0;
    const ground = [terrain, ...(mountains > 0 ? ['mountain'] : []), ...(forests > 0 ? ['forest'] : [])];
    const living = tokens.filter(
      (word, at) => happens(chances[at]) && pieceGrounds(word).some((one) => ground.includes(one)),
    );
    const markers = living
      .filter((word) => 'most' in word)
      .map(({ name: marker }) => ({ marker, amount: 1 }));
    const animals = living
      .filter((word) => !('most' in word))
      .map(({ name: species }) => ({ species, amount: 1 + Math.floor(below(5) / 4) }));
    return { q, r, terrain, mountains, forests, animals, ...(markers.length > 0 && { markers }) };
  };
  const tiles = base.length > 0 ? [...base] : [newTile({ q: 0, r: 0 })];
  const taken = new Set(tiles.map(hexKey));
  for (const most = tiles.length + below(MOST_TILES); tiles.length < most; ) {
    const [from, step] = [tiles[below(tiles.length)], DIRECTIONS[below(6)]];
    const hex = { q: from.q + step.q, r: from.r + step.r };
    if (taken.has(hexKey(hex))) continue;
    taken.add(hexKey(hex));
    tiles.push(newTile(hex));
  }
  return tiles;
}

/** The `given` lines of a table, chosen for a card that uses these words. */
function givenFor(
  card: CardProgram | FeatureProgram,
  named: ReadonlySet<string>,
  { words, helpers }: Pick<TestSubject, 'words' | 'helpers'>,
  below: RandomBelow,
): Given[] {
  const given: Given[] = [];
  const { players: { to = 6 } = {}, cubes: { total = 0 } = {} } = words.settings;
  const players = 1 + below(Math.min(3, to));
  if (players > 1) given.push({ given: 'players', amount: players });
  for (let player = 1; player <= players; player++) {
    const of = player > 1 ? { player } : {};
    given.push({ given: 'cubes', amount: Math.min(below(8), Math.floor(total / players)), ...of });
    given.push({ given: 'vp', amount: below(8), ...of });
  }
  const hand = helpers.slice(0, below(3)).map(({ number }) => number);
  if (named.has('token')) given.push({ given: 'tokens', amount: 1 + below(4) });
  if (named.has('round')) given.push({ given: 'round', amount: 1 + below(4) });
  if (named.has('harbinger') && players > 1) given.push({ given: 'harbinger', player: 1 + below(players) });
  if (hand.length > 0) given.push({ given: 'hand', cards: hand });
  const isOfCards = ['active-card', 'spot', 'do'].some((word) => named.has(word));
  for (const { number, energy, leaves } of helpers.slice(2, 2 + below(3))) {
    const player = isOfCards ? 1 + below(players) : 1;
    const more = isOfCards && { leaves: 1 + below(leaves), cubes: below(energy.length) };
    given.push({ given: 'active', card: number, leaves: 1, ...more, ...(player > 1 && { player }) });
  }
  if (!isFeature(card)) given.push({ given: 'active', card: card.number, leaves: 1 + below(card.leaves) });
  const supplied = ['land', 'water', 'mountain', 'forest', ...words.animals.map(({ name }) => name)];
  for (const thing of supplied)
    if ((named.has(thing) || thing === 'land') && below(CERTAINTY) === 0)
      given.push({ given: 'supply', thing, amount: below(3) });
  return given;
}

/** The lines to run at the table: the card, or the feature and a step that may trigger it. */
function doLinesFor(
  card: CardProgram | FeatureProgram,
  { words, helpers }: Pick<TestSubject, 'words' | 'helpers'>,
  { given }: TableBefore,
  below: RandomBelow,
): DoLine[] {
  const isAlone = !given.some((one) => one.given === 'players');
  const { number } = card;
  const doLines: DoLine[] = [
    isFeature(card) ? { line: 'do-feature', feature: number } : { line: 'do-card', card: number },
  ];
  for (const trigger of allTriggers(card)) {
    if (trigger.on === 'round') doLines.push({ line: 'do-round' });
    if (trigger.on !== 'event') {
      const { by } = momentRow(trigger.on);
      const [other] = helpers;
      if (by && other !== undefined)
        doLines.push({
          line: 'do-card',
          card: other.number,
          ...(by === 'another' && !isAlone && { player: 2 }),
        });
      continue;
    }
    for (let n = below(3); n >= 0; n--) {
      const step = stimulus(trigger, words, below);
      const byOthers: Step = { op: 'each-player', other: true, steps: [step] };
      doLines.push({ line: 'do', steps: [below(4) === 0 ? byOthers : step] });
    }
  }
  if (allTriggers(card).some(({ on }) => on === 'end')) doLines.push({ line: 'do-end' });
  return doLines;
}

/** A step that may fire a trigger. */
function stimulus(trigger: EventTrigger, words: Vocabulary, below: RandomBelow): Step {
  const things = eventThings(trigger);
  const thing = things[below(things.length)];
  const isAnimal = words.animals.some(({ name }) => name === thing);
  const { doneBy } = EVENTS[EVENT_DEEDS[below(EVENT_DEEDS.length)]];
  const [terrain, times] = [TERRAINS[below(TERRAINS.length)], 1 + below(2)];
  return doneBy({ thing, animal: isAnimal ? thing : 'animal', terrain, times });
}
