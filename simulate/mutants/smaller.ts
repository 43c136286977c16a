/** Smaller tables with less done at them, and the same answers as far as they are still offered. */
import { type BoardTile, type Choice, forestRoom, type Given, without } from '../../program/index.ts';
import type { OptionView } from '../../runtime/index.ts';
import { choiceFor } from '../../runtime/scenario/index.ts';
import type { Test } from './boards.ts';

type Answered = Test & { answers: readonly Choice[] };

/** What is a little smaller: less done, fewer things given, fewer tiles, fewer tokens. */
export function* smallerTests(test: Answered): Generator<Answered> {
  const { table, deeds } = test;
  const { board, given } = table;
  const withTiles = (tiles: BoardTile[]): Answered => ({
    ...test,
    table: { given, board: { ...board, tiles } },
  });
  for (const fewer of without(deeds)) if (fewer[0] === deeds[0]) yield { ...test, deeds: fewer };
  for (const fewer of without(given))
    if (!needsPlayers(fewer) || fewer.some((one) => one.given === 'players'))
      yield { ...test, table: { board, given: fewer } };
  for (const tiles of without(board.tiles)) if (tiles.length > 0) yield withTiles(tiles);
  for (const [at, tile] of board.tiles.entries())
    for (const barer of barerTiles(tile)) yield withTiles(board.tiles.with(at, barer));
  for (const [at, one] of given.entries())
    if (one.given === 'players' && one.amount > 2)
      yield { ...test, table: { board, given: given.with(at, { ...one, amount: one.amount - 1 }) } };
}

const needsPlayers = (given: readonly Given[]) => given.some((one) => 'player' in one);

function* barerTiles(tile: BoardTile): Generator<BoardTile> {
  const { animals, markers = [] } = tile;
  for (const fewer of without(animals)) yield { ...tile, animals: fewer };
  for (const fewer of without(markers)) yield { ...tile, markers: fewer };
  if (tile.forests > 0) yield { ...tile, forests: tile.forests - 1 };
  // A mountain may bear a forest.
  if (tile.mountains > 0)
    yield { ...tile, mountains: 0, forests: Math.min(tile.forests, forestRoom(tile.terrain, 0)) };
  for (const [at, one] of animals.entries())
    if (one.amount > 1) yield { ...tile, animals: animals.with(at, { ...one, amount: one.amount - 1 }) };
}

/** Answers as before where that is offered, or else with the first option. */
export function answeredAgain(answers: readonly Choice[]): (views: readonly OptionView[]) => number {
  let asked = 0;
  return (views) => {
    const before = JSON.stringify(answers[asked++]);
    return Math.max(
      0,
      views.findIndex((view, at) => JSON.stringify(choiceFor(view, at)) === before),
    );
  };
}
