/**
 * Restricted play: the worth of a card to a good player, as the share of games lost without it. Both games of a pair have
 * the same deal and seeds, so only the card makes the difference.
 */
import type { BotName } from '../../runtime/index.ts';
import { comparedOf, type MeanDifference } from '../figures/compared.ts';
import type { Match, RunSetup } from '../run/match.ts';

/** The bot that plays where a good player is needed, and many games. */
export const GOOD: BotName = 'learned';

/** What a good player loses who may not use a card: the share of games won with it, minus that without it. */
export interface RestrictedPlay {
  bot: BotName;
  cards: (MeanDifference & { number: number; rate: number })[];
}

/** Each of some cards in turn: somebody begins with it, and in the other game of the pair may not use it. */
export function restrictedSetup({ chain, options, inherited }: RunSetup, cards: readonly number[]): RunSetup {
  const { hands: _, ...rest } = options;
  const bots = options.bots.map(() => GOOD);
  return { chain, options: { ...rest, bots, cards }, inherited, against: chain, restricted: true };
}

/** What the games of such a run say, the dearest loss first. */
export function restrictedOf(match: Match): RestrictedPlay {
  const cards = comparedOf(match)?.cards.filter(({ games }) => games > 0) ?? [];
  return { bot: GOOD, cards: cards.toSorted((a, b) => b.mean - a.mean || a.number - b.number) };
}
