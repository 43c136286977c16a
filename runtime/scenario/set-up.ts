/** The table a scenario starts with: its board, and what is given. */
import type { BoardTile, Given, Scenario, SetProgram } from '../../program/index.ts';
import { hexCell } from '../landscape/hex.ts';
import { layTile, putAnimal, putForest, putMountain } from '../landscape/landscape.ts';
import { rowOf } from '../link/things.ts';
import { thingCode } from '../link/words.ts';
import { makeTables } from '../make-tables.ts';
import { supplyIndex } from '../queries/placement.ts';
import { emptyGame, type Game } from '../state.ts';
import { keepSpecies, noteCompleted } from '../table/active.ts';

/** A table at which lines are played. */
export interface Run {
  game: Game;
  /** The effect of the last `do`; null before the first. */
  effect: { stopped: boolean } | null;
  /** How many blocks of steps have begun, which is the index of the next one in `tables.effects`. */
  blocks: number;
}

/** A run at this table, before its first line. */
export const newRun = (game: Game): Run => ({ game, effect: null, blocks: 0 });

/** What a table is set up from. */
export type TableBefore = Pick<Scenario, 'board' | 'given'>;

/** A game with the board laid and everything given, before any line has run. Its effects are the `do` blocks of the lines. */
export function setUpScenario(
  chain: readonly SetProgram[],
  scenario: TableBefore & Partial<Pick<Scenario, 'lines'>>,
): Game {
  const blocks = (scenario.lines ?? []).flatMap((line) => (line.line === 'do' ? [line.steps] : []));
  const tables = makeTables(chain, blocks, tokensNeeded(scenario));
  const game = emptyGame(tables, playerCount(scenario), 0);
  game.gained = game.vp.map(() => ({ elements: tables.bag.map(() => 0), cards: 0, cubes: 0 }));
  layBoard(game, scenario.board.tiles);
  for (const given of scenario.given) give(game, given);
  return game;
}

/** How many players sit at a table: one if it does not say. */
export const playerCount = ({ given }: Pick<TableBefore, 'given'>): number =>
  given.find((one) => one.given === 'players')?.amount ?? 1;

/** Tokens of each animal or marker beyond those in the box: a scenario may have any number of them. */
function tokensNeeded({ board, given }: TableBefore): Record<string, number> {
  const more: Record<string, number> = {};
  for (const tile of board.tiles) {
    for (const [name, amount] of tokensOn(tile)) more[name] = (more[name] ?? 0) + amount;
  }
  for (const one of given) {
    if (one.given === 'supply') more[one.thing] = (more[one.thing] ?? 0) + one.amount;
  }
  return more;
}

/** The animals and markers on a tile, and how many of each. */
export function tokensOn({ animals, markers = [] }: BoardTile): [name: string, amount: number][] {
  return [
    ...animals.map(({ species, amount }): [string, number] => [species, amount]),
    ...markers.map(({ marker, amount }): [string, number] => [marker, amount]),
  ];
}

function layBoard(game: Game, tiles: readonly BoardTile[]): void {
  const { landscape: land, tables } = game;
  for (const tile of tiles) {
    const cell = hexCell(tile.q, tile.r);
    layTile(land, cell, thingCode(tables.words, tile.terrain));
    for (let i = 0; i < tile.mountains; i++) putMountain(land, cell);
    for (let i = 0; i < tile.forests; i++) putForest(land, cell);
    for (const [name, amount] of tokensOn(tile)) {
      const row = rowOf(thingCode(tables.words, name));
      for (let i = 0; i < amount; i++) putAnimal(land, tables, row, cell);
    }
  }
  // A board may hold more than the box does; then the supply is empty.
  land.supply.forEach((left, kind) => {
    land.supply[kind] = Math.max(0, left);
  });
}

/** The seat of the named player, or of player 1 if none is named. */
export function playerSeat({ player = 1 }: { player?: number }): number {
  return player - 1;
}

function giveSpecies(game: Game, card: number, name: string | undefined): void {
  if (name !== undefined) keepSpecies(game, card, rowOf(thingCode(game.tables.words, name)));
}

function give(game: Game, given: Given): void {
  const { tables } = game;
  switch (given.given) {
    case 'cubes':
    case 'vp':
      game[given.given][playerSeat(given)] = given.amount;
      return;
    case 'supply':
      game.landscape.supply[supplyIndex(thingCode(tables.words, given.thing))] = given.amount;
      return;
    case 'hand':
      game.hands[playerSeat(given)].push(...given.cards.map((number) => tables.cardOf[number]));
      return;
    case 'active': {
      const card = tables.cardOf[given.card];
      game.active[playerSeat(given)].push(card);
      game.leaves[card] = given.leaves ?? tables.cards[card].leaves;
      game.covered[card] = (1 << (given.cubes ?? 0)) - 1;
      giveSpecies(game, card, given.species);
      return;
    }
    case 'kept': {
      const card = tables.cardOf[given.card];
      noteCompleted(game, playerSeat(given), card);
      game.leaves[card] = 0;
      giveSpecies(game, card, given.species);
      return;
    }
    case 'feature':
      game.hands[0].push(tables.cardOf[given.feature]);
      return;
    case 'next': {
      const { elements } = tables.words;
      const drawn = given.elements.map((name) => elements.findIndex((one) => one.name === name));
      game.next = [...(game.next ?? []), ...drawn];
      return;
    }
    case 'harbinger':
      game.harbinger = playerSeat(given);
      return;
    case 'round':
    case 'tokens':
      if (game.record) game.record[given.given] = given.amount;
      return;
    // `setUpScenario` makes the table with this many players.
    case 'players':
  }
}
