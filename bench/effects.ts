/** A card's effect, compiled and run by the engine, relative to the same effect written by hand. */
import { cloneLandscape } from '../runtime/landscape/landscape.ts';
import { randomBoard } from './effects/boards.ts';
import { EFFECTS, effectTables } from './effects/cards.ts';
import { newHand } from './effects/hand.ts';
import { newPlay, playByHand, playEffect, restoreLandscape } from './effects/play.ts';
import { rng } from './rng.ts';
import { firstQuartile, type Row } from './row.ts';

const BOARDS = 64;
/** The first rounds are warm-up for the optimizer. */
const WARM_UP = 150;
const ROUNDS = 150;

/** A row for each of the ten effects, and one for all of them. */
export function measureEffects(): Row[] {
  const tables = effectTables();
  const below = rng(1);
  const boards = Array.from({ length: BOARDS }, (_, i) => randomBoard(tables, 10 + i, below));
  const times = EFFECTS.map(() => ({ engine: [] as number[], byHand: [] as number[], decisions: 0 }));
  const games = boards.map((board) => newPlay(tables, cloneLandscape(board)));
  const hands = boards.map((board) => newHand(tables, cloneLandscape(board)));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, { byHand }] of EFFECTS.entries()) {
      for (const [i, board] of boards.entries()) {
        restoreLandscape(games[i].landscape, board);
        restoreLandscape(hands[i].land, board);
      }
      const ways = {
        engine: () => sumOver(games, (game, next) => playEffect(game, index, next)),
        byHand: () => sumOver(hands, (hand, next) => playByHand(hand, byHand, next)),
      };
      const order = ['engine', 'byHand'] as const;
      for (const way of round % 2 === 0 ? order : order.toReversed()) {
        const start = performance.now();
        times[index].decisions = ways[way]();
        if (round >= WARM_UP) times[index][way].push(performance.now() - start);
      }
    }
  }
  const rows = EFFECTS.map(({ name }, index): Row => {
    const { engine, byHand, decisions } = times[index];
    const [ours, theirs] = [firstQuartile(engine), firstQuartile(byHand)];
    const from = { 'ns a decision': (ours * 1e6) / decisions, 'by hand': (theirs * 1e6) / decisions };
    return {
      name: `effect: ${name}, relative to hand-written code`,
      value: ours / theirs,
      unit: '×',
      aim: { is: 'most', value: 1.2 },
      from,
    };
  });
  const product = rows.reduce((all, { value }) => all * value, 1);
  return [
    ...rows,
    {
      ...rows[0],
      name: 'ten effects (geometric mean), relative to hand-written code',
      value: product ** 0.1,
      from: {},
    },
  ];
}

/** Plays all of them with the same choices. */
function sumOver<T>(plays: readonly T[], play: (one: T, below: (bound: number) => number) => number): number {
  const below = rng(7);
  let decisions = 0;
  for (const one of plays) decisions += play(one, below);
  return decisions;
}
