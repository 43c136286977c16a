/** Small sets with planted cards, in the base game's vocabulary, and games played with them. */
import { bundledSets } from '../../cli/load/sources/catalogue.ts';
import { compile } from '../../compiler/compile.ts';
import type { SetProgram } from '../../program/set.ts';
import { countGame } from '../../simulate/figures/tally.ts';
import { countMatch, type Match, matchOf, playMatch } from '../../simulate/run/match.ts';
import type { RunOptions } from '../../simulate/run/plan.ts';
import { playGame, type Simulation, simulation } from '../../simulate/run/simulation.ts';

/** Compiles a text, alone or on top of the bundled base set. */
export function chainOf(text: string): SetProgram[] {
  const bundled = bundledSets();
  const { sets, problems } = compile([{ files: [{ file: 'planted.eco', text }] }], bundled);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return sets[0].chain;
}

export const card = (number: number, steps: string, energy = 'sun', leaves = 2) =>
  `card ${number} brown leaves ${leaves} energy ${energy} { ${steps} }\n`;

/** Ten cards worth a point each, so that hands can be dealt: enough for short games. */
export const PLAIN = Array.from({ length: 10 }, (_, at) =>
  card(at + 1, `gain 1vp; ${'place grassland;'.repeat(at % 3)}`, ['sun', 'water', 'desert'][at % 3]),
).join('');

/** Plays and counts the first games of a run, or those with some indices. */
export function playedRun(
  chain: readonly SetProgram[],
  options: RunOptions,
  games: number | Iterable<number>,
): Simulation {
  const run = simulation(chain, options);
  for (const game of typeof games === 'number' ? Array(games).keys() : games)
    countGame(run, playGame(run, game));
  return run;
}

/** Like `playedRun`, with two versions of a set. */
export function playedMatch(
  chain: SetProgram[],
  against: SetProgram[],
  options: RunOptions,
  games: number,
): Match {
  const match = matchOf({ chain, options, inherited: false, against });
  for (let game = 0; game < games; game++) countMatch(match, playMatch(match, game));
  return match;
}
