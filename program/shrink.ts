/** Making what shows something smaller, as long as it still shows it. */

/**
 * Goes on to a smaller value that still holds, until none of those that come next does.
 * @param smaller what is a little smaller than a value: the boldest steps first; finitely deep
 * @param holds whether a value still shows what is looked for; what it throws is not caught
 * @param most how many values are tried at most
 */
export function shrunk<T>(
  value: T,
  smaller: (value: T) => Iterable<T>,
  holds: (value: T) => boolean,
  most = 2000,
): T {
  return finished(shrinking(value, smaller, holds, most));
}

/** The same, one try after the other. */
export function* shrinking<T>(
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

/** What comes of work that is done in steps. */
export function finished<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** A list without one stretch of it, long stretches first. */
export function* without<T>(list: readonly T[]): Generator<T[]> {
  for (let size = list.length; size >= 1; size = Math.floor(size / 2))
    for (let at = 0; at + size <= list.length; at += size) yield list.toSpliced(at, size);
}
