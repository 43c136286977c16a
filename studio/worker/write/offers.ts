/** What is offered once nothing has been typed for a moment: fixes for which the texts are compiled again, and drafts. */
import {
  blankDeclaration,
  draftActions,
  type PlacedProblem,
  placedProblems,
  problemFixes,
  type Workspace,
} from '../../../language/index.ts';
import { asset } from '../../../print/face/index.ts';
import { PROSE_CODE } from '../../../words/index.ts';
import { workspaceExtras } from '../workspace.ts';

/**
 * All fixes of the problems that have more than the check knows: declarations of unknown names, and drafts of one block in a
 * person's own words, that at or behind a place or else the first.
 */
export function* offers(workspace: Workspace, { file, offset }: { file: string; offset: number }) {
  const problems = [...workspace.texts.keys()].flatMap((name) => placedProblems(workspace, name));
  const blocks = problems.filter(({ problem }) => problem.code === PROSE_CODE);
  const block = blocks.find(({ problem, to }) => problem.file === file && to >= offset) ?? blocks[0];
  const found: ReturnType<typeof offer>[] = [];
  for (const placed of problems) {
    yield;
    const one = offer(workspace, placed, placed === block);
    if (one.fixes.length > (placed.problem.fixes?.length ?? 0)) found.push(one);
  }
  return found;
}

function offer(workspace: Workspace, placed: PlacedProblem, isDrafted: boolean) {
  const { file, code } = placed.problem;
  const canDraft = isDrafted && asset('words')('printed.en') !== undefined;
  const drafts = canDraft ? draftActions(workspace, file, [placed], workspaceExtras(workspace)) : [];
  return { file, from: placed.from, code, fixes: [...drafts, ...problemFixes(workspace, file, placed)] };
}

/** A blank declaration of an animal, for the set of a file. */
export const declaration = (workspace: Workspace, { file }: { file: string }) =>
  blankDeclaration(workspace, file, 'animal');
