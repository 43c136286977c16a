/** Reduces games that show a problem to the smallest ones that still show it. */
import { runToEnd, type SetProgram, shrinkInSteps, withoutRuns } from '../../program/index.ts';
import { logHead } from '../../runtime/index.ts';
import type { GameFailure } from '../data/columns.ts';
import { makeArena } from './arena.ts';
import { findPartners } from './partners.ts';
import { ENGINE_CRASHES, type Find, type SearchResult, seekGoal } from './search.ts';

/** How many games are tried with each smaller set of cards, and with the cards that remain. */
const TRIES = 6;

/** A find with the fewest cards; among some games with these cards, the one with the fewest draws. */
export const smallestFind = (chain: readonly SetProgram[], find: Find, seed: number): Find =>
  runToEnd(smallerFinds(chain, find, seed));

/** The same as a generator that yields before it plays games. */
function* smallerFinds(chain: readonly SetProgram[], find: Find, seed: number): Generator<undefined, Find> {
  const { kind } = find;
  const again = (cards: readonly number[]): Find[] =>
    Array.from({ length: TRIES }, (_, n) => seekGoal(chain, kind, cards, seed + n)).flatMap((one) =>
      one?.kind === kind ? one : [],
    );
  const cards = yield* shrinkInSteps(
    find.cards,
    (now) => [...withoutRuns(now)].filter((fewer) => fewer.length > 0),
    (fewer) => again(fewer).length > 0,
  );
  yield;
  const [first = find, ...others] = cards.length < find.cards.length ? again(cards) : [find, ...again(cards)];
  return others.reduce((best, one) => (sizeOf(one) < sizeOf(best) ? one : best), first);
}

/**
 * Reduces the finds of some searches, and drops those whose cards include all cards of another find of the same kind. Yields the
 * position of the find before playing games.
 * @param isHurried whether to return the remaining finds without reducing them
 */
export function* smallestFinds(
  chain: readonly SetProgram[],
  searched: readonly SearchResult[],
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

/** Whether a known find of the same kind needs only a subset of these cards. */
const isKnown = (finds: readonly Find[], { kind, cards }: Find): boolean =>
  finds.some((one) => one.kind === kind && one.cards.every((card) => cards.includes(card)));

/**
 * Finds a small game with the same failure as a game of bots: an engine error or an effect that does not end.
 * @returns null if there is none with few cards
 */
export function smallGameLike(
  chain: readonly SetProgram[],
  { code, message, card }: Pick<GameFailure, 'code' | 'message' | 'card'>,
  seed: number,
): Find | null {
  const kind = code === 'game-broke-off' ? 'crash' : 'endless';
  if (card === null && kind === 'endless') return null;
  const isSame = (find: Find | null): find is Find =>
    find?.kind === kind && (kind === 'endless' || message.endsWith(find.says.replace(ENGINE_CRASHES, '')));
  const partners = findPartners(chain);
  const others = (card === null ? undefined : partners.get(card))?.slice(0, MOST_ALIKE) ?? [];
  // A bot that looked ahead may have failed before it reached the card, which is then unknown.
  const companies =
    card === null ? [...partners.keys()].map((one) => [one]) : [[card], ...others.map((one) => [card, one])];
  for (const cards of companies)
    for (let n = 0; n < TRIES; n++) {
      const find = seekGoal(chain, kind, cards, seed + n);
      if (isSame(find)) return smallestFind(chain, find, seed);
    }
  return null;
}

/** How many partners a card is tried with, the best first. */
const MOST_ALIKE = 60;

/** The game of a find: its set, and its log. @param player the player's name in the log */
export function gameOfFind(chain: readonly SetProgram[], { cards, options, choices }: Find, player: string) {
  const arena = makeArena(chain, cards, options.players);
  const players = Array.from({ length: options.players }, (_, seat) => (seat === 0 ? player : 'greedy'));
  const lines = [logHead([arena], options, players), ...choices];
  return { arena, log: `${lines.map((line) => JSON.stringify(line)).join('\n')}\n` };
}

const sizeOf = ({ draws, choices }: Find): number => draws * 10_000 + choices.length;
