/** Declarations of names and numbers that nothing has yet. */
import { type Item, type Span, withEdits } from '../../grammar/index.ts';
import type { TextEdit, Vocabulary } from '../../program/index.ts';
import type { PlacedProblem } from '../problems/problems.ts';
import { compiledOf, itemsOf, problemsOf, setOf } from '../workspace/sets.ts';
import { edit, textOf, type Workspace } from '../workspace/workspace.ts';

/** A declaration that could be added. */
export interface Creation {
  title: string;
  edits: TextEdit[];
}

/** What declares an unknown name, by the code of the problem with it. */
const DECLARATIONS: Readonly<Record<string, (name: string) => { what: string; text: string }>> = {
  ECO201: (name) => ({ what: `the element \`${name}\``, text: `element ${name} x4` }),
  ECO202: (name) => ({ what: `the animal \`${name}\``, text: `animal ${name} x6 on grassland` }),
  ECO203: (name) => ({ what: `the hand \`${name}\``, text: `hand ${name} footprint "${titled(name)}"` }),
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
  // More than one of something is meant where an `s` is at the end.
  const names = name.endsWith('s') ? [name.slice(0, -1), name] : [name];
  for (const one of names) {
    const { what, text } = declare(one);
    const edits = [declared(workspace, file, text)];
    const solved = solving(workspace, placed, [{ title: `Declare ${what}`, edits }]);
    if (solved.length > 0) return solved;
  }
  return [];
}

/** Those after which a problem is gone from its file. */
function solving(workspace: Workspace, { problem }: PlacedProblem, tried: readonly Creation[]): Creation[] {
  const count = (now: Workspace) =>
    problemsOf(now, problem.file).filter(
      ({ code, message }) => code === problem.code && message === problem.message,
    ).length;
  return tried.filter(({ edits: [change] }) => {
    const text = textOf(workspace, change.file)?.text ?? '';
    const tried = edit(workspace, [{ file: change.file, text: withEdits(text, [change]) }]);
    return count(tried) < count(workspace);
  });
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
