/**
 * Counting work (R12.6): code that loops over cells, tokens or options reports how many it examines. Unlike a time
 * limit, a limit on this count stops a game at the same point on every machine.
 *
 * The count is kept here while a game runs (`run.ts`), and in the game otherwise.
 */

/** Thrown when a lookup exceeds the limit; `run.ts` catches it. */
export const LOOKUP_LIMIT_ERROR = new Error('more lookups than there may be');

/** More lookups than any run may take, yet a small integer in V8: these numbers change millions of times a second. */
const NO_LIMIT = 0x3fffffff;

/** Lookups the running game has left, and those it began with; `allowance` is what all games of one `within` have left. */
const COUNT = { left: NO_LIMIT, begun: NO_LIMIT, isRunning: false, allowance: NO_LIMIT };

/** Counts cells, tokens or options that the caller examines. Has no effect outside a run. */
export function countWork(amount: number): void {
  COUNT.left -= amount;
}

/** Stops the run if it has exceeded its limit. Never call it halfway through a change. */
export function checkWork(): void {
  if (COUNT.left >= 0) return;
  if (COUNT.isRunning) throw LOOKUP_LIMIT_ERROR;
  COUNT.left = NO_LIMIT;
}

/**
 * Starts counting for a game that runs.
 * @param most the lookups it may still take in its draw
 */
export function startCounting(most: number): void {
  const { allowance } = COUNT;
  COUNT.begun = most < allowance ? most : allowance;
  COUNT.left = COUNT.begun;
  COUNT.isRunning = true;
}

/** Ends what `startCounting` began. Returns the lookups taken since. */
export function stopCounting(): number {
  COUNT.isRunning = false;
  const taken = COUNT.begun - COUNT.left;
  if (COUNT.allowance < NO_LIMIT) COUNT.allowance = Math.max(0, COUNT.allowance - taken);
  return taken;
}

/** Runs `act` with a limit on the lookups of all its games together. A game that exceeds the limit is stopped. */
export function within<T>(lookups: number, act: () => T): T {
  const before = COUNT.allowance;
  COUNT.allowance = Math.min(lookups, NO_LIMIT - 1);
  try {
    return act();
  } finally {
    COUNT.allowance = before;
  }
}

/** Like `within`, for work done in parts with other games running in between. */
export function* withinParts<T>(lookups: number, parts: Iterator<undefined, T>): Generator<undefined, T> {
  let left = Math.min(lookups, NO_LIMIT - 1);
  for (;;) {
    const part = within(left, () => {
      const next = parts.next();
      left = COUNT.allowance;
      return next;
    });
    if (part.done) return part.value;
    yield;
  }
}
