/** What workers do piece by piece: games to count, mutants to examine, or searches. */
import { type Examination, examine } from '../mutants/examine.ts';
import { type Stress, searchAt } from '../stress/search.ts';
import { matchOf, playMatch, type RunSetup } from './match.ts';

/** What all pieces have in common: plain data, sent to each worker once. */
export type Work = RunSetup | Examination | Stress;

/** Makes the function that does the piece of work at an index. */
export function doerOf(work: Work): (at: number) => unknown {
  if ('stressed' in work) return (search) => searchAt(work, search);
  if ('mutants' in work) return (mutant) => examine(work, mutant);
  const match = matchOf(work);
  return (game) => playMatch(match, game);
}
