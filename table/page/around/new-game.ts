/** A new game, as its form changes it. */
import type { BotName, HandWord } from '../../../runtime/index.ts';
import { seatName } from '../../marks.ts';
import type { GameSetup } from '../../messages.ts';

/** A new game, with the names of its seats. */
export interface NewGame extends GameSetup {
  names: readonly string[];
}

/** The bots that think for a moment at most, with labels. */
export const BOT_LABELS = {
  greedy: 'greedy: takes what gives most at once',
  learned: 'learned: weighs the consequences',
  random: 'random: takes anything',
} as const satisfies Partial<Record<BotName, string>>;

/** The words for hands, with labels. */
export const HAND_LABELS = {
  recommended: 'Recommended',
  leaf: 'Leaf hands',
  any: 'Any hands',
  draft: 'Drafted',
} as const satisfies Record<HandWord, string>;

/** The game with this number of seats. Bots play at those it did not have, with the hands of the first seat. */
export function withSeats({ options, players, names }: NewGame, count: number): NewGame {
  const { hands: [first = 'any', ...others] = [], harbinger = 0 } = options;
  const word = Object.hasOwn(HAND_LABELS, first) ? first : 'any';
  const filled = <T>(list: readonly T[], filling: (seat: number) => T) =>
    Array.from({ length: count }, (_, seat) => list[seat] ?? filling(seat));
  return {
    options: {
      ...options,
      players: count,
      hands: filled([first, ...others], () => word),
      ...(harbinger >= count && { harbinger: count - 1 }),
    },
    players: filled(players, () => 'greedy'),
    names: filled(names, (seat) => seatName([], seat)),
  };
}
