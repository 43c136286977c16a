/** The problems of a file, as spans of its text. */
import type { Problem, Unlisted } from '../../compiler/index.ts';
import type { Span } from '../../grammar/index.ts';
import { isError } from '../../program/index.ts';
import { baseCompilations, outsideSet } from './bases.ts';
import { makeOffsetFinder } from './offsets.ts';
import { fileCompilation, fileProblems, fileSet } from './sets.ts';
import type { Workspace } from './workspace.ts';

/** A problem with the span of text it is about. */
export interface PlacedProblem extends Span {
  problem: Problem;
  /** The text is unnecessary, so editors may grey it out. */
  unnecessary?: true;
  /** Other positions that explain it. */
  related: (Span & { file: string; message: string })[];
}

/** Codes of warnings about names that can be removed. */
const UNUSED_NAME_CODES: ReadonlySet<string> = new Set(['ECO707']);

/** The number of problems of a file beyond the listed ones. */
export function unlistedCounts(workspace: Workspace, file: string): Pick<Unlisted, 'errors' | 'warnings'> {
  const own = fileCompilation(workspace, file);
  const { errors = 0, warnings = 0 } =
    (own ?? outsideSet(workspace, file))?.unlisted.find((one) => one.file === file) ?? {};
  return { errors, warnings: own ? warnings : 0 };
}

/** The files with errors in sets outside the workspace that the sets of these files extend: the extending sets lack cards. */
export function wrongFilesBelow(workspace: Workspace, files: Iterable<string>): string[] {
  const sets = new Set([...files].flatMap((file) => fileSet(workspace, file) ?? []));
  const below = [...sets].flatMap((set) =>
    baseCompilations(workspace, set).flatMap((base) => base.set.files),
  );
  return [...new Set(below)].filter(
    (file) => fileSet(workspace, file) === undefined && listedIn(workspace, file).length > 0,
  );
}

/** The listed problems of a file, in source order. For a set outside the workspace, only errors. */
export const placedProblems = (workspace: Workspace, file: string): PlacedProblem[] =>
  placeProblems(workspace, listedIn(workspace, file));

/** Problems with the spans of text they are about. */
export function placeProblems(workspace: Workspace, problems: readonly Problem[]): PlacedProblem[] {
  if (problems.length === 0) return [];
  const offsetIn = makeOffsetFinder(workspace);
  return problems.map((problem) => {
    const from = offsetIn(problem);
    return {
      problem,
      from,
      to: from + problem.length,
      ...(UNUSED_NAME_CODES.has(problem.code) && { unnecessary: true }),
      related: (problem.related ?? []).map(({ message, ...place }) => {
        const at = offsetIn(place);
        return { file: place.file, message, from: at, to: at + 1 };
      }),
    };
  });
}

function listedIn(workspace: Workspace, file: string): readonly Problem[] {
  if (fileSet(workspace, file)) return fileProblems(workspace, file);
  const all = outsideSet(workspace, file)?.problems ?? [];
  return all.filter((problem) => problem.file === file && isError(problem));
}
