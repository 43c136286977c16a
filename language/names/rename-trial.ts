/** Tries a renaming, to see whether all words keep their meaning. */
import type { NamePlace, Problem, TextEdit } from '../../compiler/index.ts';
import { withEdits } from '../../grammar/index.ts';
import { problemsOf } from '../workspace/sets.ts';
import { edit, textOf, type Workspace } from '../workspace/workspace.ts';
import { type NamedSet, namedSets, recordOf } from './named-sets.ts';
import { type FoundName, setsWith } from './names.ts';

/** Why a renaming would change the meaning of the texts; `undefined` if only the name changes. */
export function whyMeaningChanges(
  workspace: Workspace,
  set: NamedSet,
  name: FoundName,
  to: string,
  edits: readonly TextEdit[],
): string | undefined {
  const sets = namedSets(workspace);
  const ofFile = Map.groupBy(edits, ({ file }) => file);
  const tried = edit(
    workspace,
    [...ofFile].map(([file, own]) => ({ file, text: withEdits(textOf(workspace, file)?.text ?? '', own) })),
  );
  const triedSets = namedSets(tried);
  const renamed = new Set(name.occurrences.map(({ file, from }) => `${file} ${from}`));
  for (const { root, files } of setsWith(sets, set, name)) {
    for (const file of root === undefined ? [] : files) {
      const problem = newProblem(problemsOf(workspace, file), problemsOf(tried, file));
      if (problem) return `then ${problem.message[0]!.toLowerCase()}${problem.message.slice(1)}`;
      const moved = shifts(ofFile.get(file) ?? []);
      const before = meanings(recordOf(sets, file)?.places() ?? [], (place) => ({
        ...place,
        from: moved(place.from),
        ...(renamed.has(`${file} ${place.from}`) && { name: to }),
      }));
      const after = meanings(recordOf(triedSets, file)?.places() ?? [], (place) => place);
      if (before.some((one, i) => one !== after[i]) || before.length !== after.length)
        return `\`${to}\` already means something else in ${file}`;
    }
  }
  return undefined;
}

/** Maps offsets before the edits to offsets after them. */
function shifts(edits: readonly TextEdit[]): (at: number) => number {
  const sorted = edits.toSorted((a, b) => a.from - b.from);
  return (at) =>
    sorted.reduce((now, { from, to, text }) => (from < at ? now + text.length - (to - from) : now), at);
}

/** The meaning of each name in a file. Plurals of declarations are left out, because renaming may add or remove them. */
function meanings(places: readonly NamePlace[], moved: (place: NamePlace) => NamePlace): string[] {
  return places.flatMap((place) => {
    const { kind, name, role, within, from } = moved(place);
    return role === 'plural' ? [] : [`${from} ${role} ${kind} ${name} ${within}`];
  });
}

/** Warns that a plural is probably not the name with an `s`. A renaming keeps such an omission, so it may cause this warning. */
const ODD_PLURAL = 'ECO706';

/** The first problem that was not there before. */
function newProblem(before: readonly Problem[], after: readonly Problem[]): Problem | undefined {
  const key = ({ code, line }: Problem) => `${code} ${line}`;
  const old = Map.groupBy(before, key);
  return after.find((problem) => problem.code !== ODD_PLURAL && old.get(key(problem))?.pop() === undefined);
}
