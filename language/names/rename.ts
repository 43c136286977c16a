/** Renames a name in all files of a workspace, or explains why it cannot. */
import { guessSingular, type NamePlace, type Problem, type TextEdit } from '../../compiler/index.ts';
import { withEdits } from '../../grammar/index.ts';
import { fileProblems } from '../workspace/sets.ts';
import { edit, fileText, type Workspace } from '../workspace/workspace.ts';
import { type NamedSet, namedSets, nameRecord } from './named-sets.ts';
import { type FoundName, findName, setsWith } from './names.ts';
import { nameText } from './references.ts';
import { renameEdits } from './rename-edits.ts';
import { whyNoSuch, whyNotHere, whyTaken } from './rename-reasons.ts';

/** The span of the name at an offset, if it can be renamed, and the current name in the singular. */
export function prepareRename(workspace: Workspace, file: string, offset: number) {
  const found = renamable(workspace, file, offset);
  if ('refused' in found) return found;
  const { from, to, kind } = found.at;
  return { from, to, name: kind === 'cell' ? nameText(workspace, found.at) : found.name };
}

/**
 * The edits that rename the name at an offset, in the singular and the plural. If the offset is in a plural, the new name may be
 * a plural as well. The edits keep the meaning of all words and cause no new problems, and renaming back restores the old texts.
 */
export function renameName(
  workspace: Workspace,
  file: string,
  offset: number,
  wanted: string,
): { edits: TextEdit[] } | { refused: string } {
  const name = renamable(workspace, file, offset);
  if ('refused' in name) return name;
  const to = meant(name, nameText(workspace, name.at), wanted.trim());
  const sets = namedSets(workspace);
  const set = sets.ofFile.get(file);
  if (to === name.name || !set) return { edits: [] };
  const refused = whyNoSuch(name, to) ?? whyTaken(sets, set, name, to);
  if (refused !== undefined) return { refused };
  const made = renameEdits(workspace, name, to);
  if ('refused' in made) return made;
  const other = whyMeaningChanges(workspace, set, name, to, made.edits);
  return other === undefined ? made : { refused: other };
}

/** The name at an offset, or the reason why it cannot be renamed, as a sentence. */
function renamable(workspace: Workspace, file: string, offset: number) {
  const name = findName(workspace, file, offset);
  const refused = whyNotHere(workspace, file, offset, name);
  return refused === undefined && name ? name : { refused: refused ?? 'there is no name here' };
}

/** The new name in the singular, as stored. */
function meant({ kind, name }: FoundName, word: string, wanted: string): string {
  if (kind === 'cell') return wanted.toLowerCase();
  return word === name ? wanted : (guessSingular(wanted) ?? wanted);
}

/** Why a renaming would change the meaning of the texts; `undefined` if only the name changes. */
function whyMeaningChanges(
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
    [...ofFile].map(([file, own]) => ({ file, text: withEdits(fileText(workspace, file)?.text ?? '', own) })),
  );
  const triedSets = namedSets(tried);
  const renamed = new Set(name.occurrences.map(({ file, from }) => `${file} ${from}`));
  for (const { root, files } of setsWith(sets, set, name)) {
    for (const file of root === undefined ? [] : files) {
      const problem = newProblem(fileProblems(workspace, file), fileProblems(tried, file));
      if (problem) return `then ${problem.message[0]!.toLowerCase()}${problem.message.slice(1)}`;
      const moved = shifts(ofFile.get(file) ?? []);
      const before = meanings(nameRecord(sets, file)?.places() ?? [], (place) => ({
        ...place,
        from: moved(place.from),
        ...(renamed.has(`${file} ${place.from}`) && { name: to }),
      }));
      const after = meanings(nameRecord(triedSets, file)?.places() ?? [], (place) => place);
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
