/** The part of the grammar that reads things and how many of them. */
import { spanOf } from '../lex.ts';
import { numOf, wordOf } from '../nodes.ts';
import { INNER, RecoveringParser } from '../recovery/recovery.ts';
import { Article, Name, NumberToken, word as W } from '../tokens.ts';
import type { Num, Span, Word } from '../tree/span.ts';
import type { Quantity } from '../tree/steps.ts';

export abstract class NounParser extends RecoveringParser {
  /** Where a node begins that starts at the next token. */
  protected here(): number {
    return this.LA(1).startOffset;
  }

  /** The span of a node that began at `from` and ended at the last token. */
  protected since(from: number): Span {
    return { from, to: spanOf(this.LA(0)).to };
  }

  number = this.RULE('number', (): Num => numOf(this.CONSUME(NumberToken)), INNER);

  /** `3`, `a`, `an`. */
  amount = this.RULE(
    'amount',
    (): Num =>
      this.pick<Num>([
        { ALT: () => this.SUBRULE(this.number) },
        { ALT: () => ({ ...spanOf(this.CONSUME(Article)), value: 1 }) },
      ]),
    INNER,
  );

  /** `3`, `a`, `up to 3`. */
  quantity = this.RULE(
    'quantity',
    (): Quantity =>
      this.pick<Quantity>([
        {
          ALT: () => {
            const { from } = spanOf(this.CONSUME(W('up')));
            this.CONSUME(W('to'));
            return { ...numOf(this.CONSUME(NumberToken)), from, upTo: true };
          },
        },
        { ALT: () => ({ ...this.SUBRULE(this.amount), upTo: false }) },
      ]),
    INNER,
  );

  /** A thing, with or without an article. */
  thing = this.RULE(
    'thing',
    (): Word => {
      this.OPTION(() => this.CONSUME(Article));
      return wordOf(this.CONSUME(Name));
    },
    INNER,
  );

  /** `lion or cheetah`. */
  things = this.RULE(
    'things',
    (into: Word[] = []) => {
      into.push(this.SUBRULE(this.thing));
      this.MANY({
        GATE: () => this.is(2, Name) || (this.is(2, Article) && this.is(3, Name)),
        DEF: () => {
          this.CONSUME(W('or'));
          into.push(this.SUBRULE2(this.thing));
        },
      });
    },
    INNER,
  );
}
