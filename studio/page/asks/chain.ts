/** The set in playable form. Several places request it. The newest question replaces the others, which then ask again. */
import type { ChainAsked, ChainShown } from '../../messages.ts';
import type { QuestionLine } from './question-line.ts';

/** How many milliseconds to wait before asking the worker again, and how often. */
const AGAIN = 300;
const TIMES = 10;

/**
 * Requests the set, or why it cannot be played. Returns undefined if the worker gives no answer.
 * @param isLate whether the caller is no longer interested
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
