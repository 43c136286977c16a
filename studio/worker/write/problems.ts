/** The problems in the texts, for the page. */
import {
  fixesOf,
  type OverflowPart,
  overflowsOf,
  type PlacedProblem,
  placedProblems,
  textOf,
  unlistedIn,
  type Workspace,
  wrongFilesBelow,
} from '../../../language/index.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '../../../print/face/index.ts';
import type { CheckAnswer, ProblemShown } from '../../messages.ts';
import { declaredCards } from '../cards/cards.ts';
import { lookOfSet } from '../given-look.ts';
import { toPagePath } from '../workspace.ts';

/** The problems in all files, in the order of their names, and then those in sets outside the folder that they extend. */
export function checked(workspace: Workspace): CheckAnswer {
  const own = [...workspace.texts.keys()];
  const files = [...own, ...wrongFilesBelow(workspace, own)];
  const problems = files.flatMap((file) =>
    placedProblems(workspace, file).map((placed) => shown(workspace, file, placed)),
  );
  const unlisted = files.flatMap((file) => {
    const { errors, warnings } = unlistedIn(workspace, file);
    return errors + warnings > 0 ? [{ file: toPagePath(file), count: errors + warnings }] : [];
  });
  return { problems, unlisted, cards: declaredCards(workspace).length };
}

function shown(workspace: Workspace, file: string, placed: PlacedProblem): ProblemShown {
  const { code, severity, message, hint, line, column } = placed.problem;
  return {
    ...{ code, severity, message, line, column, from: placed.from, to: placed.to },
    ...(hint !== undefined && { hint }),
    file: toPagePath(file),
    // Sets outside the folder cannot be changed here.
    fixes: (workspace.texts.has(file) ? fixesOf(workspace, file, placed) : []).map(({ title, edits }) => ({
      title,
      edits: edits.map((edit) => ({ ...edit, file: toPagePath(edit.file) })),
    })),
  };
}

/** Texts that are too long for their cards. The compiler does not report them, because such a card can be played. */
export function* tooLongProblems(workspace: Workspace): Generator<undefined, ProblemShown[]> {
  const found: ProblemShown[] = [];
  const cards = declaredCards(workspace);
  const overs = yield* overflowsOf(workspace, cards, lookOfSet());
  for (const [at, { file }] of cards.entries()) {
    for (const part of overs[at]) {
      const before = (textOf(workspace, file)?.text ?? '').slice(0, part.from).split('\n');
      found.push({
        ...{ file: toPagePath(file), from: part.from, to: part.to, severity: 'warning', fixes: [] },
        ...{ message: overWords(part), line: before.length, column: before.at(-1)!.length + 1 },
      });
    }
  }
  return found;
}

function overWords({ part, over }: OverflowPart): string {
  const by = (millimetres: number) => `by ${millimetres.toFixed(1)} mm`;
  if (part === 'title') return `The title is too long for the card ${by(over.title)}.`;
  const each = LANGUAGES.filter((lang) => over.text[lang] > 0);
  return `The text is too long for the card: ${each.map((lang) => `${by(over.text[lang])} in ${LANGUAGE_NAMES[lang].english}`).join(', ')}.`;
}
