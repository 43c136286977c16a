/** The set as it can be played. Several places ask for it, and the newest question takes the place of the others: those ask again. */
import type { ChainAsked, ChainShown } from '../../messages.ts';
import type { QuestionLine } from './question-line.ts';

/** How long to wait before the worker is asked again, and how often. */
const AGAIN = 300;
const TIMES = 10;

/**
 * Asks for the set, or why it cannot be played; gives nothing if that cannot be known.
 * @param isLate nobody waits for it any more
 */
export async function askChain(
  line: Pick<QuestionLine, 'ask'>,
  asked: ChainAsked,
  isLate: () => boolean = () => false,
): Promise<ChainShown | { refused: string } | undefined> {
  for (let times = 0; times < TIMES && !isLate(); times++) {
    const found = await line.ask('chain', asked);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
  return undefined;
}
