/**
 * Walks the description of the language along the tokens before a cursor, to find what can come next.
 *
 * A place in the walk is what is left to read: a part, and what comes after it. Like the parser, the walk takes the first
 * alternative that fits. Only if a gate looks ahead as far as the cursor, so that it cannot decide yet, is there more than one
 * place.
 *
 * Tokens that fit nowhere are skipped up to one with which reading can resume: the next step, clause, line or declaration.
 */

import { createTokenInstance, EOF, type IToken, type TokenType, tokenMatcher } from 'chevrotain';
import { braces } from '../blocks/block.ts';
import { cardFile } from '../file.ts';
import type { Lookahead } from '../recovery/reading.ts';
import type { RuleName } from '../rule-names.ts';
import { all, anyToken, choice, field, type Gate, maybe, type Syntax, type ValueSyntax } from '../syntax.ts';
import { findTokenType, isA, type TokenKind } from '../tokens/tokens.ts';

/** A token that can come next: a keyword or sign, or the token of a value. */
export interface Leaf {
  type: TokenType;
  /** The keyword or sign, and its singular if it has one; absent if any token of the type will do. */
  write?: string;
  one?: string;
  /** Whether the token is a name. */
  names?: boolean;
}

/** A grammar rule inside others. */
export interface Rule {
  name: RuleName;
  outer?: Rule;
}

/** What is left to read. */
interface Rest {
  part: Syntax | ValueSyntax;
  /** The grammar rule that the part belongs to. */
  rule: Rule;
  after: Rest | undefined;
  /** What is read after a mistake in the part before. */
  resume?: Rest;
}

/** What can come next. */
export interface NextToken {
  leaf: Leaf;
  /** The grammar rule that the token belongs to. */
  rule: Rule;
  /** The outermost rule in which the token is optional or one of several alternatives. */
  choice: RuleName;
  after: Rest | undefined;
}

/** What is asked about a place. */
interface Question {
  /** The token that comes next; absent where any can. */
  readonly token?: IToken | undefined;
  /** Whether a gate is open; `undefined` if that is not yet decided. */
  ask: (gate: Gate) => boolean | undefined;
  /** Whether optional parts are left out. */
  readonly isShort?: boolean;
  /** The lists at the place in which a mistake ends with its node. */
  lists?: Rest[];
}

const FILE: Rule = { name: 'file' };

/** The end of the tokens, in a line. */
const endAt = (line: number): IToken =>
  createTokenInstance(EOF, '', Number.NaN, Number.NaN, line, Number.NaN, Number.NaN, Number.NaN);

/**
 * What can come after some tokens, in the order of the grammar, and whether the last of them was read as a name. `line` is the
 * line of the cursor.
 */
export function nextAfter(tokens: readonly IToken[], line: number): (NextToken & { behindName: boolean })[] {
  const ahead = new Ahead(tokens, line);
  const read = (rests: readonly (Rest | undefined)[]) => rests.map((rest) => follow(rest, ahead));
  const place = (after: Rest | undefined) => ({ leaf: { type: EOF } as Leaf, after });
  let places = [place({ part: cardFile, rule: FILE, after: undefined })];
  /** Where reading can resume after a mistake: where it stopped, then in the parts around it, the innermost first. */
  let [stopped, around]: Rest[][] = [[], []];
  for (; ahead.at < tokens.length; ahead.at++) {
    ahead.lists = [];
    const rests = places.flatMap(({ after }) => after ?? []);
    let found = read(rests).flat();
    if (found.length === 0) {
      if (places.length > 0) [stopped, around] = [rests, resumptions(ahead.lists, rests[0])];
      if (ahead.startsLine() || ahead.is(0, ';')) stopped = [];
      // The text is that of one declaration.
      const inside = around.filter(({ rule }) => rule !== FILE);
      const steps: Rest = { part: braces, rule: FILE, after: around[0] };
      found = read([...stopped, ...inside, steps]).find(({ length }) => length > 0) ?? [];
    }
    places = found;
  }
  const isFree = ahead.startsLine() || ahead.is(0, ';', '{', '}');
  if (places.length === 0 && isFree) places = [place(around[0])];
  return places.flatMap(({ leaf, after }) =>
    follow(after, ahead).map((next) => ({ ...next, behindName: leaf.names === true })),
  );
}

/** The shortest ways to complete a text after a token: one for each alternative of what has to follow it. */
export function completions({ after }: NextToken): Leaf[][] {
  const question: Question = { ask: () => undefined, isShort: true };
  const ways = follow(after, question).map((first) => {
    const leaves: Leaf[] = [];
    for (let next: NextToken | undefined = first; next; [next] = follow(next.after, question))
      leaves.push(next.leaf);
    return leaves;
  });
  return ways.length > 0 ? ways : [[]];
}

/** What is read after a mistake at a place, innermost first: the lists that begin there, and the parts around it. */
function resumptions(lists: readonly Rest[], place: Rest | undefined): Rest[] {
  const found = [...lists];
  for (let rest = place; rest; rest = rest.after) if (rest.resume) found.push(rest.resume);
  // Of blocks inside each other, the innermost is enough.
  return [...Map.groupBy(found, ({ part }) => part).values()].map(([innermost]) => innermost);
}

/** The tokens around a place, as gates ask for them. */
class Ahead implements Question, Lookahead {
  /** What is read is not kept. */
  readonly node = {};
  /** The index of the next token. */
  at = 0;
  lists: Rest[] = [];
  #looked = false;
  readonly #tokens: readonly IToken[];
  readonly #cursor: IToken;

  constructor(tokens: readonly IToken[], startLine: number) {
    this.#tokens = tokens;
    this.#cursor = endAt(startLine);
  }

  get token(): IToken | undefined {
    return this.#tokens[this.at];
  }

  peek(ahead: number): IToken {
    const index = this.at + ahead - 1;
    if (index >= this.#tokens.length) this.#looked = true;
    return this.#tokens[index] ?? (index < 0 ? endAt(Number.NaN) : this.#cursor);
  }

  is(ahead: number, ...kinds: TokenKind[]): boolean {
    return isA(this.peek(ahead), ...kinds);
  }

  startsLine(ahead = 1): boolean {
    return this.peek(ahead).startLine !== this.peek(ahead - 1).startLine;
  }

  ask(gate: Gate): boolean | undefined {
    this.#looked = false;
    const isOpen = gate(this);
    return this.#looked ? undefined : isOpen;
  }
}

/** What can come next where this is left to read. */
function follow(rest: Rest | undefined, question: Question, decides?: RuleName): NextToken[] {
  if (!rest) return [];
  const { part, rule, after } = rest;
  const { token, isShort } = question;
  const go = (inner: Rest['part'], next = after, by = decides) =>
    follow({ part: inner, rule, after: next }, question, by);
  const take = (leaf: Leaf): NextToken[] =>
    token && !tokenMatcher(token, leaf.type) ? [] : [{ leaf, rule, choice: decides ?? rule.name, after }];
  /** The first of several that fits, or all that may. */
  const choose = (ways: readonly { when?: Gate | undefined; find: () => NextToken[] }[]): NextToken[] => {
    const found: NextToken[] = [];
    for (const { when, find } of ways) {
      const isOpen = when ? question.ask(when) : true;
      const fitting = isOpen === false ? [] : find();
      found.push(...fitting);
      if (isOpen && token && fitting.length > 0) break;
    }
    return found;
  };
  switch (part.is) {
    case 'token':
      return part.type === findTokenType('Name') &&
        token &&
        token.image !== part.write &&
        token.image !== part.one
        ? []
        : take(part);
    case 'read-token': {
      const ways = part.ways.map(({ kind, when }) => ({
        when,
        find: () =>
          take({
            type: findTokenType(kind),
            names: part.names === true || kind === 'Name' || kind === 'AnyWord',
          }),
      }));
      const article = { part: { ...part, article: false }, rule, after };
      const optional = { find: () => go(anyToken('Article', ''), article) };
      return choose(part.article && !isShort ? [optional, ...ways] : ways);
    }
    case 'all':
      if (part.mistaken || part.surplus) return [];
      return follow(
        part.parts.reduceRight<Rest | undefined>((next, one) => ({ part: one, rule, after: next }), after),
        question,
        decides,
      );
    case 'maybe':
    case 'loop': {
      const again = part.is === 'loop' ? { ...rest, part: { ...part, least: 0 as const } } : after;
      const found = { when: part.when, find: () => go(part.part, again, decides ?? rule.name) };
      const skip = { find: () => follow(after, question, decides) };
      if (part.is === 'maybe' && part.needed) return found.find();
      if (part.is === 'loop' && part.least === 1) return choose([found]);
      return choose(isShort ? [skip] : [found, skip]);
    }
    case 'choice':
      return choose(
        part.ways.map((way) => ({ when: way.when, find: () => go(way.part, after, decides ?? rule.name) })),
      );
    case 'variants': {
      const one: Syntax = { is: 'choice', ways: part.ways };
      return go(part.before ? all(part.before, one) : one);
    }
    case 'field':
      return go(part.value, part.ends?.semicolon ? { part: maybe(';'), rule, after } : after);
    case 'list':
      if (part.ends?.behindSign && question.ask((reading) => reading.is(0, ';', '{', '}')) === false)
        return follow(after, question, decides);
      if (part.ends) question.lists?.push(rest);
      if (part.ends?.semicolon === 'needed') {
        return go(maybe(field('', part.value)), { part: maybe(';', part), rule, after, resume: rest });
      }
      return follow({ part: part.part, rule, after, ...(part.ends && { resume: rest }) }, question, decides);
    case 'joined': {
      // Not `part.part`, whose gate asks the node that is read.
      const one = field('', part.value);
      const more = (join: 'and' | 'or') => all(join, one, { is: 'loop', part: all(join, one) });
      return go(all(one, maybe(choice([more('and'), more('or')]))));
    }
    case 'node':
      return go(part.head ? all(part.head, part.part) : part.part);
    case 'extended':
      return go(part.value, { part: part.part, rule, after });
    case 'recover':
      return go(part.part, after && { ...after, resume: after });
    case 'printed':
      return go(part.part);
    case 'rule':
    case 'rule-of': {
      const inner = part.is === 'rule' ? part.part : part.value;
      const within = part.name === FILE.name ? FILE : { name: part.name, outer: rule };
      return inner ? follow({ part: inner, rule: within, after }, question, decides) : [];
    }
    case 'set':
    case 'check':
      return follow(after, question, decides);
  }
}
