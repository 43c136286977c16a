/** Declarations of names and numbers that nothing has yet. */
import type { Problem } from '../../compiler/index.ts';
import { type Item, type Span, withEdits } from '../../grammar/index.ts';
import { isError, type TextEdit, type Vocabulary } from '../../program/index.ts';
import type { PlacedProblem } from '../problems/problems.ts';
import { compiledOf, itemsOf, problemsOf, setOf } from '../workspace/sets.ts';
import { edit, textOf, type Workspace } from '../workspace/workspace.ts';

/** A declaration that could be added. */
export interface Creation {
  title: string;
  edits: TextEdit[];
}

/** What declares an unknown name, by the code of the problem with it: the first of these texts that goes with the rest. */
const DECLARATIONS: Readonly<Record<string, (name: string) => { what: string; texts: string[] }>> = {
  ECO201: (name) => ({ what: `the element \`${name}\``, texts: [`element ${name} x4`] }),
  ECO202: (name) => ({
    what: `the animal \`${name}\``,
    texts: ['grassland', 'water', 'desert'].map((terrain) => `animal ${name} x6 on ${terrain}`),
  }),
  ECO203: (name) => ({
    what: `the hand \`${name}\``,
    texts: ['footprint', 'leaf'].map((kind) => `hand ${name} ${kind} "${titled(name)}"`),
  }),
};

const UNKNOWN_NUMBER = 'ECO205';
const WORDS: ReadonlySet<Item['kind']> = new Set(['set', 'element', 'animal', 'marker', 'hand', 'layout']);
const A_NAME = /^[a-z]+(?:-[a-z]+)*$/;

/** Declarations after each of which a problem is gone. */
export function creations(workspace: Workspace, file: string, placed: PlacedProblem): Creation[] {
  const { code } = placed.problem;
  const name = textOf(workspace, file)?.text.slice(placed.from, placed.to) ?? '';
  if (code === UNKNOWN_NUMBER) return solving(workspace, placed, missingCard(workspace, file, name));
  const declare = DECLARATIONS[code];
  if (!declare || !A_NAME.test(name)) return [];
  const tried = singulars(name).flatMap((one) => {
    const { what, texts } = declare(one);
    return texts.map((text) => ({ title: `Declare ${what}`, edits: [declared(workspace, file, text)] }));
  });
  const [found] = solving(workspace, placed, tried);
  if (!found) return [];
  const needed = neededAfter(workspace, found);
  const more = needed === undefined ? [] : solving(workspace, placed, [withAmount(found, needed)]);
  return [more[0] ?? found];
}

/** How many of what is declared the board of a scenario needs, if these are too few. */
function neededAfter(workspace: Workspace, { edits: [change] }: Creation): number | undefined {
  const now = after(workspace, change);
  const files = setOf(now, change.file)?.files ?? [];
  const needs = new RegExp(` needs (\\d+) of \`${/([\w-]+) x/.exec(change.text)?.[1]}\``);
  const needed = files.flatMap(({ file }) =>
    problemsOf(now, file).flatMap(({ code, message }) => {
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
  const text = textOf(workspace, change.file)?.text ?? '';
  return edit(workspace, [{ file: change.file, text: withEdits(text, [change]) }]);
}

/** What a name may be the plural of, and the name itself: the likelier first. */
function singulars(name: string): string[] {
  if (!name.endsWith('s')) return [name];
  const without = name.slice(0, -1);
  // An ibis, an albatross, a hippopotamus.
  return /[ius]s$/.test(name) ? [name, without] : [without, name];
}

/** Grammar and names. */
const READING = /^ECO[12]/;
/** A game has fewer of something than a board. */
const TOO_FEW_THINGS = 'ECO612';
/** A new hand has no cards yet, and of an animal there may have to be more. */
const TOO_FEW: ReadonlySet<string> = new Set(['ECO504', TOO_FEW_THINGS]);

/** Those after which a problem is gone from its file and none comes up in reading it; the fewer errors are left, the earlier. */
function solving(workspace: Workspace, { problem }: PlacedProblem, tried: readonly Creation[]): Creation[] {
  const before = problemsOf(workspace, problem.file);
  const count = (problems: readonly Problem[], counts: (one: Problem) => boolean) =>
    problems.filter(counts).length;
  const isIt = ({ code, message }: Problem) => code === problem.code && message === problem.message;
  const isReading = ({ code }: Problem) => READING.test(code);
  const isOther = (one: Problem) => isError(one) && !TOO_FEW.has(one.code);
  const solved: { creation: Creation; left: number }[] = [];
  for (const creation of tried) {
    const found = problemsOf(after(workspace, creation.edits[0]!), problem.file);
    if (count(found, isIt) >= count(before, isIt)) continue;
    if (count(found, isReading) >= count(before, isReading)) continue;
    const left = count(found, isOther);
    solved.push({ creation, left });
    if (left < count(before, isOther)) break;
  }
  return solved.toSorted((a, b) => a.left - b.left).map(({ creation }) => creation);
}

/** A declaration after the others of words: in the file that declares the set, or else in the file itself. */
function declared(workspace: Workspace, file: string, text: string): TextEdit {
  const files = setOf(workspace, file)?.files ?? [];
  const inSet =
    files.find((one) => itemsOf(workspace, one.file).some(({ kind }) => kind === 'set'))?.file ?? file;
  const items = itemsOf(workspace, inSet);
  const last = items.findLast(({ kind }) => WORDS.has(kind));
  if (last) return added(workspace, inSet, last, text);
  const from = items[0]?.from ?? 0;
  return { file: inSet, from, to: from, text: `${text}\n\n` };
}

function missingCard(workspace: Workspace, file: string, number: string): Creation[] {
  const words = compiledOf(workspace, file)?.set.words;
  if (!words || !/^\d+$/.test(number)) return [];
  const items = itemsOf(workspace, file);
  const last = items.findLast(({ kind }) => kind === 'card');
  const text = newCard(number, words);
  const first = items[0]?.from ?? 0;
  const change = last
    ? added(workspace, file, last, `\n${text}`)
    : { file, from: first, to: first, text: `${text}\n\n` };
  return [{ title: `Write card ${number}`, edits: [change] }];
}

function newCard(number: string, { elements }: Vocabulary): string {
  const element = elements.find(({ any }) => !any)?.name ?? 'sun';
  return `card ${number} brown "New card"\n  leaves 1\n  energy ${element}\n{\n  gain 1vp\n}`;
}

/** A line after a declaration. */
function added(workspace: Workspace, file: string, { to }: Span, text: string): TextEdit {
  const source = textOf(workspace, file)?.text ?? '';
  const end = source.indexOf('\n', to);
  const at = end < 0 ? source.length : end;
  // A comment after the declaration stays with it.
  const isClear = /^\s*(?:#.*)?$/.test(source.slice(to, at));
  const from = isClear ? (source[at - 1] === '\r' ? at - 1 : at) : to;
  return { file, from, to: from, text: `\n${text}` };
}

/** `bird-of-paradise` as a title. */
function titled(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words[0].toUpperCase() + words.slice(1);
}
