/** The problems in the texts, for the page. */
import {
  compiledSets,
  longTexts,
  type PlacedProblem,
  placedProblems,
  placeProblems,
  unlistedCounts,
  type Workspace,
  wrongFilesBelow,
} from '../../../language/index.ts';
import { declaredCards } from '../cards/cards.ts';
import { workspaceExtras } from '../workspace.ts';

/** The problems in all files, in the order of their names, and then those in sets outside the folder that they extend. */
export function workspaceProblems(workspace: Workspace) {
  const own = [...workspace.texts.keys()];
  const files = [...own, ...wrongFilesBelow(workspace, own)];
  const problems = files.flatMap((file) =>
    placedProblems(workspace, file).map((placed) => shown(workspace, file, placed)),
  );
  const unlisted = files.flatMap((file) => {
    const { errors, warnings } = unlistedCounts(workspace, file);
    return errors + warnings > 0 ? [{ file, count: errors + warnings }] : [];
  });
  return { problems, unlisted, cards: declaredCards(workspace).length };
}

function shown(workspace: Workspace, file: string, placed: PlacedProblem) {
  // Sets outside the folder cannot be changed here.
  const fixes = workspace.texts.has(file) ? (placed.problem.fixes ?? []) : [];
  return { ...placed.problem, file, from: placed.from, to: placed.to, fixes };
}

/** Texts that are too long for their cards, card by card. */
export function* tooLongProblems(workspace: Workspace): Generator<undefined, ReturnType<typeof shown>[]> {
  const extras = workspaceExtras(workspace);
  const problems = yield* longTexts(compiledSets(workspace).map((set) => ({ set, extras })));
  return placeProblems(workspace, problems).map((placed) => shown(workspace, placed.problem.file, placed));
}
