/** The smallest games that still show what searches found. */
import { finished, type SetProgram, shrinking, without } from '../../program/index.ts';
import { logHead } from '../../runtime/index.ts';
import { arenaOf } from './arena.ts';
import { partnersIn } from './partners.ts';
import { ENGINE_CRASHES, type Find, findIn, type Searched } from './search.ts';

/** How many games are tried with fewer cards, and with the cards that are left. */
const TRIES = 6;

/** The same with the fewest cards, and of some games with these the one with the fewest draws. */
export const smallestFind = (chain: readonly SetProgram[], find: Find, seed: number): Find =>
  finished(smallerFinds(chain, find, seed));

/** The same, with a step before some games are played. */
function* smallerFinds(chain: readonly SetProgram[], find: Find, seed: number): Generator<undefined, Find> {
  const { kind } = find;
  const again = (cards: readonly number[]): Find[] =>
    Array.from({ length: TRIES }, (_, n) => findIn(chain, kind, cards, seed + n)).flatMap((one) =>
      one?.kind === kind ? one : [],
    );
  const cards = yield* shrinking(
    find.cards,
    (now) => [...without(now)].filter((fewer) => fewer.length > 0),
    (fewer) => again(fewer).length > 0,
  );
  yield;
  const [first = find, ...others] = cards.length < find.cards.length ? again(cards) : [find, ...again(cards)];
  return others.reduce((best, one) => (sizeOf(one) < sizeOf(best) ? one : best), first);
}

/**
 * The finds of some searches: each kind with the same cards once, with the smallest game. Says before some games are played
 * which it is.
 * @param isHurried whether the others are wanted as they were found
 */
export function* smallestFinds(
  chain: readonly SetProgram[],
  searched: readonly Searched[],
  seed: number,
  isHurried = () => false,
): Generator<{ at: number; of: number; cards: readonly number[] }, Find[]> {
  const found = searched
    .toSorted((a, b) => a.search - b.search)
    .flatMap(({ find }) => find ?? [])
    .toSorted((a, b) => a.cards.length - b.cards.length);
  const finds: Find[] = [];
  for (const [at, find] of found.entries()) {
    if (isKnown(finds, find)) continue;
    const smaller = smallerFinds(chain, find, seed);
    let step: IteratorResult<undefined, Find> = { done: false, value: undefined };
    while (!step.done && !isHurried()) {
      yield { at, of: found.length, cards: find.cards };
      step = smaller.next();
    }
    finds.push(step.done ? step.value : find);
  }
  return finds;
}

/** Whether fewer of the same cards show it, too. */
const isKnown = (finds: readonly Find[], { kind, cards }: Find): boolean =>
  finds.some((one) => one.kind === kind && one.cards.every((card) => cards.includes(card)));

/** What went wrong in a game of bots. */
interface WentWrong {
  code: string;
  /** For an error of the engine, it ends with what was thrown. */
  message: string;
  /** The number of the card whose effect it was, if that is known: a bot that looks ahead does not reach it. */
  card: number | null;
}

/**
 * A small game in which the same goes wrong as in a game of bots: that the engine breaks off, or that an effect does not end.
 * @returns nothing if none was found with few cards
 */
export function smallGameLike(
  chain: readonly SetProgram[],
  { code, message, card }: WentWrong,
  seed: number,
): Find | null {
  const kind = code === 'game-broke-off' ? 'crash' : 'endless';
  if (card === null && kind === 'endless') return null;
  const isSame = (find: Find | null): find is Find =>
    find?.kind === kind && (kind === 'endless' || message.endsWith(find.says.replace(ENGINE_CRASHES, '')));
  const partners = partnersIn(chain);
  const others = (card === null ? undefined : partners.get(card))?.slice(0, MOST_ALIKE) ?? [];
  const companies =
    card === null ? [...partners.keys()].map((one) => [one]) : [[card], ...others.map((one) => [card, one])];
  for (const cards of companies)
    for (let n = 0; n < TRIES; n++) {
      const find = findIn(chain, kind, cards, seed + n);
      if (isSame(find)) return smallestFind(chain, find, seed);
    }
  return null;
}

/** How many other cards a card is tried with, those that do most for it first. */
const MOST_ALIKE = 60;

/** The game of a find: the set that it is played with, and its log. @param player who it says that has played */
export function gameOfFind(
  chain: readonly SetProgram[],
  { cards, options, choices }: Find,
  player: string,
): { arena: SetProgram; log: string } {
  const arena = arenaOf(chain, cards, options.players);
  const players = Array.from({ length: options.players }, (_, seat) => (seat === 0 ? player : 'greedy'));
  const lines = [logHead([arena], options, players), ...choices];
  return { arena, log: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n` };
}

const sizeOf = ({ draws, choices }: Find): number => draws * 10_000 + choices.length;
