import { expect, test } from 'vitest';
import { cloneLandscape } from '../../../runtime/landscape/landscape.ts';
import { rng } from '../../rng.ts';
import { randomBelongings, randomBoard } from './boards.ts';
import { EFFECTS, effectTables } from './cards.ts';
import { newHand } from './hand.ts';
import { newPlay, PLAYERS, playByHand, playEffect, restoreBelongings } from './play.ts';
import { SECOND_EFFECTS, secondTables } from './second/cards.ts';

const BOARDS = 150;
const first = effectTables();
const second = secondTables();

test.each([
  ...EFFECTS.map((both, index) => ({ ...both, index, tables: first })),
  ...SECOND_EFFECTS.map((both, index) => ({ ...both, index, tables: second })),
])(
  '$name: the hand-written effect has the same decisions, options, points and landscape',
  ({ byHand, index, tables }) => {
    let decisions = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const below = rng(seed);
      const board = randomBoard(tables, 1 + (seed % 60), below);
      const belongings = randomBelongings(tables, PLAYERS, below);
      const game = newPlay(tables, cloneLandscape(board));
      const hand = newHand(tables, cloneLandscape(board));
      restoreBelongings(game, belongings);
      restoreBelongings(hand.of, belongings);
      const [listed, listedByHand]: number[][][] = [[], []];
      decisions += playEffect(game, index, rng(seed), (options) => listed.push([...options]));
      playByHand(hand, byHand, rng(seed), (options) => listedByHand.push([...options]));
      expect(listedByHand).toEqual(listed);
      const { vp, cubes, cubeSupply, hands, decks } = game;
      const { of } = hand;
      expect({ ...of, vp: of.vp.with(0, of.vp[0] + hand.vp) }).toEqual({
        vp,
        cubes,
        cubeSupply,
        hands,
        decks,
      });
      expect(hand.land).toEqual(game.landscape);
    }
    expect(decisions).toBeGreaterThan(BOARDS / 2);
  },
);
