/** Formats the messages of a language's file, in Fluent's format, keeping icons and keywords as parts. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentVariable } from '@fluent/bundle';
import { asset } from '../../assets.ts';
import { checkLang, type FileNoun, type Lang, type WordingLength } from '../language.ts';
import { type Phrase, plain, type TextPart } from '../parts.ts';
import type { MessageId, MessageValues } from './messages.ts';

/** A phrase that other words agree with. */
export interface NamePhrase {
  phrase: Phrase;
  /** As named in the language's file; empty if it does not matter. */
  gender: string;
  /** For several nouns, the gender of the first. */
  firstGender?: string;
}

/** A value of a message. */
export type MessageValue = string | number | Phrase | NamePhrase;

export interface Translator {
  say<Id extends MessageId>(id: Id, ...values: MessageArguments<Id>): Phrase;
  /** Like `say`, with the gender that the message declares. */
  named<Id extends MessageId>(id: Id, ...values: MessageArguments<Id>): NamePhrase;
  /** The items of a message that is a list, separated by ` | `. */
  list(id: 'openings' | 'keep-together' | 'keep-with-icon'): string[];
  /** A noun of the language's file: `thing-NAME`, `element-NAME`, `hand-NAME`, `layout-NAME`, `card` or `cube`. */
  noun(id: `${'thing' | 'element' | 'hand' | 'layout'}-${string}` | 'card' | 'cube'): FileNoun | undefined;
}

/** The values of a message as arguments: none for a message without values. */
export type MessageArguments<Id extends MessageId> = keyof MessageValues<Id, MessageValue> extends never
  ? []
  : [MessageValues<Id, MessageValue>];

const translators = new Map<string, Translator>();

/**
 * The translator of a language.
 * @param length `short` to use the shorter wording of messages that have one
 * @param hasTable whether it has the messages of a table, too
 * @throws Error for a message that the language's file lacks
 * @throws UserError for an unknown language, which must not be looked up as a file
 */
export function translator(lang: Lang, length: WordingLength = 'usual', hasTable = false): Translator {
  const key = `${lang} ${length} ${hasTable}`;
  const known = translators.get(key);
  if (known) return known;
  checkLang(lang);
  const text = asset('language')(lang) + (hasTable ? asset('table')(lang) : '');
  const made = newTranslator(lang, text, length);
  translators.set(key, made);
  return made;
}

/** The translator for the text of a language's file. */
export function newTranslator(lang: string, text: string, length: WordingLength = 'usual'): Translator {
  const bundle = new FluentBundle(lang, {
    useIsolating: false,
    functions: { BEGINS: begins, GENDER: gender, FIRSTGENDER: firstGender },
  });
  bundle.addResource(new FluentResource(text));
  const format = (
    id: string,
    attribute: string | undefined,
    values: Readonly<Record<string, MessageValue>>,
  ) => {
    const message = bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return undefined;
    const pieces: Piece[] = [];
    const given = Object.entries(values).map(([name, value]) => [name, variable(value, pieces)] as const);
    // Without a list for errors, Fluent throws them.
    return unmarked(bundle.formatPattern(pattern, Object.fromEntries(given)), pieces);
  };
  const say = (id: string, values: Readonly<Record<string, MessageValue>> = {}): Phrase => {
    const phrase = (length === 'short' && format(id, 'short', values)) || format(id, undefined, values);
    if (!phrase) throw new Error(`languages/${lang}.ftl lacks ${id}`);
    return phrase;
  };
  const words = (id: string, attribute?: string, values: Readonly<Record<string, MessageValue>> = {}) => {
    const phrase = format(id, attribute, values);
    return phrase && plain(phrase);
  };
  return {
    say: (id, ...[values]) => say(id, values),
    named: (id, ...[values]) => ({ phrase: say(id, values), gender: words(id, 'gender', values) ?? '' }),
    list: (id) => plain(say(id)).split(' | '),
    noun(id) {
      const one = words(id);
      if (one === undefined) return undefined;
      const many = words(id, 'many') ?? one;
      return { one, many, bare: words(id, 'bare') ?? one, gender: words(id, 'gender') ?? '' };
    },
  };
}

/** A placeholder for a phrase while Fluent formats a message. */
class Piece extends FluentType<NamePhrase> {
  private readonly mark: string;

  constructor(value: NamePhrase, mark: string) {
    super(value);
    this.mark = mark;
  }

  override toString(): string {
    return this.mark;
  }
}

/** Private-use characters, which are left out of texts: the start of a mark, and the character of its first number. */
const MARK = '\uE000';
const FIRST = 0xe001;

function variable(value: MessageValue, pieces: Piece[]): FluentVariable {
  if (typeof value === 'string') return value.replaceAll(MARK, '');
  if (typeof value === 'number') return new FluentNumber(value, { useGrouping: false });
  const named = 'phrase' in value ? value : { phrase: value, gender: '' };
  const piece = new Piece(named, `${MARK}${String.fromCharCode(FIRST + pieces.length)}`);
  pieces.push(piece);
  return piece;
}

/** The text with its marks replaced by phrases. */
function unmarked(text: string, pieces: readonly Piece[]): Phrase {
  const [first = '', ...marked] = text.split(MARK);
  const rest = marked.flatMap((one): TextPart[] => [
    ...pieces[one.charCodeAt(0) - FIRST]!.value.phrase,
    ...words(one.slice(1)),
  ]);
  return [...words(first), ...rest];
}

const words = (text: string): TextPart[] => (text === '' ? [] : [{ part: 'text', text }]);

/** `BEGINS($x, "a e")`: yes if the text of $x begins with one of these, ignoring case. */
function begins([what, beginnings]: unknown[]): string {
  const text = (what instanceof Piece ? plain(what.value.phrase) : String(what)).toLowerCase();
  return String(beginnings)
    .split(' ')
    .some((one) => one !== '' && text.startsWith(one))
    ? 'yes'
    : 'no';
}

/** `GENDER($x)`: the gender of a noun; empty for other words. */
function gender([what]: unknown[]): string {
  return what instanceof Piece ? what.value.gender : '';
}

/** `FIRSTGENDER($x)`: the gender of the first of several nouns. */
function firstGender([what]: unknown[]): string {
  return what instanceof Piece ? (what.value.firstGender ?? what.value.gender) : '';
}
