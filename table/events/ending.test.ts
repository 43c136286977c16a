/** What is said about the end of a game. */
import { expect, test } from 'vitest';
import { newGame, type View, view } from '../../runtime/index.ts';
import { cards } from '../../test/table/people.ts';
import { cardBook } from '../card-book.ts';
import { endingNews, endingSentence, resultSentence } from './ending.ts';

const NAMES = ['Ann', 'Ben', 'Cleo'];
const book = cardBook(cards.chain);
const game = newGame(cards.chain, { players: 3, seed: 1, target: 80 });

/** What a seat sees when the seats have these points. */
const seen = (seat: number, vp: readonly number[], change: Partial<View> = {}): View => {
  const now = view(game, seat);
  return { ...now, seats: now.seats.map((one, at) => ({ ...one, vp: vp[at]! })), ...change };
};

test('when somebody reaches the target, all are told that the round is the last, and once in the log', () => {
  const before = seen(1, [79, 3, 0]);
  expect(endingSentence(before, book, NAMES)).toBe(null);
  for (const viewer of [-1, 0, 1])
    expect(endingSentence(seen(viewer, [80, 3, 0]), book, NAMES)).toBe('Ann has 80: this round is the last.');
  expect(endingSentence(seen(1, [82, 80, 0]), book, NAMES)).toBe(
    'Ann has 82 and Ben has 80: this round is the last.',
  );
  expect(endingNews(before, seen(1, [80, 3, 0]), book, NAMES)).toBe('Ann has 80: this round is the last.');
  expect(endingNews(seen(1, [80, 3, 0]), seen(1, [82, 3, 0]), book, NAMES)).toBe(null);
});

test('a tie is said while it is played out, and what decides it', () => {
  const tied = seen(-1, [81, 81, 7], { isTied: true });
  const sentence = 'Ann and Ben have 81 points each: one more draw, until one leads alone.';
  expect(endingNews(seen(-1, [81, 81, 7]), tied, book, NAMES)).toBe(sentence);
  expect(endingSentence(seen(-1, [81, 83, 7], { isTied: true }), book, NAMES)).toBe(
    'Ben has 83: whoever leads alone after this draw wins.',
  );
});

test('the result says who wins, or that a tie stays, and why a game ended before the target', () => {
  const result = (vp: number[], winner: number | null, status: View['status'] = 'over') =>
    resultSentence(seen(-1, vp, { status, winner }), book, NAMES, undefined);
  expect(result([81, 3, 0], 0)).toBe('Ann wins with 81 points.');
  expect(result([60, 3, 0], 0)).toBe('Ann wins with 60 points: nobody can play or gain a card any more.');
  expect(result([81, 81, 0], null)).toBe(
    'A tie: Ann and Ben have 81 points each, and nobody can play or gain a card any more.',
  );
  expect(result([1, 0, 0], null, 'unfinished')).toBe('The game was stopped: it took too long.');
  expect(result([1, 0, 0], null, 'playing')).toBe(null);
});
