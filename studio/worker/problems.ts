/** What is wrong with the texts, for the page. */
import { fixesOf, type PlacedProblem, placedProblems, type Workspace } from '../../language/index.ts';
import type { Checked, ProblemShown } from '../messages.ts';
import { declaredCards } from './cards.ts';
import { outside } from './workspace.ts';

/** What is wrong with all files, in the order of their names. */
export function checked(workspace: Workspace): Checked {
  const problems = [...workspace.texts.keys()].flatMap((file) =>
    placedProblems(workspace, file).map((placed) => shown(workspace, file, placed)),
  );
  return { problems, cards: declaredCards(workspace).length };
}

function shown(workspace: Workspace, file: string, placed: PlacedProblem): ProblemShown {
  const { code, severity, message, hint, line, column } = placed.problem;
  return {
    ...{ code, severity, message, line, column, from: placed.from, to: placed.to },
    ...(hint !== undefined && { hint }),
    file: outside(file),
    fixes: fixesOf(workspace, file, placed).map(({ title, edits }) => ({
      title,
      edits: edits.map((edit) => ({ ...edit, file: outside(edit.file) })),
    })),
  };
}
