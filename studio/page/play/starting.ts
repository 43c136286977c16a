/** Starting a game: its players, hands and target. */
import type { Player, Start } from '../../../table/index.ts';
import type { ChainShown, GamesAllowed } from '../../messages.ts';

/** What a seat is filled with, and how that is called. */
export const PLAYERS = {
  human: 'a person',
  greedy: 'bot greedy: takes what gives most at once',
  learned: 'bot learned: weighs the consequences',
  random: 'bot random: takes anything',
  mcts: 'bot mcts: thinks ahead, slowly',
} as const satisfies Partial<Record<Player, string>>;
export type Seated = keyof typeof PLAYERS;

/** What may be said about a new game. Of hands, `dealt` and `draft` are for all seats. */
export interface NewGameChoices {
  seats: { player: Seated; name: string; hand: string }[];
  hands: 'dealt' | 'draft' | 'chosen';
  layout: string;
  target: string;
  seed: string;
}

/** One person against three bots, or as many as the set allows. */
export function usualWish({ players: { from, to } }: GamesAllowed): NewGameChoices {
  const count = Math.max(from, Math.min(to, USUAL));
  return {
    seats: Array.from({ length: count }, (_, seat) => newSeat(seat)),
    ...{ hands: 'dealt', layout: '', target: '', seed: newSeed() },
  };
}

const USUAL = 4;

export const newSeat = (seat: number): NewGameChoices['seats'][number] => ({
  player: seat === 0 ? 'human' : 'greedy',
  name: seat === 0 ? YOU : BOTS[(seat - 1) % BOTS.length]!,
  hand: '',
});

/** The only person is called so. */
const YOU = 'You';

/** Names of bots, so that the log can be read. */
const BOTS = ['Acacia', 'Baobab', 'Calla', 'Daisy', 'Ebony'];

/** A seed that a person can write down. */
export const newSeed = (): string => `${Math.floor(Math.random() * 1_000_000)}`;

/** The wish as the table takes it. */
export function startOf(
  { chain, games }: Pick<ChainShown, 'chain' | 'games'>,
  wanted: NewGameChoices,
): Start {
  const { seats, hands, layout, target, seed } = wanted;
  const all = games.hands;
  // Of several people nobody in particular is meant by that.
  const isAlone = seats.filter(({ player }) => player === 'human').length < 2;
  return {
    chain,
    options: {
      players: seats.length,
      seed: Number(seed),
      ...(hands === 'draft' && { hands: seats.map(() => 'draft') }),
      ...(hands === 'chosen' && {
        hands: seats.map(({ hand }, seat) => hand || (all[seat % all.length] ?? '')),
      }),
      ...(layout !== '' && { layout }),
      ...(target !== '' && { target: Number(target) }),
    },
    players: seats.map(({ player }) => player),
    names: seats.map(({ name }) => (isAlone || name !== YOU ? name.trim() : '')),
  };
}
