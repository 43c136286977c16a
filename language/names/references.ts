/** Where names are declared and used: what definition, references and highlights of an editor ask. */
import { textOf, type Workspace } from '../workspace/workspace.ts';
import { nameAt, type Occurrence } from './names.ts';

/** Where the name at a character is declared: of a letter of a sketch, where the same letter is in it. */
export function definitionsAt(workspace: Workspace, file: string, offset: number): Occurrence[] {
  const name = nameAt(workspace, file, offset);
  if (!name) return [];
  if (name.kind !== 'cell') return name.declarations;
  const wordOf = wordsIn(workspace);
  const same = name.declarations.filter((one) => wordOf(one) === wordOf(name.at));
  // What explains a letter explains its capital, too.
  return same.length > 0 ? same : name.declarations;
}

/** Everything that uses the name at a character; with `declarations` also what declares it. */
export function referencesAt(
  workspace: Workspace,
  file: string,
  offset: number,
  declarations: boolean,
): Occurrence[] {
  const { occurrences = [] } = nameAt(workspace, file, offset) ?? {};
  return occurrences.filter(({ role }) => declarations || role === 'uses' || role === 'replaces');
}

/** The places in a file of the name at one of its characters. */
export function highlightsAt(workspace: Workspace, file: string, offset: number): Occurrence[] {
  return referencesAt(workspace, file, offset, true).filter((one) => one.file === file);
}

/** The words at places of a workspace. */
export function wordsIn(workspace: Workspace): (at: Pick<Occurrence, 'file' | 'from' | 'to'>) => string {
  const texts = new Map<string, string>();
  return ({ file, from, to }) => {
    const text = texts.get(file) ?? textOf(workspace, file)?.text ?? '';
    texts.set(file, text);
    return text.slice(from, to);
  };
}
