/** The part of the grammar that reads what a scenario expects. */

import { spanOf } from '../lex.ts';
import { NOWHERE, numOf, oneOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import { Comma, Leaves, Name, NumberToken, ScenarioResult, word as W } from '../tokens.ts';
import type { ExpectationNode, LineNode } from '../tree/scenario-lines.ts';
import type { Num, Word } from '../tree/span.ts';
import { BoardParser } from './boards.ts';

export abstract class ExpectationParser extends BoardParser {
  expectLine = this.RULE(
    'expectLine',
    (into: LineNode[] = []) => {
      const node: LineNode = { ...spanOf(this.CONSUME(W('expect'))), line: 'expect' };
      into.push(node);
      node.expectation = this.SUBRULE(this.expectation);
    },
    INNER,
  );

  expectation = this.RULE(
    'expectation',
    (): ExpectationNode => {
      const from = this.here();
      const node = this.pick<ExpectationNode>([
        { GATE: () => this.is(2, W('is')), ALT: () => this.SUBRULE(this.tileExpectation) },
        {
          GATE: () => this.is(2, W('vp')),
          ALT: () => {
            const amount = this.SUBRULE(this.number);
            this.CONSUME(W('vp'));
            return { ...NOWHERE, expect: 'vp', amount };
          },
        },
        {
          GATE: () => this.is(2, W('options')),
          ALT: () => {
            const amount = this.SUBRULE2(this.number);
            this.CONSUME(W('options'));
            return { ...NOWHERE, expect: 'options', amount };
          },
        },
        { ALT: () => this.SUBRULE(this.landscapeExpectation) },
        {
          ALT: () => {
            this.CONSUME(W('gained'));
            const gained: { amount: Num; what: Word }[] = [];
            this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => gained.push(this.SUBRULE(this.gainedAmount)) });
            return { ...NOWHERE, expect: 'gained', gained };
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('supply'));
            const thing = wordOf(this.CONSUME(Name));
            return { ...NOWHERE, expect: 'supply', thing, amount: this.SUBRULE3(this.number) };
          },
        },
        { ALT: () => this.SUBRULE(this.cardExpectation) },
        { ALT: () => ({ ...NOWHERE, expect: oneOf(this.CONSUME(ScenarioResult), ['stopped', 'finished']) }) },
      ]);
      return { ...node, ...this.since(from) };
    },
    INNER,
  );

  tileExpectation = this.RULE(
    'tileExpectation',
    (): ExpectationNode => {
      const cell = this.SUBRULE(this.cellName);
      this.CONSUME(W('is'));
      return this.pick<ExpectationNode>([
        {
          ALT: () => {
            this.CONSUME(W('empty'));
            return { ...NOWHERE, expect: 'empty', cell };
          },
        },
        {
          IGNORE_AMBIGUITIES: true,
          ALT: () => ({ ...NOWHERE, expect: 'tile', cell, need: this.SUBRULE(this.cell) }),
        },
      ]);
    },
    INNER,
  );

  /** `2 mountains in the landscape`, `no lion in the landscape`. */
  landscapeExpectation = this.RULE(
    'landscapeExpectation',
    (): ExpectationNode => {
      const amount = this.pick<Num>([
        { ALT: () => this.SUBRULE(this.amount) },
        { ALT: () => ({ ...spanOf(this.CONSUME(W('no'))), value: 0 }) },
      ]);
      const things: Word[] = [];
      this.SUBRULE(this.things, { ARGS: [things] });
      this.CONSUME(W('in'));
      this.CONSUME(W('the'));
      this.CONSUME(W('landscape'));
      return { ...NOWHERE, expect: 'landscape', amount, things };
    },
    INNER,
  );

  gainedAmount = this.RULE(
    'gainedAmount',
    (): { amount: Num; what: Word } => {
      const amount = this.SUBRULE(this.amount);
      return { amount, what: wordOf(this.CONSUME(Name)) };
    },
    INNER,
  );

  cardExpectation = this.RULE(
    'cardExpectation',
    (): ExpectationNode => {
      this.CONSUME(W('card'));
      const node: ExpectationNode = { ...NOWHERE, expect: 'card' };
      node.card = numOf(this.CONSUME(NumberToken));
      this.CONSUME(W('has'));
      node.leaves = this.SUBRULE2(this.amount);
      this.CONSUME(Leaves);
      this.OPTION(() => {
        this.CONSUME(W('and'));
        node.cubes = this.SUBRULE(this.amount);
        this.CONSUME(W('cubes'));
      });
      return node;
    },
    INNER,
  );
}
