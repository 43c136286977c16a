/** Two tables that differ only in hidden cards and get the same answers: what a seat is sent at each (R3.5, R6.2, R15.1). */
import { expect } from 'vitest';
import { apply, decision } from '../../runtime/game.ts';
import { randomBelow, seedRandom } from '../../runtime/random.ts';
import type { Game } from '../../runtime/state.ts';
import { describeOptions } from '../../runtime/view/describe.ts';
import { isCollecting, view } from '../../runtime/view/view.ts';
import { leastRevealing, redealt } from './hidden.ts';

/** The same table with other hidden cards; all features that the viewer has not seen are in other hands, as far as possible. */
function withFeatures(game: Game, viewer: number, seed: number): Game {
  const other = redealt(game, viewer, seed);
  const { cards } = other.tables;
  const hands = other.hands.filter((_, seat) => seat !== viewer);
  let next = 0;
  for (const deck of other.decks) {
    for (const [at, card] of deck.entries()) {
      if (cards[card].feature === null) continue;
      const isLike = (held: number) => cards[held].deck === cards[card].deck && cards[held].feature === null;
      const hand = hands.map((_, n) => hands[(next + n) % hands.length]).find((held) => held.some(isLike));
      if (!hand) continue;
      const place = hand.findIndex(isLike);
      [deck[at], hand[place]] = [hand[place], card];
      next++;
    }
  }
  return other;
}

/** All public information, and what the viewer knows of cards. */
function known(game: Game, viewer: number): string {
  const { landscape, vp, dial, cubes, active, leaves, covered, shown, features, display, discard } = game;
  const { hands, decks, bag, drawn, draws, rounds, status, winner } = game;
  const sizes = [...hands, ...decks].map(({ length }) => length);
  const own = game.stack.flatMap((frame) => {
    if (frame.task === 'gain-card' && frame.seat === viewer) return [frame.looked];
    return frame.task === 'draft' ? frame.packs.filter((_, at) => frame.seats[at] === viewer) : [];
  });
  return JSON.stringify([
    ...[vp, dial, cubes, active, leaves, covered, shown, features, display, discard],
    ...[sizes, bag, drawn, draws, rounds, status, winner, Buffer.from(landscape.bytes).toString('base64')],
    ...[hands[viewer], own],
  ]);
}

const isSecretTo = (game: Game, viewer: number): boolean =>
  game.status === 'playing' && view(game, viewer).decision === null;

/** The result of comparing a pair. */
interface Compared {
  /** The questions asked in secret at one or both. */
  secrets: string[];
  /** Draws for which the others chose differently at the two tables. */
  hiddenChoices: number;
}

/**
 * Gives two tables the same answers, until public information differs or `most` answers are given, and expects that the viewer is
 * sent the same.
 */
export function compared(game: Game, viewer: number, seed: number, most: number): Compared {
  const chance = { random: seedRandom(seed) };
  const tables = [redealt(game, viewer, seed), withFeatures(game, viewer, seed + 1)];
  const [a, b] = tables;
  const sent = tables.map((): string[] => []);
  const result: Compared = { secrets: [], hiddenChoices: 0 };
  /** Sends a view as a server does (`docs/embedding.md`), unless the pending question is secret: then returns false. */
  const send = (at: number): boolean => {
    const seen = view(tables[at], viewer);
    if (seen.decision === null && seen.status === 'playing') return false;
    const text = JSON.stringify(seen);
    if (text !== sent[at].at(-1)) sent[at].push(text);
    return true;
  };
  const answerAny = (table: Game, by: { random: number[] }): void => {
    const { options } = table.asked;
    apply(table, options[randomBelow(by, options.length)]);
  };
  for (let answers = 0; answers < most; answers++) {
    for (const [at, table] of tables.entries()) {
      while (!send(at)) {
        result.secrets.push(table.asked.kind);
        apply(table, leastRevealing(table));
      }
    }
    if (known(a, viewer) !== known(b, viewer)) return result;
    expect(sent[1]).toEqual(sent[0]);
    if (!decision(a)) return result;
    if (a.asked.seat !== viewer && isCollecting(a) && randomBelow(chance, 30) === 0) {
      result.hiddenChoices++;
      for (const [at, table] of tables.entries()) {
        // The choices may differ between the tables while they are hidden: what everybody chose becomes known at the end.
        const ownChance = { random: seedRandom(seed * 2 + at) };
        const { draws } = table;
        const isChoosing = () => isCollecting(table) && table.draws === draws;
        while (table.asked.seat !== viewer && isChoosing()) {
          answerAny(table, ownChance);
          if (isChoosing()) send(at);
        }
      }
      expect(sent[1]).toEqual(sent[0]);
      return result;
    }
    if (a.asked.kind === 'draft' && a.asked.seat !== viewer) {
      for (const table of tables) answerAny(table, chance);
      continue;
    }
    const option = bothOffer(a, b, chance);
    if (!option) return result;
    for (const [at, table] of tables.entries()) apply(table, option[at]);
  }
  return result;
}

/** An option that means the same at both tables. */
function bothOffer(a: Game, b: Game, chance: { random: number[] }): [number, number] | null {
  const [one, other] = [a, b].map((game) => describeOptions(game).map((seen) => JSON.stringify(seen)));
  const shared = one.filter((text) => other.includes(text));
  if (shared.length === 0) return null;
  const chosen = shared[randomBelow(chance, shared.length)];
  return [a.asked.options[one.indexOf(chosen)], b.asked.options[other.indexOf(chosen)]];
}

/** True if hidden cards can be exchanged: the pending question does not depend on them. */
export function canDiffer(game: Game, viewer: number): boolean {
  if (isSecretTo(game, viewer)) return false;
  const own = ['play-card', 'choose-active', 'keep-card', 'draft'];
  return game.asked.seat === viewer || !own.includes(game.asked.kind);
}
