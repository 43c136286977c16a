/**
 * The folder that assistants work on, as a workspace. Nothing outside of it is read but the bundled sets, and only whole cards are
 * written. Files are named by their paths from it.
 */
import { realpathSync } from 'node:fs';
import { sep } from 'node:path';
import { parse } from '../../grammar/index.ts';
import {
  compiledSets,
  type DeclaredCard,
  edit,
  fileText,
  foldersOfFile,
  longTexts,
  openWorkspace,
  type Problem,
  placedProblems,
  type Workspace,
  workspaceCards,
} from '../../language/index.ts';
import { isError, runToEnd, UserError } from '../../program/index.ts';
import { pathStats } from '../files/system-errors.ts';
import { diskHost } from '../language/host.ts';
import { bundledFolder, bundledSets, DEFAULT_SET, named, topSets } from '../load/catalogue.ts';
import { missingSet } from '../load/find.ts';
import { withSlashes } from '../load/read.ts';
import { saveText, textMark } from '../studio/set-files.ts';

/** What an assistant names: a card by its number or title, or one that it has written; and the file, if that is not clear. */
export interface Wanted {
  card?: string;
  text?: string;
  file?: string;
}

/** A card or Landscape Feature, and the workspace with it. */
export interface FoundCard {
  workspace: Workspace;
  card: DeclaredCard;
}

/** The workspace with a text that is not saved, the file of that text, and what it was before: the saved card in its place, too. */
interface Edited {
  workspace: Workspace;
  files: [string];
  saved: Workspace;
  replaced: DeclaredCard | undefined;
}

/** The name of a text that is not saved. */
const UNSAVED = '(text).eco';

/** Errors in the text of an assistant, a line each. */
export class WrongText extends UserError {
  constructor(problems: readonly Problem[]) {
    super(problems.filter(isError).map(problemLine).join('\n'));
  }
}

/** The folder that assistants work on. */
export class AssistantFolder {
  readonly #disk = diskHost();
  readonly #root: string;
  readonly #isBundled: boolean;
  /** The id of the bundled set that was named. */
  readonly #set: string | undefined;
  #last: Workspace | undefined;

  /**
   * @param path a folder, the id of a bundled set, or nothing for all bundled sets
   * @throws UserError for anything else
   */
  constructor(path?: string) {
    const bundled = realpathSync(bundledFolder());
    const isFolder = path !== undefined && pathStats(path, 'read')?.isDirectory() === true;
    const isSet = bundledSets().some(({ id }) => id === path);
    if (path !== undefined && !isFolder && pathStats(path, 'read'))
      throw new UserError(`${path} is a file: name the folder that assistants may read and save cards in.`);
    if (path !== undefined && !isFolder && !isSet) throw new UserError(missingSet(path));
    const folder = isFolder ? realpathSync(path) : bundled;
    this.#isBundled = `${folder}${sep}`.startsWith(`${bundled}${sep}`);
    this.#set = isSet && !isFolder ? path : undefined;
    this.#root = withSlashes(folder);
  }

  /** The cards as they are on the disk now, and messages about files that cannot be read. */
  read(): { workspace: Workspace; refused: string[] } {
    const { texts, refused } = this.#disk.textsIn([this.#root]);
    const last = this.#last;
    // A text that did not change stays the same object, which is not compiled again.
    const same = texts.map((one) => {
      const before = last?.texts.get(one.file);
      return before?.text === one.text ? before : one;
    });
    const fresh = openWorkspace({ roots: [this.#root], texts: same, known: this.#disk.bundled() });
    this.#last = last ? { ...fresh, memory: last.memory } : fresh;
    return { workspace: this.#last, refused };
  }

  /** The path of a file from the folder. */
  nameOf(file: string): string {
    const start = `${this.#root}/`;
    return file.startsWith(start) ? file.slice(start.length) : file;
  }

  /**
   * The card that an assistant names.
   * @throws UserError if there is no such card, if there are several, or if its text has errors
   */
  find({ card: query, text, file }: Wanted): FoundCard {
    if (text !== undefined) return this.#foundIn(this.withText(text, file));
    if (query === undefined) throw new UserError('Name a card by its number or title, or give its text.');
    const { workspace, cards } = this.#named(file);
    const found = cards.filter(({ number, title }) =>
      /^\d+$/.test(query) ? number === Number(query) : title.toLowerCase() === query.toLowerCase(),
    );
    if (found.length === 0)
      throw new UserError(`There is no card ${query} here. The tool check lists all cards.`);
    return { workspace, card: this.#only(found) };
  }

  /** The workspace with a text that is not saved; a card in it replaces the saved one with its number. */
  withText(text: string, file?: string): Edited {
    const { workspace: saved, cards } = this.#named(file);
    const replaced = this.#replacedBy(text, cards);
    const folders = [...new Set((file ? cards : workspaceCards(saved)).map((one) => folderOf(one.file)))];
    const [folder = this.#root] = replaced ? [folderOf(replaced.file)] : folders;
    const place = this.#isBundled ? `${this.#root}/${UNSAVED}` : `${folder}/${UNSAVED}`;
    const changes = [{ file: place, text }];
    if (replaced) {
      const { text: before } = fileText(saved, replaced.file)!;
      // The same length, so that places in the rest stay the same.
      const gap = before.slice(replaced.from, replaced.to).replaceAll(/[^\n]/g, ' ');
      changes.push({
        file: replaced.file,
        text: `${before.slice(0, replaced.from)}${gap}${before.slice(replaced.to)}`,
      });
    }
    return { workspace: edit(saved, changes), files: [place], saved, replaced };
  }

  /** The problems of files, with warnings about texts too long for their cards. */
  async problems(workspace: Workspace, files: readonly string[]): Promise<Problem[]> {
    const sets = await Promise.all(
      compiledSets(workspace).map(async (set) => ({
        set,
        look: await this.lookOf(workspace, set.files[0]!),
      })),
    );
    const long = runToEnd(longTexts(sets));
    return files.flatMap((file) => [
      ...problemsIn(workspace, file),
      ...long.filter((problem) => problem.file === file),
    ]);
  }

  /** All files, or the one that an assistant names. */
  filesOf({ texts }: Workspace, file?: string): string[] {
    if (file === undefined) return [...texts.keys()];
    const place = this.#place(file);
    if (!texts.has(place))
      throw new UserError(`There is no file ${file} here. The tool check lists all cards.`);
    return [place];
  }

  /** The words and drawings of the set of a file, and of those that it extends. */
  async lookOf(workspace: Workspace, file: string) {
    return this.#disk.look!(foldersOfFile(workspace, file));
  }

  /**
   * The set that an assistant names; without a name the one that builds on all others.
   * @throws UserError if there is none, or if there are several
   */
  setOf(workspace: Workspace, id = this.#set ?? (this.#isBundled ? DEFAULT_SET : undefined)) {
    const all = compiledSets(workspace);
    const tops = topSets(all.map(({ program }) => named({ files: [], ...program })));
    const found = all.filter(({ program }) =>
      id === undefined ? tops.some((top) => top.id === program.id) : program.id === id,
    );
    const [set] = found;
    if (set && found.length === 1) return set;
    const ids = all.map(({ program }) => program.id || 'an unnamed one').join(', ');
    throw new UserError(ids ? `Name one of these sets: ${ids}.` : 'There are no cards here.');
  }

  /**
   * Saves the whole text of a card: in the place of the one with its number, or at the end of a file.
   * @throws UserError if that file is outside the folder, or the text has errors
   */
  save(text: string, file?: string) {
    if (this.#isBundled)
      throw new UserError(
        'The bundled sets are read-only: make a set with `ecos new FOLDER`, and start `ecos mcp FOLDER`.',
      );
    const edited = this.withText(text, file);
    const { card } = this.#foundIn(edited);
    const { saved: workspace, replaced } = edited;
    const files = [...workspace.texts.keys()];
    const place = replaced?.file ?? (file === undefined ? undefined : this.#place(file)) ?? files[0];
    if (place === undefined || (!replaced && file === undefined && files.length > 1))
      throw new UserError('This card is new: name the file to add it to, like cards.eco.');
    const before = fileText(workspace, place)?.text ?? '';
    const whole = replaced
      ? `${before.slice(0, replaced.from)}${text.slice(card.from, card.to)}${before.slice(replaced.to)}`
      : `${before}${before === '' ? '' : before.endsWith('\n') ? '\n' : '\n\n'}${text.trim()}\n`;
    const name = this.nameOf(place);
    const mark = workspace.texts.has(place) ? textMark(before) : null;
    const saved = saveText(this.#root, { file: name, text: whole, mark });
    if ('text' in saved) throw new UserError(`${name} has changed in the meantime. Look at it again.`);
    return { saved: name, number: card.number, replaced: replaced !== undefined };
  }

  /** The workspace, and its cards; with the name of a file only those in it. */
  #named(file: string | undefined) {
    const { workspace } = this.read();
    const place = file === undefined ? undefined : this.#place(file);
    const cards = workspaceCards(workspace).filter((one) => place === undefined || one.file === place);
    return { workspace, cards };
  }

  /** The path of a file that an assistant names. */
  #place(file: string): string {
    const parts = file.split('/');
    if (
      !file.endsWith('.eco') ||
      file.includes('\\') ||
      parts.some((part) => /^(\..*|node_modules|)$|:/.test(part))
    )
      throw new UserError(
        `${JSON.stringify(file)} is not in the folder: give the path of a card file from there, like cards.eco, without \`..\` and hidden folders.`,
      );
    return `${this.#root}/${file}`;
  }

  /** The saved card with the number of the one in a text. No text replaces a bundled card. */
  #replacedBy(text: string, cards: readonly DeclaredCard[]): DeclaredCard | undefined {
    const [item] = cardsIn(text);
    if (this.#isBundled || !item) return undefined;
    const same = cards.filter(({ kind, number }) => kind === item.kind && number === item.number?.value);
    return same.length > 0 ? this.#only(same) : undefined;
  }

  #only(found: readonly DeclaredCard[]): DeclaredCard {
    if (found.length === 1) return found[0]!;
    const files = found.map((one) => this.nameOf(one.file)).join(', ');
    throw new UserError(`There are ${found.length} such cards. Name the file: ${files}.`);
  }

  #foundIn({ workspace, files: [file] }: Edited): FoundCard {
    const text = fileText(workspace, file)!.text;
    const errors = problemsIn(workspace, file).filter(isError);
    if (errors.length > 0) throw new WrongText(errors);
    const cards = workspaceCards(workspace).filter((card) => card.file === file);
    if (cards.length !== 1 || parse(file, text).tree.items.length !== 1)
      throw new UserError('The text has to be one whole card or Landscape Feature, and nothing else.');
    return { workspace, card: cards[0]! };
  }
}

const problemsIn = (workspace: Workspace, file: string): Problem[] =>
  placedProblems(workspace, file).map(({ problem }) => problem);

/** The cards and Landscape Features in a text. */
const cardsIn = (text: string) =>
  parse(UNSAVED, text).tree.items.filter((item) => item.kind === 'card' || item.kind === 'feature');

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** A problem in a line: where it is, what is wrong, and what to do. */
const problemLine = ({ file, line, column, code, message, hint }: Problem): string =>
  `${file.slice(file.lastIndexOf('/') + 1)}:${line}:${column}: ${code}: ${message}${hint ? `; ${hint}` : ''}`;
