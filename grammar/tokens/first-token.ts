/**
 * Which way the parser goes, by the next token alone.
 *
 * Chevrotain's own strategy works out every way of every rule before the first text is read, which takes longer than
 * reading all the cards. Here a way is known by the tokens it may begin with, worked out when a text first comes to it.
 */
import {
  type ILookaheadStrategy,
  type IOrAlt,
  type IToken,
  LLkLookaheadStrategy,
  type TokenType,
} from 'chevrotain';
import type { Syntax, ValueSyntax } from '../syntax.ts';
import { AnyWord, Article, Name } from './tokens.ts';

interface Reader {
  LA(ahead: number): IToken;
}
/** A token that some syntax may begin with: a word or sign of the language, or the first token of a value. */
export interface LeafToken {
  type: TokenType;
  /** The word or sign, and what it is for one of something; nothing where any token of the type will do. */
  write?: string;
  one?: string;
  /** Whether the token names something. */
  names?: boolean;
  /** Whether only a mistake begins with it. */
  mistaken?: boolean;
}
/** The tokens some syntax may begin with, and whether it may be nothing at all. */
interface First {
  leaves: readonly LeafToken[];
  empty: boolean;
}
type Build<T extends 'Alternation' | 'Optional'> = Parameters<ILookaheadStrategy[`buildLookaheadFor${T}`]>[0];

/** A choice, or what may be left out, asked at the next token. */
export class Ways {
  readonly all: readonly Syntax[];
  #byToken: number[][] | undefined;

  constructor(ways: readonly Syntax[]) {
    this.all = ways;
  }

  /** The ways that the token may begin, in their order; undefined for none. */
  at({ tokenTypeIdx }: IToken): readonly number[] | undefined {
    this.#byToken ??= waysByToken(this.all);
    return this.#byToken[tokenTypeIdx];
  }
}

/** Chevrotain's strategy, with one token; how it validates the grammar, in a test, stays the same. */
export class FirstToken extends LLkLookaheadStrategy implements ILookaheadStrategy {
  private readonly choices = new Map<string, Ways>();

  constructor() {
    super({ maxLookahead: 1 });
  }

  /** Says what the ways of a choice are, or the one of what may be left out. */
  add(rule: string, occurrence: number, of: readonly Syntax[]): Ways {
    const ways = new Ways(of);
    this.choices.set(`${rule}/${occurrence}`, ways);
    return ways;
  }

  override buildLookaheadForAlternation({ rule, prodOccurrence }: Build<'Alternation'>) {
    const ways = this.choices.get(`${rule.name}/${prodOccurrence}`);
    return function (this: Reader, alternatives: IOrAlt<unknown>[] = []): number | undefined {
      return wayAt(ways, this.LA(1), alternatives);
    };
  }

  override buildLookaheadForOptional({ rule, prodOccurrence }: Build<'Optional'>) {
    const ways = this.choices.get(`${rule.name}/${prodOccurrence}`);
    return function (this: Reader): boolean {
      return ways?.at(this.LA(1)) !== undefined;
    };
  }
}

/** The first way that a token may begin and whose gate is open. */
export function wayAt(
  ways: Ways | undefined,
  token: IToken,
  alternatives: readonly IOrAlt<unknown>[],
): number | undefined {
  for (const way of ways?.at(token) ?? []) {
    const { GATE } = alternatives[way];
    if (GATE === undefined || GATE()) return way;
  }
  return undefined;
}

/** By the number of a token type: the ways that may begin with it, in their order. */
function waysByToken(ways: readonly Syntax[]): number[][] {
  const byToken: number[][] = [];
  for (const [i, way] of ways.entries()) {
    const { leaves, empty } = first(way);
    if (empty) throw new Error('an alternative of a choice must not be empty');
    const numbers = leaves.flatMap(({ type: { tokenTypeIdx = 0, categoryMatches = [] } }) => [
      tokenTypeIdx,
      ...categoryMatches,
    ]);
    for (const number of new Set(numbers)) {
      byToken[number] ??= [];
      byToken[number].push(i);
    }
  }
  return byToken;
}

/** A token of the language, as what may begin with it. */
export const leafOf = ({ type, write, one }: Extract<Syntax, { is: 'token' }>): LeafToken => ({
  type,
  ...(write && { write }),
  ...(one !== undefined && { one }),
});

/** What some syntax may begin with. */
export const leafTokensOf = (syntax: Syntax): readonly LeafToken[] => first(syntax).leaves;

function first(syntax: Syntax): First {
  switch (syntax.is) {
    case 'token':
      return { leaves: [leafOf(syntax)], empty: false };
    case 'all': {
      const { leaves, empty } = firstOfAll(syntax.parts.map((part) => () => first(part)));
      if (!syntax.mistaken && !syntax.surplus) return { leaves, empty };
      return { leaves: leaves.map((leaf) => ({ ...leaf, mistaken: true })), empty };
    }
    case 'maybe':
    case 'loop':
      return { ...first(syntax.part), empty: true };
    case 'choice':
      return firstOfWays(syntax.ways);
    case 'set':
    case 'check':
      return { leaves: [], empty: true };
    case 'list': {
      const one = firstOfValue(syntax.value);
      return syntax.least === 0 ? { ...one, empty: true } : one;
    }
    case 'field':
    case 'joined':
      return firstOfValue(syntax.value);
    case 'recover':
    case 'printed':
      return first(syntax.part);
    case 'rule':
      return syntax.part ? first(syntax.part) : { leaves: [], empty: true };
  }
}

/** The tokens a value may begin with. */
function firstOfValue(value: ValueSyntax): First {
  switch (value.is) {
    case 'read-token':
      return {
        leaves: [...(value.article ? [{ type: Article }] : []), ...leavesOfToken(value)],
        empty: false,
      };
    case 'extended':
    case 'rule-of':
      return firstOfValue(value.value);
    case 'node':
      return first(value.head ?? value.part);
    case 'variants':
      return firstOfAll([
        ...(value.before ? [value.before] : []).map((part) => () => first(part)),
        () => firstOfWays([...value.ways, ...value.others]),
      ]);
  }
}

/** The tokens a value of one token may be. */
export const leavesOfToken = ({ ways, names }: Extract<ValueSyntax, { is: 'read-token' }>): LeafToken[] =>
  ways.map(({ type }) => ({ type, names: names === true || type === Name || type === AnyWord }));

function firstOfAll(parts: readonly (() => First)[]): First {
  const leaves: LeafToken[] = [];
  for (const part of parts) {
    const one = part();
    leaves.push(...one.leaves);
    if (!one.empty) return { leaves, empty: false };
  }
  return { leaves, empty: true };
}

function firstOfWays(ways: readonly { part: Syntax }[]): First {
  const all = ways.map(({ part }) => first(part));
  return { leaves: all.flatMap(({ leaves }) => leaves), empty: all.some(({ empty }) => empty) };
}
