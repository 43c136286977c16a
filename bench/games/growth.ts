/** How the cost of a decision grows with the landscape. */
import { cloneLandscape } from '../../runtime/landscape/landscape.ts';
import { rng } from '../rng.ts';
import { firstQuartile, type Row } from '../row.ts';
import { randomBoard } from './effects/boards.ts';
import { EFFECTS, effectTables } from './effects/cards.ts';
import { newPlay, playEffect, restoreLandscape } from './effects/play.ts';

const TILES = [10, 15, 20, 30, 45, 60, 75];
const BOARDS = 20;
const WARM_UP = 15;
const ROUNDS = 41;

/** The exponent of a power of the number of tiles, fitted to the cost of a decision in ten effects. */
export function measureGrowth(): Row {
  const tables = effectTables();
  const below = rng(2);
  const sizes = TILES.map((tiles) => {
    const boards = Array.from({ length: BOARDS }, () => randomBoard(tables, tiles, below));
    return {
      tiles,
      boards,
      games: boards.map((b) => newPlay(tables, cloneLandscape(b))),
      costs: [] as number[],
    };
  });
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    for (const { boards, games, costs } of sizes) {
      const next = rng(round);
      let [milliseconds, decisions] = [0, 0];
      for (const effect of EFFECTS.keys()) {
        for (const [i, board] of boards.entries()) restoreLandscape(games[i].landscape, board);
        const start = performance.now();
        for (const game of games) decisions += playEffect(game, effect, next);
        milliseconds += performance.now() - start;
      }
      if (round >= WARM_UP) costs.push((milliseconds * 1e6) / decisions);
    }
  }
  const points = sizes.map(({ tiles, costs }) => ({ tiles, nanoseconds: firstQuartile(costs) }));
  return {
    name: 'exponent with which the cost of a decision grows with the number of tiles',
    value: exponent(points.map(({ tiles, nanoseconds }) => [Math.log(tiles), Math.log(nanoseconds)])),
    unit: '',
    aim: { is: 'most', value: 1 },
    from: Object.fromEntries(points.map(({ tiles, nanoseconds }) => [`ns with ${tiles} tiles`, nanoseconds])),
  };
}

/** The slope of the least-squares line through points. */
function exponent(points: readonly (readonly [number, number])[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))];
  const products = points.map((point) => (point[0] - x) * (point[1] - y));
  return mean(products) / mean(points.map((point) => (point[0] - x) ** 2));
}
