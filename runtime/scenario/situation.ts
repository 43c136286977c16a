/**
 * Situations: tables in the middle of a game, as data that works with any set. Running an effect in one shows how many
 * points the card would bring there.
 */
import { type BoardTile, hexRing } from '../../program/index.ts';
import { hexCell } from '../landscape/hex.ts';
import {
  emptyLandscape,
  isLand,
  layTile,
  putAnimal,
  putForest,
  putMountain,
  tileSupply,
} from '../landscape/landscape.ts';
import { within } from '../landscape/work.ts';
import { SUPPLY_FOREST, SUPPLY_MOUNTAIN, SUPPLY_SPECIES, type Tables } from '../link/tables.ts';
import { thingCode } from '../link/words.ts';
import { holdingsAhead } from '../players/gains.ts';
import { greedyValues } from '../players/greedy.ts';
import { suits } from '../queries/legal-cells.ts';
import { randomBelow, seedRandom, shuffle } from '../random.ts';
import { emptyGame, type Game } from '../state.ts';
import { coverSpot } from '../table/cubes.ts';
import { type Line, type Observer, play } from './runner.ts';
import { newRun, tokensOn } from './set-up.ts';

/** What a player has in a situation: points, free cubes, and how many cards in hand and active. */
export interface SeatSituation {
  vp: number;
  cubes: number;
  hand: number;
  active: number;
}

/** A table in the middle of a game. Which cards the players have is random. */
export interface Situation {
  tiles: BoardTile[];
  /** The first player runs the effect. */
  seats: SeatSituation[];
}

/** For each animal or marker that no situation knows: the share of its tokens to put in the landscape. */
const TOKEN_SHARE = 0.3;
/** The share of the spots on active cards that have a cube. */
const CUBE_SHARE = 0.4;

/** What a game in a situation needs besides it. */
export interface SituationSetup {
  /** The card that is active in front of the first player. */
  card: number;
  /** Deals the other cards. */
  seed: number;
  /** The animals and markers that situations know; some tokens of all others are put where the rules allow. */
  known: ReadonlySet<string>;
}

/** A game in a situation. */
export function situationGame(
  tables: Tables,
  { tiles, seats }: Situation,
  { card, seed, known }: SituationSetup,
): Game {
  // Leave room for tiles next to the outermost ones.
  const radius = Math.max(0, ...tiles.map(({ q, r }) => hexRing(q, r))) + 2;
  const game = emptyGame(tables, seats.length, seed, null, emptyLandscape(tables, radius));
  game.random = seedRandom(seed);
  layTiles(game, tiles);
  // An animal may need something beside it, so all tiles come first.
  for (const tile of tiles) putTokens(game, tile);
  scatter(game, known);
  dealCards(game, seats, card);
  return game;
}

/** Lays the tiles with their mountains and forests, as far as supplies last. */
function layTiles({ landscape: land, tables }: Game, tiles: readonly BoardTile[]): void {
  const has = (supply: number): boolean => land.supply[supply] > 0;
  for (const tile of tiles) {
    const terrain = thingCode(tables.words, tile.terrain);
    if (!has(tileSupply(terrain))) continue;
    const cell = hexCell(tile.q, tile.r);
    layTile(land, cell, terrain);
    if (isLand(terrain) && has(SUPPLY_MOUNTAIN) && tile.mountains > 0) putMountain(land, cell);
    for (let n = 0; n < tile.forests && has(SUPPLY_FOREST); n++) putForest(land, cell);
  }
}

/** Puts the animals and markers of a tile that the set also has, where the rules allow. */
function putTokens({ landscape: land, tables }: Game, tile: BoardTile): void {
  const cell = hexCell(tile.q, tile.r);
  for (const [name, amount] of tokensOn(tile)) {
    const row = tables.species.findIndex((one) => one.name === name);
    for (let n = 0; n < amount && row >= 0 && mayHave(land, tables, row, cell); n++) {
      putAnimal(land, tables, row, cell);
    }
  }
}

function mayHave(land: Game['landscape'], tables: Tables, row: number, cell: number): boolean {
  return land.supply[SUPPLY_SPECIES + row] > 0 && suits(land, tables.species[row], cell);
}

function scatter(game: Game, known: ReadonlySet<string>): void {
  const { landscape: land, tables } = game;
  for (const [row, { name }] of tables.species.entries()) {
    if (known.has(name)) continue;
    const cells = land.cells.filter((cell) => mayHave(land, tables, row, cell));
    shuffle(game, cells);
    const tokens = Math.ceil(land.supply[SUPPLY_SPECIES + row] * TOKEN_SHARE);
    for (const cell of cells.slice(0, tokens)) putAnimal(land, tables, row, cell);
  }
}

/** Deals each player as many cards as the situation has, as far as the decks last. */
function dealCards(game: Game, seats: readonly SeatSituation[], card: number): void {
  const { tables } = game;
  for (const [index, { deck }] of tables.cards.entries()) if (index !== card) game.decks[deck].push(index);
  for (const deck of game.decks) shuffle(game, deck);
  // All cubes that no player has free are in the box, until some are put on cards.
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

/** Puts cubes from the box on some spots of a card, but never on all of them. */
function coverSome(game: Game, seat: number, card: number): void {
  const spots = game.tables.cards[card].spots.map((_, spot) => spot);
  shuffle(game, spots);
  for (const spot of spots.slice(1)) {
    if (game.cubeSupply <= 0 || randomBelow(game, 100) >= CUBE_SHARE * 100) continue;
    game.cubeSupply--;
    game.cubes[seat]++;
    coverSpot(game, seat, card, spot);
  }
}

/** Limits for running an effect on several games, in total: lookups as in R12.6, repetitions, and answers. */
export interface Budget {
  lookups: number;
  repetitions: number;
  answers: number;
}

/** Observes effects that run one after another. */
export interface EffectObserver extends Observer {
  /** The effect has ended and made this many points. */
  end?(game: Game, points: number): void;
}

/** What an effect did on one board. */
export type EffectResult = ReturnType<typeof resultsOfEffect>[number];

/**
 * Runs a card's effect in each of the games, answered greedily. Returns the results, in order, for as many games as the
 * budget allows. What follows at the table is not part of an effect.
 */
export function resultsOfEffect(
  games: Iterable<Game>,
  card: number,
  budget: Budget,
  observer: EffectObserver = {},
) {
  /** The points of the first player, and how much more that player has than the others on average (`holdingsAhead`). */
  const results: { points: number; gains: number[] }[] = [];
  const left = { ...budget };
  within(budget.lookups, () => {
    for (const game of games) {
      game.repetitions = 0;
      const before = game.vp[0];
      const had = holdingsAhead(game);
      const failed = play(newRun(game), greedyLines(game, card, left), observer);
      left.repetitions -= game.repetitions;
      if (failed || left.answers < 0 || left.repetitions < 0) return;
      const points = game.vp[0] - before;
      results.push({ points, gains: holdingsAhead(game).map((amount, at) => amount - had[at]) });
      observer.end?.(game, points);
    }
  });
  return results;
}

/** The effect of a card and its greedy answers, counted in `left`. */
function* greedyLines(game: Game, card: number, left: Pick<Budget, 'answers'>): Generator<Line> {
  const rng = { random: seedRandom(game.seed) };
  yield { line: 'do-card', card: game.tables.cards[card].number };
  while (game.asked.options.length > 0 && left.answers-- > 0)
    yield { line: 'answer', option: greedyValues(game, rng).option };
}
