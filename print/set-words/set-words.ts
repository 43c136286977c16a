/** The names and texts of a set in another language, from its file `words.LANG.ftl` in Fluent's format. */
import { type Entry, type Message, parse, Resource, serialize } from '@fluent/syntax';
import { ENGINE_THINGS, markersOf, type Vocabulary } from '../../program/index.ts';
import type { FileNoun, Lang, Nouns } from '../wording/language.ts';
import { type NounForms, nounForms, nounKindOf, patternText } from '../wording/translation/noun-forms.ts';

/** A mistake in a file, and its line number, from 1. */
export interface WordFault {
  line: number;
  fault: string;
}

/** A file's texts for a card or feature. */
export interface CardTexts {
  title?: string;
  note?: string;
}

/** The contents of a file. */
export interface SetWords {
  nouns: Nouns;
  /** Titles and notes, by card number. */
  cards: ReadonlyMap<number, CardTexts>;
  /** The line where each entry begins, by id. */
  lines: ReadonlyMap<string, number>;
  faults: WordFault[];
  /** Forms that the language requires and a word lacks; it is printed without them. */
  gaps: WordFault[];
}

/** The longest word: longer ones fit on no card. */
const LONGEST = 100;
/** The longest note, since notes are sentences. */
const LONGEST_NOTE = 1000;
/** The attributes that a card may have besides its title. */
const CARD_FORM = { allowed: ['note'] };
/** A placeholder for a text to be filled in. */
const BLANK = '…';

/**
 * Reads the words of a set in a language: `thing-NAME` for animals and markers, `element-NAME`, `hand-NAME`,
 * `layout-NAME`, `name-NAME` for names that a card gives with `as`, and `card-NUMBER` for the title of a card or
 * feature, with its note as `.note`. All are plain text, because placeables (`{…}`) in Fluent's format could refer to
 * anything. Words need the same attributes as the nouns in the language's own file; in Spanish an animal has a plural
 * and a gender.
 */
export function readSetWords(text: string, lang: Lang): SetWords {
  const read = {
    nouns: new Map<string, FileNoun>(),
    cards: new Map<number, CardTexts>(),
    lines: new Map<string, number>(),
    faults: [] as WordFault[],
    gaps: [] as WordFault[],
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
      read.faults.push(...entryFaults(entry, lineOf));
      continue;
    }
    const { name: id, span } = entry.id;
    const line = lineOf(span?.start ?? 0);
    const repeated = read.lines.has(id) ? [`${id} is defined twice; this is the second time`] : [];
    read.faults.push(...[...repeated, ...messageFaults(entry, forms)].map((fault) => ({ line, fault })));
    read.gaps.push(...gapsOf(entry, forms).map((fault) => ({ line, fault })));
    read.lines.set(id, line);
    const number = cardOf(id);
    if (number === undefined) read.nouns.set(id, nounIn(entry));
    else read.cards.set(number, textsIn(entry));
  }
  return read;
}

/** Merges files into one; of entries with the same id the last is kept. */
export function mergedWords(texts: readonly string[]): string {
  const [first = '', ...more] = texts;
  return more.reduce((merged, text) => {
    const { body } = parse(text, {});
    const isWord = (entry: Entry) => entry.type === 'Message';
    const replaced = new Set(body.filter(isWord).map(({ id }) => id.name));
    const kept = parse(merged, {}).body.filter((entry) => !(isWord(entry) && replaced.has(entry.id.name)));
    return serialize(new Resource([...kept, ...body]), { withJunk: true });
  }, first);
}

/** The number in an id such as `card-12`; undefined for another id. */
function cardOf(id: string): number | undefined {
  const [, number] = /^card-(\d+)$/.exec(id) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The ids of all words of a set that can appear in texts: its own, and those of the landscape. */
export function wordIds(words: Vocabulary): string[] {
  const { animals, elements, hands, layouts } = words;
  const tokens = [...animals, ...markersOf(words)].map(({ name }) => name);
  return [
    ...[...tokens, ...ENGINE_THINGS].map((name) => `thing-${name}`),
    ...elements.map(({ name }) => `element-${name}`),
    ...hands.map(({ name }) => `hand-${name}`),
    ...layouts.map(({ name }) => `layout-${name}`),
  ];
}

/**
 * The ids of a set's words that have no name in a language, neither in the language's own file nor in `nouns`. Hands
 * are excluded: cards show their drawings.
 */
export function untranslatedWords(words: Vocabulary, nouns: Nouns, lang: Lang): string[] {
  const { ids } = nounForms(lang);
  return wordIds(words).filter((id) => nounKindOf(id) !== 'hand' && !nouns.has(id) && !ids.has(id));
}

/** A template of entries to add to a set's file, to be filled in. */
export function blankWords(ids: readonly string[], lang: Lang): string {
  const { formOf, genders } = nounForms(lang);
  const blank = (name: string) => (name === 'gender' ? genders.join(' / ') : BLANK);
  return ids
    .map((id) =>
      [`${id} = ${BLANK}`, ...formOf(id).needed.map((name) => `    .${name} = ${blank(name)}`)].join('\n'),
    )
    .join('\n');
}

/** Faults of an entry that is not a message; comments have none. */
function entryFaults(entry: Exclude<Entry, Message>, lineOf: (at: number) => number): WordFault[] {
  const start = entry.span?.start ?? 0;
  if (entry.type === 'Term')
    return [
      {
        line: lineOf(start),
        fault: `-${entry.id.name} is not the name of a word: names begin with a letter`,
      },
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
  const isCard = cardOf(id.name) !== undefined;
  const { allowed } = isCard ? CARD_FORM : formOf(id.name);
  const names = new Set(attributes.map((one) => one.id.name));
  const gender = attributes.find((one) => one.id.name === 'gender');
  const wrongGender = gender && allowed.includes('gender') && !genders.includes(patternText(gender.value));
  const longest = isCard ? LONGEST_NOTE : LONGEST;
  const texts = [value ?? [], ...attributes.map((one) => one.value)].flat().map(patternText);
  const inForm: [boolean | undefined, string][] = [
    ...[...names].map(
      (name) => [!allowed.includes(name), `${id.name} cannot have .${name}`] as [boolean, string],
    ),
    [wrongGender, `.gender of ${id.name} is ${genders.join(' or ')}`],
  ];
  const faults: typeof inForm = [
    [!value && !(isCard && names.has('note')), `${id.name} has no word after its =`],
    [names.size < attributes.length, `${id.name} has an attribute twice`],
    // Ids that are not words at all are reported elsewhere.
    ...(isCard || nounKindOf(id.name) ? inForm : []),
    [texts.includes(BLANK), `${id.name} is not filled in`],
    [texts.some((text) => text.length > longest), `${id.name} has more than ${longest} characters`],
    [
      texts.some((text) => /[\p{Cc}\p{Co}\p{Cs}]/u.test(text)),
      `${id.name} has a character that cannot be printed`,
    ],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));
}

/** The required forms that a word lacks in the language, with what is printed instead. */
function gapsOf({ id, value, attributes }: Message, { formOf, genders }: NounForms): string[] {
  if (!value || cardOf(id.name) !== undefined) return [];
  const instead: Record<string, string> = {
    many: `its plural is printed as "${patternText(value)}", too`,
    gender: `it counts as ${genders[0]}`,
  };
  return formOf(id.name)
    .needed.filter((name) => !attributes.some((one) => one.id.name === name))
    .map((name) => `${id.name} has no .${name}: ${instead[name]}`);
}

function textsIn({ value, attributes }: Message): CardTexts {
  const note = attributes.find(({ id }) => id.name === 'note');
  return { ...(value && { title: patternText(value) }), ...(note && { note: patternText(note.value) }) };
}

function nounIn({ value, attributes }: Message): FileNoun {
  const one = value ? patternText(value) : '';
  const forms = new Map(attributes.map(({ id, value }) => [id.name, patternText(value)]));
  return {
    one,
    many: forms.get('many') ?? one,
    bare: forms.get('bare') ?? one,
    gender: forms.get('gender') ?? '',
  };
}

/** Returns a function that gives the line number, from 1, of an offset in a text; offsets must not decrease between calls. */
function linesOf(text: string): (at: number) => number {
  let [line, from] = [1, 0];
  return (at) => {
    line += text.slice(from, at).split('\n').length - 1;
    from = at;
    return line;
  };
}
