/** What is wrong with a file, as spans of its text. */
import type { Problem } from '../../compiler/index.ts';
import type { Span } from '../../grammar/index.ts';
import { problemsOf } from '../workspace/sets.ts';
import { textOf, type Workspace } from '../workspace/workspace.ts';

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

/** The problems of a file, in the order of its text. */
export function placedProblems(workspace: Workspace, file: string): PlacedProblem[] {
  const problems = problemsOf(workspace, file);
  if (problems.length === 0) return [];
  const offsetIn = offsets(workspace);
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

/** Gives the offset of a place, whose lines end with `\n`. */
function offsets(workspace: Workspace): (place: { file: string; line: number; column: number }) => number {
  const starts = new Map<string, number[]>();
  return ({ file, line, column }) => {
    const known = starts.get(file) ?? lineStarts(textOf(workspace, file)?.text ?? '');
    starts.set(file, known);
    return known[line - 1] + column - 1;
  };
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
