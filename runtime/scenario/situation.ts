/**
 * Situations: tables in the middle of a game, kept as data that any set can be tried on. An effect run on one says what the
 * card would bring there.
 */
import { type BoardTile, ringOf } from '../../program/index.ts';
import type { EffectFrame } from '../frames.ts';
import { apply } from '../game.ts';
import { cellAt } from '../landscape/hex.ts';
import {
  emptyLandscape,
  isLand,
  type Landscape,
  layTile,
  putAnimal,
  putForest,
  putMountain,
  tileSupply,
} from '../landscape/landscape.ts';
import { within } from '../landscape/lookups.ts';
import { SUPPLY_FOREST, SUPPLY_MOUNTAIN, SUPPLY_SPECIES, type Tables } from '../link/tables.ts';
import { thingCode } from '../link/words.ts';
import { thinkGreedily } from '../players/greedy.ts';
import { bears, suits } from '../queries/legal-cells.ts';
import { randomBelow, seedRandom, shuffle } from '../random.ts';
import { run } from '../run.ts';
import { startEffect } from '../start-effect.ts';
import { emptyGame, type Game } from '../state.ts';
import { clearSpots, coverSpot } from '../table/cubes.ts';
import { tokensOn } from './set-up.ts';
import { watchedTables } from './watched/running.ts';

/** What a player has in a situation: points, free cubes, and how many cards in hand and active. */
export interface SeatSituation {
  vp: number;
  cubes: number;
  hand: number;
  active: number;
}

/** A table in the middle of a game. Which cards the players have is left to chance. */
export interface Situation {
  tiles: BoardTile[];
  /** The first runs the effect. */
  seats: SeatSituation[];
}

/** The share of the tokens of an animal or marker that no situation knows which is in the landscape. */
const SCATTERED = 0.3;
/** The share of the spots of active cards that have a cube. */
const COVERED = 0.4;

/**
 * Sets up games in situations, one at a time, with a card active in front of the first player; the other cards are dealt by the
 * seed. A game is lent until the next one is asked for, which takes its memory.
 */
export class SituationGames {
  readonly #tables: Tables;
  readonly #known: ReadonlySet<string>;
  readonly #card: number;
  /** Landscapes that are no longer needed, by their radius. */
  readonly #spare: Landscape[] = [];

  /** @param known the animals and markers that situations know: of all others some are put where they may be */
  constructor(tables: Tables, known: ReadonlySet<string>, card: number) {
    this.#tables = tables;
    this.#known = known;
    this.#card = card;
  }

  /** Games in some situations, the first with this seed, each other one with the seed after it. */
  *in(situations: Iterable<Situation>, firstSeed: number): Generator<Game, void> {
    let seed = firstSeed;
    for (const situation of situations) {
      const game = this.#gameIn(situation, seed++);
      yield game;
      this.#spare[game.landscape.radius] = game.landscape;
    }
  }

  #gameIn({ tiles, seats }: Situation, seed: number): Game {
    // With room for tiles beside the outermost ones.
    const radius = Math.max(0, ...tiles.map(({ q, r }) => ringOf(q, r))) + 2;
    const land = emptyLandscape(this.#tables, radius, this.#spare[radius]);
    const game = emptyGame(this.#tables, seats.length, seed, null, land);
    game.random = seedRandom(seed);
    layTiles(game, tiles);
    // What an animal lives beside must be there first.
    for (const tile of tiles) putTokens(game, tile);
    scatter(game, this.#known);
    dealCards(game, seats, this.#card);
    return game;
  }
}

/** The tiles with their mountains and forests, as far as there are enough. */
function layTiles({ landscape: land, tables }: Game, tiles: readonly BoardTile[]): void {
  const has = (supply: number): boolean => land.supply[supply] > 0;
  for (const tile of tiles) {
    const terrain = thingCode(tables.words, tile.terrain);
    if (!has(tileSupply(terrain))) continue;
    const cell = cellAt(tile.q, tile.r);
    layTile(land, cell, terrain);
    if (isLand(terrain) && has(SUPPLY_MOUNTAIN) && tile.mountains > 0) putMountain(land, cell);
    for (let n = 0; n < tile.forests && has(SUPPLY_FOREST); n++) putForest(land, cell);
  }
}

/** The animals of a tile that the set has, too, and that may live there. */
function putTokens({ landscape: land, tables }: Game, tile: BoardTile): void {
  const cell = cellAt(tile.q, tile.r);
  for (const [name, amount] of tokensOn(tile)) {
    const row = tables.species.findIndex((one) => one.name === name);
    for (let n = 0; n < amount && row >= 0 && mayHave(land, tables, row, cell); n++) {
      putAnimal(land, tables, row, cell);
    }
  }
}

function mayHave(land: Game['landscape'], tables: Tables, row: number, cell: number): boolean {
  const species = tables.species[row];
  if (land.supply[SUPPLY_SPECIES + row] <= 0) return false;
  return species.marker === null ? suits(land, species, cell) : bears(land, species, cell);
}

function scatter(game: Game, known: ReadonlySet<string>): void {
  const { landscape: land, tables } = game;
  for (const [row, { name }] of tables.species.entries()) {
    if (known.has(name)) continue;
    const cells = land.cells.filter((cell) => mayHave(land, tables, row, cell));
    shuffle(game, cells);
    const tokens = Math.ceil(land.supply[SUPPLY_SPECIES + row] * SCATTERED);
    for (const cell of cells.slice(0, tokens)) putAnimal(land, tables, row, cell);
  }
}

/** Gives each player as many cards as the situation says, as far as there are enough. */
function dealCards(game: Game, seats: readonly SeatSituation[], card: number): void {
  const { tables } = game;
  for (const [index, { deck }] of tables.cards.entries()) if (index !== card) game.decks[deck].push(index);
  for (const deck of game.decks) shuffle(game, deck);
  // All cubes that nobody has free are in the box, until some are put on cards.
  game.cubeSupply += seats.reduce((sum, { cubes }, seat) => sum + game.cubes[seat] - cubes, 0);
  for (const [seat, { vp, cubes, hand, active }] of seats.entries()) {
    game.vp[seat] = vp;
    game.cubes[seat] = cubes;
    const dealt = dealFrom(game, hand + active);
    const laid = dealt.filter((index) => tables.cards[index].feature === null).slice(0, active);
    game.active[seat] = laid;
    game.hands[seat] = dealt.filter((index) => !laid.includes(index));
  }
  for (const [seat, laid] of game.active.entries()) for (const index of laid) coverSome(game, seat, index);
  game.active[0].push(card);
}

/** The top cards of both decks, two brown ones for each blue one. */
function dealFrom({ decks }: Game, amount: number): number[] {
  const cards: number[] = [];
  for (let n = 0; n < amount; n++) {
    const deck = n % 3 === 2 ? 1 : 0;
    const card = decks[deck].pop() ?? decks[1 - deck].pop();
    if (card !== undefined) cards.push(card);
  }
  return cards;
}

/** Puts cubes of the box on some spots of a card, but never on all of them. */
function coverSome(game: Game, seat: number, card: number): void {
  const spots = game.tables.cards[card].spots.map((_, spot) => spot);
  shuffle(game, spots);
  for (const spot of spots.slice(1)) {
    if (game.cubeSupply <= 0 || randomBelow(game, 100) >= COVERED * 100) continue;
    game.cubeSupply--;
    game.cubes[seat]++;
    coverSpot(game, seat, card, spot);
  }
}

/** What running an effect on several games may take in all: lookups as in R12.6, repetitions, and answers. */
export interface Budget {
  lookups: number;
  repetitions: number;
  answers: number;
}

/** Looks at effects while they run. The games are only lent, and go on changing. */
export interface EffectWatcher {
  /** A step begins. */
  began(game: Game, frame: EffectFrame): void;
  /** A question is about to be answered with an option. */
  answers(game: Game, option: number): void;
  /** The effect is over; the points it made. */
  ended(game: Game, points: number): void;
}

/**
 * Runs a card's effect in each of some games, answered greedily, and gives the points it made for the first player: of as
 * many games as the budget allows, in their order. What follows at the table is not part of an effect.
 */
export function pointsOfEffect(
  games: Iterable<Game>,
  card: number,
  budget: Budget,
  watcher?: EffectWatcher,
): number[] {
  const points: number[] = [];
  let { repetitions, answers } = budget;
  within(budget.lookups, () => {
    for (const game of games) {
      const rng = { random: seedRandom(game.seed) };
      const before = game.vp[0];
      const plain = game.tables;
      const watched = watcher ? watchedTables(plain, (frame) => watcher.began(game, frame)) : plain;
      game.tables = watched;
      clearSpots(game, 0, card);
      startEffect(game, 0, card, -1);
      run(game);
      while (game.asked.options.length > 0 && answers-- > 0) {
        // What somebody imagines is not watched.
        game.tables = plain;
        const { option } = thinkGreedily(game, rng);
        watcher?.answers(game, option);
        game.tables = watched;
        apply(game, option);
      }
      game.tables = plain;
      repetitions -= game.repetitions;
      if (game.status !== 'playing' || answers < 0 || repetitions < 0) return;
      const made = game.vp[0] - before;
      points.push(made);
      watcher?.ended(game, made);
    }
  });
  return points;
}
