/**
 * How each part of the language is written: data that the parser reads by and the printer writes by.
 *
 * A `Part` fills fields of the node that is being read, a `Value` is read as a whole. Both are built by the functions
 * below, so that what reads a construct and what writes it cannot disagree.
 */
import type { IToken, TokenType } from 'chevrotain';
import type { WordCollector } from './print/words.ts';
import { expect, type Reading } from './recovery/reading.ts';
import { Article, tokenTypeOf } from './tokens/tokens.ts';
import type { Span } from './tree/span.ts';

/** Whether a way may be taken, where the next token alone does not tell. */
export type Gate = (reading: Reading) => boolean;
type Fields = Readonly<Record<string, unknown>>;
/** Writes what a part says of a node. */
type Write = (part: Syntax, node: object) => void;

export type Syntax =
  | { is: 'token'; type: TokenType; write: string; one?: string; expected?: string }
  | { is: 'all'; parts: readonly Syntax[]; when?: Gate; surplus?: boolean; mistaken?: boolean }
  | { is: 'maybe'; part: Syntax; when?: Gate; needed?: boolean }
  | { is: 'loop'; part: Syntax; when?: Gate }
  | { is: 'choice'; ways: readonly Way[]; expected?: string }
  | { is: 'set'; values: Fields }
  | { is: 'field'; key: string; value: ValueSyntax; early: boolean; empty?: () => unknown }
  | ListSyntax
  | { is: 'joined'; key: string; value: ValueSyntax }
  | { is: 'check'; run: (reading: Reading, node: never) => void }
  | { is: 'recover'; part: Syntax; skip: (reading: Reading) => void }
  | RuleSyntax
  | { is: 'printed'; part: Syntax; print: (node: never, words: WordCollector, write: Write) => void };

export interface RuleSyntax {
  is: 'rule';
  name: string;
  part?: Syntax;
}
/** One of several ways; `surplus` ones take whatever the others leave. */
export interface Way {
  part: Syntax;
  when?: Gate;
  surplus?: boolean;
}
export interface ListSyntax {
  is: 'list';
  key: string;
  value: ValueSyntax;
  /** How many there are at least. */
  least: 0 | 1 | 2;
  /** How many there are at most; they have nothing between them. */
  most?: 1 | 2;
  /** What separates two of them; none where each may end with a `;`. */
  separator?: TokenType;
  when?: Gate;
  early: boolean;
  /** What is expected when the second is missing. */
  expected?: string;
  ends?: ListEnds;
}
/** What is done around each node of a list in which a mistake ends with the node it is in. */
export interface ListEnds {
  /** Skips to where reading can resume. */
  skip: (reading: Reading) => void;
  /** Asked before each node; `after` is given the answer. */
  before?: (reading: Reading, list: readonly never[]) => boolean;
  /** Looks at each node that was read, if one was begun, and at what follows it. */
  after: (
    reading: Reading,
    read: { node: never; list: readonly never[]; at: number; whole: boolean; before: boolean },
  ) => void;
  /** Whether each may end with a `;`, or needs one before the next. */
  semicolon: boolean | 'needed';
}
export type ValueSyntax =
  | {
      is: 'read-token';
      ways: readonly { type: TokenType; when?: Gate }[];
      article?: boolean;
      make: (token: IToken) => unknown;
      /** Whether it names something without being a word: the number of a card. */
      names?: boolean;
      expected?: string;
      print: (value: never, words: WordCollector) => void;
    }
  | { is: 'node'; head?: Syntax; part: Syntax; span: boolean }
  | VariantsSyntax
  | { is: 'extended'; value: ValueSyntax; part: Syntax }
  | { is: 'rule-of'; name: string; value: ValueSyntax };
export interface VariantsSyntax {
  is: 'variants';
  tag: string;
  /** Read before the way is known, into the same node. */
  before?: Syntax;
  ways: readonly { name: string; part: Syntax; when?: Gate }[];
  /** Read without a node of their own. */
  others: readonly Way[];
  expected?: string;
}

/** A part of the language that fills fields of a node: `fills` is there for its type alone, nothing has it. */
export type Part<N> = Syntax & { readonly fills?: (node: N) => void };
/** A part of the language that is a value of its own. */
export type ValuePart<V> = ValueSyntax & { readonly fills?: () => V };

type Parts = readonly (string | Part<never>)[];
type NodeOf<P> = P extends { readonly fills?: (node: infer N) => void } ? N : unknown;
type FilledBy<P extends Parts> = P extends readonly [infer First, ...infer Rest extends Parts]
  ? NodeOf<First> & FilledBy<Rest>
  : unknown;

// Parts.

/** One part after the other; a text is a word or sign of the language. */
export function all<const P extends Parts>(...parts: P): Part<FilledBy<P>> {
  return {
    is: 'all',
    parts: parts.map((part) => (typeof part === 'string' ? literal(part) : (part as Syntax))),
  };
}

/** A fixed word or sign. */
export const literal = (text: string, expected?: string): Part<unknown> => ({
  is: 'token',
  type: tokenTypeOf(text),
  write: text,
  ...(expected && { expected }),
});
/** A word in the singular or plural, as the number before it wants. */
export const counted = (
  one: string,
  many: string,
  type = tokenTypeOf(many),
  expected = expect(`\`${one}\` or \`${many}\``, [one, many]),
): Part<unknown> => ({
  is: 'token',
  type,
  write: many,
  one,
  expected,
});
/** What may be left out; `when` decides where its first token alone cannot. */
export function maybe<const P extends Parts>(...parts: P): Part<FilledBy<P>> {
  return { is: 'maybe', part: all(...parts) };
}
export function maybeWhen<N>(when: Gate, part: Part<N>): Part<N> {
  return { is: 'maybe', part, when };
}
/** What a text without mistakes has. A part before it says that it is missing. */
export function needed<const P extends Parts>(...parts: P): Part<FilledBy<P>> {
  return { is: 'maybe', part: all(...parts), needed: true };
}
/** What is read so that a mistake can be named; the language does not have it. */
export const mistaken = <N>(part: Part<N>): Part<N> => ({ is: 'all', parts: [part], mistaken: true });
/** Any number of times; the printer writes nothing. */
export const loop = <N>(when: Gate, part: Part<N>): Part<N> => ({ is: 'loop', part, when });

/** `a`, which may be left out and is always written. */
export const optionalArticle: Part<unknown> = {
  is: 'printed',
  part: { is: 'maybe', part: { is: 'token', type: Article, write: 'a' } },
  print: (_, words) => words.amount(1),
};
/** Any word of a type, of which one is written. */
export const anyOf = (type: TokenType, write: string): Part<unknown> => ({ is: 'token', type, write });
/** `a` or `an`. */
export const anArticle: Part<unknown> = {
  is: 'printed',
  part: { is: 'token', type: Article, write: 'a' },
  print: (_, words) => words.amount(1),
};

export function choice<const P extends readonly Part<never>[]>(
  ways: P,
  expected?: string,
): Part<FilledBy<P>> {
  return {
    is: 'choice',
    ways: ways.map((way) => wayOf(way as Syntax)),
    ...(expected && { expected }),
  };
}
/** One way of a choice, to be taken only where `when` holds. */
export const when = <N>(holds: Gate, part: Part<N>): Part<N> => ({ is: 'all', parts: [part], when: holds });
/** The way of a choice that takes what the others leave. */
export const surplus = <N>(part: Part<N>): Part<N> => ({ is: 'all', parts: [part], surplus: true });

function wayOf(part: Syntax): Way {
  if (part.is !== 'all') return { part };
  return { part, ...(part.when && { when: part.when }), ...(part.surplus && { surplus: true }) };
}

/** Values that the node has when it is read this way. */
export function set<K extends string>(values: Readonly<Record<K, unknown>>): Part<{ [k in K]?: unknown }> {
  return { is: 'set', values };
}
/** A field that is true if these words are written, else false. */
export function flag<K extends string>(key: K, ...words: readonly string[]): Part<{ [k in K]: boolean }> {
  return {
    is: 'maybe',
    part: { is: 'all', parts: [...words.map((text) => literal(text)), set({ [key]: true })] },
  };
}

/** A field that is set when its value has been read whole. */
export function field<K extends string, V>(key: K, value: ValuePart<V>): Part<{ [k in K]?: V | undefined }> {
  return { is: 'field', key, value, early: false };
}
/** A field that is set before its node is read, so that a mistake in it leaves what was read. */
export function part<K extends string, V>(
  key: K,
  value: ValuePart<V>,
  empty?: () => V,
): Part<{ [k in K]?: V | undefined }> {
  return { is: 'field', key, value, early: true, ...(empty && { empty }) };
}

interface ListOptions {
  /** `early` ones are added before they are read, so that a mistake leaves what was read. */
  early?: boolean;
  least?: 0 | 1 | 2;
  most?: 1 | 2;
  separator?: string;
  when?: Gate;
  expected?: string;
  ends?: ListEnds;
}
/** A list of at least one, with commas between them if nothing else is said. */
export function list<K extends string, V>(
  key: K,
  value: ValuePart<V>,
  { early = false, least = 1, separator = ',', ...rest }: ListOptions = {},
): Part<{ [k in K]?: V[] | undefined }> {
  return {
    is: 'list',
    key,
    value,
    least,
    early,
    ...(!rest.most && { separator: tokenTypeOf(separator) }),
    ...rest,
  };
}
/** Nodes one after the other, as many as there are. */
export function rows<K extends string, V>(
  key: K,
  value: ValuePart<V>,
  options: Omit<ListOptions, 'separator'> = {},
): Part<{ [k in K]?: V[] | undefined }> {
  return { is: 'list', key, value, least: 0, early: true, ...options };
}
/** A list of at least one, all joined with `and` or all with `or`, which is kept as `join`. */
export function joined<K extends string, V>(
  key: K,
  value: ValuePart<V>,
): Part<{ [k in K]: V[] } & { join?: 'and' | 'or' | undefined }> {
  return { is: 'joined', key, value };
}

/** Looks at what was read and at what comes; it takes no token that a text without mistakes has. */
export const check = <N>(run: (reading: Reading, node: N) => void): Part<N> => ({ is: 'check', run });
/** A part in which a mistake makes the node broken, and reading resumes where `skip` stops. */
export const recover = <N>(part: Part<N>, skip: (reading: Reading) => void): Part<N> => ({
  is: 'recover',
  part,
  skip,
});
/** A part with a name, which has a rule of the parser, and may so contain itself. */
export const rule = <N>(name: string, part: Part<N>): Part<N> => ({ is: 'rule', name, part });
/** A rule that is filled in by `defineRule`, for what contains itself. */
export const forward = <N>(name: string): Part<N> & RuleSyntax => ({ is: 'rule', name });
export function defineRule<N>(rule: Part<N> & RuleSyntax, part: Part<N>): void {
  rule.part = part;
}
/** A part that is written in another way than it is read. */
export const printed = <N>(
  part: Part<N>,
  print: (node: N, words: WordCollector, write: Write) => void,
): Part<N> => ({
  is: 'printed',
  part,
  print,
});

// Values.

/** A node with the characters it covers. */
export const node = <N>(part: Part<N>): ValuePart<N> => ({ is: 'node', part, span: true });
/** A node that exists only once its head was read. */
export const headed = <N>(head: Part<N>, part: Part<N>): ValuePart<N> => ({
  is: 'node',
  head,
  part,
  span: true,
});
/** A node without a span. */
export const record = <N>(part: Part<N>): ValuePart<N> => ({ is: 'node', part, span: false });
/** A value, which is an object, with more fields that are read after it; its span stays what it is. */
export const extended = <V extends object, M extends object>(
  value: ValuePart<V>,
  part: Part<M>,
): ValuePart<V & Partial<M>> => ({ is: 'extended', value, part });
export const ruleOf = <V>(name: string, value: ValuePart<V>): ValuePart<V> => ({
  is: 'rule-of',
  name,
  value,
});

interface VariantsOptions {
  before?: Syntax;
  /** When a way may be taken, where its first token does not tell. */
  when?: Readonly<Record<string, Gate>>;
  others?: readonly Syntax[];
  expected?: string;
}
/** One of several kinds of node, told apart by `tag`: what is written for each. A kind left out does not compile. */
export function variants<N extends Span>() {
  return <T extends keyof N & string>(
    tag: T,
    ways: { readonly [K in N[T] & string]: Part<Extract<N, Record<T, K>>> },
    { others = [], when = {}, ...options }: VariantsOptions = {},
  ): ValuePart<N> => ({
    is: 'variants',
    tag,
    ways: Object.entries<Syntax>(ways).map(([name, part]) => ({
      name,
      part,
      ...(when[name] && { when: when[name] }),
    })),
    others: others.map(wayOf),
    ...options,
  });
}
