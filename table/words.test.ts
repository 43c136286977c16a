import { expect, test } from 'vitest';
import { apply, choose, clone, decision, type Game, makeBot, newGame, view } from '../runtime/index.ts';
import { plainSet } from '../test/plain-set.ts';
import { answeringEntries } from './decision/menu.ts';
import { events, question } from './words.ts';

const start = () => newGame([plainSet], { players: 2, seed: 7, target: 12 });

/** Lets bots play, and calls `seen` with the game before and after each. */
function play(game: Game, seen: (before: Game, after: Game) => void): void {
  const bots = [0, 1].map((seat) => makeBot('greedy', 7, seat));
  for (let asked = decision(game); asked; asked = decision(game)) {
    const before = clone(game);
    apply(game, choose(game, bots[asked.seat]!));
    seen(before, game);
  }
}

test('a question has words, and an entry for each option', () => {
  const game = start();
  play(game, (before) => {
    const { seat, text, entries } = question(before)!;
    expect(seat).toBe(decision(before)!.seat);
    expect(text).toMatch(/[?.]$/);
    const indexes = answeringEntries(entries).flatMap(({ options }) => options);
    expect(indexes.toSorted((a, b) => a - b)).toEqual(decision(before)!.options.map((_, index) => index));
  });
  expect(question(game)).toBeNull();
  expect(() => question({} as never)).toThrow('question expects a game of `newGame`');
});

test('what happened has every change of points, from games as from views', () => {
  const points = [0, 0];
  const game = start();
  const { cards, features, vocabulary: words } = plainSet;
  const set = { lang: 'en' as const, chain: [plainSet], cards, features, words };
  play(game, (before, after) => {
    const lines = events(before, after, 0);
    expect(events(view(before, 0), view(after, 0), 0, { set })).toEqual(lines);
    const { seat: asked } = decision(before)!;
    expect(question(view(before, asked), { set })).toEqual(question(before));
    expect(question(view(before, 1 - asked), { set })).toBeNull();
    for (const { seat, text } of lines)
      for (const [, sign, amount] of text.matchAll(/([+−])(\d+) points?\b/g))
        points[seat!]! += Number(amount) * (sign === '+' ? 1 : -1);
  });
  expect(points).toEqual(view(game, 0).seats.map(({ vp }) => vp));
  expect(Math.max(...points)).toBeGreaterThan(0);
  expect(() => events(view(game, 0), view(game, 0), 0)).toThrow('the words of its cards');
  const other = newGame([plainSet], { players: 3, seed: 7 });
  expect(() => events(game, other, 0)).toThrow('events expects two moments of one game');
});
