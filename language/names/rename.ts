/** Gives a name another in all files of a workspace, or says why that cannot be. */
import { singularOf, type TextEdit } from '../../compiler/index.ts';
import type { Span } from '../../grammar/index.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { namedSets } from './named-sets.ts';
import { type FoundName, nameAt } from './names.ts';
import { wordsIn } from './references.ts';
import { editsOf } from './rename-edits.ts';
import { whyNot, whyNotHere } from './rename-reasons.ts';
import { whyOther } from './rename-tried.ts';

/** Why a name keeps its name, in a sentence. */
export interface RefusedRename {
  refused: string;
}

/** The word of a name that may be renamed, and the name to begin with, in the singular. */
export interface Renamable extends Span {
  name: string;
}

/** Whether the word at a character may be renamed. */
export function prepareRename(workspace: Workspace, file: string, offset: number): Renamable | RefusedRename {
  const found = renamable(workspace, file, offset);
  if ('refused' in found) return found;
  const { from, to, kind } = found.at;
  return { from, to, name: kind === 'cell' ? wordsIn(workspace)(found.at) : found.name };
}

/**
 * The edits that give the name at a character another, in the singular and the plural; asked for at a plural, the other
 * may be one, too. After them all words mean what they did, nothing is wrong that was not, and the old name gives the old
 * texts back.
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
  const other = whyOther(workspace, set, name, to, made.edits);
  return other === undefined ? made : { refused: other };
}

function renamable(workspace: Workspace, file: string, offset: number): FoundName | RefusedRename {
  const name = nameAt(workspace, file, offset);
  const refused = whyNotHere(workspace, file, offset, name);
  return refused === undefined && name ? name : { refused: refused ?? 'there is no name here' };
}

/** The new name in the singular, as names are kept. */
function meant({ kind, name }: FoundName, word: string, wanted: string): string {
  if (kind === 'cell') return wanted.toLowerCase();
  return word === name ? wanted : (singularOf(wanted) ?? wanted);
}
