/** The tokens that some syntax can begin with. */
import { type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import type { Syntax, ValueSyntax } from '../syntax.ts';
import { AnyWord, Article, Name } from './tokens.ts';

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

/** A token of the language as a leaf. */
export const leafOf = ({ type, write, one }: Extract<Syntax, { is: 'token' }>): LeafToken => ({
  type,
  ...(write && { write }),
  ...(one !== undefined && { one }),
});

const known = new WeakMap<Syntax, readonly LeafToken[]>();

/** The tokens that some syntax can begin with. */
export function firstTokens(syntax: Syntax): readonly LeafToken[] {
  const leaves = known.get(syntax) ?? first(syntax).leaves;
  known.set(syntax, leaves);
  return leaves;
}

/** Whether some syntax can begin with a token. */
export const canBegin = (syntax: Syntax, token: IToken): boolean =>
  firstTokens(syntax).some(({ type }) => tokenMatcher(token, type));

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
