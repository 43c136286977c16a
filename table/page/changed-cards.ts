/** The effect of changed cards on a game, as a sentence. */
import type { AgainShown } from '../messages.ts';

const WORDS: { readonly [Is in AgainShown['is']]: (again: Extract<AgainShown, { is: Is }>) => string } = {
  same: () => 'The game continues.',
  'goes on': () => 'The game continues: every choice can be made again.',
  differs: ({ reason }) => `The game ${reason}${reason.endsWith('.') ? '' : '.'}`,
  refused: ({ reason }) => `No game can be played with the new cards: ${reason}`,
};

export const againWords = (again: AgainShown): string => WORDS[again.is](again as never);
