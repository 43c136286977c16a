/**
 * The syntax of each part of the language, as data that both the parser and the printer use.
 *
 * A `Part` fills fields of the node being read; a `ValuePart` is read as a value of its own. Both are built by the functions
 * below, so that parsing and printing a construct cannot disagree.
 */

import type { IToken, TokenType } from 'chevrotain';
import type { ExpectationId } from './expectations.ts';
import type { Lookahead, Reading } from './recovery/reading.ts';
import type { RuleName } from './rule-names.ts';
import { findTokenType, type TokenKind, typeOfWord } from './tokens/tokens.ts';
import type { WordCollector } from './tokens/word-collector.ts';
import type { Keyword, Sign } from './tokens/words.ts';
import type { Span } from './tree/span.ts';

/** Whether an alternative may be taken, if the next token alone does not decide. */
export type Gate = (ahead: Lookahead) => boolean;
type Fields = Readonly<Record<string, unknown>>;
/** Writes a node according to a part. */
type Write = (part: Syntax, node: object) => void;

export type Syntax =
  | { is: 'token'; type: TokenType; write: string; one?: string; expected?: ExpectationId }
  | { is: 'all'; parts: readonly Syntax[]; when?: Gate; surplus?: boolean; mistaken?: boolean }
  | { is: 'maybe'; part: Syntax; when?: Gate | undefined; needed?: boolean; flag?: string }
  | { is: 'loop'; part: Syntax; least?: 0 | 1; when?: Gate | undefined; expected?: ExpectationId | undefined }
  | { is: 'choice'; ways: readonly Way[]; expected?: ExpectationId }
  | { is: 'set'; values: Fields }
  | FieldSyntax
  | ListSyntax
  | { is: 'joined'; key: string; value: ValueSyntax; part: Syntax }
  | { is: 'check'; run: (reading: Reading, node: never) => void }
  | { is: 'recover'; part: Syntax; skip: (reading: Reading) => void }
  | RuleSyntax
  | { is: 'printed'; part: Syntax; print: (node: never, words: WordCollector, write: Write) => void };

export type TokenSyntax = Extract<Syntax, { is: 'token' }>;
export interface RuleSyntax {
  is: 'rule';
  name: RuleName;
  part?: Syntax;
}
/** A kind of token that a value may be. */
export interface TokenWay {
  kind: TokenKind;
  when?: Gate;
}
/** One alternative of a choice; a `surplus` one takes whatever the others do not. */
export interface Way {
  part: Syntax;
  when?: Gate;
  surplus?: boolean;
}
interface FieldSyntax {
  is: 'field';
  key: string;
  value: ValueSyntax;
  /** Whether the field is set before its value is read, so that a mistake keeps what was read. */
  early: boolean;
  /** Whether it holds a list, to which the value is added. */
  many?: boolean;
  empty?: () => unknown;
  ends?: ListEnds | undefined;
}
/** A list: `part` reads its values one by one, each as a field. */
export interface ListSyntax {
  is: 'list';
  key: string;
  value: ValueSyntax;
  part: Syntax;
  /** What is printed between two values. */
  between: Keyword | Sign | undefined;
  /** Whether it is also printed before the first one. */
  leading: boolean;
  ends: ListEnds | undefined;
}
/** A node of a list that was read, if one was started. */
export interface NodeEnd<N> {
  node: N | undefined;
  list: readonly N[];
  at: number;
  whole: boolean;
  before: boolean;
}
/** What happens around each node of a list in which a mistake ends with its node, and marks it as broken. */
export interface ListEnds {
  /** Skips to where parsing can resume. */
  skip: (reading: Reading) => void;
  /** Called before each node; the result is passed to `after`. */
  before?: (reading: Reading, list: readonly never[]) => boolean;
  /** Checks each node that was read, if one was started, and what follows it. */
  after?: (reading: Reading, read: NodeEnd<never>) => void;
  /** Whether each node may end with a `;`, or needs one before the next. */
  semicolon?: boolean | 'needed';
  /** Whether a brace or a `;` is needed before the first node. */
  behindSign?: true;
}
export type ValueSyntax =
  | {
      is: 'read-token';
      ways: readonly TokenWay[];
      article?: boolean;
      make: (token: IToken) => unknown;
      /** Whether it refers to something by a number instead of a word: the number of a card. */
      names?: boolean;
      expected: ExpectationId;
      print: (value: never, words: WordCollector) => void;
    }
  | { is: 'node'; head?: Syntax; part: Syntax; span: boolean }
  | VariantsSyntax
  | { is: 'extended'; value: ValueSyntax; part: Syntax }
  | { is: 'rule-of'; name: RuleName; value: ValueSyntax };
export interface VariantsSyntax {
  is: 'variants';
  tag: string;
  /** Read into the same node before the kind is known. */
  before?: Syntax;
  ways: readonly { name: string; part: Syntax; when?: Gate }[];
  /** Alternatives that create no node. */
  others: readonly Way[];
  expected?: ExpectationId;
}

/** A part of the language that fills fields of a node. `fills` exists only for the type; no object has it. */
export type Part<N> = Syntax & { readonly fills?: (node: N) => void };
/** A part of the language that is a value of its own. */
export type ValuePart<V> = ValueSyntax & { readonly fills?: () => V };

type Parts = readonly (Keyword | Sign | Part<never>)[];
type NodeOf<P> = P extends { readonly fills?: (node: infer N) => void } ? N : unknown;
type FilledBy<P extends Parts> = P extends readonly [infer First, ...infer Rest extends Parts]
  ? NodeOf<First> & FilledBy<Rest>
  : unknown;

// Parts.

/** Parts in sequence. */
export function all<const P extends Parts>(...parts: P): Part<FilledBy<P>> {
  return {
    is: 'all',
    parts: parts.map((part) => (typeof part === 'string' ? literal(part) : (part as Syntax))),
  };
}

/** A fixed keyword or sign. */
export const literal = (text: Keyword | Sign, expected: ExpectationId = text): TokenSyntax => ({
  is: 'token',
  type: findTokenType(text),
  write: text,
  expected,
});
/**
 * A keyword in the singular or plural, agreeing with the number before it. What is `expected` matters only where the keyword can
 * be missing.
 */
export const counted = (
  one: string,
  many: string,
  expected: ExpectationId = 'something-else',
  kind?: TokenKind,
): Part<unknown> => ({
  is: 'token',
  type: kind ? findTokenType(kind) : typeOfWord(many)!,
  write: many,
  one,
  expected,
});
/** An optional part. Use `maybeWhen` if its first token alone does not decide. */
export function maybe<const P extends Parts>(...parts: P): Part<FilledBy<P>> {
  return { is: 'maybe', part: all(...parts) };
}
export function maybeWhen<N>(when: Gate, part: Part<N>): Part<N> {
  return { is: 'maybe', part, when };
}
/** A part that every correct text has. A part before it reports it as missing. */
export function needed<const P extends Parts>(...parts: P): Part<FilledBy<P>> {
  return { is: 'maybe', part: all(...parts), needed: true };
}
/** A part that is parsed only to report a specific mistake; it does not belong to the language. */
export const mistaken = <N>(part: Part<N>): Part<N> => ({ is: 'all', parts: [part], mistaken: true });
/** A part any number of times; the printer writes nothing. */
export const loop = <N>(when: Gate, part: Part<N>): Part<N> => ({ is: 'loop', part, when });

/** Any token of a kind; the printer writes `write`. */
export const anyToken = (kind: TokenKind, write: string): TokenSyntax => ({
  is: 'token',
  type: findTokenType(kind),
  write,
});
/** `a` or `an`. */
export const anArticle = printed(anyToken('Article', 'a'), (_, words) => words.amount(1));
/** `a`, optional when parsing and always printed. */
export const optionalArticle = printed(maybe(anyToken('Article', 'a')), (_, words) => words.amount(1));

export function choice<const P extends readonly Part<never>[]>(
  ways: P,
  expected?: ExpectationId,
): Part<FilledBy<P>> {
  return {
    is: 'choice',
    ways: ways.map((way) => wayOf(way as Syntax)),
    ...(expected && { expected }),
  };
}
/** An alternative of a choice that is taken only if `when` holds. */
export const when = <N>(holds: Gate, part: Part<N>): Part<N> => ({ is: 'all', parts: [part], when: holds });
/** The alternative of a choice that takes what the others do not. */
export const surplus = <N>(part: Part<N>, when?: Gate): Part<N> => ({
  is: 'all',
  parts: [part],
  surplus: true,
  ...(when && { when }),
});

function wayOf(part: Syntax): Way {
  if (part.is !== 'all') return { part };
  return { part, ...(part.when && { when: part.when }), ...(part.surplus && { surplus: true }) };
}

/** Sets fields of the node to fixed values. */
export function set<K extends string>(values: Readonly<Record<K, unknown>>): Part<{ [k in K]?: unknown }> {
  return { is: 'set', values };
}
/** A field that is true if these words are there, otherwise false. */
export function flag<K extends string>(key: K, ...words: readonly Keyword[]): Part<{ [k in K]: boolean }> {
  const part = all(...words, set({ [key]: true }));
  return { is: 'maybe', part, flag: key };
}

/** A field that is set once its value has been read completely. */
export function field<K extends string, V>(key: K, value: ValuePart<V>): Part<{ [k in K]?: V | undefined }> {
  return { is: 'field', key, value, early: false };
}
/** A field that is set before its node is read, so that a mistake in the node keeps what was read. */
export function part<K extends string, V>(
  key: K,
  value: ValuePart<V>,
  empty?: () => V,
): Part<{ [k in K]?: V | undefined }> {
  return { is: 'field', key, value, early: true, ...(empty && { empty }) };
}

interface RowOptions {
  /** The minimum number of values; if absent, 0 in rows and 1 in a list. */
  least?: 0 | 1 | 2;
  /** The maximum number of values. */
  most?: 1 | 2;
  /** Whether another value may follow, if the next token does not decide. */
  when?: Gate;
  /** Whether values are added before they are read, so that a mistake keeps what was read; if absent, they are in rows only. */
  early?: boolean;
  /** What is expected if the second value is missing. */
  expected?: ExpectationId;
  ends?: ListEnds;
}
interface ListOptions extends Omit<RowOptions, 'most'> {
  /** What is between two values; if absent, a comma. */
  separator?: Keyword | Sign;
}
type ListPart<K extends string, V> = Part<{ [k in K]?: V[] | undefined }>;

/** A list of at least one value, by default separated by commas. */
export const list = <K extends string, V>(
  key: K,
  value: ValuePart<V>,
  { separator = ',', ...options }: ListOptions = {},
): ListPart<K, V> => listOf(key, value, separator, { least: 1, ...options });

/** Nodes in sequence, as many as there are. */
export const rows = <K extends string, V>(
  key: K,
  value: ValuePart<V>,
  options: RowOptions = {},
): ListPart<K, V> => listOf(key, value, undefined, { early: true, ...options });

/** Without a separator, nothing is between the values. */
function listOf(
  key: string,
  value: ValueSyntax,
  separator: Keyword | Sign | undefined,
  { least = 0, most, when, early = false, expected, ends }: RowOptions,
): ListSyntax {
  const one: Syntax = { is: 'field', key, value, early, many: true, ends };
  const next = separator ? all(separator, one) : one;
  const more: Syntax =
    most === 2
      ? { is: 'maybe', part: next, when }
      : { is: 'loop', part: next, least: least === 2 ? 1 : 0, when, expected };
  const several = least === 0 ? more : all(one, more);
  return {
    is: 'list',
    key,
    value,
    part: most === 1 ? one : several,
    between: separator ?? (ends?.semicolon ? ';' : undefined),
    leading: separator !== undefined && least === 0,
    ends,
  };
}

/** A list of at least one value, all joined with `and` or all with `or`; the word is stored as `join`. */
export function joined<K extends string, V>(
  key: K,
  value: ValuePart<V>,
): Part<{ [k in K]: V[] } & { join?: 'and' | 'or' | undefined }> {
  const one: Syntax = { is: 'field', key, value, early: true, many: true };
  const word = choice([all('and', set({ join: 'and' })), all('or', set({ join: 'or' }))], 'and');
  const isSame: Gate = (reading) => {
    const { join }: { join?: 'and' | 'or' } = reading.node;
    return join === undefined || reading.is(1, join);
  };
  return { is: 'joined', key, value, part: all(one, loop(isSame, all(word, one))) };
}

/** Checks what was read and what follows; takes no token that belongs to a correct text. */
export const check = <N>(run: (reading: Reading, node: N) => void): Part<N> => ({ is: 'check', run });
/** A part in which a mistake marks the node as broken and parsing resumes where `skip` stops. */
export const recover = <N>(part: Part<N>, skip: (reading: Reading) => void): Part<N> => ({
  is: 'recover',
  part,
  skip,
});
/** A named part with its own parser rule, which may therefore contain itself. */
export const rule = <N>(name: RuleName, part: Part<N>): Part<N> => ({ is: 'rule', name, part });
/** A rule to be filled in with `defineRule`, for parts that contain themselves. */
export const forward = <N>(name: RuleName): Part<N> & RuleSyntax => ({ is: 'rule', name });
export function defineRule<N>(rule: Part<N> & RuleSyntax, part: Part<N>): void {
  rule.part = part;
}
/** A part that is printed differently from how it is parsed. */
export function printed<N>(
  part: Part<N>,
  print: (node: N, words: WordCollector, write: Write) => void,
): Part<N> {
  return { is: 'printed', part, print };
}

// Values.

/** A node with its span. */
export const node = <N>(part: Part<N>): ValuePart<N> => ({ is: 'node', part, span: true });
/** A node that is created only after its head was read. */
export const headed = <N>(head: Part<N>, part: Part<N>): ValuePart<N> => ({
  is: 'node',
  head,
  part,
  span: true,
});
/** A node without a span. */
export const record = <N>(part: Part<N>): ValuePart<N> => ({ is: 'node', part, span: false });
/** An object value with further fields that are read after it; its span stays the same. */
export const extended = <V extends object, M extends object>(
  value: ValuePart<V>,
  part: Part<M>,
): ValuePart<V & Partial<M>> => ({ is: 'extended', value, part });
export const ruleOf = <V>(name: RuleName, value: ValuePart<V>): ValuePart<V> => ({
  is: 'rule-of',
  name,
  value,
});

interface VariantsOptions {
  before?: Syntax;
  /** When an alternative may be taken, if its first token does not decide. */
  when?: Readonly<Record<string, Gate>>;
  others?: readonly Syntax[];
  expected?: ExpectationId;
}
/** One of several kinds of node, distinguished by `tag`, with the syntax of each. Leaving out a kind is a type error. */
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
