import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import type { Command } from 'commander';
import { schemaFile } from '../../compiler/index.ts';
import { counted, SCHEMA_FILE, UserError } from '../../program/index.ts';
import { statsOf, usingFile } from '../files/system-errors.ts';
import { writeAllWhole } from '../files/write.ts';
import { asName } from '../load/set-name.ts';
import { bundledSets } from '../load/sources/catalogue.ts';
import { addFormat, type Format } from '../terminal/options.ts';
import { EXIT, type ExitCode, print, printJson } from '../terminal/output.ts';

/** The set that is copied for each new one, with its name and title replaced. */
const TEMPLATE = {
  folder: join(import.meta.dirname, '..', 'templates', 'my-set'),
  id: 'my-set',
  title: 'My Set',
};

/** `ecos new DIR`: a small set to start from. */
export function define(command: Command, done: (code: ExitCode) => void): void {
  command.argument('<dir>', 'a new or empty folder; the set gets its name');
  addFormat(command).action((folder: string, { format }: { format: Format }) => {
    refuseFull(folder);
    const id = idOf(folder);
    const contents = templateFiles().map(({ path, text }): [string, string] => [
      join(folder, path),
      renamed(text, id),
    ]);
    contents.push([join(folder, '.vscode', SCHEMA_FILE), schemaFile()]);
    writeAllWhole(contents);
    const files = contents.map(([file]) => file);
    if (format === 'json') printJson({ files });
    else print(`${files.join('\n')}\n\n${counted(files.length, 'file')}. Next: ecos check ${folder} --watch`);
    done(EXIT.fine);
  });
}

function refuseFull(folder: string): void {
  if (!statsOf(folder, 'written')) return;
  usingFile(folder, 'written', () => {
    // A folder with nothing but its git history counts as empty.
    const inside = readdirSync(folder).filter((name) => name !== '.git');
    if (inside.length > 0)
      throw new UserError(`${folder} is not empty: it contains ${inside[0]}. Name a new folder.`);
  });
}

function idOf(folder: string): string {
  const name = basename(resolve(folder));
  const fitting = asName(name);
  if (name !== fitting) {
    throw new UserError(`${name} cannot be the name of a set: use lower case and hyphens, like ${fitting}.`);
  }
  if (bundledSets().some(({ id }) => id === name))
    throw new UserError(`There already is a set ${name}: choose another name.`);
  return name;
}

/** The files of the template, by their paths in it. */
function templateFiles(): { path: string; text: string }[] {
  return readdirSync(TEMPLATE.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: relative(TEMPLATE.folder, file), text: readFileSync(file, 'utf8') }));
}

function renamed(text: string, id: string): string {
  const title = id.replaceAll('-', ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
  return text.replaceAll(TEMPLATE.id, id).replaceAll(TEMPLATE.title, title);
}
