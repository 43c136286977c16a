import { oneSource } from '../cli/sources/sources.ts';
import { compile } from '../compiler/compile.ts';
import { apply, decision, startGame } from '../runtime/game.ts';
import { makeTables } from '../runtime/tables.ts';
import type { Row } from './row.ts';

const GAMES = 60;

/** Whole games in which every decision is answered at random, one after the other. */
export async function measurePlay(): Promise<Row> {
  const { sets, known } = oneSource(undefined);
  const tables = makeTables(compile(sets, known).sets[0].chain);
  let decisions = 0;
  const play = (seed: number) => {
    const game = startGame(tables, { players: 4, seed });
    // A linear congruential generator: the games are the same in every run.
    let random = seed;
    for (let asked = decision(game); asked; asked = decision(game)) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      apply(game, asked.options[Math.floor((random / 2 ** 32) * asked.options.length)]);
      decisions++;
    }
  };
  for (let seed = 0; seed < GAMES / 4; seed++) play(seed);
  decisions = 0;
  const start = performance.now();
  for (let seed = 0; seed < GAMES; seed++) play(seed);
  const milliseconds = performance.now() - start;
  return {
    name: 'decisions of random whole games with four players',
    value: (decisions / milliseconds) * 1000,
    unit: 'a second',
    aim: { is: 'least', value: 50_000 },
    from: { games: GAMES, decisions, milliseconds },
  };
}
