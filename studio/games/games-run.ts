/** A run of games: distributes them to workers, counts them, and reports the findings twice a second. */
import {
  checkedMatch,
  countFailure,
  countMatch,
  lostGame,
  type PlayedGame,
  type RunEvents,
  type RunSetup,
  type StartGameWorker,
  setUpGame,
  type Work,
  Workers,
} from '../../simulate/games/index.ts';
import type { GamesOfBoth } from '../messages.ts';
import { type GamesFigures, gamesFigures } from './figures.ts';
import { BATCH_MS } from './start-worker.ts';

/** The games to play. */
export interface GamesSetup extends RunSetup {
  /** The hashes of both versions of the set. */
  hashes: GamesOfBoth['hashes'];
  /** The number of games to play. */
  games: number;
  /** The number of workers that play. */
  workers: number;
}

/** What the page asks of the worker that manages games. */
export type GamesService = ReturnType<typeof gamesService>;

/** @param start starts one worker that plays */
export function gamesService(start: StartGameWorker<Work>) {
  let run: ReturnType<typeof startRun> | undefined;
  let played = '';
  /** Pending while the games are paused. */
  let going = Promise.withResolvers<void>();
  return {
    /**
     * Plays these games from now on. If there are only more of them than before, those that were played count.
     * @throws UserError if games cannot be set up like this
     */
    async setUp({ games, ...setup }: GamesSetup, report: (figures: GamesFigures) => void): Promise<void> {
      const wanted = JSON.stringify(setup);
      if (!run || wanted !== played || games < run.games) {
        run?.end();
        run = undefined;
        run = startRun(setup, { start, going: () => going.promise, report });
        played = wanted;
      }
      await run.play(games);
    },
    /** Starts or pauses the games. Games in progress are finished. */
    async run(isRunning: boolean): Promise<void> {
      if (isRunning) going.resolve();
      else going = Promise.withResolvers();
    },
  };
}

const REPORT_PAUSE_MS = 500;

interface Around {
  start: StartGameWorker<Work>;
  /** Resolves when the games are not paused. */
  going(): Promise<void>;
  report(figures: GamesFigures): void;
}

/** @throws UserError if games cannot be set up like this */
function startRun(setup: Omit<GamesSetup, 'games'>, { start, going, report }: Around) {
  const { chain, options, inherited, against, hashes, workers } = setup;
  const match = checkedMatch(setup);
  const { target } = setUpGame(match.run, 0).game;
  const work: RunSetup = { chain, options, inherited, against };
  const players = new Workers({ jobs: workers, start, batchMs: BATCH_MS });
  let played = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Resolves when the games are played that were wanted so far. */
  let playing = Promise.resolve();
  const tell = () => {
    timer = undefined;
    report(gamesFigures(match, hashes, { played, target }));
  };
  const count = (games: number) => {
    played += games;
    timer ??= setTimeout(tell, REPORT_PAUSE_MS);
  };
  const events: RunEvents<PlayedGame> = {
    played(_, games) {
      for (const game of games) countMatch(match, game);
      count(games.length);
    },
    lost(game, reason) {
      const { options, tally } = match.run;
      countFailure(tally.failures, lostGame(options, game, reason));
      count(1);
    },
    stopped: () => isOver,
    going,
  };
  tell();
  return {
    /** The number of games to play. */
    games: 0,
    /** Plays further games until there are this many. */
    play(wanted: number): Promise<void> {
      const open = [{ from: this.games, to: wanted }];
      this.games = wanted;
      playing = playing.then(() => players.playAll(work, open, events));
      return playing;
    },
    /** Ends the run, its workers and its reports. */
    end(): void {
      isOver = true;
      clearTimeout(timer);
      void players.close();
    },
  };
}
