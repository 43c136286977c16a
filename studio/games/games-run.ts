/** A run of games: distributes them to workers, counts them, and reports the findings a few times a second. */
import {
  checkRun,
  countFailure,
  countMatch,
  type GameResult,
  lostGame,
  type Match,
  matchOf,
  type PlayedGame,
  type Players,
  playGame,
  playGames,
  type RunOptions,
  type RunSetup,
  setUpGame,
} from '../../simulate/games/index.ts';
import { type GamesFigures, gamesFigures } from './figures.ts';
import { type GamesByIndex, type GamesMemory, type PlayedSet, recalled, rememberGame } from './memory.ts';
import type { StartWorker } from './worker.ts';
import { type Prepare, WorkerPool } from './worker-pool.ts';

/** The games to play. */
export interface GamesSetup {
  set: PlayedSet;
  /** A second set with which the same games are played. */
  against: PlayedSet | null;
  /** Whether the figures cover the cards of all sets, or only those of the last one. */
  inherited: boolean;
  options: RunOptions;
  /** The number of games to play. */
  games: number;
  /** The number of workers that play. */
  workers: number;
}

/** The same for both versions of the set: indexes of games to play, or their results in this order. */
interface OfBoth<Item> {
  now: readonly Item[];
  before: readonly Item[];
}

/** What a worker that plays does. */
export type Playing = Prepare<RunSetup, OfBoth<number>, OfBoth<GameResult>>;

export const preparePlaying: Playing = async (setup) => {
  const { run, against } = matchOf(setup);
  return async ({ now, before }) => ({
    now: now.map((game) => playGame(run, game)),
    before: before.map((game) => playGame(against!, game)),
  });
};

/** How many milliseconds of games a worker gets at a time. */
const BATCH_MS = 250;
/** The least pause between two reports, and a multiple of the time that it takes to compute one. */
const REPORT_PAUSE_MS = 400;
const REPORT_PAUSE_FACTOR = 8;
/** How many games are recalled before other tasks get a turn. */
const RECALLED_AT_ONCE = 100;
/** The period over which the speed is measured. */
const SPEED_WINDOW_MS = 5000;

export class GamesRun {
  readonly #setup: GamesSetup;
  readonly #pool: WorkerPool<RunSetup, OfBoth<number>, OfBoth<GameResult>>;
  readonly #report: (figures: GamesFigures) => void;
  readonly #match: Match;
  readonly #target: number;
  readonly #kept: { now: GamesByIndex; before: GamesByIndex | undefined };
  /** Which games were counted, by index. */
  readonly #counted: Uint8Array;
  #played = 0;
  #isWanted = false;
  #isPlaying = false;
  #times: { at: number; played: number }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;

  /** @throws UserError if games cannot be set up like this */
  constructor(
    setup: GamesSetup,
    {
      start,
      memory,
      report,
    }: {
      start: StartWorker<Playing>;
      memory: GamesMemory;
      report: (figures: GamesFigures) => void;
    },
  ) {
    const { set, against, inherited, options } = setup;
    const both = { chain: set.chain, against: against?.chain ?? null, inherited, options };
    this.#setup = setup;
    this.#pool = new WorkerPool(start, both);
    this.#report = report;
    this.#match = matchOf(both);
    checkRun(this.#match.run);
    if (this.#match.against) checkRun(this.#match.against);
    this.#target = setUpGame(this.#match.run, 0).game.target;
    this.#counted = new Uint8Array(setup.games);
    const before = against ? memory.of(against, options, inherited) : undefined;
    this.#kept = { now: memory.of(set, options, inherited), before };
    this.#tell();
  }

  /** Starts or pauses playing. Games in progress are finished. */
  run(isWanted: boolean): Promise<void> {
    this.#isWanted = isWanted;
    this.#times = [];
    this.#tellSoon();
    return this.#play();
  }

  /** Ends the run, its workers and its reports. */
  end(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#next = Number.POSITIVE_INFINITY;
    this.#pool.end();
  }

  async #play(): Promise<void> {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    try {
      await this.#recall();
      while (this.#isWanted && this.#played < this.#setup.games)
        await playGames(this.#players(), this.#open(), this.#events(), BATCH_MS);
    } finally {
      this.#isPlaying = false;
      this.#times = [];
      this.#tellSoon();
    }
  }

  /** Counts the games that were played earlier. */
  async #recall(): Promise<void> {
    const { games } = this.#setup;
    let some = 0;
    for (let game = 0; game < games && this.#isWanted; game++) {
      if (this.#counted[game] || !this.#isKept(game)) continue;
      this.#count(this.#together(game, undefined, undefined));
      if (++some % RECALLED_AT_ONCE > 0) continue;
      this.#tellSoon();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  #isKept(game: number): boolean {
    const { now, before } = this.#kept;
    return now.has(game) && (before?.has(game) ?? true);
  }

  /** The games that are not counted yet, as ranges. */
  #open() {
    const open: { from: number; to: number }[] = [];
    for (const [game, isCounted] of this.#counted.entries()) {
      if (isCounted) continue;
      const last = open.at(-1);
      if (last?.to === game) last.to++;
      else open.push({ from: game, to: game + 1 });
    }
    return open;
  }

  #players(): Players<PlayedGame[]> {
    return {
      jobs: this.#setup.workers,
      play: async (worker, { from, to }) => {
        const games = Array.from({ length: to - from }, (_, at) => from + at);
        const { now, before } = this.#kept;
        const wanted = {
          now: games.filter((game) => !now.has(game)),
          before: before ? games.filter((game) => !before.has(game)) : [],
        };
        const reply = await this.#pool.ask(worker, wanted);
        const [played, earlier] = (['now', 'before'] as const).map(
          (which) => new Map(reply[which].map((result, at) => [wanted[which][at], result])),
        );
        return games.map((game) => this.#together(game, played.get(game), earlier.get(game)));
      },
    };
  }

  /** A game with both sets: the results just played, or else the remembered ones. */
  #together(game: number, now: GameResult | undefined, before: GameResult | undefined): PlayedGame {
    const kept = this.#kept;
    if (now) rememberGame(kept.now, game, now);
    if (before && kept.before) rememberGame(kept.before, game, before);
    const result = now ?? recalled(kept.now, game)!;
    return { game, ...result, against: before ?? recalled(kept.before, game) ?? null };
  }

  #events() {
    return {
      played: (_: unknown, games: readonly PlayedGame[]) => {
        for (const game of games) this.#count(game);
        this.#times.push({ at: performance.now(), played: this.#played });
        this.#tellSoon();
      },
      lost: (game: number, reason: unknown) => {
        const { run } = this.#match;
        countFailure(run.tally.failures, lostGame(run.options, game, reason));
        this.#counted[game] = 1;
        this.#played++;
      },
      stopped: () => !this.#isWanted,
    };
  }

  #count(played: PlayedGame): void {
    if (this.#counted[played.game]) return;
    this.#counted[played.game] = 1;
    this.#played++;
    countMatch(this.#match, played);
  }

  #tellSoon(): void {
    if (this.#next === Number.POSITIVE_INFINITY) return;
    this.#timer ??= setTimeout(() => this.#tell(), Math.max(0, this.#next - performance.now()));
  }

  #tell(): void {
    this.#timer = undefined;
    const begun = performance.now();
    const { games: wanted, workers } = this.#setup;
    const progress = { played: this.#played, wanted, rate: this.#rate(), workers, target: this.#target };
    this.#report(gamesFigures(this.#match, progress, this.#setup));
    const took = performance.now() - begun;
    this.#next = performance.now() + Math.max(REPORT_PAUSE_MS, REPORT_PAUSE_FACTOR * took);
  }

  #rate(): number {
    const now = performance.now();
    this.#times = this.#times.filter(({ at }) => at > now - SPEED_WINDOW_MS);
    const [first, last] = [this.#times[0], this.#times.at(-1)];
    if (!first || !last || last.at - first.at < REPORT_PAUSE_MS) return 0;
    return ((last.played - first.played) * 1000) / (last.at - first.at);
  }
}
