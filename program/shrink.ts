/** Shrinks a value that demonstrates something, as long as it still does. */

/**
 * Repeatedly moves on to a smaller value that still holds, until no smaller one does.
 * @param smaller slightly smaller versions of a value, the largest reductions first; must end after finitely many steps
 * @param holds whether a value still demonstrates what is wanted; exceptions are not caught
 */
export function shrink<T>(value: T, smaller: (value: T) => Iterable<T>, holds: (value: T) => boolean): T {
  return runToEnd(shrinkInSteps(value, smaller, holds));
}

/**
 * The same as a generator that yields once per try.
 * @param most the maximum number of values to try
 */
export function* shrinkInSteps<T>(
  value: T,
  smaller: (value: T) => Iterable<T>,
  holds: (value: T) => boolean,
  most = 2000,
): Generator<undefined, T> {
  let now = value;
  let tries = 0;
  for (let found = true; found && tries < most; ) {
    found = false;
    for (const one of smaller(now)) {
      if (tries++ >= most) break;
      yield;
      if (!holds(one)) continue;
      now = one;
      found = true;
      break;
    }
  }
  return now;
}

/** Runs a generator to its end and returns its result. */
export function runToEnd<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The list without one run of its items, for all runs, long ones first. */
export function* withoutRuns<T>(list: readonly T[]): Generator<T[]> {
  for (let size = list.length; size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at + size <= list.length; at += size) yield list.toSpliced(at, size);
}
