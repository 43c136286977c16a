/**
 * Which way a rule goes, by the next token alone.
 *
 * Chevrotain's own strategy works out every way of every rule, for any number of tokens, before the first text is
 * read, which takes longer than reading all the cards. One token is enough for this grammar, so a way is known by the
 * tokens it may begin with: those of a rule are worked out once, and a choice only when a text first comes to it.
 */
import {
  Alternation,
  type ILookaheadStrategy,
  type IOrAlt,
  type IProduction,
  type IToken,
  LLkLookaheadStrategy,
  NonTerminal,
  Option,
  Repetition,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
  RepetitionWithSeparator,
  type Rule,
  Terminal,
  type TokenType,
} from 'chevrotain';

/** The part of a parser that a choice looks at. */
interface Reader {
  LA(ahead: number): IToken;
}

/** The tokens some productions may begin with, and whether they may be nothing at all. */
interface First {
  types: readonly TokenType[];
  empty: boolean;
}

/** Whether a way may be taken with this token next. */
type Entry = (token: IToken) => boolean;

type Choice<Build extends 'buildLookaheadForAlternation' | 'buildLookaheadForOptional'> = Parameters<
  ILookaheadStrategy[Build]
>[0];

/** Productions that hold others and can be chosen or left out; `Terminal` and `NonTerminal` are neither. */
const HOLDERS = {
  Alternation,
  Option,
  Repetition,
  RepetitionWithSeparator,
  RepetitionMandatory,
  RepetitionMandatoryWithSeparator,
};
const OPTIONAL = [Option, Repetition, RepetitionWithSeparator];

/** Chevrotain's strategy, for one token; what it finds wrong with a grammar, in a test, stays the same. */
export class OneTokenLookahead extends LLkLookaheadStrategy implements ILookaheadStrategy {
  private readonly firsts = new Map<Rule, First>();

  constructor() {
    super({ maxLookahead: 1 });
  }

  override buildLookaheadForAlternation(choice: Choice<'buildLookaheadForAlternation'>) {
    const ways = once(() =>
      definitionOf(productionOf(choice, 'Alternation')).map((way) => this.entry([way])),
    );
    return function (this: Reader, alternatives: IOrAlt<unknown>[] = []): number | undefined {
      const token = this.LA(1);
      const entries = ways();
      for (let i = 0; i < entries.length; i++) {
        if (entries[i](token) && alternatives[i].GATE?.call(this) !== false) return i;
      }
      return undefined;
    };
  }

  override buildLookaheadForOptional(choice: Choice<'buildLookaheadForOptional'>) {
    const way = once(() => this.entry(definitionOf(productionOf(choice, choice.prodType))));
    return function (this: Reader): boolean {
      return way()(this.LA(1));
    };
  }

  private entry(productions: readonly IProduction[]): Entry {
    const { types, empty } = this.first(productions);
    if (empty) return () => true;
    const accepted = new Set(types.flatMap((type) => [type.tokenTypeIdx, ...(type.categoryMatches ?? [])]));
    return (token) => accepted.has(token.tokenTypeIdx);
  }

  private first(productions: readonly IProduction[]): First {
    const types: TokenType[] = [];
    for (const production of productions) {
      const one = this.firstOf(production);
      types.push(...one.types);
      if (!one.empty) return { types, empty: false };
    }
    return { types, empty: true };
  }

  private firstOf(production: IProduction): First {
    if (production instanceof Terminal) return { types: [production.terminalType], empty: false };
    if (production instanceof NonTerminal) return this.firstOfRule(production.referencedRule);
    if (production instanceof Alternation) {
      const ways = production.definition.map((way) => this.first(definitionOf(way)));
      return { types: ways.flatMap(({ types }) => types), empty: ways.some(({ empty }) => empty) };
    }
    const inside = this.first(definitionOf(production));
    return OPTIONAL.some((kind) => production instanceof kind) ? { ...inside, empty: true } : inside;
  }

  private firstOfRule(rule: Rule): First {
    const known = this.firsts.get(rule);
    if (known) return known;
    const first = this.first(rule.definition);
    this.firsts.set(rule, first);
    return first;
  }
}

/** The production of a rule that a choice is about: chevrotain names it by kind and number. */
function productionOf(
  { rule, prodOccurrence }: { rule: Rule; prodOccurrence: number },
  kind: keyof typeof HOLDERS,
): IProduction {
  const find = (productions: readonly IProduction[]): IProduction | undefined => {
    for (const production of productions) {
      if (production instanceof HOLDERS[kind] && production.idx === prodOccurrence) return production;
      const inside = find(definitionOf(production));
      if (inside) return inside;
    }
    return undefined;
  };
  const production = find(rule.definition);
  if (!production) throw new Error(`${rule.name} has no ${kind} ${prodOccurrence}`);
  return production;
}

/** What a production holds. A rule named in another is no part of that one. */
function definitionOf(production: IProduction): readonly IProduction[] {
  if (production instanceof Terminal || production instanceof NonTerminal) return [];
  return 'definition' in production && Array.isArray(production.definition) ? production.definition : [];
}

/** Works something out when it is first asked for. */
function once<T>(work: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: work() };
    return result.value;
  };
}
