/** What a worker that plays games does. */
import { type GameResult, matchOf, playGame, type RunSetup } from '../../simulate/games/index.ts';
import { answering, type Crew } from './crew.ts';

/** The same for both versions of the set: indexes of games to play, or their results in this order. */
interface OfBoth<Item> {
  now: readonly Item[];
  before: readonly Item[];
}

/** The workers that play. */
export type PlayingCrew = Crew<RunSetup, OfBoth<number>, OfBoth<GameResult>>;

/** Returns a function that plays games. */
export const playing = () =>
  answering((setup: RunSetup) => {
    const { run, against } = matchOf(setup);
    return ({ now, before }: OfBoth<number>): OfBoth<GameResult> => ({
      now: now.map((game) => playGame(run, game)),
      before: before.map((game) => playGame(against!, game)),
    });
  });
