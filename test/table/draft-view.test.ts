/** What a seat may know while others draft and hold features (R2.4, R6.2). */
import { expect, test } from 'vitest';
import { submit } from '../../runtime/game.ts';
import { chooseAs, makeBot, playOut } from '../../runtime/players/bot.ts';
import { seedRandom, shuffle } from '../../runtime/random.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { view } from '../../runtime/view/view.ts';
import { always, start, watch } from './feature-games.ts';
import { redealt } from './hidden.ts';

test('R2.4 a seat does not see other packs, other hands and their features, or the decks', () => {
  let drafts = 0;
  always(3, (table) => {
    watch(table, (game, turn) => {
      const isDraft = game.stack.at(-1)?.task === 'draft';
      if (!isDraft && turn % 13 !== 0) return;
      if (isDraft) drafts++;
      const seat = turn % table.players;
      expect(view(redealt(game, seat, table.seed ^ turn), seat)).toEqual(view(game, seat));
    });
  });
  expect(drafts).toBeGreaterThan(100);
});

test('R2.4 the cards that others keep are hidden until the packs are passed', () => {
  let compared = 0;
  /** Views of the last drafter, up to its own choice, while the others keep cards at random from this seed. */
  const passed = (from: Game, viewer: number, seed: number): string[] => {
    const game = clone(from);
    const chance = { random: seedRandom(seed) };
    const seen: string[] = [];
    while (game.asked.kind === 'draft' && game.asked.seat !== viewer) {
      const options = game.asked.options.slice();
      shuffle(chance, options);
      seen.push(JSON.stringify(view(game, viewer)));
      submit(game, options[0]);
    }
    seen.push(JSON.stringify(view(game, viewer)));
    return seen;
  };
  always(4, (table) => {
    const first = start(table);
    const drafters = first.stack.flatMap((frame) => (frame.task === 'draft' ? frame.seats : []));
    const last = drafters.at(-1);
    if (last === undefined || drafters.length < 2) return;
    watch(table, (game) => {
      if (game.asked.kind !== 'draft' || game.asked.seat !== drafters[0]) return;
      const seen = [1, 2, 3].map((n) => passed(game, last, table.seed ^ n));
      expect(seen[1]).toEqual(seen[0]);
      expect(seen[2]).toEqual(seen[0]);
      compared++;
    });
  });
  expect(compared).toBeGreaterThan(50);
});

test.each(['random', 'greedy', 'mcts:1'] as const)(
  'R2.4 how %s drafts and declares does not depend on other packs and hands',
  (name) => {
    const kinds = new Set<string>();
    for (let seed = 0; seed < 8; seed++) {
      // With two players, cards beyond the hands are dealt, including features.
      const table = { players: 2 + (seed >> 2), seed, drafting: 2 };
      const game = start(table);
      game.maxDraws = 100;
      const players = Array.from({ length: table.players }, (_, seat) => makeBot(name, seed, seat));
      playOut(game, players, (state) => {
        const { kind, seat, options } = state.asked;
        if (!['draft', 'choose-active', 'declare', 'feature'].includes(kind)) return;
        kinds.add(kind);
        const other = redealt(state, seat, seed + state.decisions);
        const choices = [state, other].map((g) => chooseAs(name, g, { random: seedRandom(seed) }));
        expect(options).toContain(choices[0]);
        expect(choices[1]).toBe(choices[0]);
      });
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['draft', 'choose-active', 'declare']));
  },
);
