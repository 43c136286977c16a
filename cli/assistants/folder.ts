/**
 * The folder that assistants work on, as a workspace. Nothing outside of it is read but the bundled sets, and only whole declarations
 * are written. Files are named by their paths from it.
 */
import { realpathSync } from 'node:fs';
import { posix } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type Item, parse, type Span } from '../../grammar/index.ts';
import {
  type CompiledSet,
  cardsDone,
  compiledSets,
  type DeclaredCard,
  edit,
  type FoundScenario,
  fileCompilation,
  fileItems,
  fileProblems,
  fileScenarios,
  fileText,
  foldersOfFile,
  longTexts,
  openWorkspace,
  type Problem,
  textsOfCards,
  type Workspace,
  withEdits,
  workspaceCards,
} from '../../language/index.ts';
import { handSizes, isError, neededHand, runToEnd, type SetProgram, UserError } from '../../program/index.ts';
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

/** What an assistant asks about: a card by its number or title, a text that is not saved, a file. */
interface Wanted {
  card?: string | number;
  text?: string;
  file?: string;
}

/** A declaration of a text, and the saved one that it replaces. */
type Part = ReturnType<AssistantFolder['withText']>['parts'][number];

/** The folder that assistants work on. */
export class AssistantFolder {
  readonly #disk = diskHost();
  readonly #root: string;
  readonly #bundled = withSlashes(realpathSync(bundledFolder()));
  readonly #isBundled: boolean;
  /** The id of the bundled set that was named. */
  readonly #set: string | undefined;
  /** The cards as they were read last. */
  #workspace: Workspace;
  /** The bundled sets, if the folder is another one. */
  readonly #below: AssistantFolder | undefined;

  /**
   * @param path a folder, the id of a bundled set, or nothing for all bundled sets
   * @throws UserError for anything else
   */
  constructor(path?: string) {
    if (path !== undefined && !namesSet(path)) throw new UserError(missingSet(path));
    const stats = path === undefined ? undefined : pathStats(path, 'read');
    if (stats?.isDirectory() === false)
      throw new UserError(`${path} is a file: name the folder that assistants may read and save cards in.`);
    this.#root = path !== undefined && stats ? withSlashes(realpathSync(path)) : this.#bundled;
    this.#isBundled = `${this.#root}/`.startsWith(`${this.#bundled}/`);
    this.#set = stats ? undefined : (path ?? DEFAULT_SET);
    this.#below = this.#root === this.#bundled ? undefined : new AssistantFolder();
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
    return withoutFolder(this.#bundled, withoutFolder(this.#root, text));
  }

  /**
   * The card that an assistant names by its number or title, or has written; in this file, if that is not clear. And the workspace
   * with it.
   * @throws UserError if there is no such card, if there are several, or if its text has errors
   */
  find(wanted: Wanted): { workspace: Workspace; card: DeclaredCard } {
    const { card: query, text, file } = wanted;
    if (text === undefined && query === undefined)
      throw new UserError('Name a card by its number or title, or give its text.');
    const { workspace, place } =
      text === undefined
        ? { workspace: this.read().workspace, place: file && this.#place(file) }
        : this.withText(text, file);
    if (text !== undefined) refuseErrors(faultsOf(workspace, problemsWith(workspace, [place!])));
    const cards = workspaceCards(workspace).filter((one) => place === undefined || one.file === place);
    const card = this.#only(query === undefined ? cards : findCards(cards, `${query}`));
    if (card) return { workspace, card };
    if (text !== undefined) throw new UserError('The text has no such card or Landscape Feature.');
    if (this.#below && file === undefined) return this.#below.find(wanted);
    throw new UserError(`There is no card ${query} here. The \`check\` tool lists all cards.`);
  }

  /** All cards of the folder, then those of the bundled sets, with their rules text and source. */
  cards() {
    const workspaces = [this, this.#below].flatMap((folder) => folder?.read().workspace ?? []);
    return workspaces.flatMap((workspace) => {
      const cards = workspaceCards(workspace);
      const texts = textsOfCards(workspace, cards);
      return cards.map(({ file, from, to, number, deck, title }, at) => {
        const set = fileCompilation(workspace, file)?.set.program.id ?? '';
        const source = fileText(workspace, file)!.text.slice(from, to);
        return { set, number, deck, title, rules: texts[at]?.en ?? '', source };
      });
    });
  }

  /**
   * The workspace with declarations that are not saved, and the file of their text. They replace the saved ones of their set with
   * their numbers and names (`old`), but no bundled ones.
   */
  withText(text: string, file?: string) {
    const { workspace: saved } = this.read();
    const target = file && this.#place(file);
    const here = target && edit(saved, [fileText(saved, target) ?? { file: target, text: '' }]);
    const files = here ? fileCompilation(here, target)!.set.files : [...saved.texts.keys()];
    const own = this.#isBundled ? [] : files;
    const declared = own.flatMap((one) => fileItems(saved, one).map((item) => ({ ...item, file: one })));
    const parts = parse(UNSAVED, text).tree.items.map((item) => {
      const same = declared.filter((one) => keyOf(one) !== undefined && keyOf(one) === keyOf(item));
      return { ...item, name: nameOfItem(item), old: this.#only(same) };
    });
    const replaced = parts.flatMap(({ old }) => old ?? []);
    const beside = target ?? replaced[0]?.file ?? files[0];
    const place = `${this.#isBundled || !beside ? this.#root : posix.dirname(beside)}/${UNSAVED}`;
    const gaps = [...Map.groupBy(replaced, (one) => one.file)].map(([one, spans]) => {
      const { text: before } = fileText(saved, one)!;
      // The same length, so that places in the rest stay the same.
      const blank = ({ from, to }: Span) => before.slice(from, to).replaceAll(/[^\n]/g, ' ');
      const edits = spans.map((span) => ({ ...span, text: blank(span) }));
      return { file: one, text: withEdits(before, edits) };
    });
    const workspace = edit(saved, [{ file: place, text }, ...gaps]);
    return { workspace, place, saved, parts, replaced, target };
  }

  /**
   * The cards that an assistant asks about: those of a text that is not saved, else those of a file, else all. With the scenarios
   * there, and with all others that do such a card.
   * @param card the number or title of the only card whose scenarios are meant
   */
  checked({ text, file, card }: Wanted) {
    const { workspace, place } =
      text === undefined ? { workspace: this.read().workspace } : this.withText(text, file);
    const files = place === undefined ? this.#filesOf(workspace, file) : [place];
    const cards = workspaceCards(workspace).filter((one) => files.includes(one.file));
    const wanted = card === undefined ? cards : findCards(cards, `${card}`);
    if (card !== undefined && wanted.length === 0) throw new UserError(`There is no card ${card} here.`);
    const sets = new Set(files.flatMap((one) => fileCompilation(workspace, one)?.set.files ?? []));
    const isMeant = (one: FoundScenario) =>
      (card === undefined && files.includes(one.file)) ||
      wanted.some(({ number }) => cardsDone(one).has(number));
    const scenarios = [...sets].flatMap((one) => fileScenarios(workspace, one)).filter(isMeant);
    return { workspace, files, cards, scenarios };
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
  #filesOf({ texts }: Workspace, file?: string): string[] {
    const files = [...texts.keys()].filter((one) => file === undefined || one === this.#place(file));
    if (file === undefined || files.length > 0) return files;
    throw new UserError(`There is no file ${file} here. The \`check\` tool lists all cards.`);
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
   * Saves whole declarations: each in the place of the one with its number or name, or at the end of a file. All of them, or none.
   * @throws UserError if that file is outside the folder, the text has errors, or it replaces something unasked
   */
  async save({ text, file, replace = false }: { text: string; file?: string; replace?: boolean }) {
    if (this.#isBundled)
      throw new UserError(
        'The bundled sets are read-only: make a set with `ecos new FOLDER`, and start `ecos mcp FOLDER`.',
      );
    const { workspace, place, saved, parts, replaced, target } = this.withText(text, file);
    const warnings = await this.#news(saved, workspace, place);
    refuseErrors(faultsOf(workspace, warnings));
    if (parts.length === 0) throw new UserError('The text has no whole declaration, like a card.');
    if (!replace) this.#refuseTaken(fileCompilation(workspace, place)!.set, parts, warnings);
    const changed = this.#homeOf(saved, replaced, target);
    const before = fileText(saved, changed)?.text;
    const end = { from: before?.trimEnd().length ?? 0, to: before?.length ?? 0 };
    const edits = parts.map(({ old, from, to }, at) => {
      if (old) return { ...old, text: text.slice(from, to) };
      // With the comments before it, and behind the last.
      const whole = text.slice(parts[at - 1]?.to ?? 0, parts[at + 1] ? to : undefined).trim();
      return { ...end, text: `\n\n${whole}` };
    });
    const now = withEdits(before ?? '', edits)
      .replace(/^\n+/, '')
      .replace(/\n?$/, '\n');
    const name = this.nameOf(changed);
    const mark = before === undefined ? null : textMark(before);
    if ('text' in saveText(this.#root, { file: name, text: now, mark }))
      throw new UserError(`${name} has changed in the meantime. Look at it again.`);
    const rows = parts.map(({ kind, name: of, old }) => ({ kind, name: of, file: name, replaced: !!old }));
    return { saved: rows, warnings };
  }

  /** @throws UserError if a declaration has the number or name of a saved one, or of one in a set below */
  #refuseTaken({ chain }: CompiledSet, parts: readonly Part[], warnings: readonly Problem[]): void {
    const taken = parts.flatMap(({ kind, name, old }) => {
      const words = (of: SetProgram) => of.vocabulary[`${kind}s` as 'animals'] ?? [];
      const others = chain.slice(0, -1).filter((of) => words(of).some((one) => one.name === name));
      const owners = [...(old ? [this.nameOf(old.file)] : []), ...others.map(({ id }) => id)];
      return owners.map((owner) => `ECO705: ${owner} has ${kind} ${name}`);
    });
    const hidden = warnings.filter(({ code }) => code === 'ECO705');
    const reasons = [...taken, ...hidden.map(({ code, message }) => `${code}: ${message}`)];
    if (reasons.length > 0)
      throw new UserError(`${reasons.join('. ')}. Give another number or name, or \`replace\`.`);
  }

  /**
   * The file that declarations are saved in: the one that was named, that of what they replace, or the only one.
   * @throws UserError if that is not one file
   */
  #homeOf({ texts }: Workspace, replaced: readonly { file: string }[], target?: string): string {
    const [only, ...others] = texts.keys();
    const home = target ?? replaced[0]?.file ?? (others.length === 0 ? only : undefined);
    if (!home) throw new UserError('This is new: name the file to add it to, like cards.eco.');
    const away = replaced.find(({ file }) => file !== home);
    if (away) throw new UserError(`Save what replaces a part of ${this.nameOf(away.file)} by itself.`);
    return home;
  }

  /** The problems of the set of a text that were not there before it. */
  async #news(saved: Workspace, workspace: Workspace, place: string): Promise<Problem[]> {
    const files = fileCompilation(workspace, place)!.set.files;
    const before = await this.problems(saved, files);
    const now = await this.problems(workspace, files);
    return now.filter((one) => !before.some((other) => isDeepStrictEqual(one, other)));
  }

  /** The path of a file that an assistant names. */
  #place(file: string): string {
    const wrong = pathProblem(file);
    if (wrong === undefined) return `${this.#root}/${file}`;
    throw new UserError(`${wrong} Give the path of a card file from the folder, like cards.eco.`);
  }

  #only<One extends { file: string }>(found: readonly One[]): One | undefined {
    if (found.length <= 1) return found[0];
    const files = found.map((one) => this.nameOf(one.file)).join(', ');
    throw new UserError(`There are ${found.length} such cards. Name the file: ${files}.`);
  }
}

/** The problems that are in files or name them: of two cards with a number, the one that stands last has the mistake. */
const problemsWith = (workspace: Workspace, files: readonly string[]): Problem[] =>
  [...workspace.texts.keys()]
    .flatMap((file) => fileProblems(workspace, file))
    .filter((one) => [one, ...(one.related ?? [])].some(({ file }) => files.includes(file)));

/** Problems without ECO504 of hands that are still growing. */
const faultsOf = (workspace: Workspace, problems: readonly Problem[]): Problem[] =>
  problems.filter(
    ({ code, file }) => code !== 'ECO504' || hasLargeHand(fileCompilation(workspace, file)!.set),
  );

function hasLargeHand({ program: { cards, features }, words }: CompiledSet): boolean {
  const { brown, blue, active } = neededHand(words.settings);
  return handSizes([...cards, ...features])
    .values()
    .some((size) => size.brown > brown || size.blue > blue || size.active > active);
}

/** The number of a card, the title of a scenario, the name of anything else. */
function nameOfItem(item: Item): string | undefined {
  if (item.kind === 'card' || item.kind === 'feature') return item.number && `${item.number.value}`;
  return item.kind === 'scenario' ? item.title?.value : item.name?.text;
}

/** What no two declarations of a set have in common; cards and Landscape Features share their numbers. */
const keyOf = (item: Item): string | undefined =>
  nameOfItem(item) && `${item.kind === 'feature' ? 'card' : item.kind} ${nameOfItem(item)}`;
