/**
 * Reads rules, tokens and what may come or not, each by the next token.
 *
 * Chevrotain records all of it, which it needs to know the grammar. When a text is read, that is decided here: by the same
 * tokens, but without what chevrotain does around every rule and decision.
 */
import {
  EarlyExitException,
  type IOrAlt,
  type IToken,
  NoViableAltException,
  type ParserMethod,
  tokenMatcher,
} from 'chevrotain';
import { Reading, SOMETHING_ELSE } from './recovery/reading.ts';
import type { RuleSyntax, Syntax, ValueSyntax } from './syntax.ts';
import { FirstToken, type LeafToken, type Ways, wayAt } from './tokens/first-token.ts';

/** What a choice is asked for (`cursor/`). */
export interface Choosing {
  /** The rule it is a part of. */
  rule: string;
  /** The ways of a choice, or the one of what may be left out. */
  ways: Ways;
  /** Whether a text without mistakes has it. */
  needed?: boolean;
  /** Whether this beginning is possible here, where that depends on what was read. */
  offers?: (leaf: LeafToken) => boolean;
}
/** What may be left out or come several times. */
export interface Optional extends Choosing {
  DEF: () => unknown;
  GATE?: () => boolean;
  ERR_MSG?: string;
}
/** What a token is asked for. */
export interface Consuming {
  rule: string;
  leaf: LeafToken;
  ERR_MSG?: string;
}

/** A node that is being read. */
export type Fields = Record<string, unknown>;
/** Puts a node into the one around it. */
export type Attach = (outer: Fields, node: Fields) => void;
/** Reads into the node at hand. */
export type Read = () => void;
/** Reads a value; a node is attached as soon as it is begun. */
export type ReadValue = (attach?: Attach) => unknown;

/** A rule that is being made: its name, and the number that its next choice or token has in it. */
export interface RuleScope {
  rule: string;
  next: number;
}

type Rule = ParserMethod<[attach?: Attach | undefined], unknown>;
/** A rule, from when its making begins: `method` is chevrotain's, `read` what it does. */
interface KnownRule {
  of: Syntax | ValueSyntax;
  method?: Rule;
  read?: ReadValue;
}

/** What a cursor has to know of what may be left out. */
type Offering = Pick<Choosing, 'needed' | 'offers'>;
/** What may come, once or several times. */
interface MayCome {
  read: Read;
  /** What it begins with. */
  begin: readonly Syntax[];
  gate: (() => boolean) | undefined;
  more?: Offering;
}

/** What is private here has a `#`, and what is inherited begins with `read`: chevrotain makes each rule a property of its name. */
export abstract class RuleReading extends Reading {
  override node: Fields = {};
  readonly #choices: FirstToken;
  /** Whether chevrotain, or what overrides it, is asked at each decision: while it records the rules, and at a cursor. */
  #asks = true;
  readonly #rules = new Map<string, KnownRule>();

  constructor(validate: boolean) {
    const choices = new FirstToken();
    super(choices, validate);
    this.#choices = choices;
  }

  /** Makes rules for these parts and all that they contain. `asks`: a subclass takes the decisions. */
  protected readRules(roots: readonly RuleSyntax[], make: (root: RuleSyntax) => void, asks: boolean): void {
    for (const root of roots) make(root);
    this.performSelfAnalysis();
    this.#asks = asks;
  }

  /** Reads the tokens by a rule, into a node. */
  protected readInto(name: string, node: object): void {
    this.node = node as Fields;
    this.#rules.get(name)?.method?.call(this);
  }

  /** Reads by a rule, which is made unless it is known. */
  protected readByRule(
    name: string,
    of: Syntax | ValueSyntax,
    make: (scope: RuleScope) => ReadValue,
    scope: RuleScope,
  ): ReadValue {
    const rule = this.#ruleFor(name, of, make);
    const at = scope.next++;
    return (attach) =>
      this.#asks
        ? this.subrule(at, rule.method as Rule, { ARGS: [attach] })
        : (rule.read as ReadValue)(attach);
  }

  #ruleFor(name: string, of: Syntax | ValueSyntax, make: (scope: RuleScope) => ReadValue): KnownRule {
    const known = this.#rules.get(name);
    if (known?.of === of) return known;
    if (known) throw new Error(`two rules are called ${name}`);
    const rule: KnownRule = { of };
    this.#rules.set(name, rule);
    rule.read = make({ rule: name, next: 0 });
    rule.method = this.RULE(name, rule.read);
    return rule;
  }

  /** Takes the next token, which is of a type; throws where it is not. */
  protected readToken(leaf: LeafToken, scope: RuleScope, expected?: string): () => IToken {
    const at = scope.next++;
    const { type } = leaf;
    const options: Consuming = {
      ...{ rule: scope.rule, leaf },
      ...(expected !== undefined && { ERR_MSG: expected }),
    };
    return () => {
      const token = this.LA(1);
      // Where there is another, chevrotain throws the mistake.
      if (this.#asks || !tokenMatcher(token, type)) return this.consume(at, type, options);
      this.SKIP_TOKEN();
      return token;
    };
  }

  /** Reads what may be left out. */
  protected readMaybe(what: MayCome, scope: RuleScope): Read {
    const { read, gate } = what;
    const { at, ways, options } = this.#decision(what, scope);
    return () => {
      if (this.#asks) this.option(at, options);
      else if (ways.at(this.LA(1)) !== undefined && (gate === undefined || gate())) read();
    };
  }

  /** Reads what may come any number of times; it ends when nothing more is read. */
  protected readMany(what: MayCome, scope: RuleScope): Read {
    const { at, ways, options } = this.#decision(what, scope);
    return () => {
      if (this.#asks) this.many(at, options);
      else this.#readAll(what, ways);
    };
  }

  /** Reads what comes once or several times; throws where it does not come. */
  protected readSome(what: MayCome, expected: string | undefined, scope: RuleScope): Read {
    const { at, ways, options } = this.#decision(what, scope);
    const asked = { ...options, ...(expected !== undefined && { ERR_MSG: expected }) };
    return () => {
      if (this.#asks) {
        this.atLeastOne(at, asked);
        return;
      }
      const before = this.LA(1);
      this.#readAll(what, ways);
      if (this.LA(1) === before) throw new EarlyExitException(expected ?? SOMETHING_ELSE, before, this.LA(0));
    };
  }

  #readAll({ read, gate }: MayCome, ways: Ways): void {
    for (let before: unknown; before !== this.LA(1); ) {
      before = this.LA(1);
      if (ways.at(this.LA(1)) === undefined || (gate !== undefined && !gate())) return;
      read();
    }
  }

  /** The number of a decision in its rule, and what it goes by. */
  #decision(
    { read, begin, gate, more }: MayCome,
    scope: RuleScope,
  ): { at: number; ways: Ways; options: Optional } {
    const at = scope.next++;
    const ways = this.#choices.add(scope.rule, at, begin);
    const options = { DEF: read, ways, rule: scope.rule, ...(gate && { GATE: gate }), ...more };
    return { at, ways, options };
  }

  /** Reads one of several ways; throws where none of them may come. */
  protected readOneOf<T>(
    ways: readonly Syntax[],
    alternatives: IOrAlt<T>[],
    expected: string | undefined,
    scope: RuleScope,
  ): () => T {
    const at = scope.next++;
    const found = this.#choices.add(scope.rule, at, ways);
    const options = {
      DEF: alternatives,
      ways: found,
      rule: scope.rule,
      ...(expected && { ERR_MSG: expected }),
    };
    return () => {
      if (this.#asks) return this.or(at, options);
      const way = wayAt(found, this.LA(1), alternatives);
      if (way === undefined)
        throw new NoViableAltException(expected ?? SOMETHING_ELSE, this.LA(1), this.LA(0));
      return alternatives[way].ALT();
    };
  }
}
