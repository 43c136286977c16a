import { expect, test } from 'vitest';
import { cloneLandscape } from '../../runtime/landscape/landscape.ts';
import { rng } from '../rng.ts';
import { randomBoard } from './boards.ts';
import { EFFECTS, effectTables } from './cards.ts';
import { newHand } from './hand.ts';
import { newPlay, playByHand, playEffect } from './play.ts';

const BOARDS = 150;
const tables = effectTables();

test.each(EFFECTS.map((both, index) => ({ ...both, index })))(
  '$name: the hand-written effect has the same decisions, options, points and landscape',
  ({ byHand, index }) => {
    let decisions = 0;
    for (let seed = 1; seed <= BOARDS; seed++) {
      const below = rng(seed);
      const board = randomBoard(tables, 1 + (seed % 60), below);
      const game = newPlay(tables, cloneLandscape(board));
      const hand = newHand(tables, cloneLandscape(board));
      const [listed, listedByHand]: number[][][] = [[], []];
      decisions += playEffect(game, index, rng(seed), (options) => listed.push([...options]));
      playByHand(hand, byHand, rng(seed), (options) => listedByHand.push([...options]));
      expect(listedByHand).toEqual(listed);
      expect(game.vp).toEqual([hand.vp, 0, 0, 0]);
      expect(hand.land).toEqual(game.landscape);
    }
    expect(decisions).toBeGreaterThan(BOARDS / 2);
  },
);
