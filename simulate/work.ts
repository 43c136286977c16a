/** What workers do piece by piece: games to count, mutants to examine, or searches. */
import { type Examination, examine } from './mutants/examine.ts';
import { linkMatch, playMatch, type RunSetup } from './run/match.ts';
import { runSearch, type Stress } from './stress/search.ts';

/** What all pieces have in common: plain data, sent to each worker once. */
export type Work = RunSetup | Examination | Stress;

/** Makes the function that does the piece of work at an index. */
export function workRunner(work: Work): (at: number) => unknown {
  if ('stressed' in work) return (search) => runSearch(work, search);
  if ('mutants' in work) return (mutant) => examine(work, mutant);
  const match = linkMatch(work);
  return (game) => playMatch(match, game);
}
