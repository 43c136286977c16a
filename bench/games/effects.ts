/** A card's effect, compiled and run by the engine, relative to the same effect written by hand. */
import { cloneLandscape } from '../../runtime/landscape/landscape.ts';
import type { Tables } from '../../runtime/link/tables.ts';
import { rng } from '../rng.ts';
import { firstQuartile, type Row } from '../row.ts';
import { randomBelongings, randomBoard } from './effects/boards.ts';
import { type Both, EFFECTS, effectTables } from './effects/cards.ts';
import { newHand } from './effects/hand.ts';
import {
  newPlay,
  PLAYERS,
  playByHand,
  playEffect,
  restoreBelongings,
  restoreLandscape,
} from './effects/play.ts';
import { SECOND_EFFECTS, secondTables } from './effects/second/cards.ts';

const BOARDS = 64;
/** The first rounds warm up the optimizer. */
const WARM_UP = 150;
const ROUNDS = 150;

/** For each edition of the language, a row for each of its ten effects and one for all of them. */
export function measureEffects(): Row[] {
  return [
    ...measured('ten effects', EFFECTS, effectTables()),
    ...measured('ten effects of the second edition', SECOND_EFFECTS, secondTables()),
  ];
}

function measured(all: string, effects: readonly Both[], tables: Tables): Row[] {
  const below = rng(1);
  const boards = Array.from({ length: BOARDS }, (_, i) => randomBoard(tables, 10 + i, below));
  const belongings = boards.map(() => randomBelongings(tables, PLAYERS, below));
  const times = effects.map(() => ({ engine: [] as number[], byHand: [] as number[], decisions: 0 }));
  const games = boards.map((board) => newPlay(tables, cloneLandscape(board)));
  const hands = boards.map((board) => newHand(tables, cloneLandscape(board)));
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const [index, { byHand }] of effects.entries()) {
      for (const [i, board] of boards.entries()) {
        restoreLandscape(games[i].landscape, board);
        restoreLandscape(hands[i].land, board);
        restoreBelongings(games[i], belongings[i]);
        restoreBelongings(hands[i].of, belongings[i]);
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
  const rows = effects.map(({ name }, index): Row => {
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
  const product = rows.reduce((most, { value }) => most * value, 1);
  return [
    ...rows,
    {
      ...rows[0],
      name: `${all} (geometric mean), relative to hand-written code`,
      value: product ** (1 / rows.length),
      from: {},
    },
  ];
}

/** Plays all effects with the same choices, and returns the number of decisions. */
function sumOver<T>(plays: readonly T[], play: (one: T, below: (bound: number) => number) => number): number {
  const below = rng(7);
  let decisions = 0;
  for (const one of plays) decisions += play(one, below);
  return decisions;
}
