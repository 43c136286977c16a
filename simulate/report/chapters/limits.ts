/** What the figures of a run cannot show: where bots cannot judge. */
import type { BOT_NAMES, BotName } from '../../../runtime/index.ts';
import { ENOUGH, WRONG_NAMES } from '../../figures/multiple-testing.ts';
import type { RunOptions } from '../../run/plan.ts';
import type { Answers } from './answers.ts';

/** What each bot does not see. */
const BLIND: Record<(typeof BOT_NAMES)[number], string> = {
  random:
    'Random players have no goal: they show what can happen with a card, but not what it is worth to a player who wants to win.',
  greedy:
    'Greedy players look one effect ahead and never save up. A card that pays off later, that needs a plan of several cards, or that hinders one particular player is worth more to people than these figures show; so is one that is hard to understand.',
  learned:
    'Learned players weigh what a few options change, as searches taught them on average. They do not plan, and know nothing of what makes one card unlike all others of its price and effect.',
  mcts: 'Searching players try out what may come a few draws ahead, and guess at what is hidden. They do not plan a whole game, and know nothing about the people at the table.',
};

/** Sentences about how certain the figures of a run are, beginning with what its bots do not see. */
export function limitsOf({ bots, hands }: RunOptions): string[] {
  const kinds = new Set(bots.map((bot: BotName) => bot.split(':')[0]));
  return [
    ...Object.entries(BLIND).flatMap(([bot, blind]) => (kinds.has(bot) ? [blind] : [])),
    hands
      ? 'All hands were named, none was dealt: what a card seems to be worth is what its hand is worth.'
      : 'The win lift is that of beginning with a card in a dealt game, because chance alone decides who does. A card that is rarely used has a lift near 0, whatever it could do.',
    `Bounds hold with 95 % confidence for each figure alone: of a hundred figures five are outside theirs. Rate is the false discovery rate: the expected share of rows that are there by chance among all with this rate or a lower one. Rows with ${WRONG_NAMES} or less are marked and named.`,
    `What happened fewer than ${ENOUGH} times is not judged: it shows a dash, or a reason in the last column.`,
    'Bots do not show whether people understand a card, or enjoy a game.',
  ];
}

/** Cards in play in a smaller share of the games are hardly judged by who wins. */
const SELDOM = 0.1;

/** Why a card's figures show little about it; empty where they do. */
export function doubtOf({ games, completed, seen }: Answers['cards'][number]): string {
  if (games < ENOUGH) return `in a starting hand in ${games} games only`;
  if (completed < ENOUGH) return `ran ${completed} times only: too few to judge what it does`;
  if (seen < SELDOM) return 'rarely used: its lift is that of holding it';
  return '';
}
