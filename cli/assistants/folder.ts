/**
 * The folder that assistants work on, as a workspace. Nothing outside of it is read but the bundled sets, and only whole cards are
 * written. Files are named by their paths from it.
 */
import { realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { parse } from '../../grammar/index.ts';
import {
  compiledSets,
  type DeclaredCard,
  edit,
  fileProblems,
  fileText,
  foldersOfFile,
  longTexts,
  openWorkspace,
  type Problem,
  type Workspace,
  workspaceCards,
} from '../../language/index.ts';
import { isError, runToEnd, UserError } from '../../program/index.ts';
import { pathProblem } from '../../studio/serve/index.ts';
import { withSlashes } from '../files/read.ts';
import { pathStats } from '../files/system-errors.ts';
import { diskHost } from '../language/host.ts';
import { advise } from '../load/advise.ts';
import { bundledFolder, DEFAULT_SET, topSets } from '../load/catalogue.ts';
import { missingSet, namesSet } from '../load/find.ts';
import { findCards } from '../run/cards.ts';
import { saveText, textMark, withoutFolder } from '../studio/set-files.ts';

/** The name of a text that is not saved. */
const UNSAVED = '(text).eco';

/** @throws UserError if there are errors, with a line each: where, what is wrong, and what to do */
export function refuseErrors(problems: readonly Problem[]): void {
  const lines = problems
    .filter(isError)
    .map(
      ({ file, line, column, code, message, hint }) =>
        `${posix.basename(file)}:${line}:${column}: ${code}: ${message}${hint ? `; ${hint}` : ''}`,
    );
  if (lines.length > 0) throw new UserError(lines.join('\n'));
}

/** The folder that assistants work on. */
export class AssistantFolder {
  readonly #disk = diskHost();
  readonly #root: string;
  readonly #isBundled: boolean;
  /** The id of the bundled set that was named. */
  readonly #set: string | undefined;
  /** The cards as they were read last. */
  #workspace: Workspace;

  /**
   * @param path a folder, the id of a bundled set, or nothing for all bundled sets
   * @throws UserError for anything else
   */
  constructor(path?: string) {
    if (path !== undefined && !namesSet(path)) throw new UserError(missingSet(path));
    const stats = path === undefined ? undefined : pathStats(path, 'read');
    if (stats?.isDirectory() === false)
      throw new UserError(`${path} is a file: name the folder that assistants may read and save cards in.`);
    const bundled = withSlashes(realpathSync(bundledFolder()));
    this.#root = path !== undefined && stats ? withSlashes(realpathSync(path)) : bundled;
    this.#isBundled = `${this.#root}/`.startsWith(`${bundled}/`);
    this.#set = stats ? undefined : (path ?? DEFAULT_SET);
    this.#workspace = openWorkspace({ roots: [this.#root], texts: [], known: this.#disk.bundled(), advise });
  }

  /** The cards as they are on the disk now, and messages about files that cannot be read. */
  read(): { workspace: Workspace; refused: string[] } {
    const { texts, refused } = this.#disk.textsIn([this.#root]);
    const before = this.#workspace.texts;
    // What has not changed stays the same object, and is not compiled again.
    const now = texts.map((read) => {
      const last = before.get(read.file);
      return last?.text === read.text ? last : read;
    });
    this.#workspace = { ...this.#workspace, texts: new Map(now.map((text) => [text.file, text])) };
    return { workspace: this.#workspace, refused };
  }

  /** A text with the paths of files from the folder: an assistant need not know where on the machine it is. */
  nameOf(text: string): string {
    return withoutFolder(this.#root, text);
  }

  /**
   * The card that an assistant names by its number or title, or has written; in this file, if that is not clear. And the workspace
   * with it.
   * @throws UserError if there is no such card, if there are several, or if its text has errors
   */
  find({ card: query, text, file }: { card?: string | number; text?: string; file?: string }) {
    if (text !== undefined) return this.#foundIn(this.withText(text, file));
    if (query === undefined) throw new UserError('Name a card by its number or title, or give its text.');
    const { workspace, cards } = this.#named(file);
    const card = this.#only(findCards(cards, `${query}`));
    if (!card) throw new UserError(`There is no card ${query} here. The tool check lists all cards.`);
    return { workspace, card };
  }

  /**
   * The workspace with a text that is not saved, and the file of that text. A card in it replaces the saved one with its number, but
   * no bundled one.
   */
  withText(text: string, file?: string) {
    const { workspace: saved, cards } = this.#named(file);
    const item = parse(UNSAVED, text).tree.items.find(({ kind }) => kind === 'card' || kind === 'feature');
    const same = cards.filter(
      ({ kind, number }) => kind === item?.kind && 'number' in item && number === item.number?.value,
    );
    const replaced = this.#isBundled ? undefined : this.#only(same);
    const beside = replaced?.file ?? (file === undefined ? cards[0]?.file : this.#place(file));
    const place = `${this.#isBundled || !beside ? this.#root : posix.dirname(beside)}/${UNSAVED}`;
    const changes = [{ file: place, text }];
    if (replaced) {
      const { text: before } = fileText(saved, replaced.file)!;
      // The same length, so that places in the rest stay the same.
      const gap = before.slice(replaced.from, replaced.to).replaceAll(/[^\n]/g, ' ');
      changes.push({ file: replaced.file, text: withPart(before, replaced, gap) });
    }
    return { workspace: edit(saved, changes), place, saved, replaced };
  }

  /** The problems of files and with them, and warnings about texts too long for their cards. */
  async problems(workspace: Workspace, files: readonly string[]): Promise<Problem[]> {
    const sets = await Promise.all(
      compiledSets(workspace).map(async (set) => ({
        set,
        extras: await this.extrasFor(workspace, set.files[0]!),
      })),
    );
    const long = runToEnd(longTexts(sets));
    return [...problemsWith(workspace, files), ...long.filter(({ file }) => files.includes(file))];
  }

  /** All files, or the one that an assistant names. */
  filesOf({ texts }: Workspace, file?: string): string[] {
    const files = [...texts.keys()].filter((one) => file === undefined || one === this.#place(file));
    if (file === undefined || files.length > 0) return files;
    throw new UserError(`There is no file ${file} here. The tool check lists all cards.`);
  }

  /** The words and drawings of the set of a file, and of those that it extends. */
  async extrasFor(workspace: Workspace, file: string) {
    return this.#disk.extras!(foldersOfFile(workspace, file));
  }

  /**
   * The set that an assistant names; without a name the one that builds on all others.
   * @throws UserError if there is none, or if there are several
   */
  setOf(workspace: Workspace, id = this.#set) {
    const all = compiledSets(workspace);
    const programs = all.map(({ program }) => program);
    const wanted = id === undefined ? topSets(programs) : programs.filter((one) => one.id === id);
    const [set] = all.filter(({ program }) => wanted.includes(program));
    if (set && wanted.length === 1) return set;
    const ids = programs.map((one) => one.id || 'an unnamed one').join(', ');
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
    const { saved, replaced } = edited;
    const [only, ...others] = saved.texts.keys();
    const named = file === undefined ? others.length === 0 && only : this.#place(file);
    const place = replaced?.file ?? named;
    if (!place) throw new UserError('This card is new: name the file to add it to, like cards.eco.');
    const before = fileText(saved, place)?.text;
    const whole = replaced
      ? withPart(before!, replaced, text.slice(card.from, card.to))
      : `${before ? `${before.trimEnd()}\n\n` : ''}${text.trim()}\n`;
    const name = this.nameOf(place);
    const mark = before === undefined ? null : textMark(before);
    if ('text' in saveText(this.#root, { file: name, text: whole, mark }))
      throw new UserError(`${name} has changed in the meantime. Look at it again.`);
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
    const wrong = pathProblem(file);
    if (wrong === undefined) return `${this.#root}/${file}`;
    throw new UserError(`${wrong} Give the path of a card file from the folder, like cards.eco.`);
  }

  #only(found: readonly DeclaredCard[]): DeclaredCard | undefined {
    if (found.length <= 1) return found[0];
    const files = found.map((one) => this.nameOf(one.file)).join(', ');
    throw new UserError(`There are ${found.length} such cards. Name the file: ${files}.`);
  }

  #foundIn({ workspace, place }: ReturnType<AssistantFolder['withText']>) {
    refuseErrors(problemsWith(workspace, [place]));
    const cards = workspaceCards(workspace).filter(({ file }) => file === place);
    if (cards.length !== 1 || parse(place, fileText(workspace, place)!.text).tree.items.length !== 1)
      throw new UserError('The text has to be one whole card or Landscape Feature, and nothing else.');
    return { workspace, card: cards[0]! };
  }
}

/** The problems that are in files or name them: of two cards with a number, the one that stands last has the mistake. */
const problemsWith = (workspace: Workspace, files: readonly string[]): Problem[] =>
  [...workspace.texts.keys()]
    .flatMap((file) => fileProblems(workspace, file))
    .filter((one) => [one, ...(one.related ?? [])].some(({ file }) => files.includes(file)));

const withPart = (text: string, { from, to }: { from: number; to: number }, part: string): string =>
  `${text.slice(0, from)}${part}${text.slice(to)}`;
