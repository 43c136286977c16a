import { describe, expect, test } from 'vitest';
import { redealt } from '../../test/table/hidden.ts';
import { chain as base } from '../../test/table/people.ts';
import { decision, newGame } from '../game.ts';
import { seedRandom } from '../random.ts';
import { view } from '../view/view.ts';
import { choose, makeBot, playOut } from './bot.ts';
import { determinize } from './determinize.ts';

describe("a possible game for a bot of one's own", () => {
  test('is the same, byte for byte, whatever is hidden, and holds no seed and no secret', () => {
    const secret = '0123456789abcdef0123456789abcdef';
    const options = { players: 3, seed: 0, secret, hands: ['draft', 'draft', 'draft'] };
    const game = newGame(base, options);
    let compared = 0;
    const bots = [0, 1, 2].map((seat) => makeBot('random', 5, seat));
    playOut(game, bots, (state) => {
      const { seat } = state.asked;
      if (state.decisions % 7 !== 0 || state.decisions > 200) return;
      const possible = determinize(state, seat, 4);
      const other = { ...redealt(state, seat, compared), seed: 9, random: seedRandom(compared) };
      expect(stateOf(determinize(other, seat, 4))).toBe(stateOf(possible));
      expect(view(possible, seat)).toEqual(view(state, seat));
      expect(stateOf(possible)).not.toContain(secret);
      compared++;
    });
    expect(compared).toBeGreaterThan(15);
  });

  test('is what a function that is a bot gets, and only the asked seat can have one', () => {
    const game = newGame(base, { players: 2, seed: 7 });
    const { seat, options } = decision(game)!;
    const option = choose(game, (seen, possible) => {
      expect(view(possible(1), seen.seat)).toEqual(seen);
      return options.length - 1;
    });
    expect(option).toBe(options.at(-1));
    expect(() => determinize(game, 1 - seat, 1)).toThrow('expects the seat that is asked');
    expect(() => determinize(game, seat, 1.5)).toThrow('a whole number as seed');
    const three = [0, 1, 2].map((at) => makeBot('random', 1, at));
    expect(() => playOut(game, three)).toThrow('playOut got 3 bots for 2 seats');
    expect(() => newGame({ chain: base } as never, { players: 2, seed: 1 })).toThrow('of which its `chain`');
  });
});

/** All of a game but the tables, which are the same in all games. */
const stateOf = (game: object) => JSON.stringify({ ...game, tables: null });
