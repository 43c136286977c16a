/** Reads games from files and from other machines: anybody may have written them, so they are checked before they count. */
import { UserError } from '../../program/index.ts';
import { shapeProblem } from '../../program/json/index.ts';
import type { GameResult, PlayedGame } from '../data/columns.ts';
import { countMatch, linkMatch, type Match, type RunSetup } from '../run/match.ts';
import { gameBots, gameSeed } from '../run/plan.ts';
import { parseGameLine } from './game-line.ts';
import validateGame from './game-validator.generated.ts';

/** Reads the game in a line of a run. */
export type GameReader = ReturnType<typeof gameReader>;

/** Makes a reader for the lines of a run. */
export function gameReader(setup: RunSetup) {
  const { options } = setup;
  /** Counts each game once before it is passed on, because a row of the right shape may still not fit the cards. */
  let trial: Match | undefined;

  const checkResult = ({ run }: Match, { row, failure }: GameResult, game: number): void => {
    if (failure ? failure.game !== game : !row) throw new UserError(`game ${game} has no result`);
    const bots = gameBots(options, game).map(({ name }) => name);
    if (row && (row.seed !== gameSeed(options, game) || row.bots.join() !== bots.join()))
      throw new UserError(`game ${game} has another seed or other bots`);
    for (const card of [failure?.card, row?.stopped_by])
      if (card && !(card in run.tables.cardOf)) throw new UserError(`there is no card ${card}`);
  };

  /**
   * @returns undefined if the line is cut off or damaged
   * @throws UserError with the reason if this cannot be a game of the run, as far as can be said without playing it
   */
  return (line: string): PlayedGame | undefined => {
    const played = parseGameLine(line);
    if (!played) return undefined;
    const problem = shapeProblem(validateGame, played);
    if (problem) throw new UserError(`${problem.path} ${problem.message}`.trim());
    const { game, row, against } = played;
    // A game that was lost with its worker has no other version.
    if (against ? !setup.against : setup.against && row)
      throw new UserError(`game ${game} has ${against ? 'another' : 'no other'} version`);
    trial ??= linkMatch(setup);
    for (const result of [played, against]) if (result) checkResult(trial, result, game);
    try {
      countMatch(trial, played);
    } catch {
      throw new UserError(`game ${game} does not fit the cards`);
    }
    return played;
  };
}
