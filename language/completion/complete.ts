/** Completions at an offset of a file: the words that the grammar allows there, and the names that fit. */
import {
  type Code,
  type FittingName,
  type NamesInScope,
  namesThatFit,
  whatIs,
} from '../../compiler/index.ts';
import { atCursor, type CursorContext, type Item, type RuleName } from '../../grammar/index.ts';
import { engineNoun, readGood } from '../../program/index.ts';
import { findStep } from '../../words/advice/index.ts';
import { fileItems, fileScope, fileSet, findItem } from '../workspace/sets.ts';
import { fileText, type Workspace } from '../workspace/workspace.ts';
import { refusedAfter, type WordContext } from './refused.ts';
import { type SnippetPlace, snippetFor } from './snippets.ts';

/** A suggestion. */
export interface Completion {
  /** The word or name. */
  label: string;
  /** `word` is a keyword of the language. */
  kind: 'word' | SnippetPlace | SuggestionKind;
  /** The text that replaces the range from `from` to `to`. */
  insert: string;
  /** The same with placeholders (snippet syntax), where more than the word is inserted. */
  snippet?: string;
  from: number;
  to: number;
  /** What was typed instead, if that means the word: "score" for `gain`. */
  typed?: string;
  /** A short description. */
  detail: string;
}

/** Words that may be written again, but not with the same text as in their snippet. */
const DISTINCT_CLAUSES: ReadonlySet<string> = new Set(['hand', 'given', 'deal', 'draw']);

/** The kind of name that is missing, by problem code. */
const KINDS = {
  ECO105: 'thing',
  ECO201: 'element',
  ECO202: 'thing',
  ECO203: 'hand',
  ECO204: 'layout',
  ECO205: 'card',
  ECO206: 'element',
  ECO309: 'thing',
  ECO502: 'set',
  ECO603: 'letter',
  ECO607: 'letter',
  ECO608: 'place',
  ECO614: 'choice',
} as const satisfies Partial<Record<Code, string>>;
/** The kind of a suggested name. */
type SuggestionKind = (typeof KINDS)[keyof typeof KINDS];

const kindOf = (code: Code): SuggestionKind =>
  (KINDS as Partial<Record<Code, SuggestionKind>>)[code] ?? 'thing';

/** All completions at an offset of a file: words in grammar order, then names. Empty inside strings and comments. */
export function complete(workspace: Workspace, file: string, offset: number): Completion[] {
  const source = fileText(workspace, file);
  const known = fileScope(workspace, file);
  if (!source || !known) return [];
  const item = findItem(workspace, file, offset);
  const isAtWord = ({ from }: Item) => from <= offset && offset <= from + 'set'.length;
  const declaresSet = () =>
    (fileSet(workspace, file)?.files ?? [])
      .flatMap((one) => fileItems(workspace, one.file))
      .some((one) => one.kind === 'set' && !(one === item && isAtWord(one)));
  return completeText(source.text, offset, known, { item, offset, declaresSet });
}

/**
 * The completions in a text with a given vocabulary.
 * @param elsewhere what is declared besides the text before the cursor
 */
export function completeText(
  text: string,
  offset: number,
  known: NamesInScope,
  elsewhere?: WordContext,
): Completion[] {
  const isLast = /^[\w-]*[ \t]*(?:\}|\r?\n|$)/.test(text.slice(offset, offset + LOOKAHEAD_CHARS));
  // The first number from 900 that neither a card nor a feature has.
  let number = 900;
  while (known.cards.has(number) || known.features.has(number)) number++;
  const snippetNames = {
    element: known.names.words.elements.find(({ any }) => !any)?.name,
    hand: known.names.words.hands[0]?.name,
    layout: known.names.words.layouts[0]?.name,
    number: String(number),
  };
  const found = new Map<string, Completion>();
  const offer = (
    label: string,
    kind: Completion['kind'],
    detail: string,
    rule: RuleName,
    { at, before }: CursorContext,
    more: Pick<Completion, 'typed'> = {},
  ) => {
    if (found.has(label)) return;
    const isAgain = DISTINCT_CLAUSES.has(label) && before.includes(label);
    // In the middle of a line, the rest may already be written.
    const { begins, ...written } =
      isLast && !isAgain ? snippetFor(rule, label, snippetNames) : { insert: label };
    found.set(label, { label, kind: begins ?? kind, ...written, ...at, detail: begins ?? detail, ...more });
  };
  for (const cursor of atCursor(text, offset)) {
    const last = cursor.before.at(-1) ?? '';
    // Any single letter can be a cell of a board. A soft keyword that is not a name of the set counts as a keyword where
    // possible.
    const isName =
      last.length === 1 ||
      whatIs(known.names, last) !== undefined ||
      [...cursor.words, ...cursor.readings].every(({ behindName }) => behindName);
    const isRefused = refusedAfter(cursor, known, elsewhere);
    const typed = text.slice(cursor.at.from, offset).toLowerCase();
    const meant = findStep(known.names.advise, typed);
    for (const { word, rule, path, behindName } of cursor.words) {
      const isOut = (behindName && !isName) || isRefused({ label: word, rule, path, kind: 'word' });
      const isMeant = (rule === 'steps' || rule === 'may') && word === meant && word !== typed;
      if (!isOut) offer(word, 'word', 'word of the language', rule, cursor, isMeant ? { typed } : {});
    }
    const readings = cursor.readings.filter(({ behindName }) => isName || !behindName);
    for (const { name, kind, rule } of namesAt({ ...cursor, readings }, known)) {
      if (!isRefused({ label: name, rule, path: [rule], kind }))
        offer(name, kind, detailOf(name, kind, known), rule, cursor);
    }
  }
  return [...found.values()];
}

/** How many characters after the cursor to examine. */
const LOOKAHEAD_CHARS = 1000;

/** The names that fit, in the grammatical number (singular or plural) that the position requires. */
function namesAt({ readings, text, amount }: CursorContext, known: NamesInScope) {
  return readings.flatMap(({ items, rule }) => {
    const item = items.at(-1);
    const fitting = item ? namesThatFit(item, text.length - 2, text, known) : [];
    // As in `3 forest habitats`.
    const required = rule === 'group' ? 'one' : amount;
    return fitting
      .filter((name) => hasAmount(name, required, known))
      .map(({ name, code }) => ({ name, kind: kindOf(code), rule }));
  });
}

function hasAmount(
  { name, code }: FittingName,
  required: CursorContext['amount'],
  { names }: NamesInScope,
): boolean {
  const form = formOf(name, kindOf(code) === 'element' ? undefined : names);
  return required === 'either' || form === 'either' || form === required;
}

/** The form of a name; `either` if both forms are the same. Without `names`, only the goods of players have two forms. */
function formOf(name: string, names: NamesInScope['names'] | undefined): 'one' | 'many' | 'either' {
  const good = readGood(name);
  if (good) return good === 'vp' ? 'either' : good === name ? 'one' : 'many';
  if (!names) return 'either';
  if ((names.elements.get(name) ?? name) !== name) return 'many';
  const noun = engineNoun(name);
  if (noun) return noun === 'water' || noun === 'land' ? 'either' : noun === name ? 'one' : 'many';
  const word = names.animals.get(name) ?? names.markers.get(name);
  if (!word || word.name === word.plural) return 'either';
  return word.name === name ? 'one' : 'many';
}

function detailOf(name: string, kind: SuggestionKind, { names, features }: NamesInScope): string {
  switch (kind) {
    case 'thing':
    case 'choice':
      return whatIs(names, name) ?? (kind === 'thing' ? 'name given with `as`' : 'answer');
    case 'hand':
      return names.hands.get(name)?.title ?? 'hand';
    case 'card':
      return features.has(Number(name)) ? 'Landscape Feature' : 'card';
    case 'place':
      return 'place of the board';
    default:
      return kind;
  }
}
