/** The part of the grammar that says where: spots, regions and groups. */
import { spanOf } from '../lex.ts';
import { oneOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import { Article, GroupKind, GroupNoun, Name, word as W } from '../tokens.ts';
import type { GroupNode, RegionNode, SpotNode, WhereNode } from '../tree/conditions.ts';
import type { Word } from '../tree/span.ts';
import { NounParser } from './nouns.ts';

export abstract class PlaceParser extends NounParser {
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
            const whole = oneOf(this.CONSUME(GroupNoun), ['habitat', 'community', 'landmass', 'feature']);
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
