/** Small sets with planted cards, in the base game's vocabulary, and games played with them. */
import { compile } from '../../compiler/compile.ts';
import type { SetProgram } from '../../program/set.ts';
import type { RunOptions } from '../../simulate/figures/context.ts';
import { countGame } from '../../simulate/figures/registry.ts';
import { countMatch, linkMatch, type Match, playMatch } from '../../simulate/run/match.ts';
import { playGame, type Simulation, simulation } from '../../simulate/run/simulation.ts';
import { readySets } from '../ready-sets.ts';

/** Compiles a text, alone or on top of the bundled base set. */
export const chainOf = (text: string): SetProgram[] => compiled(text);

/** Compiles a set of these cards that extends a set of others. */
export const extended = (others: string, own: string): SetProgram[] =>
  compiled(`set under "Under" extends first-continent\n${others}`, `set over "Over" extends under\n${own}`);

/** Compiles sets, and returns the last one with all it extends. */
function compiled(...texts: string[]): SetProgram[] {
  const sources = texts.map((text, at) => ({ files: [{ file: `planted-${at}.eco`, text }] }));
  const { sets, problems } = compile(sources, readySets());
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return sets[texts.length - 1].chain;
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
  inherited = false,
): Simulation {
  const run = simulation(chain, options, inherited);
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
  const match = linkMatch({ chain, options, inherited: false, against });
  for (let game = 0; game < games; game++) countMatch(match, playMatch(match, game));
  return match;
}
