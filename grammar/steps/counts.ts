/** The part of the grammar that counts and tests. */
import { spanOf } from '../lex.ts';
import { numOf, oneOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import { ActionVerb, Name, NumberToken, word as W } from '../tokens.ts';
import type { CompareNode, ConditionNode, CountNode, TestNode } from '../tree/conditions.ts';
import type { Span, Word } from '../tree/span.ts';
import type { PerNode } from '../tree/steps.ts';
import { PlaceParser } from './places.ts';

export abstract class CountParser extends PlaceParser {
  per = this.RULE(
    'per',
    (node: PerNode = { from: 0, to: 0 }) => {
      this.CONSUME(W('per'));
      this.OPTION(() => {
        node.each = numOf(this.CONSUME(NumberToken));
      });
      node.count = this.SUBRULE(this.count);
      node.to = node.count.to;
    },
    INNER,
  );

  count = this.RULE(
    'count',
    (): CountNode =>
      this.pick<CountNode>([
        { ALT: () => this.SUBRULE(this.doneCount) },
        { ALT: () => this.SUBRULE(this.landscapeCount) },
      ]),
    INNER,
  );

  /** `removed forest`: what the effect itself has done. */
  doneCount = this.RULE(
    'doneCount',
    (): CountNode => {
      const token = this.CONSUME(ActionVerb);
      const deed = oneOf(token, ['placed', 'moved', 'removed', 'replaced']);
      const node: CountNode = { ...spanOf(token), count: 'done', deed };
      this.OPTION(() => {
        node.thing = this.SUBRULE(this.thing);
        node.to = spanOf(this.LA(0)).to;
      });
      return node;
    },
    INNER,
  );

  landscapeCount = this.RULE(
    'landscapeCount',
    (): CountNode => {
      const from = this.here();
      let different: Span | undefined;
      let adjacent = false;
      this.OPTION(() => {
        different = spanOf(this.CONSUME(W('different')));
      });
      this.OPTION2(() => {
        this.CONSUME(W('adjacent'));
        adjacent = true;
      });
      const what = { from, to: from, adjacent, ...(different && { different }) };
      const node = this.pick<CountNode>([
        {
          GATE: () => this.atGroup(),
          ALT: () => ({ ...what, count: 'groups', ...this.SUBRULE(this.groupCount) }),
        },
        {
          ALT: () => {
            const things: Word[] = [];
            this.SUBRULE(this.things, { ARGS: [things] });
            const where = this.SUBRULE(this.someWhere);
            return { ...what, count: 'things', things, ...where };
          },
        },
      ]);
      return { ...node, ...this.since(from) };
    },
    INNER,
  );

  private groupCount = this.RULE(
    'groupCount',
    () => {
      const group = this.SUBRULE(this.group);
      const holding: { with?: { compare: CompareNode; things: Word[] } } = {};
      this.OPTION(() => {
        this.CONSUME(W('with'));
        const compare = this.SUBRULE(this.compare);
        const things: Word[] = [];
        this.SUBRULE(this.things, { ARGS: [things] });
        holding.with = { compare, things };
      });
      return { group, ...holding, ...this.SUBRULE(this.someWhere) };
    },
    INNER,
  );

  /** A `where`, if there is one, as a part of a node. */
  someWhere = this.RULE(
    'someWhere',
    () => {
      const where = this.OPTION(() => this.SUBRULE(this.where));
      return where ? { where } : {};
    },
    INNER,
  );

  compare = this.RULE(
    'compare',
    (): CompareNode =>
      this.pick<CompareNode>([
        { ALT: () => this.SUBRULE(this.compareAt) },
        {
          ALT: () => {
            const { from } = spanOf(this.CONSUME(W('exactly')));
            return { ...this.SUBRULE(this.number), from, is: 'exactly' };
          },
        },
        { ALT: () => ({ ...spanOf(this.CONSUME(W('no'))), value: 0, is: 'exactly' }) },
        { ALT: () => ({ ...this.SUBRULE(this.amount), is: 'bare' }) },
      ]),
    INNER,
  );

  compareAt = this.RULE(
    'compareAt',
    (): CompareNode => {
      const { from } = spanOf(this.CONSUME(W('at')));
      const is = this.pick<'least' | 'most'>([
        { ALT: () => oneOf(this.CONSUME(W('least')), ['least']) },
        { ALT: () => oneOf(this.CONSUME(W('most')), ['most']) },
      ]);
      return { ...numOf(this.CONSUME(NumberToken)), from, is };
    },
    INNER,
  );

  /**
   * What is joined to the first of a row, all with `and` or all with `or`. The `MANY` and the `OR` of the rule that
   * calls it.
   */
  protected joined(row: { join?: 'and' | 'or' }, next: () => void): void {
    this.MANY({
      GATE: () => row.join === undefined || this.is(1, W(row.join)),
      DEF: () => {
        row.join = this.pick<'and' | 'or'>([
          { ALT: () => oneOf(this.CONSUME(W('and')), ['and']) },
          { ALT: () => oneOf(this.CONSUME(W('or')), ['or']) },
        ]);
        next();
      },
    });
  }

  condition = this.RULE(
    'condition',
    (node: ConditionNode = { from: 0, to: 0, tests: [] }) => {
      this.SUBRULE(this.test, { ARGS: [node.tests] });
      this.joined(node, () => this.SUBRULE2(this.test, { ARGS: [node.tests] }));
      node.to = spanOf(this.LA(0)).to;
    },
    INNER,
  );

  test = this.RULE(
    'test',
    (into: TestNode[] = []) => {
      const from = this.here();
      let not = false;
      this.OPTION(() => {
        this.CONSUME(W('not'));
        not = true;
      });
      const base = { from, to: from, not };
      this.OR([
        {
          // `adjacent habitat has …` is a region, whatever its article.
          GATE: () => !this.is(2, W('habitat')),
          ALT: () => {
            const node: TestNode = { ...base, test: 'adjacent', things: [] };
            into.push(node);
            this.CONSUME(W('adjacent'));
            this.CONSUME(W('to'));
            this.OPTION2({
              GATE: () => !this.is(1, Name),
              DEF: () => {
                node.compare = this.SUBRULE(this.compare);
              },
            });
            this.SUBRULE(this.things, { ARGS: [node.things] });
            Object.assign(node, this.since(from));
          },
        },
        {
          ALT: () => {
            this.SUBRULE(this.onTheEdge);
            into.push({ ...base, ...this.since(from), test: 'edge' });
          },
        },
        {
          ALT: () => {
            const node: TestNode = { ...base, test: 'there' };
            into.push(node);
            this.CONSUME(W('there'));
            this.SUBRULE(this.isOrAre);
            node.compare = this.SUBRULE2(this.compare);
            node.count = this.SUBRULE(this.landscapeCount);
            Object.assign(node, this.since(from));
          },
        },
        {
          ALT: () => {
            const node: TestNode = { ...base, test: 'have' };
            into.push(node);
            this.SUBRULE(this.haveTest, { ARGS: [node] });
            Object.assign(node, this.since(from));
          },
        },
        {
          ALT: () => {
            const node: TestNode = { ...base, test: 'region', things: [] };
            into.push(node);
            node.region = this.SUBRULE(this.region);
            this.CONSUME(W('has'));
            node.compare = this.SUBRULE3(this.compare);
            this.SUBRULE2(this.things, { ARGS: [node.things] });
            Object.assign(node, this.since(from));
          },
        },
      ]);
    },
    INNER,
  );

  isOrAre = this.RULE(
    'isOrAre',
    () => {
      this.OR([{ ALT: () => this.CONSUME(W('is')) }, { ALT: () => this.CONSUME(W('are')) }]);
    },
    INNER,
  );

  haveTest = this.RULE(
    'haveTest',
    (node: { compare?: CompareNode; what?: Word } = {}) => {
      this.CONSUME(W('you'));
      this.CONSUME(W('have'));
      node.compare = this.SUBRULE(this.compare);
      node.what = wordOf(this.CONSUME(Name));
    },
    INNER,
  );
}
