/** The smallest game that still shows what a search found. */
import { type SetProgram, shrunk, without } from '../../program/index.ts';
import { type Find, findIn } from './search.ts';

/** How many games are tried with fewer cards, and with the cards that are left. */
const TRIES = 6;

/** The same with the fewest cards, and of some games with these the one with the fewest draws. */
export function smallestFind(chain: readonly SetProgram[], find: Find, seed: number): Find {
  const { kind } = find;
  const again = (cards: readonly number[]): Find[] =>
    Array.from({ length: TRIES }, (_, n) => findIn(chain, kind, cards, seed + n)).filter(
      (one) => one !== null,
    );
  const cards = shrunk(
    find.cards,
    (now) => [...without(now)].filter((fewer) => fewer.length > 0),
    (fewer) => again(fewer).length > 0,
  );
  const [first = find, ...others] = cards.length < find.cards.length ? again(cards) : [find, ...again(cards)];
  return others.reduce((best, one) => (sizeOf(one) < sizeOf(best) ? one : best), first);
}

const sizeOf = ({ draws, choices }: Find): number => draws * 10_000 + choices.length;
