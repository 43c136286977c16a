/** Drafts for the list of problems: what a block in a person's own words can mean. */
import { draftActions, placedProblems, type Workspace } from '../../../language/index.ts';
import { asset } from '../../../print/face/index.ts';
import { PROSE_CODE } from '../../../words/index.ts';
import { workspaceExtras } from '../workspace.ts';

/** The drafts of one block, that at or behind a place or else the first, and where its problem is; null if there is none. */
export function* offers(workspace: Workspace, { file, offset }: { file: string; offset: number }) {
  yield;
  if (asset('words')('printed.en') === undefined) return null;
  const blocks = [...workspace.texts.keys()].flatMap((name) =>
    placedProblems(workspace, name).filter(({ problem }) => problem.code === PROSE_CODE),
  );
  const block = blocks.find(({ problem, to }) => problem.file === file && to >= offset) ?? blocks[0];
  if (!block) return null;
  const { file: name } = block.problem;
  return {
    file: name,
    from: block.from,
    fixes: draftActions(workspace, name, [block], workspaceExtras(workspace)),
  };
}
