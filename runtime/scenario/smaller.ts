/** Shrinks a failing scenario so that it still fails in the same way. */
import {
  type BoardTile,
  type Expectation,
  forestRoom,
  type Given,
  hexKey,
  lineHexes,
  type Scenario,
  type SetProgram,
  shrinkInSteps,
  withoutRuns,
} from '../../program/index.ts';
import { type LineWithoutPlace, play } from './runner.ts';
import { newRun, playerCount, setUpScenario, type TableBefore } from './set-up.ts';
import { waitingQuestion } from './words/questions.ts';
import { landscapeSketch } from './words/sketch.ts';

/** The most attempts at shrinking a scenario. */
const MOST_TRIES = 400;

/**
 * Finds the smallest scenario that fails in the same way, and its board as a sketch with the scenario's names for places. Yields after
 * each attempt.
 * @returns undefined if the scenario passes or nothing can be left out
 */
export function* smallerFailure(
  chain: readonly SetProgram[],
  scenario: Scenario,
): Generator<undefined, { scenario: Scenario; sketch: string } | undefined> {
  const wanted = failureOf(chain, scenario);
  if (wanted === undefined) return undefined;
  // Tiles that a line mentions stay as they are: without what is on them, another scenario could fail with the same
  // message.
  const mentioned = hexesMentioned(scenario);
  const kept = scenario.board.tiles.filter((tile) => mentioned.has(hexKey(tile)));
  const fails = (one: Scenario) =>
    kept.every((tile) => one.board.tiles.includes(tile)) && failureOf(chain, one) === wanted;
  const smallest = yield* shrinkInSteps(scenario, smallerScenarios, fails, MOST_TRIES);
  if (smallest === scenario) return undefined;
  // Of the places without a tile, draw only those that a line mentions.
  const drawn = new Set([...smallest.board.tiles.map(hexKey), ...hexesMentioned(smallest)]);
  const names = smallest.board.names.filter((name) => drawn.has(hexKey(name)));
  return { scenario: smallest, sketch: landscapeSketch(setUpScenario(chain, smallest), names) };
}

const hexesMentioned = ({ lines }: Scenario) => new Set(lines.flatMap(lineHexes).map(hexKey));

/**
 * What the failure consists of: its line and message, the last `do` before it, the question that waits, and whether the effect
 * was stopped. Undefined if the scenario passes.
 */
function failureOf(chain: readonly SetProgram[], scenario: Scenario): string | undefined {
  const now = newRun(setUpScenario(chain, scenario));
  const failed = play(now, scenario.lines);
  if (!failed) return undefined;
  const { at } = failed.line;
  const { code, message } = failed.failure;
  const before = scenario.lines.slice(0, scenario.lines.indexOf(failed.line));
  const begun = before.findLast(({ line }) => line.startsWith('do'))?.at;
  return JSON.stringify([at, code, message, begun, waitingQuestion(now.game), now.effect?.stopped]);
}

/** Slightly smaller scenarios: fewer lines, fewer things given, fewer tiles, fewer tokens. */
export function* smallerScenarios(scenario: Scenario): Generator<Scenario> {
  const { board, given, lines } = scenario;
  for (const fewer of withoutRuns(lines)) yield { ...scenario, lines: fewer };
  const named = lines.map((line) => (line.line === 'expect' ? line.expectation : line));
  for (const table of smallerTables({ board, given }, named)) yield { ...scenario, ...table };
}

/**
 * Slightly smaller tables: fewer things given, fewer tiles, fewer tokens. Every player who is named stays.
 * @param named what may name a player later
 */
export function* smallerTables(
  table: TableBefore,
  named: readonly AboutPlayer[] = [],
): Generator<TableBefore> {
  for (const smaller of withLess(table))
    if ([...smaller.given, ...named].every((one) => playerIn(one) <= playerCount(smaller))) yield smaller;
}

/** What may be about one of the players. */
type AboutPlayer = Given | Expectation | LineWithoutPlace;

/** The number of the player whom this is about. */
const playerIn = (one: AboutPlayer): number => ('player' in one && one.player) || 1;

function* withLess({ board, given }: TableBefore): Generator<TableBefore> {
  for (const fewer of withoutRuns(given)) yield { board, given: fewer };
  for (const tiles of withoutRuns(board.tiles))
    if (tiles.length > 0) yield { given, board: { ...board, tiles } };
  for (const [at, tile] of board.tiles.entries())
    for (const barer of barerTiles(tile))
      yield { given, board: { ...board, tiles: board.tiles.with(at, barer) } };
  for (const [at, one] of given.entries())
    if (one.given === 'players' && one.amount > 2)
      yield { board, given: given.with(at, { ...one, amount: one.amount - 1 }) };
}

function* barerTiles(tile: BoardTile): Generator<BoardTile> {
  const { animals, markers = [] } = tile;
  for (const fewer of withoutRuns(animals)) yield { ...tile, animals: fewer };
  for (const fewer of withoutRuns(markers)) yield { ...tile, markers: fewer };
  if (tile.forests > 0) yield { ...tile, forests: tile.forests - 1 };
  // Without its mountain, the tile may have room for fewer forests.
  if (tile.mountains > 0)
    yield { ...tile, mountains: 0, forests: Math.min(tile.forests, forestRoom(tile.terrain, 0)) };
  for (const [at, one] of animals.entries())
    if (one.amount > 1) yield { ...tile, animals: animals.with(at, { ...one, amount: one.amount - 1 }) };
}
