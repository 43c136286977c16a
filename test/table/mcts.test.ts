/** The search bot: hidden information, every kind of decision, budgets (R2.4, R3.5, R6.2). */
import { expect, test } from 'vitest';
import { apply, decision, startGame } from '../../runtime/game.ts';
import { makeTables } from '../../runtime/make-tables.ts';
import { type BotName, chooseAs, makeBot, playOut } from '../../runtime/players/bot.ts';
import { seedRandom } from '../../runtime/random.ts';
import { clone, type Game } from '../../runtime/state.ts';
import { isCollecting, view } from '../../runtime/view/view.ts';
import { compileBaseSet } from './base-set.ts';
import { card, vp } from './cards.ts';
import { start } from './feature-games.ts';
import { draw, offers, position } from './table-kit.ts';

const tables = makeTables([compileBaseSet()]);

/** Answers, based on this seed, until it is this seat's turn to choose for the draw. */
function upTo(game: Game, seat: number, seed: number): Game {
  const copy = clone(game);
  let turn = seed;
  while (copy.asked.seat !== seat) {
    const { options } = copy.asked;
    apply(copy, options[turn++ % options.length]);
  }
  return copy;
}

test('R3.5 mcts chooses the same whatever others have chosen for this draw', () => {
  let differed = 0;
  for (let seed = 0; seed < 6; seed++) {
    const game = startGame(tables, { players: 3, seed, maxDraws: 12 });
    const bots = [0, 1, 2].map((seat) => makeBot('random', seed, seat));
    playOut(game, bots, (state) => {
      if (!isCollecting(state) || state.asked.seat !== 0) return;
      if (state.placed.length > 0 || state.draws % 4 !== 0) return;
      const [a, b] = [0, 1].map((other) => upTo(state, 2, other));
      if ([a, b].some((other) => !isCollecting(other) || other.draws !== state.draws)) return;
      expect(view(b, 2)).toEqual(view(a, 2));
      if (JSON.stringify(a.placed) !== JSON.stringify(b.placed)) differed++;
      const [first, second] = [a, b].map((g) => chooseAs('mcts:6', g, { random: seedRandom(seed) }));
      expect(second).toBe(first);
    });
  }
  expect(differed).toBeGreaterThan(3);
});

test('mcts answers every kind of decision with an offered option, with two to six players and features', () => {
  const kinds = new Set<string>();
  for (let players = 2; players <= 6; players++) {
    const game = start({ players, seed: players, drafting: players % 2 === 0 ? 2 : 1 });
    game.maxDraws = 20;
    // One search bot among greedy players: it gets the same kinds of questions as the others.
    const names: BotName[] = Array.from({ length: players }, (_, seat) => (seat === 1 ? 'mcts:3' : 'greedy'));
    playOut(
      game,
      names.map((name, seat) => makeBot(name, players, seat)),
      (state, option) => {
        if (state.asked.seat !== 1) return;
        kinds.add(state.asked.kind);
        expect(state.asked.options).toContain(option);
      },
    );
  }
  const wanted = ['draft', 'choose-active', 'use-element', 'dial-card', 'dial-reward', 'play-card', 'place'];
  expect([...kinds]).toEqual(expect.arrayContaining(wanted));
});

test('mcts takes points that are within reach, with a budget of one and of more', () => {
  for (const budget of [1, 2, 40]) {
    const game = position(
      [card(1, 'sun rain', [vp(1)]), card(2, 'sun rain', [vp(9)])],
      [{ active: ['1 .x', '2 .x'] }, {}, {}],
    );
    draw(game, 'sun');
    const option = chooseAs(`mcts:${budget}`, game, { random: seedRandom(budget) });
    expect(offers(game)[decision(game)?.options.indexOf(option) ?? -1]).toBe('sun on 2');
  }
});
