/** What is wrong with a file, as spans of its text. */
import type { Problem, Unlisted } from '../../compiler/index.ts';
import type { Span } from '../../grammar/index.ts';
import { offsetsIn } from '../workspace/offsets.ts';
import { compiledOf, problemsOf } from '../workspace/sets.ts';
import type { Workspace } from '../workspace/workspace.ts';

/** A problem, with the characters it is about. */
export interface PlacedProblem extends Span {
  problem: Problem;
  /** What it is about is not needed: it may be shown greyed out. */
  unnecessary?: true;
  related: RelatedSpan[];
}

/** A second place that explains a problem. */
export interface RelatedSpan extends Span {
  file: string;
  message: string;
}

/** Codes of warnings about names that could be left out. */
const UNNECESSARY: ReadonlySet<string> = new Set(['ECO707']);

/** How many problems a file has besides those that are listed. */
export function unlistedIn(workspace: Workspace, file: string): Pick<Unlisted, 'errors' | 'warnings'> {
  const { errors = 0, warnings = 0 } =
    compiledOf(workspace, file)?.unlisted.find((one) => one.file === file) ?? {};
  return { errors, warnings };
}

/** The problems of a file that are listed, in the order of its text. */
export function placedProblems(workspace: Workspace, file: string): PlacedProblem[] {
  const problems = problemsOf(workspace, file);
  if (problems.length === 0) return [];
  const offsetIn = offsetsIn(workspace);
  return problems.map((problem) => {
    const from = offsetIn(problem);
    return {
      problem,
      from,
      to: from + problem.length,
      ...(UNNECESSARY.has(problem.code) && { unnecessary: true }),
      related: (problem.related ?? []).map(({ message, ...place }) => {
        const at = offsetIn(place);
        return { file: place.file, message, from: at, to: at + 1 };
      }),
    };
  });
}
