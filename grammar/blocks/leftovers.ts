/** Where reading resumes after a mistake in a step, and what is reported about leftover words. */
import type { Reading } from '../recovery/reading.ts';
import { BlockOpen, StepWord, word } from '../tokens/tokens.ts';

/** Goes on at the end of the step: its `;`, a block it leaves over, or a line that begins with the word of a step. */
export function skipStep(reading: Reading): void {
  // Joined to a step by a word, the next one can be read all the same; "play it" is none.
  const isIt = reading.is(1, word('play')) && reading.peek(2).image === 'it';
  if (reading.is(1, StepWord) && reading.is(0, word('and'), word('or')) && !isIt) return;
  reading.skipWhile(
    () =>
      !(
        reading.atSeparator() ||
        reading.is(1, BlockOpen) ||
        (reading.is(1, StepWord) && reading.startsLine())
      ),
  );
}

/** The hint for an `and` or `or` ahead after the other of the two. */
export function joinHint(reading: Reading, join: 'and' | 'or' | undefined): string | undefined {
  if (!join || !reading.is(1, word('and'), word('or')) || reading.is(1, word(join))) return undefined;
  return 'join all with `and` or all with `or`';
}
