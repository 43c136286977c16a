/** Progress on standard error, in one line that is drawn again and again; not shown if that is not a terminal. */
import { clearLine, cursorTo } from 'node:readline';
import { pluralize } from '../../program/messages/index.ts';

/** The width of a bar in columns. */
const BAR_WIDTH = 20;

/** A bar with a text after it. */
export function progressBar() {
  const { stderr } = process;
  const draw = (line: string) => {
    if (!stderr.isTTY) return;
    cursorTo(stderr, 0);
    clearLine(stderr, 1);
    stderr.write(line.slice(0, stderr.columns - 1));
  };
  return {
    /** @param share of the work that is done, from 0 to 1 */
    show: (share: number, text: string): void => {
      const full = Math.round(BAR_WIDTH * Math.min(1, share));
      draw(`${'█'.repeat(full)}${'░'.repeat(BAR_WIDTH - full)} ${text}`);
    },
    /** Removes the bar. */
    end: () => draw(''),
  };
}

/** What a bar of games shows. */
export interface GamesBarOptions {
  total: number;
  /** How many games were played in earlier runs. */
  before?: number;
  /** Milliseconds after which no more games are started; the bar then shows the time. */
  budget?: number;
  /** A description of the games, for commands that play several kinds. */
  what?: string | undefined;
  /** What is counted, if not games. */
  unit?: string | undefined;
}

const STOP_NOTICE = 'finishing; Ctrl-C to stop now';
/** The minimum time between two drawings. */
const FRAME_MS = 100;

/** A bar of games, with games per second and the time left. Returns how to change it, and how to remove it. */
export function gamesBar({
  total,
  before = 0,
  budget = Infinity,
  what = '',
  unit = 'games',
}: GamesBarOptions) {
  const bar = progressBar();
  const start = performance.now();
  // While it is stopping, only running games are still finished.
  const state = { games: before, workers: 0, isStopping: false };
  let drawn = Number.NEGATIVE_INFINITY;
  const update = (changes: Partial<typeof state> = {}): void => {
    const { games, workers, isStopping } = Object.assign(state, changes);
    const time = performance.now() - start;
    if ('games' in changes && time - drawn < FRAME_MS) return;
    drawn = time;
    const rate = ((games - before) * 1000) / time;
    const left = Math.min((total - games) / rate, Math.max(0, budget - time) / 1000);
    const wait = left < 100 ? `${Math.ceil(left)} s` : `${Math.ceil(left / 60)} min`;
    const isTimed = budget < Infinity;
    const parts = [
      what,
      `${isTimed ? games : `${games}/${total}`} ${unit}`,
      `${games === before ? '…' : rate.toFixed(rate < 10 ? 1 : 0)} a second`,
      isStopping ? STOP_NOTICE : `${Number.isFinite(left) ? wait : '…'} left`,
      ...(workers > 0 ? [pluralize(workers, 'worker')] : []),
    ];
    bar.show(isTimed ? time / budget : games / total, parts.filter(Boolean).join('  '));
  };
  update();
  return { update, end: bar.end };
}
