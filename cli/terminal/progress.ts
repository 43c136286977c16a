/** Progress bars on standard error; not shown if that is not a terminal. */
import cliProgress from 'cli-progress';
import { counted } from '../../program/messages/index.ts';

/** A bar, followed by text in `format`. */
const newBar = (format: string) =>
  new cliProgress.SingleBar({
    format: `{bar} ${format}`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barsize: 20,
  });

/** The progress of a command with a few long steps. */
export interface ProgressBar {
  /** Begins the next step. @param at index of another step instead, counted from 0 */
  step(what: string, at?: number): void;
  /** Removes the bar. */
  end(): void;
}

/** A bar of steps. */
export function progressBar(steps: number): ProgressBar {
  const bar = newBar('{value}/{total} {what}');
  let done = 0;
  bar.start(steps, 0, { what: '' });
  return {
    step: (what, at = done) => {
      bar.update(at, { what });
      done = at + 1;
      // Steps may block the thread, so that a timer would not draw the bar.
      if (bar.isActive) bar.render();
    },
    end: () => bar.stop(),
  };
}

/** A bar of the bytes of a download. */
export function byteProgress(what: string): { received(bytes: number, total: number): void; end(): void } {
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const bar = newBar(`{received}/{size} MB ${what}`);
  bar.start(1, 0, { received: '0', size: '?' });
  return {
    received: (bytes, total) => {
      const size = total > 0 ? megabytes(total) : '?';
      bar.update(total > 0 ? bytes / total : 0, { received: megabytes(bytes), size });
    },
    end: () => bar.stop(),
  };
}

/** A bar of games. */
interface GamesBar {
  played(games: number): void;
  workers(count: number): void;
  /** Says from now on that only running games are still finished. */
  stopping(): void;
  /** Removes the bar. */
  end(): void;
}

const STOPPING = 'finishing; Ctrl-C to stop now';

/**
 * A bar of games, with games per second and the time left.
 * @param before how many of them were played in earlier runs
 * @param budget milliseconds after which no more games are started; the bar then shows the time
 * @param what a description of the games, for commands that play several kinds
 * @param unit the unit to count, if not games
 */
export function gamesBar(
  total: number,
  before: number,
  budget = Number.POSITIVE_INFINITY,
  what = '',
  unit = 'games',
): GamesBar {
  const bar = newBar(`${what === '' ? '' : `${what}  `}{games} ${unit}  {rate} a second  {left}{workers}`);
  const start = performance.now();
  const isTimed = budget < Number.POSITIVE_INFINITY;
  const of = (games: number) => (isTimed ? `${games}` : `${games}/${total}`);
  bar.start(isTimed ? budget : total, isTimed ? 0 : before, {
    games: of(before),
    rate: '…',
    left: '… left',
    workers: '',
  });
  let isStopping = false;
  return {
    played: (games) => {
      const time = performance.now() - start;
      const rate = ((games - before) * 1000) / time;
      const left = Math.min((total - games) / rate, Math.max(0, budget - time) / 1000);
      bar.update(isTimed ? Math.min(time, budget) : games, {
        games: of(games),
        rate: rate.toFixed(rate < 10 ? 1 : 0),
        ...(!isStopping && {
          left: `${left < 100 ? `${Math.ceil(left)} s` : `${Math.ceil(left / 60)} min`} left`,
        }),
      });
    },
    stopping: () => {
      isStopping = true;
      bar.update({ left: STOPPING });
    },
    workers: (count) => bar.update({ workers: `  ${counted(count, 'worker')}` }),
    end: () => bar.stop(),
  };
}
