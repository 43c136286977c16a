/** Creates chevrotain's rules from the description of the language, and parses nodes by them. */
import { isRecognitionException, type TokenType } from 'chevrotain';
import { type Defaults, defaultsOf, setDefaults } from './defaults.ts';
import type { Reading } from './recovery/reading.ts';
import {
  type Attach,
  type Fields,
  type Read,
  type ReadValue,
  RuleReading,
  type RuleScope,
} from './rule-reading.ts';
import type {
  Gate,
  ListEnds,
  ListSyntax,
  RuleSyntax,
  Syntax,
  ValueSyntax,
  VariantsSyntax,
} from './syntax.ts';
import { type LeafToken, leafOf, leavesOfToken } from './tokens/first-token.ts';
import { spanOf } from './tokens/token-text.ts';
import { Article, Semicolon, word } from './tokens/tokens.ts';

export class SyntaxParser extends RuleReading {
  /** Creates the rules for these parts and everything they contain. `asks`: a subclass makes the decisions. */
  constructor(roots: readonly RuleSyntax[], validate: boolean, asks = false) {
    super(validate);
    this.readRules(roots, (root) => this.#read(root, { rule: '', next: 0 }), asks);
  }

  /** Whether the text ahead is unknown, so that nothing can be reported about it. */
  protected isBlind(): boolean {
    return false;
  }

  #read(syntax: Syntax, scope: RuleScope): Read {
    switch (syntax.is) {
      case 'token':
        return this.readToken(leafOf(syntax), scope, syntax.expected);
      case 'all':
        return inTurn(syntax.parts.map((part) => this.#read(part, scope)));
      case 'maybe':
      case 'loop': {
        const { part, when } = syntax;
        const what = { read: this.#read(part, scope), begin: [part], gate: when && (() => when(this)) };
        if (syntax.is === 'loop') return this.readMany(what, scope);
        return this.readMaybe({ ...what, ...(syntax.needed && { more: { needed: true } }) }, scope);
      }
      case 'choice':
        return this.readOneOf(
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
          const read = this.readToken(leafOf(tokenSyntax(join)), scope);
          return {
            ALT: () => {
              read();
              this.node.join = join;
            },
          };
        };
        const parts: Syntax[] = [tokenSyntax('and'), tokenSyntax('or')];
        const join = this.readOneOf(parts, [way('and'), way('or')], undefined, scope);
        const isJoin = () => this.node.join === undefined || this.is(1, word(this.node.join as 'and' | 'or'));
        const readMore = () => {
          join();
          next(attach);
        };
        const offers = ({ write }: LeafToken) => this.node.join === undefined || this.node.join === write;
        const more = { read: readMore, begin: parts, gate: isJoin, more: { offers } };
        return inTurn([() => one(attach), this.readMany(more, scope)]);
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
        return this.readByRule(syntax.name, part, (inner) => this.#read(part, inner), scope);
      }
      case 'printed':
        return this.#read(syntax.part, scope);
    }
  }

  #gate(when: Gate | undefined): { GATE?: () => boolean } {
    return when ? { GATE: () => when(this) } : {};
  }

  /** Reads an optional token. */
  #maybeToken(token: Extract<Syntax, { is: 'token' }>, scope: RuleScope): Read {
    const read = this.readToken({ type: token.type }, scope);
    return this.readMaybe({ read, begin: [token], gate: undefined }, scope);
  }

  #list(syntax: ListSyntax, scope: RuleScope): Read {
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
    const readNext = (type: TokenType): Read => {
      const between = this.readToken({ type }, scope);
      return () => {
        between();
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
      return inTurn([first ?? next, this.readSome({ read: DEF, begin: [begin], gate }, expected, scope)]);
    }
    const offers = () => this.#mayFollow(this.node[key]);
    const more = ends?.semicolon === 'needed' ? { offers } : {};
    const what = { read: DEF, begin: [begin], gate, more };
    const many = most === 2 ? this.readMaybe(what, scope) : this.readMany(what, scope);
    return first ? inTurn([first, many]) : many;
  }

  /** Reads a node of a list; a mistake in the node ends with it. */
  #ended(read: Read, key: string, { skip, before, after, semicolon }: ListEnds, scope: RuleScope): Read {
    const end = this.#maybeToken({ is: 'token', type: Semicolon, write: ';' }, scope);
    return () => {
      const list = (this.node[key] ?? []) as never[];
      const found = { at: list.length, list, before: before?.(this, list) ?? false };
      const whole = this.#attempt(read, skip);
      const looks = !this.RECORDING_PHASE && !(whole && this.isBlind());
      if (looks) after(this, { ...found, node: list[found.at], whole });
      if (semicolon) end();
    };
  }

  /** In a list that needs `;` between its nodes, whether the next node may begin here. */
  #mayFollow(list: unknown): boolean {
    const last = (list as Fields[]).at(-1);
    return last === undefined || last.broken === true || this.is(0, Semicolon);
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
      this.reportUnread(error.message);
      skip(this);
      return false;
    }
  }

  #value(value: ValueSyntax, scope: RuleScope): ReadValue {
    switch (value.is) {
      case 'read-token':
        return this.#token(value, scope);
      case 'rule-of':
        return this.readByRule(value.name, value.value, (inner) => this.#value(value.value, inner), scope);
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
    const consume = leavesOfToken(syntax).map((leaf) => {
      const take = this.readToken(leaf, scope, expected);
      return () => make(take());
    });
    const gated = ways.length > 1 || ways[0].when;
    const parts = ways.map((way): Syntax => {
      const value = { ...syntax, article: false, ways: [way] };
      return { is: 'field', key: '', value, early: false };
    });
    const alternatives = ways.map(({ when }, i) => ({ ALT: consume[i], ...this.#gate(when) }));
    const read = gated ? this.readOneOf(parts, alternatives, expected, scope) : consume[0];
    if (!article) return read;
    const skip = this.#maybeToken({ is: 'token', type: Article, write: '' }, scope);
    return () => {
      skip();
      return read();
    };
  }

  #variants({ tag, before, ways, others, expected }: VariantsSyntax, scope: RuleScope): ReadValue {
    const readBefore = before && this.#read(before, scope);
    const beforeDefaults = before ? defaultsOf(before) : [];
    // The state passed to the chosen alternative; nothing else is read in between.
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
    const choose = this.readOneOf(
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

  /** A new node that starts at the next token. */
  #beginNode(defaults: Defaults): Fields {
    const { startOffset: from, image } = this.LA(1);
    return setDefaults({ from, to: from + image.length }, defaults);
  }
}

const tokenSyntax = (text: 'and' | 'or') =>
  ({ is: 'token', type: word(text), write: text }) as const satisfies Syntax;

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
