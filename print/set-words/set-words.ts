/** What a set calls its words in another language: its file `words.LANG.ftl`, in Fluent's format. */
import { type Entry, type Message, parse } from '@fluent/syntax';
import { ENGINE_THINGS, type Vocabulary } from '../../program/index.ts';
import type { FileNoun, Lang, Nouns } from '../wording/language.ts';
import { kindOf, type NounForms, nounForms, textOf } from '../wording/noun-forms.ts';

/** What is wrong in a file, and on which line, from 1. */
export interface WordFault {
  line: number;
  fault: string;
}

/** The words of a file. */
export interface SetWords {
  nouns: Nouns;
  /** The line each of them begins on, by its id. */
  lines: ReadonlyMap<string, number>;
  faults: WordFault[];
}

/** Longer words fit on no card. */
const LONGEST = 100;
/** A placeholder for a word that is to be filled in. */
const BLANK = '…';

/**
 * Reads the words of a set in a language: `thing-NAME` for animals, `element-NAME`, `hand-NAME`, `layout-NAME`. They
 * are plain text, since braces in Fluent's format can ask for anything. A word says as much as the nouns of the
 * language's own file do; in Spanish an animal has a plural and a gender.
 */
export function readSetWords(text: string, lang: Lang): SetWords {
  const read = {
    nouns: new Map<string, FileNoun>(),
    lines: new Map<string, number>(),
    faults: [] as WordFault[],
  };
  const brace = text.split('\n').findIndex((line) => !line.startsWith('#') && /[{}]/.test(line));
  if (brace >= 0) {
    read.faults.push({ line: brace + 1, fault: 'words are plain text, without { and }' });
    return read;
  }
  const forms = nounForms(lang);
  const lineOf = linesOf(text);
  for (const entry of parse(text, {}).body) {
    if (entry.type !== 'Message') {
      read.faults.push(...unread(entry, lineOf));
      continue;
    }
    const { name: id, span } = entry.id;
    const line = lineOf(span?.start ?? 0);
    const again = read.lines.has(id) ? [`${id} is defined twice; this is the second time`] : [];
    read.faults.push(...[...again, ...messageFaults(entry, forms)].map((fault) => ({ line, fault })));
    read.lines.set(id, line);
    read.nouns.set(id, nounIn(entry));
  }
  return read;
}

/** The ids of all words of a set that can be said: its own, and those of the landscape. */
export function wordsToSay({ animals, elements, hands, layouts }: Vocabulary): string[] {
  return [
    ...[...animals.map(({ name }) => name), ...ENGINE_THINGS].map((name) => `thing-${name}`),
    ...elements.map(({ name }) => `element-${name}`),
    ...hands.map(({ name }) => `hand-${name}`),
    ...layouts.map(({ name }) => `layout-${name}`),
  ];
}

/**
 * The ids of a set's words that a language has no name for, neither in its own file nor in `nouns`. Hands are not among
 * them: cards show their drawings.
 */
export function unsaidWords(words: Vocabulary, nouns: Nouns, lang: Lang): string[] {
  const { said } = nounForms(lang);
  return wordsToSay(words).filter((id) => kindOf(id) !== 'hand' && !nouns.has(id) && !said.has(id));
}

/** What to write into a set's file for some words, to be filled in. */
export function blankWords(ids: readonly string[], lang: Lang): string {
  const { formOf, genders } = nounForms(lang);
  const blank = (name: string) => (name === 'gender' ? genders.join(' / ') : BLANK);
  return ids
    .map((id) =>
      [`${id} = ${BLANK}`, ...formOf(id).needed.map((name) => `    .${name} = ${blank(name)}`)].join('\n'),
    )
    .join('\n');
}

/** Faults of an entry that is not a word; comments have none. */
function unread(entry: Exclude<Entry, Message>, lineOf: (at: number) => number): WordFault[] {
  const start = entry.span?.start ?? 0;
  if (entry.type === 'Term')
    return [
      { line: lineOf(start), fault: `-${entry.id.name} is not the name of a word: they begin with a letter` },
    ];
  if (entry.type !== 'Junk') return [];
  const [reason] = entry.annotations;
  const why = reason?.message ?? 'this is not a word';
  return [
    {
      line: lineOf(reason?.span?.start ?? start),
      fault: `${why.charAt(0).toLowerCase()}${why.slice(1)}; a word is written like thing-NAME = the word`,
    },
  ];
}

function messageFaults(message: Message, { formOf, genders }: NounForms): string[] {
  const { id, value, attributes } = message;
  const { needed, allowed } = formOf(id.name);
  const names = new Set(attributes.map((one) => one.id.name));
  const gender = attributes.find((one) => one.id.name === 'gender');
  const wrongGender = gender && allowed.includes('gender') && !genders.includes(textOf(gender.value));
  const texts = [value ?? [], ...attributes.map((one) => one.value)].flat().map(textOf);
  const inForm: [boolean | undefined, string][] = [
    ...needed.map((name) => [!names.has(name), `${id.name} lacks .${name}`] as [boolean, string]),
    ...[...names].map(
      (name) => [!allowed.includes(name), `${id.name} cannot have .${name}`] as [boolean, string],
    ),
    [wrongGender, `.gender of ${id.name} is ${genders.join(' or ')}`],
  ];
  const faults: typeof inForm = [
    [!value, `${id.name} has no word behind its =`],
    [names.size < attributes.length, `${id.name} has an attribute twice`],
    // An id that is not a word at all is reported elsewhere.
    ...(kindOf(id.name) ? inForm : []),
    [texts.includes(BLANK), `${id.name} is not filled in`],
    [texts.some((text) => text.length > LONGEST), `${id.name} has more than ${LONGEST} characters`],
    [
      texts.some((text) => /[\p{Cc}\p{Co}\p{Cs}]/u.test(text)),
      `${id.name} has a character that cannot be printed`,
    ],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));
}

function nounIn({ value, attributes }: Message): FileNoun {
  const one = value ? textOf(value) : '';
  const said = new Map(attributes.map(({ id, value }) => [id.name, textOf(value)]));
  return {
    one,
    many: said.get('many') ?? one,
    bare: said.get('bare') ?? one,
    gender: said.get('gender') ?? '',
  };
}

/** Gives the line, from 1, of places in a text; each place must come after those asked for before. */
function linesOf(text: string): (at: number) => number {
  let [line, from] = [1, 0];
  return (at) => {
    line += text.slice(from, at).split('\n').length - 1;
    from = at;
    return line;
  };
}
