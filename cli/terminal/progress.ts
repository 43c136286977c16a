/** Progress on standard error, in one line that is drawn again and again; not shown if that is not a terminal. */
import { clearLine, cursorTo } from 'node:readline';
import { counted } from '../../program/messages/index.ts';

/** The width of a bar in columns. */
const BAR_WIDTH = 20;

/** A bar with a text after it. */
export interface ProgressBar {
  /** @param share of the work that is done, from 0 to 1 */
  show(share: number, text: string): void;
  /** Removes the bar. */
  end(): void;
}

export function progressBar(): ProgressBar {
  const { stderr } = process;
  const draw = (line: string) => {
    if (!stderr.isTTY) return;
    cursorTo(stderr, 0);
    clearLine(stderr, 1);
    stderr.write(line.slice(0, stderr.columns - 1));
  };
  return {
    show: (share, text) => {
      const full = Math.round(BAR_WIDTH * Math.min(1, share));
      draw(`${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${text}`);
    },
    end: () => draw(''),
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
/** The minimum time between two drawings. */
const FRAME_MS = 100;

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
  const bar = progressBar();
  const start = performance.now();
  const isTimed = budget < Number.POSITIVE_INFINITY;
  const now = { games: before, workers: '', isStopping: false, drawn: 0 };
  const draw = () => {
    const { games, workers, isStopping } = now;
    const time = performance.now() - start;
    const rate = ((games - before) * 1000) / time;
    const left = Math.min((total - games) / rate, Math.max(0, budget - time) / 1000);
    const wait = left < 100 ? `${Math.ceil(left)} s` : `${Math.ceil(left / 60)} min`;
    const parts = [
      what,
      `${isTimed ? games : `${games}/${total}`} ${unit}`,
      `${games === before ? '…' : rate.toFixed(rate < 10 ? 1 : 0)} a second`,
      isStopping ? STOPPING : `${Number.isFinite(left) ? wait : '…'} left`,
      workers,
    ];
    bar.show(isTimed ? time / budget : games / total, parts.filter(Boolean).join('  '));
    now.drawn = time;
  };
  draw();
  return {
    played: (games) => {
      now.games = games;
      if (performance.now() - start - now.drawn >= FRAME_MS) draw();
    },
    stopping: () => {
      now.isStopping = true;
      draw();
    },
    workers: (count) => {
      now.workers = counted(count, 'worker');
      draw();
    },
    end: bar.end,
  };
}
