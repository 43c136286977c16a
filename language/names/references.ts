/** Go to definition, find references, and document highlights. */
import { fileText, type Workspace } from '../workspace/workspace.ts';
import { findName, type Occurrence } from './names.ts';

/** The declarations of the name at an offset. For a letter of a sketch, the cells with the same letter. */
export function findDefinitions(workspace: Workspace, file: string, offset: number): Occurrence[] {
  const name = findName(workspace, file, offset);
  if (!name) return [];
  if (name.kind !== 'cell') return name.declarations;
  const letter = nameText(workspace, name.at);
  const same = name.declarations.filter((one) => nameText(workspace, one) === letter);
  // A legend entry for a letter also explains its capital.
  return same.length > 0 ? same : name.declarations;
}

/** All uses of the name at an offset, and its declarations if `declarations` is true. */
export function findReferences(
  workspace: Workspace,
  file: string,
  offset: number,
  declarations: boolean,
): Occurrence[] {
  const { occurrences = [] } = findName(workspace, file, offset) ?? {};
  return occurrences.filter(({ role }) => declarations || role === 'uses' || role === 'replaces');
}

/** The occurrences of the name at an offset within the same file. */
export function findHighlights(workspace: Workspace, file: string, offset: number): Occurrence[] {
  return findReferences(workspace, file, offset, true).filter((one) => one.file === file);
}

/** The text of an occurrence. */
export const nameText = (
  workspace: Workspace,
  { file, from, to }: Pick<Occurrence, 'file' | 'from' | 'to'>,
) => fileText(workspace, file)?.text.slice(from, to) ?? '';
