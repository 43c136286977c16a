/** The names and texts of a set in another language, from its file `words.LANG.ftl` in Fluent's format. */
import { type Entry, type Message, type Pattern, parse, Resource, serialize } from '@fluent/syntax';
import type { CardTexts, FileNoun, Lang } from '../wording/language.ts';

/** A mistake in a file, and its line number, from 1. */
export interface WordFault {
  line: number;
  fault: string;
}

/** The longest word: longer ones fit on no card. */
const LONGEST_WORD = 100;
/** The longest note, and sentence by hand. */
const LONGEST_NOTE = 1000;
/** The values of `.gender` in each language; a language without genders needs none. */
const GENDERS: Readonly<Record<Lang, readonly string[]>> = { en: [], es: ['m', 'f'] };
/** A placeholder for a text to be filled in. */
const PLACEHOLDER = '…';

/**
 * Reads the words of a set in a language: `thing-NAME` for animals and markers, `element-NAME`, `hand-NAME`,
 * `layout-NAME`, `by-hand-NUMBER-1` for the first sentence by hand of a card, and `card-NUMBER` for the title of a card or
 * feature, with its note as `.note` and its source as `.source`. All are plain text, because placeables (`{…}`) in Fluent's format could refer to
 * anything. A word with a fault is left out. A thing has a plural as `.many`, in Spanish also a `.gender`, and may have a `.bare` name for use before or
 * after another noun.
 */
export function readTranslation(text: string, lang: Lang) {
  const read = {
    nouns: new Map<string, FileNoun>(),
    /** Titles, notes and sources, by card number. */
    cards: new Map<number, CardTexts>(),
    /** The line where each entry begins, by id. */
    lines: new Map<string, number>(),
    faults: [] as WordFault[],
    /** Forms that the language requires and a word lacks; it is printed without them. */
    gaps: [] as WordFault[],
  };
  const brace = text.split('\n').findIndex((line) => !line.startsWith('#') && /[{}]/.test(line));
  if (brace >= 0) {
    read.faults.push({ line: brace + 1, fault: 'words are plain text, without { and }' });
    return read;
  }
  const lineOf = linesOf(text);
  for (const entry of parse(text, {}).body) {
    if (entry.type !== 'Message') {
      read.faults.push(...entryFaults(entry, lineOf));
      continue;
    }
    const { name: id, span } = entry.id;
    const line = lineOf(span?.start ?? 0);
    const repeated = read.lines.has(id) ? [`${id} is defined twice; this is the second time`] : [];
    const faults = [...repeated, ...messageFaults(entry, lang)].map((fault) => ({ line, fault }));
    if (faults.length > 0) {
      read.faults.push(...faults);
      continue;
    }
    read.gaps.push(...gapsOf(entry, lang).map((fault) => ({ line, fault })));
    read.lines.set(id, line);
    const number = cardOf(id);
    if (number === undefined) read.nouns.set(id, nounIn(entry));
    else read.cards.set(number, textsIn(entry));
  }
  return read;
}

/** Merges files into one; of entries with the same id the last is kept. */
export function mergeTranslations(texts: readonly string[]): string {
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

/** A template of entries to add to a set's file, to be filled in. */
export function wordTemplate(ids: readonly string[], lang: Lang): string {
  const blank = (name: string) => (name === 'gender' ? GENDERS[lang].join(' / ') : PLACEHOLDER);
  return ids
    .flatMap((id) => [
      `${id} = ${PLACEHOLDER}`,
      ...attributesOf(id, lang).map((name) => `    .${name} = ${blank(name)}`),
    ])
    .join('\n');
}

/** The attributes that a word needs. */
const attributesOf = (id: string, lang: Lang): string[] => {
  if (!id.startsWith('thing-')) return [];
  return GENDERS[lang].length === 0 ? ['many'] : ['many', 'gender'];
};

/** The attributes that an entry may have; undefined for an id that names no word, which is reported elsewhere. */
function allowedAttributes(id: string, lang: Lang): string[] | undefined {
  if (cardOf(id) !== undefined) return ['note', 'source'];
  if (id.startsWith('thing-')) return [...attributesOf(id, lang), 'bare'];
  return /^(element|hand|layout|name|by-hand)-/.test(id) ? [] : undefined;
}

/** The plain text of a word, on one line. */
const patternText = ({ elements }: Pattern): string =>
  elements
    .map((element) => (element.type === 'TextElement' ? element.value : ''))
    .join('')
    .replace(/\s*\n\s*/g, ' ');

/** Faults of an entry that is not a message; comments have none. */
function entryFaults(entry: Exclude<Entry, Message>, lineOf: (at: number) => number): WordFault[] {
  const faultAt = (start = entry.span?.start ?? 0, fault: string) => [{ line: lineOf(start), fault }];
  if (entry.type === 'Term')
    return faultAt(undefined, `-${entry.id.name} is not the name of a word: names begin with a letter`);
  if (entry.type !== 'Junk') return [];
  const [{ message, span } = { message: 'this is not a word', span: undefined }] = entry.annotations;
  const why = `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
  return faultAt(span?.start, `${why}; a word is written like thing-NAME = the word`);
}

function messageFaults({ id: { name: id }, value, attributes }: Message, lang: Lang): string[] {
  const isCard = cardOf(id) !== undefined;
  const forms = formsOf(attributes);
  const allowed = allowedAttributes(id, lang);
  const longest = isCard || id.startsWith('by-hand-') ? LONGEST_NOTE : LONGEST_WORD;
  const texts = [...(value ? [patternText(value)] : []), ...attributes.map((one) => patternText(one.value))];
  const genders = GENDERS[lang];
  const isGender = genders.includes(forms.get('gender') ?? genders[0]!);
  const faults: [isWrong: boolean, string][] = [
    [!value && !(isCard && forms.size > 0), `${id} has no word after its =`],
    [forms.size < attributes.length, `${id} has an attribute twice`],
    ...[...forms.keys()].map((name): [boolean, string] => [
      allowed?.includes(name) === false,
      `${id} cannot have .${name}`,
    ]),
    [allowed?.includes('gender') === true && !isGender, `.gender of ${id} is ${genders.join(' or ')}`],
    [texts.includes(PLACEHOLDER), `${id} is not filled in`],
    [texts.some((text) => text.length > longest), `${id} has more than ${longest} characters`],
    [
      texts.some((text) => /[\p{Cc}\p{Co}\p{Cs}]/u.test(text)),
      `${id} has a character that cannot be printed`,
    ],
  ];
  return faults.flatMap(([isWrong, fault]) => (isWrong ? [fault] : []));
}

/** The required forms that a word lacks in the language, with what is printed instead. */
function gapsOf({ id, value, attributes }: Message, lang: Lang): string[] {
  if (!value) return [];
  const instead: Record<string, string> = {
    many: `its plural is printed as "${patternText(value)}", too`,
    gender: `it counts as ${GENDERS[lang][0]}`,
  };
  return attributesOf(id.name, lang)
    .filter((name) => !attributes.some((one) => one.id.name === name))
    .map((name) => `${id.name} has no .${name}: ${instead[name]}`);
}

function textsIn({ value, attributes }: Message): CardTexts {
  const { note, source: sourceText } = Object.fromEntries(formsOf(attributes));
  return {
    ...(value && { title: patternText(value) }),
    ...(note !== undefined && { note }),
    ...(sourceText !== undefined && { sourceText }),
  };
}

/** The texts of attributes by name; of equal names the last. */
const formsOf = (attributes: Message['attributes']) =>
  new Map(attributes.map(({ id, value }) => [id.name, patternText(value)]));

function nounIn({ value, attributes }: Message): FileNoun {
  const one = value ? patternText(value) : '';
  const forms = formsOf(attributes);
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
