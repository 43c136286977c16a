/** Starting a game: players, hands and target. */
import type { Player, Start } from '../../../table/index.ts';
import type { ChainShown, GamesAllowed } from '../../messages.ts';

/** The players that can fill a seat, and their labels. */
export const PLAYERS = {
  human: 'a person',
  greedy: 'bot greedy: takes what gives most at once',
  learned: 'bot learned: weighs the consequences',
  random: 'bot random: takes anything',
  mcts: 'bot mcts: thinks ahead, slowly',
} as const satisfies Partial<Record<Player, string>>;
export type Seated = keyof typeof PLAYERS;

/** The options of a new game. The hands `recommended` and `draft` apply to all seats. */
export interface NewGameChoices {
  seats: { player: Seated; name: string; hand: string }[];
  hands: 'recommended' | 'draft' | 'chosen';
  layout: string;
  target: string;
  seed: string;
}

/** One person against three bots, or the nearest number of players that the set allows. */
export function defaultChoices({ players: { from, to } }: GamesAllowed): NewGameChoices {
  const count = Math.max(from, Math.min(to, DEFAULT_PLAYERS));
  return {
    seats: Array.from({ length: count }, (_, seat) => newSeat(seat)),
    ...{ hands: 'recommended', layout: '', target: '', seed: newSeed() },
  };
}

const DEFAULT_PLAYERS = 4;

export const newSeat = (seat: number): NewGameChoices['seats'][number] => ({
  player: seat === 0 ? 'human' : 'greedy',
  name: seat === 0 ? YOU : BOTS[(seat - 1) % BOTS.length]!,
  hand: '',
});

/** The name of the only person. */
const YOU = 'You';

/** Names for bots, so that the log is readable. */
const BOTS = ['Acacia', 'Baobab', 'Calla', 'Daisy', 'Ebony'];

/** A seed that a person can write down. */
export const newSeed = (): string => `${Math.floor(Math.random() * 1_000_000)}`;

/** Converts the options to those of the table. */
export function startOf(
  { chain, games }: Pick<ChainShown, 'chain' | 'games'>,
  wanted: NewGameChoices,
): Start {
  const { seats, hands, layout, target, seed } = wanted;
  const all = games.hands;
  // Among several people, `YOU` would be ambiguous.
  const isAlone = seats.filter(({ player }) => player === 'human').length < 2;
  return {
    chain,
    options: {
      players: seats.length,
      seed: Number(seed),
      hands: seats.map(({ hand }, seat) =>
        hands === 'chosen' ? hand || (all[seat % all.length] ?? '') : hands,
      ),
      ...(layout !== '' && { layout }),
      ...(target !== '' && { target: Number(target) }),
    },
    players: seats.map(({ player }) => player),
    names: seats.map(({ name }) => (isAlone || name !== YOU ? name.trim() : '')),
  };
}
