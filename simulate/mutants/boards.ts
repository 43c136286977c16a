/** Generates small random tables on which a card or Landscape Feature can do something. */
import {
  type AnimalWord,
  type Board,
  type BoardTile,
  type CardProgram,
  DIRECTIONS,
  type EventTrigger,
  type FeatureProgram,
  forestRoom,
  type Given,
  type Hex,
  hexKey,
  isFeature,
  type MarkerWord,
  markersOf,
  type PatternCell,
  rotateHex,
  type Step,
  TERRAINS,
  type Terrain,
  TILE_ROOM,
  thingsOf,
  type Vocabulary,
} from '../../program/index.ts';
import { randomBelow, seedRandom } from '../../runtime/index.ts';
import type { DoLine, TableBefore } from '../../runtime/scenario/index.ts';

/** A table, and the `do` lines to run at it. */
export interface BoardTest {
  table: TableBefore;
  doLines: DoLine[];
}

/** The input for generating tables. */
export interface TestSubject {
  words: Vocabulary;
  /** The original card and its mutant; the table suits both. */
  cards: readonly (CardProgram | FeatureProgram)[];
  /** Other cards to put into hands and on the table. */
  helpers: readonly number[];
}

/** A random whole number from 0 up to but not including a bound. */
type RandomBelow = (outOf: number) => number;

/** Generates the table of a seed. */
export function testOf({ words, cards, helpers }: TestSubject, seed: number): BoardTest {
  const rng = { random: seedRandom(seed) };
  const below: RandomBelow = (n) => randomBelow(rng, n);
  const named = wordsIn(cards);
  const [card] = cards as [CardProgram | FeatureProgram];
  // `at most` limits are reached only if there is much of one kind.
  const isRich = seed % 3 === 0;
  const tokens = tokensFor(words, named, isRich ? 6 : 3, below);
  const base = isFeature(card) ? patternTiles(cards, below) : [];
  const more = isRich ? 7 + below(8) : 2 + below(isFeature(card) ? 5 : 7);
  const making = { below, tokens, favourite: TERRAINS[below(3)], isRich, plenty: below(tokens.length + 3) };
  const tiles = grown(base, more, making);
  const board: Board = { tiles, names: [] };
  return {
    table: { board, given: givenFor(card, named, { words, helpers }, below) },
    doLines: doLinesFor(card, words, below),
  };
}

/** All strings in the programs, including those that name nothing on the board. */
function wordsIn(cards: readonly (CardProgram | FeatureProgram)[]): Set<string> {
  const named = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value === 'string') named.add(value);
    else if (Array.isArray(value)) for (const one of value) visit(one);
    else if (value && typeof value === 'object')
      for (const [key, one] of Object.entries(value)) {
        named.add(`${key}:`);
        visit(one);
      }
  };
  for (const card of cards) visit(isFeature(card) ? [card.pattern, card.triggers] : card.steps);
  return named;
}

/** The animals and markers that a board may have: those that the cards name, and one more. */
function tokensFor(
  words: Vocabulary,
  named: ReadonlySet<string>,
  most: number,
  below: RandomBelow,
): (AnimalWord | MarkerWord)[] {
  const all = [...words.animals, ...markersOf(words)];
  const mentioned = all.filter(({ name }) => named.has(name));
  const more = named.has('animal') || named.has('animalOf:') ? most : 1;
  const others = Array.from({ length: more }, () => words.animals[below(words.animals.length)]);
  return [...new Set([...mentioned, ...(words.animals.length > 0 ? others : [])])];
}

interface Making {
  below: RandomBelow;
  tokens: readonly (AnimalWord | MarkerWord)[];
  favourite: Terrain;
  /** Mostly tiles of the favourite terrain, and as many as possible of one token. */
  isRich: boolean;
  /** Which token: an index in `tokens`; the indices after those mean mountains, forests, and all tokens. */
  plenty: number;
}

/** The tiles of a rotated pattern, occasionally with one that does not fit. */
function patternTiles(cards: readonly (CardProgram | FeatureProgram)[], below: RandomBelow): BoardTile[] {
  const features = cards.filter(isFeature);
  const { pattern } = features[below(features.length)];
  const sixths = below(6);
  const wrong = below(3) === 0 ? below(pattern.length) : -1;
  return pattern.map((cell, at) => tileFor(rotateHex(cell, sixths), at === wrong ? below(3) + 1 : 0, below));
}

function tileFor(cell: PatternCell, wrong: number, below: RandomBelow): BoardTile {
  const needed = cell.terrain === 'land' ? (['desert', 'grassland'] as const)[below(2)] : cell.terrain;
  const terrain = wrong === 1 ? TERRAINS[below(3)] : needed;
  const tile: BoardTile = { q: cell.q, r: cell.r, terrain, mountains: 0, forests: 0, animals: [] };
  for (const { compare, thing } of cell.tokens) {
    const amount = compare.is === 'least' ? compare.amount + below(2) : compare.amount;
    const placed = Math.max(0, wrong === 2 ? amount - 1 : wrong === 3 ? amount + 1 : amount);
    if (thing === 'mountain') tile.mountains = Math.min(placed, TILE_ROOM[terrain].mountains);
    else if (thing === 'forest') tile.forests = placed;
    else if (placed > 0) tile.animals.push({ species: thing, amount: placed });
  }
  tile.forests = Math.min(tile.forests, forestRoom(terrain, tile.mountains));
  return tile;
}

/** The tiles, plus random tiles next to them. */
function grown(base: readonly BoardTile[], more: number, making: Making): BoardTile[] {
  const { below, favourite, isRich } = making;
  const tiles = [...base];
  const taken = new Set(tiles.map(hexKey));
  if (tiles.length === 0) {
    taken.add('0 0');
    tiles.push(newTile({ q: 0, r: 0 }, favourite, making));
  }
  for (let tries = 0; tiles.length < base.length + more && tries < 200; tries++) {
    const from = tiles[below(tiles.length)];
    const step = DIRECTIONS[below(6)];
    const hex = { q: from.q + step.q, r: from.r + step.r };
    if (taken.has(hexKey(hex))) continue;
    taken.add(hexKey(hex));
    tiles.push(newTile(hex, below(6) < (isRich ? 1 : 4) ? TERRAINS[below(3)] : favourite, making));
  }
  return tiles;
}

function newTile({ q, r }: Hex, terrain: Terrain, { below, tokens, isRich, plenty }: Making): BoardTile {
  const often = (token: number, outOf: number) =>
    isRich && (token === plenty || plenty === tokens.length + 2) ? below(8) > 0 : below(outOf) === 0;
  const mountains = often(tokens.length, 4) ? TILE_ROOM[terrain].mountains : 0;
  const forests = often(tokens.length + 1, 3) ? Math.min(1 + below(2), forestRoom(terrain, mountains)) : 0;
  const tile = { q, r, terrain, mountains, forests };
  const animals: BoardTile['animals'] = [];
  const markers: { marker: string; amount: number }[] = [];
  for (const [at, word] of tokens.entries()) {
    if (!often(at, 3) || !livesOn(word, tile)) continue;
    if ('most' in word) markers.push({ marker: word.name, amount: 1 });
    else animals.push({ species: word.name, amount: 1 + (below(5) === 0 ? 1 : 0) });
  }
  return { ...tile, animals, ...(markers.length > 0 && { markers }) };
}

function livesOn(
  word: AnimalWord | MarkerWord,
  { terrain, mountains, forests }: Pick<BoardTile, 'terrain' | 'mountains' | 'forests'>,
): boolean {
  const has = (ground: string) =>
    ground === terrain || (ground === 'mountain' && mountains > 0) || (ground === 'forest' && forests > 0);
  if ('most' in word) return word.on.some(has);
  return 'terrain' in word.on ? word.on.terrain.some(has) : has(word.on.token);
}

/** The `given` lines of a table, chosen for a card that uses these words. */
function givenFor(
  card: CardProgram | FeatureProgram,
  named: ReadonlySet<string>,
  { words, helpers }: Pick<TestSubject, 'words' | 'helpers'>,
  below: RandomBelow,
): Given[] {
  const given: Given[] = [];
  const mentions = (...some: string[]) => some.some((word) => named.has(word));
  const others =
    mentions('each-player', 'choose-player', 'players') || (isFeature(card) && mentions('event'));
  const most = words.settings.players?.to ?? 6;
  const players = others ? Math.min(most, 1 + below(3)) : 1;
  if (players > 1) given.push({ given: 'players', amount: players });
  const hasCoins = mentions('pay', 'lose', 'have', 'own', 'most', 'fewest', 'players', 'spent');
  const cubes = words.settings.cubes?.total ?? 0;
  for (let player = 1; player <= players; player++) {
    const of = player > 1 ? { player } : {};
    if (mentions('cube', 'play', 'rotate') && below(4) > 0)
      given.push({ given: 'cubes', amount: Math.min(below(5), Math.floor(cubes / players)), ...of });
    if (hasCoins && mentions('vp') && below(3) > 0) given.push({ given: 'vp', amount: below(8), ...of });
  }
  if ((hasCoins || mentions('play')) && mentions('card', 'play') && below(4) > 0) {
    const hand = helpers.slice(0, 1 + below(2));
    if (hand.length > 0) given.push({ given: 'hand', cards: hand });
  }
  const active = helpers.slice(2, 3 + below(2));
  if (mentions('rotate', 'active-card') && below(4) > 0)
    for (const number of active) given.push({ given: 'active', card: number, leaves: 1 });
  if (mentions('leaf', 'use') && !isFeature(card))
    given.push({ given: 'active', card: card.number, leaves: 1 + below(card.leaves) });
  const supplied = ['land', 'water', 'mountain', 'forest', ...words.animals.map(({ name }) => name)];
  const scarce = supplied.filter((thing) => named.has(thing));
  if (named.has('desert') || named.has('grassland')) scarce.push('land');
  for (const thing of new Set(scarce))
    if (below(8) === 0) given.push({ given: 'supply', thing, amount: below(3) });
  return given;
}

/** The lines to run at the table: the card, or the feature and a step that may trigger it. */
function doLinesFor(card: CardProgram | FeatureProgram, words: Vocabulary, below: RandomBelow): DoLine[] {
  if (!isFeature(card)) return [{ line: 'do-card', card: card.number }];
  const doLines: DoLine[] = [{ line: 'do-feature', feature: card.number }];
  const events = card.triggers.filter((trigger) => trigger.on === 'event');
  for (const trigger of events)
    for (let n = below(3); n >= 0; n--) {
      const step = stimulus(trigger, words, below);
      const byOthers: Step = { op: 'each-player', other: true, steps: [step] };
      doLines.push({ line: 'do', steps: [below(4) === 0 ? byOthers : step] });
    }
  if (card.triggers.some(({ on }) => on === 'end')) doLines.push({ line: 'do-end' });
  return doLines;
}

/** A step that may fire a trigger. */
function stimulus(
  trigger: EventTrigger,
  words: Vocabulary,
  below: RandomBelow,
): Extract<DoLine, { line: 'do' }>['steps'][number] {
  const things = thingsOf(trigger);
  const thing = things[below(things.length)];
  const quantity = { amount: 1, upTo: false };
  const isAnimal = thing === 'animal' || words.animals.some(({ name }) => name === thing);
  const ways = isAnimal ? 3 : 2;
  const own = ['placed', 'removed', 'moved'].indexOf(trigger.deed);
  switch (below(3) > 0 ? own : below(ways)) {
    case 0:
      return { op: 'place', quantity, kinds: [thing] };
    case 1:
      return { op: 'remove', quantity, things: [thing] };
    default:
      return { op: 'move', quantity, things: [isAnimal ? thing : 'animal'], spaces: 1 + below(2) };
  }
}
