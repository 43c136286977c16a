/**
 * Counting work (R12.6): whoever goes over cells, tokens or options says over how many. Unlike a bound on time, one on
 * that stops a game at the same place on every machine.
 *
 * It is counted here while a game runs (`run.ts`) and kept in the game in between.
 */

/** Thrown by what is one lookup too many; `run.ts` catches it. */
export const TOO_MANY = new Error('more lookups than there may be');

/** More than any run may take. All numbers here are small ones of V8: they are touched millions of times a second. */
const NO_LIMIT = 0x3fffffff;

/** What is left to the game that runs, and what it began with; what is left to all games that somebody tries out. */
const COUNT = { left: NO_LIMIT, begun: NO_LIMIT, isRunning: false, allowance: NO_LIMIT };

/** Says that so many cells, tokens or options are looked at; outside of a run nothing comes of it. */
export function lookAt(amount: number): void {
  COUNT.left -= amount;
}

/** Stops the run if it has looked at too much. Asked where something begins again; never while something is half done. */
export function checkLookups(): void {
  if (COUNT.left < 0) overrun();
}

function overrun(): void {
  if (COUNT.isRunning) throw TOO_MANY;
  COUNT.left = NO_LIMIT;
}

/** Lists on one tile and the like that mostly have none or one: only from here on they count. */
const FEW = 8;

/** `lookAt` for a list that is mostly short. */
export function lookAtMany(amount: number): void {
  if (amount > FEW) COUNT.left -= amount;
}

/**
 * For who goes over the animals on tiles: all lists of a landscape together are as long as it has tokens. Not all of them
 * lie there, so an eighth counts.
 */
export function lookAtAnimals(tokens: { length: number }): void {
  COUNT.left -= tokens.length >> 3;
}

/**
 * Begins to count for a game that runs.
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

/** Does something in which all games that run may take so many lookups together; each that would take more is stopped. */
export function within<T>(lookups: number, act: () => T): T {
  const before = COUNT.allowance;
  COUNT.allowance = Math.min(lookups, NO_LIMIT - 1);
  try {
    return act();
  } finally {
    COUNT.allowance = before;
  }
}
