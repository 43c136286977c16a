/**
 * Parses rules, tokens and optional parts, each decided by the next token.
 *
 * Chevrotain records all of it, because it needs to know the grammar. While a text is parsed, the decisions are made here, by the
 * same tokens but without the work that chevrotain does around every rule and decision.
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

/** What a choice offers at a cursor (`cursor/`). */
export interface Choosing {
  /** The rule it belongs to. */
  rule: string;
  /** The alternatives of a choice, or the single one of an optional part. */
  ways: Ways;
  /** Whether every correct text has it. */
  needed?: boolean;
  /** Whether an alternative can begin with this token here, if that depends on what was parsed before. */
  offers?: (leaf: LeafToken) => boolean;
}
/** A part that is optional or can be repeated. */
export interface Optional extends Choosing {
  DEF: () => unknown;
  GATE?: () => boolean;
  ERR_MSG?: string;
}
/** The context of a token. */
export interface Consuming {
  rule: string;
  leaf: LeafToken;
  ERR_MSG?: string;
}

/** A node being read. */
export type Fields = Record<string, unknown>;
/** Adds a node to its parent. */
export type Attach = (outer: Fields, node: Fields) => void;
/** Reads into the current node. */
export type Read = () => void;
/** Reads a value; a node is attached as soon as it is begun. */
export type ReadValue = (attach?: Attach) => unknown;

/** A rule under construction: its name, and the index of its next choice or token. */
export interface RuleScope {
  rule: string;
  next: number;
}

type Rule = ParserMethod<[attach?: Attach | undefined], unknown>;
/** A rule, complete or under construction: `method` is chevrotain's, `read` is its content. */
interface KnownRule {
  of: Syntax | ValueSyntax;
  method?: Rule;
  read?: ReadValue;
}

/** What a cursor needs to know about an optional part. */
type Offering = Pick<Choosing, 'needed' | 'offers'>;
/** A part that is optional or can be repeated. */
interface OptionalPart {
  read: Read;
  /** The parts it can begin with. */
  begin: readonly Syntax[];
  gate: (() => boolean) | undefined;
  more?: Offering;
}

/**
 * Private members have a `#`, and inherited ones begin with `read`, because chevrotain makes each rule a property with the name
 * of the rule.
 */
export abstract class RuleReading extends Reading {
  override node: Fields = {};
  readonly #choices: FirstToken;
  /**
   * Whether each decision goes through chevrotain, or a subclass that overrides it: while rules are recorded, and at a cursor.
   */
  #asks = true;
  readonly #rules = new Map<string, KnownRule>();

  constructor(validate: boolean) {
    const choices = new FirstToken();
    super(choices, validate);
    this.#choices = choices;
  }

  /** Creates the rules for these parts and everything they contain. `asks`: a subclass makes the decisions. */
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

  /** Parses by a rule, which is created if it is new. */
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

  /** Takes the next token, which must have the type of the leaf; throws otherwise. */
  protected readToken(leaf: LeafToken, scope: RuleScope, expected?: string): () => IToken {
    const at = scope.next++;
    const { type } = leaf;
    const options: Consuming = {
      ...{ rule: scope.rule, leaf },
      ...(expected !== undefined && { ERR_MSG: expected }),
    };
    return () => {
      const token = this.LA(1);
      // For a wrong token, chevrotain throws the error.
      if (this.#asks || !tokenMatcher(token, type)) return this.consume(at, type, options);
      this.SKIP_TOKEN();
      return token;
    };
  }

  /** Reads an optional part. */
  protected readMaybe(what: OptionalPart, scope: RuleScope): Read {
    const { read, gate } = what;
    const { at, ways, options } = this.#decision(what, scope);
    return () => {
      if (this.#asks) this.option(at, options);
      else if (ways.at(this.LA(1)) !== undefined && (gate === undefined || gate())) read();
    };
  }

  /** Reads a part any number of times; ends when a repetition reads no token. */
  protected readMany(what: OptionalPart, scope: RuleScope): Read {
    const { at, ways, options } = this.#decision(what, scope);
    return () => {
      if (this.#asks) this.many(at, options);
      else this.#readAll(what, ways);
    };
  }

  /** Reads a part at least once; throws if it is missing. */
  protected readSome(what: OptionalPart, expected: string | undefined, scope: RuleScope): Read {
    const { at, ways, options } = this.#decision(what, scope);
    const withMessage = { ...options, ...(expected !== undefined && { ERR_MSG: expected }) };
    return () => {
      if (this.#asks) {
        this.atLeastOne(at, withMessage);
        return;
      }
      const before = this.LA(1);
      this.#readAll(what, ways);
      if (this.LA(1) === before) throw new EarlyExitException(expected ?? SOMETHING_ELSE, before, this.LA(0));
    };
  }

  #readAll({ read, gate }: OptionalPart, ways: Ways): void {
    for (let before: unknown; before !== this.LA(1); ) {
      before = this.LA(1);
      if (ways.at(this.LA(1)) === undefined || (gate !== undefined && !gate())) return;
      read();
    }
  }

  /** The index of a decision in its rule, and what it is based on. */
  #decision(
    { read, begin, gate, more }: OptionalPart,
    scope: RuleScope,
  ): { at: number; ways: Ways; options: Optional } {
    const at = scope.next++;
    const ways = this.#choices.add(scope.rule, at, begin);
    const options = { DEF: read, ways, rule: scope.rule, ...(gate && { GATE: gate }), ...more };
    return { at, ways, options };
  }

  /** Reads one of several alternatives; throws if none fits. */
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
