/** A run of games: distributes them to workers, counts them, and reports the findings twice a second. */
import {
  checkedMatch,
  countFailure,
  countMatch,
  lostGame,
  type Match,
  type PlayedGame,
  type Players,
  playGames,
  type RunEvents,
  type RunSetup,
  setUpGame,
} from '../../simulate/games/index.ts';
import type { GamesOfBoth } from '../messages.ts';
import { type GamesFigures, gamesFigures } from './figures.ts';
import { BATCH_MS, playersOf, type StartPlayer } from './players.ts';

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
export interface GamesService {
  /**
   * Plays these games from now on. If there are only more of them than before, those that were played count.
   * @throws UserError if games cannot be set up like this
   */
  setUp(setup: GamesSetup, report: (figures: GamesFigures) => void): Promise<void>;
  /** Starts or pauses the games. Games in progress are finished. */
  run(isRunning: boolean): Promise<void>;
}

/** @param start starts one worker that plays */
export function gamesService(start: StartPlayer): GamesService {
  let run: GamesRun | undefined;
  let played = '';
  let isRunning = false;
  return {
    async setUp({ games, ...setup }, report) {
      const wanted = JSON.stringify(setup);
      if (!run || wanted !== played || games < run.games) {
        run?.end();
        run = undefined;
        run = new GamesRun(setup, start, report);
        played = wanted;
        run.run(isRunning);
      }
      await run.play(games);
    },
    async run(wanted) {
      isRunning = wanted;
      run?.run(wanted);
    },
  };
}

const REPORT_PAUSE_MS = 500;
/** How long games have to be played before their speed is known. */
const SPEED_KNOWN_MS = 1000;

class GamesRun {
  readonly #setup: Omit<GamesSetup, 'games'>;
  readonly #pool: ReturnType<typeof playersOf<PlayedGame>>;
  readonly #report: (figures: GamesFigures) => void;
  readonly #match: Match;
  readonly #target: number;
  /** The number of games to play. */
  games = 0;
  /** Resolves when these games are played. */
  #playing = Promise.resolve();
  #played = 0;
  #isOver = false;
  /** Pending while the games are paused. */
  #going = Promise.withResolvers<void>();
  /** When the games were started last, and how many had been played by then. */
  #started = { at: 0, played: 0 };
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** @throws UserError if games cannot be set up like this */
  constructor(setup: Omit<GamesSetup, 'games'>, start: StartPlayer, report: (figures: GamesFigures) => void) {
    const { chain, options, inherited, against, workers } = setup;
    this.#setup = setup;
    this.#pool = playersOf(start, { chain, options, inherited, against }, workers);
    this.#report = report;
    this.#match = checkedMatch(setup);
    this.#target = setUpGame(this.#match.run, 0).game.target;
    this.#tell();
  }

  /** Starts or pauses the games. */
  run(isWanted: boolean): void {
    this.#measure();
    if (isWanted) this.#going.resolve();
    else this.#going = Promise.withResolvers();
    this.#tellSoon();
  }

  /** Measures the speed from now on. */
  #measure(): void {
    this.#started = { at: performance.now(), played: this.#played };
  }

  /** Ends the run, its workers and its reports. */
  end(): void {
    this.#isOver = true;
    clearTimeout(this.#timer);
    void this.#pool.close();
  }

  /** Plays further games until there are this many. */
  play(games: number): Promise<void> {
    const open = [{ from: this.games, to: games }];
    const players: Players<PlayedGame[]> = {
      jobs: this.#pool.jobs,
      play: async (worker, batch) => {
        await this.#going.promise;
        return this.#pool.play(worker, batch);
      },
    };
    this.games = games;
    this.#measure();
    this.#playing = this.#playing.then(() => playGames(players, open, this.#events, BATCH_MS));
    return this.#playing;
  }

  readonly #events: RunEvents<PlayedGame[]> = {
    played: (_, games) => {
      for (const game of games) countMatch(this.#match, game);
      this.#played += games.length;
      this.#tellSoon();
    },
    lost: (game, reason) => {
      const { run } = this.#match;
      countFailure(run.tally.failures, lostGame(run.options, game, reason));
      this.#played++;
      this.#tellSoon();
    },
    stopped: () => this.#isOver,
  };

  #tellSoon(): void {
    this.#timer ??= setTimeout(() => this.#tell(), REPORT_PAUSE_MS);
  }

  #tell(): void {
    this.#timer = undefined;
    const { at, played } = this.#started;
    const time = performance.now() - at;
    const rate = time < SPEED_KNOWN_MS ? 0 : (1000 * (this.#played - played)) / time;
    const progress = { played: this.#played, target: this.#target, rate };
    this.#report(gamesFigures(this.#match, this.#setup.hashes, progress));
  }
}
