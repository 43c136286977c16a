/** What the figures of a run cannot say: where bots are no judges. */
import type { BOT_NAMES, BotName } from '../../../runtime/index.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import type { RunOptions } from '../../run/plan.ts';

/** What each bot does not see. */
const BLIND: Record<(typeof BOT_NAMES)[number], string> = {
  random:
    'Random players want nothing: they show what can happen with a card, and nothing of what it is worth to who plays to win.',
  greedy:
    'Greedy players look one effect ahead and save for nothing. A card that pays later, that needs a plan of several cards, or that hinders one certain player is worth more to people than these figures say; so is one that is hard to see through.',
  mcts: 'Searching players try out what may come some way ahead, with chance for the rest. They see plans of a few draws, not of a game, and know nothing of the people at the table.',
};

/** Sentences about how sure a run is, beginning with what its bots do not see. */
export function limitsOf({ bots, hands }: RunOptions): string[] {
  const kinds = new Set(bots.map((bot: BotName) => bot.split(':')[0]));
  return [
    ...Object.entries(BLIND).flatMap(([bot, said]) => (kinds.has(bot) ? [said] : [])),
    hands
      ? 'All hands were named, none was dealt: what a card seems to be worth is that of its hand.'
      : 'The win lift is of who began with a card in a dealt game, since chance alone decides who does. A card that is seldom put to use keeps its lift near 0, whatever it could do.',
    `Bounds hold with 95 % confidence for each figure alone: of a hundred figures five lie outside theirs. Rate is the false discovery rate: of all rows with this rate or a lower one, so many are expected to be there by chance. What has ${WRONG_NAMES} or less is marked and named.`,
    `Nothing is said of what happened fewer than ${ENOUGH} times: it shows a dash, or a word in the last column.`,
    'Bots do not say whether a card is understood, or a game is fun.',
  ];
}

/** What keeps a card's figures from saying something about it; empty for nothing. */
export function doubtOf({
  games,
  completed,
  seen,
}: {
  games: number;
  completed: number;
  seen: number;
}): string {
  if (games < ENOUGH) return `begun with in ${games} games only`;
  if (completed < ENOUGH) return `ran ${completed} times only: bots do not judge what it does`;
  if (seen < SELDOM) return 'seldom put to use: its lift is that of holding it';
  return '';
}

/** Cards in play in a smaller share of the games are hardly judged by who wins. */
const SELDOM = 0.1;
