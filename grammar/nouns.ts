/** The part of the grammar that speaks of things: quantities, places, groups, counts and conditions. */
import type { IToken } from 'chevrotain';
import { numberOf, quotedText, spanOf } from './lex.ts';
import { INNER, RecoveringParser } from './recovery.ts';
import { Article, GroupKind, Name, NumberToken, OpenText, word as W, Whole, wordName } from './tokens.ts';
import type { GroupNode, RegionNode, SpotNode, WhereNode } from './tree/conditions.ts';
import type { Num, Quoted, Span, Word } from './tree/span.ts';
import type { Quantity } from './tree/steps.ts';

export const wordOf = ({ startOffset, image }: IToken): Word => ({
  from: startOffset,
  to: startOffset + image.length,
  text: image,
});
export const numOf = (token: IToken): Num => ({
  from: token.startOffset,
  to: token.startOffset + token.image.length,
  value: numberOf(token),
});
export const quotedOf = (token: IToken): Quoted => ({
  ...spanOf(token),
  value: quotedText(token),
  ...(token.tokenType === OpenText && { open: true }),
});

/** Which of some words a token is, whatever its form. */
export function oneOf<const T extends string>(token: IToken, words: readonly [T, ...T[]]): T {
  return words.find((candidate) => wordName(candidate) === token.tokenType.name) ?? words[0];
}

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

  onTheEdge = this.RULE(
    'onTheEdge',
    () => {
      this.CONSUME(W('on'));
      this.CONSUME(W('the'));
      this.CONSUME(W('edge'));
    },
    INNER,
  );

  where = this.RULE(
    'where',
    (): WhereNode => {
      const from = this.here();
      const node = this.pick<WhereNode>([
        { ALT: () => this.SUBRULE(this.adjacentWhere) },
        {
          GATE: () => this.is(2, W('the')),
          ALT: () => {
            this.SUBRULE(this.onTheEdge);
            return { from, to: from, where: 'edge' };
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('on'));
            return { from, to: from, where: 'on', spot: this.SUBRULE2(this.spot) };
          },
        },
        { ALT: () => this.SUBRULE(this.inWhere) },
      ]);
      return { ...node, ...this.since(from) };
    },
    INNER,
  );

  adjacentWhere = this.RULE(
    'adjacentWhere',
    (): WhereNode => {
      const node: WhereNode = { ...spanOf(this.CONSUME(W('adjacent'))), where: 'adjacent' };
      this.OPTION(() => {
        this.CONSUME(W('to'));
        node.spot = this.SUBRULE(this.spot);
      });
      return node;
    },
    INNER,
  );

  inWhere = this.RULE(
    'inWhere',
    (): WhereNode => {
      const span = spanOf(this.CONSUME(W('in')));
      const regions = [this.SUBRULE(this.region)];
      this.MANY({
        GATE: () => this.orRegion(),
        DEF: () => {
          this.CONSUME(W('or'));
          regions.push(this.SUBRULE2(this.region));
        },
      });
      return { ...span, where: 'in', regions };
    },
    INNER,
  );

  /** Whether a region follows the `or`, and not a test that begins with one (`or this habitat has …`). */
  private orRegion(): boolean {
    if (this.is(2, Article) || this.is(2, W('adjacent'))) {
      const at = this.is(2, Article) ? 3 : 2;
      return this.is(at, W('adjacent')) && this.is(at + 1, W('habitat')) && !this.is(at + 2, W('has'));
    }
    if (!this.is(2, W('this'), W('the'))) return false;
    if (this.is(3, W('largest'))) return !this.is(this.is(4, W('landmass')) ? 5 : 6, W('has'));
    return !this.is(this.is(4, W('containing')) ? 7 : 4, W('has'));
  }

  /** `this`, `this tile`, a kept name or a thing. */
  spot = this.RULE(
    'spot',
    (): SpotNode => {
      const from = this.here();
      return this.pick<SpotNode>([
        {
          ALT: () => {
            this.CONSUME(W('this'));
            let tile = false;
            this.OPTION(() => {
              this.CONSUME(W('tile'));
              tile = true;
            });
            return { ...this.since(from), spot: tile ? 'this-tile' : 'this' };
          },
        },
        {
          ALT: () => {
            const article = this.is(1, Article);
            const named = this.SUBRULE(this.spotThing);
            return { ...this.since(from), spot: 'word', article, word: named };
          },
        },
      ]);
    },
    INNER,
  );

  spotThing = this.RULE(
    'spotThing',
    (): Word => {
      this.OPTION(() => this.CONSUME(Article));
      return wordOf(this.CONSUME(Name));
    },
    INNER,
  );

  region = this.RULE(
    'region',
    (): RegionNode => {
      const from = this.here();
      const node = this.pick<RegionNode>([
        {
          ALT: () => {
            this.CONSUME(W('this'));
            const whole = oneOf(this.CONSUME(Whole), ['habitat', 'community', 'landmass', 'feature']);
            return { ...this.since(from), region: `this-${whole}` };
          },
        },
        {
          ALT: () => {
            this.OPTION(() => this.CONSUME(Article));
            this.CONSUME(W('adjacent'));
            this.CONSUME(W('habitat'));
            return { ...this.since(from), region: 'adjacent-habitat' };
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('the'));
            return this.SUBRULE(this.regionOfAll);
          },
        },
      ]);
      return { ...node, from };
    },
    INNER,
  );

  /** What may follow `the`. */
  regionOfAll = this.RULE(
    'regionOfAll',
    (): RegionNode =>
      this.pick<RegionNode>([
        { ALT: () => ({ ...spanOf(this.CONSUME(W('landscape'))), region: 'landscape' }) },
        {
          ALT: () => {
            const { from } = spanOf(this.CONSUME(W('largest')));
            const group = this.SUBRULE(this.group);
            return { ...this.since(from), region: 'largest', group };
          },
        },
        {
          ALT: () => {
            const { from } = spanOf(this.CONSUME(W('habitat')));
            this.CONSUME(W('containing'));
            this.CONSUME(W('this'));
            this.CONSUME(W('feature'));
            return { ...this.since(from), region: 'feature-habitat' };
          },
        },
      ]),
    INNER,
  );

  /** `forest habitat`, `lion community`, `landmass`. */
  group = this.RULE(
    'group',
    (): GroupNode => {
      const from = this.here();
      return this.pick<GroupNode>([
        { ALT: () => ({ ...spanOf(this.CONSUME(W('landmass'))), group: 'landmass' }) },
        {
          ALT: () => {
            const of = wordOf(this.CONSUME(Name));
            const group = oneOf(this.CONSUME(GroupKind), ['habitat', 'community']);
            return { ...this.since(from), group, of };
          },
        },
      ]);
    },
    INNER,
  );

  /** Whether a group is named at the next token, and not a thing. */
  protected atGroup(): boolean {
    return this.is(1, W('landmass')) || this.is(2, GroupKind);
  }
}
