/** Renames a name in all files of a workspace, or explains why it cannot. */
import { singularOf, type TextEdit } from '../../compiler/index.ts';
import type { Span } from '../../grammar/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { namedSets } from './named-sets.ts';
import { type FoundName, nameAt } from './names.ts';
import { wordsIn } from './references.ts';
import { editsOf } from './rename-edits.ts';
import { whyNot, whyNotHere } from './rename-reasons.ts';
import { whyMeaningChanges } from './rename-trial.ts';

/** The reason for refusing, as a sentence. */
export interface RefusedRename {
  refused: string;
}

/** The span of a name that can be renamed, and the current name in the singular. */
export interface Renamable extends Span {
  name: string;
}

/** Whether the name at an offset can be renamed. */
export function prepareRename(workspace: Workspace, file: string, offset: number): Renamable | RefusedRename {
  const found = renamable(workspace, file, offset);
  if ('refused' in found) return found;
  const { from, to, kind } = found.at;
  return { from, to, name: kind === 'cell' ? wordsIn(workspace)(found.at) : found.name };
}

/**
 * The edits that rename the name at an offset, in the singular and the plural. If the offset is in a plural, the new name may be
 * a plural as well. The edits keep the meaning of all words and cause no new problems, and renaming back restores the old texts.
 */
export function renameAt(
  workspace: Workspace,
  file: string,
  offset: number,
  wanted: string,
): { edits: TextEdit[] } | RefusedRename {
  const name = renamable(workspace, file, offset);
  if ('refused' in name) return name;
  const to = meant(name, wordsIn(workspace)(name.at), wanted.trim());
  const sets = namedSets(workspace);
  const set = sets.ofFile.get(file);
  if (to === name.name || !set) return { edits: [] };
  const refused = whyNot(sets, set, name, to);
  if (refused !== undefined) return { refused };
  const made = editsOf(workspace, name, to);
  if ('refused' in made) return made;
  const other = whyMeaningChanges(workspace, set, name, to, made.edits);
  return other === undefined ? made : { refused: other };
}

function renamable(workspace: Workspace, file: string, offset: number): FoundName | RefusedRename {
  const name = nameAt(workspace, file, offset);
  const refused = whyNotHere(workspace, file, offset, name);
  return refused === undefined && name ? name : { refused: refused ?? 'there is no name here' };
}

/** The new name in the singular, as stored. */
function meant({ kind, name }: FoundName, word: string, wanted: string): string {
  if (kind === 'cell') return wanted.toLowerCase();
  return word === name ? wanted : (singularOf(wanted) ?? wanted);
}
