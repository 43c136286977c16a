/**
 * Counting work (R12.6): code that loops over cells, tokens or options reports how many. Unlike a time limit, a limit on
 * this count stops a game at the same place on every machine.
 *
 * The count is here while a game runs (`run.ts`) and in the game otherwise.
 */

/** Thrown at one lookup too many; `run.ts` catches it. */
export const TOO_MANY = new Error('more lookups than there may be');

/** More than any run may take, but a small integer to V8: these numbers change millions of times a second. */
const NO_LIMIT = 0x3fffffff;

/** What the running game has left, and what it began with; what is left for all games of one `within`. */
const COUNT = { left: NO_LIMIT, begun: NO_LIMIT, isRunning: false, allowance: NO_LIMIT };

/** Reports that this many cells, tokens or options are looked at; has no effect outside a run. */
export function lookAt(amount: number): void {
  COUNT.left -= amount;
}

/** Stops the run if it has looked at too much. Never call it halfway through a change. */
export function checkLookups(): void {
  if (COUNT.left < 0) overrun();
}

function overrun(): void {
  if (COUNT.isRunning) throw TOO_MANY;
  COUNT.left = NO_LIMIT;
}

/** Lists on one tile and the like mostly have at most one element: they count only above this length. */
const FEW = 8;

/** `lookAt` for a list that is usually short. */
export function lookAtMany(amount: number): void {
  if (amount > FEW) COUNT.left -= amount;
}

/**
 * For loops over the animals on all tiles: their lists are together at most as long as there are tokens, few of which are
 * in the landscape, so an eighth counts.
 */
export function lookAtAnimals(tokens: { length: number }): void {
  COUNT.left -= tokens.length >> 3;
}

/**
 * Starts counting for a game that runs.
 * @param most what it may take in the rest of its draw
 */
export function startLooking(most: number): void {
  const { allowance } = COUNT;
  COUNT.begun = most < allowance ? most : allowance;
  COUNT.left = COUNT.begun;
  COUNT.isRunning = true;
}

/** Ends what `startLooking` began. Gives what has been taken since. */
export function stopLooking(): number {
  COUNT.isRunning = false;
  const taken = COUNT.begun - COUNT.left;
  if (COUNT.allowance < NO_LIMIT) COUNT.allowance = Math.max(0, COUNT.allowance - taken);
  return taken;
}

/** Runs `act`, in which all games together may take this many lookups; a game that would take more is stopped. */
export function within<T>(lookups: number, act: () => T): T {
  const before = COUNT.allowance;
  COUNT.allowance = Math.min(lookups, NO_LIMIT - 1);
  try {
    return act();
  } finally {
    COUNT.allowance = before;
  }
}

/** The same for what is done in parts, between which other games may run. */
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
