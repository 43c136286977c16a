/** Declarations for unknown names and card numbers. */
import { isWordItem, type Problem } from '../../compiler/index.ts';
import { type Item, withEdits } from '../../grammar/index.ts';
import { capitalize, isError, type TextEdit } from '../../program/index.ts';
import { SNIPPETS_BY_PLACE, snippetFor } from '../completion/snippets.ts';
import type { PlacedProblem } from '../workspace/problems.ts';
import { fileCompilation, fileItems, fileProblems, fileSet } from '../workspace/sets.ts';
import { edit, fileText, type Workspace } from '../workspace/workspace.ts';

/** A declaration that could be added. */
export interface Creation {
  title: string;
  edits: TextEdit[];
}

/** What an unknown name can be declared as. */
type NameKind = 'element' | 'animal' | 'marker' | 'hand';

/** The kinds that an unknown name can have, by problem code. */
const KINDS: Readonly<Record<string, readonly NameKind[]>> = {
  ECO201: ['element'],
  ECO202: ['animal', 'marker'],
  ECO203: ['hand'],
};

const UNKNOWN_NUMBER = 'ECO205';
const A_NAME = /^[a-z]+(?:-[a-z]+)*$/;

/** Declarations that each resolve a problem. */
export function creations(workspace: Workspace, file: string, placed: PlacedProblem): Creation[] {
  const { code } = placed.problem;
  const name = fileText(workspace, file)?.text.slice(placed.from, placed.to) ?? '';
  if (code === UNKNOWN_NUMBER) return solving(workspace, placed, missingCard(workspace, file, name));
  if (!A_NAME.test(name)) return [];
  return (KINDS[code] ?? []).flatMap((kind) => {
    const tried = singulars(name).flatMap((one) =>
      declarations(kind, one).map((text) => ({
        title: `Declare the ${kind} \`${one}\``,
        edits: [declared(workspace, file, text)],
      })),
    );
    const [found] = solving(workspace, placed, tried);
    if (!found) return [];
    const needed = neededAfter(workspace, found);
    const more = needed === undefined ? [] : solving(workspace, placed, [withAmount(found, needed)]);
    return [more[0] ?? found];
  });
}

/** The texts that declare a name, one for each choice in the snippet. The first that fits the rest of the set is used. */
function declarations(kind: NameKind, name: string): string[] {
  const text = SNIPPETS_BY_PLACE.declaration[kind].replace('<name>', name).replace('<Title>', titled(name));
  const [choice = '', words = ''] = /<(\w+\|[^>]*)>/.exec(text) ?? [];
  return words.split('|').map((word) => text.replace(choice, word).replace(/[<>]/g, ''));
}

/** A declaration with blanks to fill in (snippet syntax), at the place where that of an unknown name goes. */
export const blankDeclaration = (workspace: Workspace, file: string, kind: NameKind): TextEdit =>
  declared(workspace, file, snippetFor('file', kind, {}).snippet ?? kind);

/** How many of the declared name the boards of scenarios need, if the declared amount is too low. */
function neededAfter(workspace: Workspace, { edits: [change] }: Creation): number | undefined {
  const now = after(workspace, change);
  const files = fileSet(now, change.file)?.files ?? [];
  const needs = new RegExp(` needs (\\d+) of \`${/([\w-]+) x/.exec(change.text)?.[1]}\``);
  const needed = files.flatMap(({ file }) =>
    fileProblems(now, file).flatMap(({ code, message }) => {
      const amount = code === TOO_FEW_THINGS ? needs.exec(message)?.[1] : undefined;
      return amount === undefined ? [] : Number(amount);
    }),
  );
  return needed.length > 0 ? Math.max(...needed) : undefined;
}

const withAmount = ({ title, edits }: Creation, amount: number): Creation => ({
  title,
  edits: edits.map((one) => ({ ...one, text: one.text.replace(/ x\d+/, ` x${amount}`) })),
});

function after(workspace: Workspace, change: TextEdit): Workspace {
  const text = fileText(workspace, change.file)?.text ?? '';
  return edit(workspace, [{ file: change.file, text: withEdits(text, [change]) }]);
}

/** The name itself and, if it may be a plural, its singular; the likelier first. */
function singulars(name: string): string[] {
  if (!name.endsWith('s')) return [name];
  const without = name.slice(0, -1);
  // Words that end in -s in the singular: ibis, albatross, hippopotamus.
  return /[ius]s$/.test(name) ? [name, without] : [without, name];
}

/** Problem codes of grammar and names. */
const READING_CODE = /^ECO[12]/;
/** The game has fewer of something than a board needs. */
const TOO_FEW_THINGS = 'ECO612';
/** Not counted: a new hand has no cards yet, and a board may need more of a new animal. */
const TOO_FEW: ReadonlySet<string> = new Set(['ECO504', TOO_FEW_THINGS]);

/** The creations that remove a problem without adding problems of grammar or names; those that leave the fewest errors first. */
function solving(workspace: Workspace, { problem }: PlacedProblem, tried: readonly Creation[]): Creation[] {
  const before = fileProblems(workspace, problem.file);
  const count = (problems: readonly Problem[], counts: (one: Problem) => boolean) =>
    problems.filter(counts).length;
  const isIt = ({ code, message }: Problem) => code === problem.code && message === problem.message;
  const isReading = ({ code }: Problem) => READING_CODE.test(code);
  const isOther = (one: Problem) => isError(one) && !TOO_FEW.has(one.code);
  const solved: { creation: Creation; left: number }[] = [];
  for (const creation of tried) {
    const found = fileProblems(after(workspace, creation.edits[0]!), problem.file);
    if (count(found, isIt) >= count(before, isIt)) continue;
    if (count(found, isReading) >= count(before, isReading)) continue;
    const left = count(found, isOther);
    solved.push({ creation, left });
    if (left < count(before, isOther)) break;
  }
  return solved.toSorted((a, b) => a.left - b.left).map(({ creation }) => creation);
}

/** Adds a declaration after the last one of a word: in the file that declares the set, or else in the file itself. */
function declared(workspace: Workspace, file: string, text: string): TextEdit {
  const files = fileSet(workspace, file)?.files ?? [];
  const inSet =
    files.find((one) => fileItems(workspace, one.file).some(({ kind }) => kind === 'set'))?.file ?? file;
  return added(workspace, inSet, isWordItem, text);
}

function missingCard(workspace: Workspace, file: string, number: string): Creation[] {
  const words = fileCompilation(workspace, file)?.set.words;
  if (!words || !/^\d+$/.test(number)) return [];
  const element = words.elements.find(({ any }) => !any)?.name ?? 'sun';
  const card = `card ${number} brown "New card"\n  leaves 1\n  energy ${element}\n{\n  gain 1vp\n}`;
  const change = added(workspace, file, ({ kind }) => kind === 'card', card, '\n\n');
  return [{ title: `Write card ${number}`, edits: [change] }];
}

/** Adds text after a gap behind the last declaration of some kinds, or before all others. */
function added(
  workspace: Workspace,
  file: string,
  isKind: (item: Item) => boolean,
  text: string,
  gap = '\n',
): TextEdit {
  const items = fileItems(workspace, file);
  const last = items.findLast(isKind);
  if (!last) {
    const from = items[0]?.from ?? 0;
    return { file, from, to: from, text: `${text}\n\n` };
  }
  const { to } = last;
  const source = fileText(workspace, file)?.text ?? '';
  // Keep a trailing comment with the declaration.
  const [line = ''] = /^[^\S\n]*(?:#[^\n]*)?(?:\n|$)/.exec(source.slice(to)) ?? [];
  const from = to + line.length;
  return { file, from, to: from, text: line.endsWith('\n') ? `${gap.slice(1)}${text}\n` : gap + text };
}

/** `bird-of-paradise` as a title. */
const titled = (name: string): string => capitalize(name.replaceAll('-', ' '));
