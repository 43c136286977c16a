/**
 * Decides which alternative the parser takes, by the next token alone.
 *
 * Chevrotain's own strategy computes every alternative of every rule before the first text is parsed, which takes longer than
 * parsing all the cards. Here, an alternative is known by the tokens it can begin with, computed when a text first reaches it.
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
/** A token that some syntax can begin with: a keyword or sign, or the first token of a value. */
export interface LeafToken {
  type: TokenType;
  /** The keyword or sign, and its singular if it has one; absent if any token of the type will do. */
  write?: string;
  one?: string;
  /** Whether the token is a name. */
  names?: boolean;
  /** Whether it only begins mistakes. */
  mistaken?: boolean;
}
/** The tokens some syntax can begin with, and whether it can be empty. */
interface First {
  leaves: readonly LeafToken[];
  empty: boolean;
}
type Build<T extends 'Alternation' | 'Optional'> = Parameters<ILookaheadStrategy[`buildLookaheadFor${T}`]>[0];

/** The alternatives of a choice or of an optional part, looked up by the next token. */
export class Ways {
  readonly all: readonly Syntax[];
  #byToken: number[][] | undefined;

  constructor(ways: readonly Syntax[]) {
    this.all = ways;
  }

  /** The indices of the alternatives that the token can begin, in order; undefined if there are none. */
  at({ tokenTypeIdx }: IToken): readonly number[] | undefined {
    this.#byToken ??= waysByToken(this.all);
    return this.#byToken[tokenTypeIdx];
  }
}

/** Chevrotain's strategy, reduced to one token. Validating the grammar, which a test does, is unchanged. */
export class FirstToken extends LLkLookaheadStrategy implements ILookaheadStrategy {
  private readonly choices = new Map<string, Ways>();

  constructor() {
    super({ maxLookahead: 1 });
  }

  /** Registers the alternatives of a choice, or the single one of an optional part. */
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

/** The first alternative that a token can begin and whose gate is open. */
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

/** For each token type index, the alternatives that can begin with it, in order. */
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

/** A token of the language as a leaf. */
export const leafOf = ({ type, write, one }: Extract<Syntax, { is: 'token' }>): LeafToken => ({
  type,
  ...(write && { write }),
  ...(one !== undefined && { one }),
});

/** The tokens that some syntax can begin with. */
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

/** The tokens that a value of a single token can be. */
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
