/** Creates chevrotain's rules from the description of the language, and parses nodes by them. */

import { type IToken, isRecognitionException, type ParserMethod, type TokenType } from 'chevrotain';
import { type Defaults, setDefaults, syntaxDefaults } from './defaults.ts';
import type { ExpectationId } from './expectations.ts';
import { Reading } from './recovery/reading.ts';
import type { RuleName } from './rule-names.ts';
import {
  anyToken,
  type Gate,
  type ListEnds,
  type RuleSyntax,
  type Syntax,
  type ValueSyntax,
  type VariantsSyntax,
} from './syntax.ts';
import { spanOf } from './tokens/token-text.ts';
import { findTokenType, type TokenKind } from './tokens/tokens.ts';
import type { Span } from './tree/span.ts';

/** A node being read. */
type Fields = Record<string, unknown>;
/** Adds a node to its parent. */
type Attach = (outer: Fields, node: Fields) => void;
/** Reads into the current node. */
type Read = () => void;
/** Reads a value; a node is attached as soon as it is begun. */
type ReadValue = (attach?: Attach) => unknown;

/** A rule under construction: the index of its next choice or token. */
interface RuleScope {
  next: number;
}
interface Rule {
  of: Syntax | ValueSyntax;
  method?: ParserMethod<[attach?: Attach | undefined], unknown>;
}

/** A choice between alternatives, as chevrotain receives it. */
interface Choice {
  DEF: { ALT: () => unknown; GATE?: () => boolean }[];
  ERR_MSG?: ExpectationId;
}
/** Private members have a `#`, because chevrotain makes each rule a property with the name of the rule. */
export class SyntaxParser extends Reading {
  override node: Fields = {};
  readonly #rules = new Map<RuleName, Rule>();

  /** Creates the rules for these parts and everything they contain. */
  constructor(roots: readonly RuleSyntax[], validate: boolean) {
    super(validate);
    for (const root of roots) this.#read(root, { next: 0 });
    this.performSelfAnalysis();
  }

  /** Reads the tokens by a rule, into a node. */
  protected readInto(name: RuleName, node: object): void {
    this.node = node as Fields;
    this.#rules.get(name)?.method?.call(this);
  }

  /** Parses by a rule, which is created if it is new. */
  #byRule(name: RuleName, of: Syntax | ValueSyntax, make: (scope: RuleScope) => ReadValue, scope: RuleScope) {
    const known = this.#rules.get(name);
    if (known && known.of !== of) throw new Error(`two rules are called ${name}`);
    const rule: Rule = known ?? { of };
    if (!known) {
      this.#rules.set(name, rule);
      rule.method = this.RULE(name, make({ next: 0 }));
    }
    const at = scope.next++;
    return (attach?: Attach) => this.subrule(at, rule.method!, { ARGS: [attach] });
  }

  #consume(type: TokenType, scope: RuleScope, expected?: ExpectationId): () => IToken {
    const at = scope.next++;
    const options = message(expected);
    return () => this.consume(at, type, options);
  }

  /** Reads a part at most once, any number of times, or at least once. */
  #times(
    times: 'option' | 'many' | 'atLeastOne',
    { part, when, expected }: { part: Syntax; when?: Gate | undefined; expected?: ExpectationId | undefined },
    scope: RuleScope,
  ): Read {
    const what = { DEF: this.#read(part, scope), ...this.#gate(when), ...message(expected) };
    const at = scope.next++;
    return () => this[times](at, what);
  }

  #or(choice: Choice, scope: RuleScope): () => unknown {
    const at = scope.next++;
    return () => this.or(at, choice);
  }

  #read(syntax: Syntax, scope: RuleScope): Read {
    switch (syntax.is) {
      case 'token':
        return this.#consume(syntax.type, scope, syntax.expected);
      case 'all':
        return inTurn(syntax.parts.map((part) => this.#read(part, scope)));
      case 'maybe':
        return this.#times('option', syntax, scope);
      case 'loop':
        return this.#times(syntax.least === 1 ? 'atLeastOne' : 'many', syntax, scope);
      case 'choice': {
        const DEF = syntax.ways.map(({ part, when, surplus }) => {
          const read = this.#read(part, scope);
          const defaults = syntaxDefaults(part);
          const ALT = () => {
            setDefaults(this.node, defaults);
            read();
          };
          return { ALT, ...this.#gate(when), ...(surplus && { IGNORE_AMBIGUITIES: true }) };
        });
        return this.#or({ DEF, ...message(syntax.expected) }, scope);
      }
      case 'set': {
        const { values } = syntax;
        return () => Object.assign(this.node, values);
      }
      case 'field': {
        const { key, value, early, many, ends } = syntax;
        const read = this.#value(value, scope);
        const attach = many ? pushTo(key) : setTo(key);
        const add: Read = early
          ? () => read(attach)
          : () => {
              const found = read();
              attach(this.node, found as Fields);
            };
        return ends ? this.#ended(add, key, ends, scope) : add;
      }
      case 'list':
      case 'joined':
        return this.#read(syntax.part, scope);
      case 'check': {
        const { run } = syntax;
        return () => {
          if (!this.RECORDING_PHASE) run(this, this.node as never);
        };
      }
      case 'recover': {
        const read = this.#read(syntax.part, scope);
        const { skip } = syntax;
        return () => {
          if (!this.#attempt(read, skip)) this.node.broken = true;
        };
      }
      case 'rule': {
        const { part } = syntax;
        if (!part) throw new Error(`the rule ${syntax.name} is not complete`);
        return this.#byRule(syntax.name, part, (inner) => this.#read(part, inner), scope);
      }
      case 'printed':
        return this.#read(syntax.part, scope);
    }
  }

  #gate(when: Gate | undefined): { GATE?: () => boolean } {
    return when ? { GATE: () => when(this) } : {};
  }

  /** Reads an optional token. */
  #maybeToken(kind: TokenKind, scope: RuleScope): Read {
    return this.#times('option', { part: anyToken(kind, '') }, scope);
  }

  /** Reads a node of a list; a mistake in the node ends with it. */
  #ended(read: Read, key: string, { skip, before, after, semicolon }: ListEnds, scope: RuleScope): Read {
    const end = this.#maybeToken(';', scope);
    return () => {
      const list = (this.node[key] ?? []) as never[];
      const at = list.length;
      const isBefore = before?.(this, list) ?? false;
      const whole = this.#attempt(read, skip);
      if (!this.RECORDING_PHASE) {
        const node = list[at] as (Fields & Span) | undefined;
        if (!whole) (node ?? this.node).broken = true;
        if (node) this.extend(node);
        after?.(this, { node: list[at], list, at, whole, before: isBefore });
      }
      if (semicolon) end();
    };
  }

  /** Reads something and returns whether that succeeded; what could not be parsed is reported and skipped. */
  #attempt(read: Read, skip: (reading: Reading) => void): boolean {
    const { node } = this;
    try {
      read();
      return true;
    } catch (error) {
      if (!(error instanceof Error) || !isRecognitionException(error)) throw error;
      this.node = node;
      this.reportUnread(error);
      skip(this);
      return false;
    }
  }

  #value(value: ValueSyntax, scope: RuleScope): ReadValue {
    switch (value.is) {
      case 'read-token':
        return this.#token(value, scope);
      case 'rule-of':
        return this.#byRule(value.name, value.value, (inner) => this.#value(value.value, inner), scope);
      case 'node': {
        const readHead = value.head && this.#read(value.head, scope);
        const read = this.#read(value.part, scope);
        const defaults = syntaxDefaults(value.part);
        const { span } = value;
        return (attach) => {
          const outer = this.node as Fields;
          const node = span ? this.#beginNode(defaults) : setDefaults({}, defaults);
          this.node = node;
          readHead?.();
          attach?.(outer, node);
          read();
          if (span) node.to = spanOf(this.LA(0)).to;
          this.node = outer;
          return node;
        };
      }
      case 'extended': {
        const read = this.#value(value.value, scope);
        const readMore = this.#read(value.part, scope);
        return () => {
          const outer = this.node;
          const found = read() as Fields;
          // While chevrotain records the rules, it returns an object that cannot be extended.
          const node = this.RECORDING_PHASE ? {} : found;
          this.node = node;
          readMore();
          this.node = outer;
          return node;
        };
      }
      case 'variants':
        return this.#variants(value, scope);
    }
  }

  #token(syntax: Extract<ValueSyntax, { is: 'read-token' }>, scope: RuleScope): ReadValue {
    const { ways, article, make, expected } = syntax;
    const consume = ways.map(({ kind }) => {
      const take = this.#consume(findTokenType(kind), scope, expected);
      return () => make(take());
    });
    const gated = ways.length > 1 || ways[0].when;
    const alternatives = ways.map(({ when }, i) => ({ ALT: consume[i], ...this.#gate(when) }));
    const read = gated ? this.#or({ DEF: alternatives, ...message(expected) }, scope) : consume[0];
    if (!article) return read;
    const skip = this.#maybeToken('Article', scope);
    return () => {
      skip();
      return read();
    };
  }

  #variants({ tag, before, ways, others, expected }: VariantsSyntax, scope: RuleScope): ReadValue {
    const readBefore = before && this.#read(before, scope);
    const beforeDefaults = before ? syntaxDefaults(before) : [];
    // The state passed to the chosen alternative; nothing else is read in between.
    let entered: { outer: Fields; attach: Attach | undefined; node: Fields | undefined };
    const alternatives = [
      ...ways.map(({ name, part, when }) => {
        const read = this.#read(part, scope);
        const defaults = syntaxDefaults(part);
        const ALT = (): unknown => {
          const { outer, attach } = entered;
          const node = entered.node ? setDefaults(entered.node, defaults) : this.#beginNode(defaults);
          node[tag] = name;
          attach?.(outer, node);
          this.node = node;
          read();
          node.to = spanOf(this.LA(0)).to;
          this.node = outer;
          return node;
        };
        return { ALT, ...this.#gate(when) };
      }),
      ...others.map(({ part, when, surplus }) => {
        const read = this.#read(part, scope);
        const ALT = (): unknown => {
          const { outer } = entered;
          read();
          this.node = outer;
          return undefined;
        };
        return { ALT, ...this.#gate(when), ...(surplus && { IGNORE_AMBIGUITIES: true }) };
      }),
    ];
    const choose = this.#or({ DEF: alternatives, ...message(expected) }, scope);
    return (attach) => {
      const outer = this.node;
      const node = readBefore && this.#beginNode(beforeDefaults);
      if (node) {
        this.node = node;
        readBefore();
      }
      entered = { outer, attach, node };
      return choose();
    };
  }

  /** A new node that starts at the next token. */
  #beginNode(defaults: Defaults): Fields {
    const { startOffset: from, image } = this.LA(1);
    return setDefaults({ from, to: from + image.length }, defaults);
  }
}

const message = (expected: ExpectationId | undefined) =>
  expected === undefined ? {} : { ERR_MSG: expected };

const setTo =
  (key: string): Attach =>
  (outer, node) => {
    outer[key] = node;
  };
const pushTo =
  (key: string): Attach =>
  (outer, node) => {
    const list = outer[key];
    if (Array.isArray(list)) list.push(node);
    else outer[key] = [node];
  };

/** Reads the parts one after another. */
function inTurn(reads: readonly Read[]): Read {
  if (reads.length === 1) return reads[0];
  return () => {
    for (const read of reads) read();
  };
}
