/** One cause gives one problem: a wrong name is reported only where it is first used. */
import type { Fix, Problem } from '../../program/index.ts';
import { isUnknownName } from './problems.ts';

/**
 * Takes the problems of one set in text order. Of those with the same message about the same name, the first stays: it says how
 * many more places there are, and its fixes correct all of them.
 */
export function oneForEachName(problems: readonly Problem[]): Problem[] {
  const byCause = Map.groupBy(problems, (problem) =>
    isUnknownName(problem.code) ? `${problem.code} ${problem.message} ${problem.hint ?? ''}` : problem,
  );
  return [...byCause.values()].map(([first, ...more]) => withMore(first, more));
}

function withMore(first: Problem, more: readonly Problem[]): Problem {
  if (more.length === 0) return first;
  const places = `${more.length} more ${more.length === 1 ? 'place' : 'places'}`;
  const fixes = first.fixes?.map((fix, i): Fix => {
    const same = more.flatMap((other) => other.fixes?.[i] ?? []);
    // The joint fix may be applied without asking only if it is certain at every place.
    const { certain, ...uncertain } = fix;
    const all = certain && same.length === more.length && same.every((other) => other.certain);
    return {
      ...uncertain,
      edits: [...fix.edits, ...same.flatMap(({ edits }) => edits)],
      ...(all && { certain }),
    };
  });
  return { ...first, message: `${first.message}, and in ${places}`, ...(fixes && { fixes }) };
}
