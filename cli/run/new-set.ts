/** Makes new sets: files to start from, in a new folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { SCHEMA_FILE, schemaFile, UserError } from '../../program/index.ts';
import type { FileText } from '../../studio/serve/index.ts';
import { pathStats, usingFile } from '../files/system-errors.ts';
import { writeAllWhole } from '../files/write.ts';
import { bundledFolder, bundledSets } from '../load/catalogue.ts';
import { asName } from '../load/set-name.ts';

/** A folder to copy, and the id and title in its files that the id and title of the new set replace. */
type Template = ReturnType<typeof template>;

const template = (name: string) => ({
  folder: join(import.meta.dirname, '..', 'templates', name),
  id: 'my-set',
  title: 'My Set',
});

/** The small set that is copied if no other is named. */
export const SMALL_SET = template('my-set');
/** Files that a copy of a bundled set gets in addition to its cards. */
const IN_COPY = template('copied-set');
/** Files that every new set gets: a workflow that checks it wherever its git repository is hosted. */
const IN_EVERY = template('every-set');

/**
 * Makes a set in a new or empty folder, and names the set after the folder. Returns its files.
 * @param from the bundled set to copy; by default, a small set
 * @param texts what was written in its files already
 * @throws UserError if the folder is not empty or cannot be written, and for a set that is not bundled
 */
export function makeSet(folder: string, from?: string, texts: readonly FileText[] = []): string[] {
  refuseFull(folder);
  const id = idOf(folder);
  const templates = from === undefined ? [SMALL_SET, IN_EVERY] : [bundled(from), IN_COPY, IN_EVERY];
  const contents = new Map(
    [
      ...templates.flatMap((one) => filesOf(one, id)),
      { file: join('.vscode', SCHEMA_FILE), text: schemaFile() },
      ...texts.map(({ file, text }) => ({ file, text: named(text, templates[0]!, id) })),
    ].map(({ file, text }) => [join(folder, file), text]),
  );
  writeAllWhole([...contents]);
  return [...contents.keys()];
}

/** The bundled sets that can be copied. */
export function copiedSets(): Template[] {
  return bundledSets().map(({ id, title = id }) => ({ folder: join(bundledFolder(), id), id, title }));
}

function refuseFull(folder: string): void {
  if (!pathStats(folder, 'written')) return;
  usingFile(folder, 'written', () => {
    // A folder that contains only its git history counts as empty.
    const inside = readdirSync(folder).filter((name) => name !== '.git');
    if (inside.length > 0)
      throw new UserError(`${folder} is not empty: it contains ${inside[0]}. Name a new folder.`);
  });
}

function idOf(folder: string): string {
  const name = basename(resolve(folder));
  if (name.startsWith('-')) {
    throw new UserError(
      `${name} begins with a hyphen, so commands would take it for an option: choose another name.`,
    );
  }
  const id = asName(name);
  if (bundledSets().some((set) => set.id === id))
    throw new UserError(`There already is a set ${id}: choose another name.`);
  return id;
}

/** A bundled set as a template. Refuses other names. */
function bundled(id: string): Template {
  const all = copiedSets();
  const found = all.find((one) => one.id === id);
  if (found) return found;
  const ids = all.map((one) => one.id).join(', ');
  throw new UserError(`There is no bundled set ${id}. --from takes one of these: ${ids}.`);
}

/** The files of a template, adapted to the new set, by their paths in its folder. */
function filesOf(from: Template, id: string): FileText[] {
  const { folder } = from;
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      file: relative(folder, file),
      text: named(readFileSync(file, 'utf8'), from, id),
    }));
}

/** A text of a template with the id and the title of the new set. */
function named(text: string, { id: old, title }: Template, id: string): string {
  const newTitle = id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return text.replaceAll(old, id).replaceAll(title, newTitle);
}
