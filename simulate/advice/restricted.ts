/**
 * Restricted play: the worth of a card to a good player, as the share of games lost without it. Both games of a pair have the
 * same deal and seeds, so only the card makes the difference.
 */
import type { BotName } from '../../runtime/index.ts';
import { compareRuns } from '../compared.ts';
import { rungSetup } from '../ladder/ladder.ts';
import type { Match, RunSetup } from '../run/match.ts';

/** The bot for restricted play and trials: strong, and fast enough for many games. */
export const GOOD_BOT: BotName = 'learned';

/** Games of good players that take turns among these cards: a player begins with the card. */
export function goodSetup(setup: RunSetup, cards: readonly number[]): RunSetup {
  const { chain, options, inherited, against } = rungSetup(setup, GOOD_BOT);
  const { hands: _, ...rest } = options;
  return { chain, options: { ...rest, cards }, inherited, against };
}

/** The same in pairs: in the other game of a pair, the player may not use the card. */
export const restrictedSetup = (setup: RunSetup, cards: readonly number[]): RunSetup => ({
  ...goodSetup(setup, cards),
  against: setup.chain,
  restricted: true,
});

/**
 * How much good players lose without each card, from such a run: the share of games won with it, minus the share won without it. The
 * most costly loss comes first.
 */
export function cardLosses(match: Match) {
  const cards = compareRuns(match)?.cards.filter(({ games }) => games > 0) ?? [];
  return { bot: GOOD_BOT, cards: cards.toSorted((a, b) => b.mean - a.mean || a.number - b.number) };
}

/** How much good players lose without each card. */
export type RestrictedPlay = ReturnType<typeof cardLosses>;
