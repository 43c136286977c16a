/** The limits of a run's figures: what bots cannot judge. */
import { type BOT_NAMES, type BotName, DRAFT } from '../../runtime/index.ts';
import type { RunOptions } from '../figures/context.ts';
import { applicable } from '../figures/labels.ts';
import type { Ladder } from '../ladder/ladder.ts';
import { STRENGTHS_TITLE } from '../ladder/sections.ts';
import { FALSE_DISCOVERY_RATE, FEWEST_GAMES } from '../statistics/certainty.ts';

/** What each bot does not see. */
const BLIND_SPOTS: Record<(typeof BOT_NAMES)[number], string> = {
  random:
    'Random players have no goal: they show what can happen with a card, but not what it is worth to a player who wants to win.',
  greedy:
    'Greedy players look one effect ahead and never save up. A card that pays off later, that needs a plan of several cards, or that hinders one particular player is worth more to people than these figures show; so is one that is hard to understand.',
  learned:
    'Learned players judge what an option changes by weights learned from searches. They plan nothing but how to lay Landscape Features, and they cannot tell a card from others with a similar price and effect.',
  mcts: 'Searching players try out what may happen in the next few draws, and guess what is hidden. They do not plan a whole game, and know nothing about the people at the table.',
};

/**
 * Sentences about how certain the figures of a run are, beginning with the blind spots of its bots, and of those that have to agree
 * where several strengths were played.
 */
export function describeLimits({ bots, hands }: RunOptions, ladder: Ladder | null): string[] {
  const own = [...new Set(bots)].join(' and ');
  const strongest = ladder?.strongest ?? [];
  const kinds = new Set([...bots, ...strongest].map((bot: BotName) => bot.split(':')[0]));
  const except = ladder
    ? `, except in the tables of cards and hands, where ${strongest.join(' and ')} have to agree`
    : '';
  return applicable(
    ladder &&
      `Unless a chapter says otherwise, its figures are of games of ${own} players. How players of other strength fare with the same deals is in the chapter "${STRENGTHS_TITLE}" and those after it.`,
    ...Object.entries(BLIND_SPOTS).flatMap(([bot, blind]) => (kinds.has(bot) ? [blind] : [])),
    hands?.every((hand) => hand === DRAFT)
      ? 'All hands were drafted, by the prices of cards alone: bots do not see how cards fit together.'
      : hands
        ? 'All hands were chosen and none was dealt, so the win lift of a card is really that of its hand.'
        : 'The win lift is measured in games with dealt hands, because there chance alone decides who begins with a card. A card that is rarely used has a lift near 0, whatever it could do.',
    `Bounds hold with 95 % confidence for each figure alone: about five figures in a hundred are outside theirs. Rate is the false discovery rate: among all rows with this rate or a lower one, the expected share that is due to chance. Rows with ${FALSE_DISCOVERY_RATE} or less are marked and named${except}.`,
    `Nothing that happened fewer than ${FEWEST_GAMES} times is judged: it is never marked, and shows a dash, the word “seldom”, or how many games it is based on.`,
    'Bots do not show whether people understand a card, or enjoy a game.',
  );
}
