import cliProgress from 'cli-progress';

/** What a long command tells meanwhile. */
export interface Progress {
  /** Begins the next step. */
  step(what: string): void;
  /** Takes the bar away again. */
  end(): void;
}

/** A bar of so many steps on standard error; silent where that is no terminal. */
export function progress(steps: number): Progress {
  if (!process.stderr.isTTY) return { step: () => undefined, end: () => undefined };
  const bar = new cliProgress.SingleBar({
    format: '{bar} {value}/{total} {what}',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barsize: 20,
  });
  let done = 0;
  bar.start(steps, 0, { what: '' });
  return {
    step: (what) => {
      // Steps may keep the thread busy: drawn before each, not when the timer would.
      bar.update(done++, { what });
      bar.render();
    },
    end: () => bar.stop(),
  };
}

/** A bar of the bytes of a download on standard error; silent where that is no terminal. */
export function byteProgress(what: string): { received(bytes: number, total: number): void; end(): void } {
  if (!process.stderr.isTTY) return { received: () => undefined, end: () => undefined };
  const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);
  const bar = new cliProgress.SingleBar({
    format: `{bar} {received}/{size} MB ${what}`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barsize: 20,
  });
  bar.start(1, 0, { received: '0', size: '?' });
  return {
    received: (bytes, total) => {
      const size = total > 0 ? megabytes(total) : '?';
      bar.update(total > 0 ? bytes / total : 0, { received: megabytes(bytes), size });
    },
    end: () => bar.stop(),
  };
}

/**
 * A bar of so many games on standard error, with games a second and the time left; silent where that is no terminal.
 * @param before how many of them had been played earlier
 * @param budget milliseconds after which no more are played; then the bar is of the time
 */
export function gamesBar(
  total: number,
  before: number,
  budget = Number.POSITIVE_INFINITY,
): { played(games: number): void; end(): void } {
  if (!process.stderr.isTTY) return { played: () => undefined, end: () => undefined };
  const bar = new cliProgress.SingleBar({
    format: '{bar} {games} games  {rate} a second  {left} left',
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
    barsize: 20,
  });
  const start = performance.now();
  const isTimed = budget < Number.POSITIVE_INFINITY;
  const of = (games: number) => (isTimed ? `${games}` : `${games}/${total}`);
  bar.start(isTimed ? budget : total, isTimed ? 0 : before, { games: of(before), rate: '…', left: '…' });
  return {
    played: (games) => {
      const time = performance.now() - start;
      const rate = ((games - before) * 1000) / time;
      const left = Math.min((total - games) / rate, Math.max(0, budget - time) / 1000);
      bar.update(isTimed ? Math.min(time, budget) : games, {
        games: of(games),
        rate: rate.toFixed(rate < 10 ? 1 : 0),
        left: minutes(left),
      });
    },
    end: () => bar.stop(),
  };
}

/** `40 s`, `3 min`. */
function minutes(seconds: number): string {
  return seconds < 100 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
