/** Makes chevrotain's rules out of the description of the language, and reads nodes by them. */
import {
  EarlyExitException,
  type IOrAlt,
  type IToken,
  isRecognitionException,
  NoViableAltException,
  type ParserMethod,
  type TokenType,
  tokenMatcher,
} from 'chevrotain';
import { type Defaults, defaultsOf, setDefaults } from './defaults.ts';
import { FirstToken, type Leaf, leafOf, leavesOfToken, type Ways, wayAt } from './first-token.ts';
import { Reading, SOMETHING_ELSE } from './recovery/reading.ts';
import type {
  Gate,
  ListEnds,
  ListSyntax,
  RuleSyntax,
  Syntax,
  ValueSyntax,
  VariantsSyntax,
} from './syntax.ts';
import { spanOf } from './token-text.ts';
import { Article, Semicolon, word } from './tokens.ts';

/** What a choice is asked for (`cursor/`). */
export interface Choosing {
  /** The rule it is a part of. */
  rule: string;
  /** The ways of a choice, or the one of what may be left out. */
  ways: Ways;
  /** Whether a text without mistakes has it. */
  needed?: boolean;
  /** Whether this beginning is possible here, where that depends on what was read. */
  offers?: (leaf: Leaf) => boolean;
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
  leaf: Leaf;
  ERR_MSG?: string;
}

/** A node that is being read. */
type Fields = Record<string, unknown>;
type Attach = (outer: Fields, node: Fields) => void;
type Rule = ParserMethod<[attach?: Attach | undefined], unknown>;
/** Reads into the node at hand. */
type Read = () => void;
/** Reads a value; a node is attached as soon as it is begun. */
type ReadValue = (attach?: Attach) => unknown;

/** A rule, from when its making begins: `method` is chevrotain's, `read` what it does. */
interface KnownRule {
  of: Syntax | ValueSyntax;
  method?: Rule;
  read?: ReadValue;
}

/** What a cursor has to know of what may be left out. */
type Offering = Pick<Choosing, 'needed' | 'offers'>;

/** A rule that is being made: its name, and the number that its next choice or token has in it. */
interface Scope {
  rule: string;
  next: number;
}

/** What is private here has a `#`: chevrotain makes each rule a property of its name. */
export class SyntaxParser extends Reading {
  override node: Fields = {};
  readonly #choices: FirstToken;
  /** Whether chevrotain, or what overrides it, is asked at each decision: while it records the rules, and at a cursor. */
  #asks = true;
  readonly #rules = new Map<string, KnownRule>();

  /** Makes rules for these parts and all that they contain. `asks`: a subclass takes the decisions. */
  constructor(roots: readonly RuleSyntax[], validate: boolean, asks = false) {
    const choices = new FirstToken();
    super(choices, validate);
    this.#choices = choices;
    for (const root of roots) this.#read(root, { rule: '', next: 0 });
    this.performSelfAnalysis();
    this.#asks = asks;
  }

  /** Whether what comes is not known, so that nothing can be said about it. */
  protected isBlind(): boolean {
    return false;
  }

  /** Reads the tokens by a rule, into a node. */
  protected readInto(name: string, node: object): void {
    this.node = node as Fields;
    this.#rules.get(name)?.method?.call(this);
  }

  #read(syntax: Syntax, scope: Scope): Read {
    switch (syntax.is) {
      case 'token': {
        const options = consuming(scope, leafOf(syntax), syntax.expected);
        const at = scope.next++;
        return () => this.#take(at, syntax.type, options);
      }
      case 'all':
        return inTurn(syntax.parts.map((part) => this.#read(part, scope)));
      case 'maybe':
        return this.#optional(syntax, scope);
      case 'loop':
        return this.#loop(syntax, scope);
      case 'choice':
        return this.#choice(
          syntax.ways.map(({ part }) => part),
          syntax.ways.map(({ part, when, surplus }) => {
            const read = this.#read(part, scope);
            const defaults = defaultsOf(part);
            const ALT = () => {
              setDefaults(this.node as Fields, defaults);
              read();
            };
            return { ALT, ...this.#gate(when), ...(surplus && { IGNORE_AMBIGUITIES: true }) };
          }),
          syntax.expected,
          scope,
        );
      case 'set': {
        const { values } = syntax;
        return () => Object.assign(this.node, values);
      }
      case 'field': {
        const { key, value, early } = syntax;
        const read = this.#value(value, scope);
        if (early) {
          const attach: Attach = (outer, node) => {
            outer[key] = node;
          };
          return () => read(attach);
        }
        return () => {
          const found = read();
          this.node[key] = found;
        };
      }
      case 'list':
        return this.#list(syntax, scope);
      case 'joined': {
        const { key, value } = syntax;
        const attach = pushTo(key);
        const one = this.#value(value, scope);
        const next = this.#value(value, scope);
        const way = (join: 'and' | 'or') => {
          const at = scope.next++;
          const options = consuming(scope, leafOf(tokenSyntax(join)));
          return {
            ALT: () => {
              this.#take(at, word(join), options);
              this.node.join = join;
            },
          };
        };
        const parts: Syntax[] = [tokenSyntax('and'), tokenSyntax('or')];
        const join = this.#choice(parts, [way('and'), way('or')], undefined, scope);
        const isJoin = () => this.node.join === undefined || this.is(1, word(this.node.join as 'and' | 'or'));
        const readMore = () => {
          join();
          next(attach);
        };
        const offers = ({ write }: Leaf) => this.node.join === undefined || this.node.join === write;
        return inTurn([() => one(attach), this.#repeated(readMore, parts, isJoin, scope, { offers })]);
      }
      case 'check': {
        const { run } = syntax;
        return () => {
          if (!this.RECORDING_PHASE && !this.isBlind()) run(this, this.node as never);
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
        const rule = this.#ruleFor(syntax.name, part, (inner) => this.#read(part, inner));
        const at = scope.next++;
        return () => {
          if (this.#asks) this.subrule(at, rule.method as Rule);
          else (rule.read as ReadValue)();
        };
      }
      case 'printed':
        return this.#read(syntax.part, scope);
    }
  }

  /** Takes the next token, which is of a type; throws where it is not. */
  #take(at: number, type: TokenType, options: Consuming): IToken {
    const token = this.LA(1);
    if (this.#asks || !tokenMatcher(token, type)) return this.consume(at, type, options);
    this.SKIP_TOKEN();
    return token;
  }

  #ruleFor(name: string, of: Syntax | ValueSyntax, make: (scope: Scope) => ReadValue): KnownRule {
    const known = this.#rules.get(name);
    if (known?.of === of) return known;
    if (known) throw new Error(`two rules are called ${name}`);
    const rule: KnownRule = { of };
    this.#rules.set(name, rule);
    rule.read = make({ rule: name, next: 0 });
    rule.method = this.RULE(name, rule.read);
    return rule;
  }

  #gate(when: Gate | undefined): { GATE?: () => boolean } {
    return when ? { GATE: () => when(this) } : {};
  }

  // Chevrotain records rules, tokens and how often parts may come, which it needs to know the grammar. When a text is
  // read, that is decided here: by the same tokens, but without what chevrotain does around every rule and decision.

  #optional({ part, when, needed }: Extract<Syntax, { is: 'maybe' }>, scope: Scope): Read {
    const gate = when && (() => when(this));
    return this.#maybe(this.#read(part, scope), [part], gate, scope, needed ? { needed } : {});
  }

  #loop({ part, when }: Extract<Syntax, { is: 'loop' }>, scope: Scope): Read {
    return this.#repeated(this.#read(part, scope), [part], when && (() => when(this)), scope);
  }

  /** Whether to read what may be left out, or more of it: the number of the decision in its rule, and what it goes by. */
  #decision(
    read: Read,
    begin: readonly Syntax[],
    gate: (() => boolean) | undefined,
    scope: Scope,
    more: Offering & Pick<Optional, 'ERR_MSG'>,
  ): { at: number; ways: Ways; options: Optional } {
    const at = scope.next++;
    const ways = this.#choices.add(scope.rule, at, begin);
    const options = { DEF: read, ways, rule: scope.rule, ...(gate && { GATE: gate }), ...more };
    return { at, ways, options };
  }

  /** Reads what may be left out. */
  #maybe(
    read: Read,
    begin: readonly Syntax[],
    gate: (() => boolean) | undefined,
    scope: Scope,
    more: Offering = {},
  ): Read {
    const { at, ways, options } = this.#decision(read, begin, gate, scope, more);
    return () => {
      if (this.#asks) this.option(at, options);
      else if (ways.at(this.LA(1)) !== undefined && (gate === undefined || gate())) read();
    };
  }

  /** Reads what may come any number of times; it ends when nothing more is read. */
  #repeated(
    read: Read,
    begin: readonly Syntax[],
    gate: (() => boolean) | undefined,
    scope: Scope,
    more: Offering = {},
  ): Read {
    const { at, ways, options } = this.#decision(read, begin, gate, scope, more);
    return () => {
      if (this.#asks) this.many(at, options);
      else this.#readAll(read, ways, gate);
    };
  }

  /** Reads until nothing more may come, or nothing more is read. */
  #readAll(read: Read, ways: Ways, gate: (() => boolean) | undefined): void {
    for (let before: unknown; before !== this.LA(1); ) {
      before = this.LA(1);
      if (ways.at(this.LA(1)) === undefined || (gate !== undefined && !gate())) return;
      read();
    }
  }

  #choice<T>(
    ways: readonly Syntax[],
    alternatives: IOrAlt<T>[],
    expected: string | undefined,
    scope: Scope,
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
      if (way === undefined) {
        throw new NoViableAltException(expected ?? SOMETHING_ELSE, this.LA(1), this.LA(0));
      }
      return alternatives[way].ALT();
    };
  }

  #list(syntax: ListSyntax, scope: Scope): Read {
    const { key, value, early, least, separator, expected, ends, most } = syntax;
    const attach = pushTo(key);
    const add = (read: ReadValue): Read =>
      early
        ? () => read(attach)
        : () => {
            const found = read();
            attach(this.node, found as Fields);
          };
    const first = least === 0 ? undefined : add(this.#value(value, scope));
    if (first && most === 1) return first;
    const one = add(this.#value(value, scope));
    const next = ends ? this.#ended(one, key, ends, scope) : one;
    const within = scope.next++;
    const readNext = (type: TokenType): Read => {
      const between = consuming(scope, { type });
      return () => {
        this.#take(within, type, between);
        next();
      };
    };
    const DEF = separator ? readNext(separator) : next;
    const begin: Syntax = separator
      ? { is: 'token', type: separator, write: '' }
      : { is: 'field', key, value, early };
    const { when } = syntax;
    const gate = when && (() => when(this));
    if (least === 2) {
      const missing = expected ? { ERR_MSG: expected } : {};
      const { at, ways, options } = this.#decision(DEF, [begin], gate, scope, missing);
      const readRest = () => {
        if (this.#asks) {
          this.atLeastOne(at, options);
          return;
        }
        const before = this.LA(1);
        this.#readAll(DEF, ways, gate);
        if (this.LA(1) === before)
          throw new EarlyExitException(expected ?? SOMETHING_ELSE, before, this.LA(0));
      };
      return inTurn([first ?? next, readRest]);
    }
    const offers = () => this.#mayFollow(this.node[key]);
    const more = ends?.semicolon === 'needed' ? { offers } : {};
    const many = (most === 2 ? this.#maybe : this.#repeated).call(this, DEF, [begin], gate, scope, more);
    return first ? inTurn([first, many]) : many;
  }

  /** Reads a node of a list in which a mistake ends with the node it is in. */
  #ended(read: Read, key: string, { skip, before, after, semicolon }: ListEnds, scope: Scope): Read {
    const at = scope.next++;
    const options = consuming(scope, { type: Semicolon });
    const readEnd = () => {
      this.#take(at, Semicolon, options);
    };
    const end = this.#maybe(readEnd, [{ is: 'token', type: Semicolon, write: ';' }], undefined, scope);
    return () => {
      const list = (this.node[key] ?? []) as never[];
      const found = { at: list.length, list, before: before?.(this, list) ?? false };
      const whole = this.#attempt(read, skip);
      const looks = !this.RECORDING_PHASE && !(whole && this.isBlind());
      if (looks) after(this, { ...found, node: list[found.at], whole });
      if (semicolon) end();
    };
  }

  /** Whether the next node of a list that needs a `;` between two may begin here. */
  #mayFollow(list: unknown): boolean {
    const last = (list as Fields[]).at(-1);
    return last === undefined || last.broken === true || this.is(0, Semicolon);
  }

  /** Whether something could be read whole; what could not is reported and skipped. */
  #attempt(read: Read, skip: (reading: Reading) => void): boolean {
    const { node } = this;
    try {
      read();
      return true;
    } catch (error) {
      if (!(error instanceof Error) || !isRecognitionException(error)) throw error;
      this.node = node;
      this.reportUnread(error.message);
      skip(this);
      return false;
    }
  }

  #value(value: ValueSyntax, scope: Scope): ReadValue {
    switch (value.is) {
      case 'read-token':
        return this.#token(value, scope);
      case 'rule-of': {
        const rule = this.#ruleFor(value.name, value.value, (inner) => this.#value(value.value, inner));
        const at = scope.next++;
        return (attach) =>
          this.#asks
            ? this.subrule(at, rule.method as Rule, { ARGS: [attach] })
            : (rule.read as ReadValue)(attach);
      }
      case 'node': {
        const readHead = value.head && this.#read(value.head, scope);
        const read = this.#read(value.part, scope);
        const defaults = defaultsOf(value.part);
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
          // What chevrotain gives while it records the rules cannot have more fields.
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

  #token(syntax: Extract<ValueSyntax, { is: 'read-token' }>, scope: Scope): ReadValue {
    const { ways, article, make, expected } = syntax;
    const consume = leavesOfToken(syntax).map((leaf) => {
      const at = scope.next++;
      const options = consuming(scope, leaf, expected);
      return () => make(this.#take(at, leaf.type, options));
    });
    const gated = ways.length > 1 || ways[0].when;
    const parts = ways.map((way): Syntax => {
      const value = { ...syntax, article: false, ways: [way] };
      return { is: 'field', key: '', value, early: false };
    });
    const alternatives = ways.map(({ when }, i) => ({ ALT: consume[i], ...this.#gate(when) }));
    const read = gated ? this.#choice(parts, alternatives, expected, scope) : consume[0];
    if (!article) return read;
    const at = scope.next++;
    const options = consuming(scope, { type: Article });
    const readArticle = () => {
      this.#take(at, Article, options);
    };
    const skip = this.#maybe(readArticle, [{ is: 'token', type: Article, write: '' }], undefined, scope);
    return () => {
      skip();
      return read();
    };
  }

  #variants({ tag, before, ways, others, expected }: VariantsSyntax, scope: Scope): ReadValue {
    const readBefore = before && this.#read(before, scope);
    const beforeDefaults = before ? defaultsOf(before) : [];
    // What a way is entered with; nothing else is read between this and the way.
    let entered: { outer: Fields; attach: Attach | undefined; node: Fields | undefined };
    const alternatives = [
      ...ways.map(({ name, part, when }) => {
        const read = this.#read(part, scope);
        const defaults = defaultsOf(part);
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
    const choose = this.#choice(
      [...ways, ...others].map(({ part }) => part),
      alternatives,
      expected,
      scope,
    );
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

  /** A node that begins at the next token. */
  #beginNode(defaults: Defaults): Fields {
    const { startOffset: from, image } = this.LA(1);
    return setDefaults({ from, to: from + image.length }, defaults);
  }
}

const tokenSyntax = (text: 'and' | 'or') =>
  ({ is: 'token', type: word(text), write: text }) as const satisfies Syntax;

const consuming = ({ rule }: Scope, leaf: Leaf, expected?: string): Consuming => ({
  rule,
  leaf,
  ...(expected !== undefined && { ERR_MSG: expected }),
});

const pushTo =
  (key: string): Attach =>
  (outer, node) => {
    const list = outer[key];
    if (Array.isArray(list)) list.push(node);
    else outer[key] = [node];
  };

/** Reads one part after the other. */
function inTurn(reads: readonly Read[]): Read {
  if (reads.length === 1) return reads[0];
  return () => {
    for (const read of reads) read();
  };
}
