/** The part of the grammar that reads what a scenario gives, does and chooses. */

import { spanOf } from '../lex.ts';
import { emptyBlock, NOWHERE, numOf, oneOf, wordOf } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import { AnyWord, Comma, Leaves, LineWord, Name, NumberToken, word as W } from '../tokens.ts';
import type { ChoiceNode, GivenNode, LineNode } from '../tree/scenario-lines.ts';
import type { Num, Word } from '../tree/span.ts';
import { ExpectationParser } from './expectations.ts';

export abstract class LineParser extends ExpectationParser {
  givenLine = this.RULE(
    'givenLine',
    (into: LineNode[] = []) => {
      const node: LineNode = { ...spanOf(this.CONSUME(W('given'))), line: 'given' };
      into.push(node);
      node.given = this.SUBRULE(this.given);
    },
    INNER,
  );

  given = this.RULE(
    'given',
    (): GivenNode => {
      const from = this.here();
      const node = this.pick<GivenNode>([
        {
          ALT: () => {
            const amount = this.SUBRULE(this.amount);
            return { ...NOWHERE, given: this.SUBRULE(this.givenAmount), amount };
          },
        },
        { ALT: () => this.SUBRULE(this.givenCard) },
        {
          ALT: () => {
            this.CONSUME(W('hand'));
            const cards: Num[] = [];
            this.AT_LEAST_ONE_SEP({ SEP: Comma, DEF: () => cards.push(numOf(this.CONSUME(NumberToken))) });
            return { ...NOWHERE, given: 'hand', cards };
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('supply'));
            const thing = wordOf(this.CONSUME(Name));
            return { ...NOWHERE, given: 'supply', thing, amount: numOf(this.CONSUME2(NumberToken)) };
          },
        },
        {
          ALT: () => {
            this.CONSUME(W('feature'));
            const feature = numOf(this.CONSUME3(NumberToken));
            this.CONSUME(W('in'));
            this.CONSUME2(W('hand'));
            return { ...NOWHERE, given: 'feature', feature };
          },
        },
      ]);
      return { ...node, ...this.since(from) };
    },
    INNER,
  );

  givenAmount = this.RULE(
    'givenAmount',
    (): 'cubes' | 'players' =>
      this.pick<'cubes' | 'players'>([
        { ALT: () => oneOf(this.CONSUME(W('cubes')), ['cubes']) },
        { ALT: () => oneOf(this.CONSUME(W('players')), ['players']) },
        {
          ALT: () => {
            this.CONSUME(W('player'));
            return 'players';
          },
        },
      ]),
    INNER,
  );

  givenCard = this.RULE(
    'givenCard',
    (): GivenNode => {
      const node: GivenNode = { ...spanOf(this.CONSUME(W('card'))), given: 'active' };
      node.card = numOf(this.CONSUME(NumberToken));
      this.CONSUME(W('active'));
      this.OPTION(() => {
        this.CONSUME(W('with'));
        node.leaves = this.SUBRULE(this.amount);
        this.CONSUME(Leaves);
      });
      return node;
    },
    INNER,
  );

  doLine = this.RULE(
    'doLine',
    (into: LineNode[] = []) => {
      const begin = spanOf(this.CONSUME(W('do')));
      this.SUBRULE(this.doWhat, { ARGS: [into, begin.from] });
    },
    INNER,
  );

  doWhat = this.RULE(
    'doWhat',
    (into: LineNode[] = [], from = 0) => {
      this.OR([
        {
          ALT: () => {
            const steps = emptyBlock(this.here());
            into.push({ from, to: steps.to, line: 'do', steps });
            this.SUBRULE(this.block, { ARGS: [steps] });
          },
        },
        {
          ALT: () => {
            const { to } = spanOf(this.CONSUME(W('card')));
            const node: LineNode = { from, to, line: 'do-card' };
            into.push(node);
            node.card = numOf(this.CONSUME(NumberToken));
          },
        },
        {
          ALT: () => {
            const { to } = spanOf(this.CONSUME(W('feature')));
            const node: LineNode = { from, to, line: 'do-feature' };
            into.push(node);
            node.feature = numOf(this.CONSUME2(NumberToken));
          },
        },
        {
          ALT: () => {
            const { to } = spanOf(this.CONSUME(W('end')));
            into.push({ from, to, line: 'do-end' });
            this.CONSUME(W('of'));
            this.CONSUME(W('game'));
          },
        },
      ]);
    },
    INNER,
  );

  choiceLine = this.RULE(
    'choiceLine',
    (into: LineNode[] = []) => {
      const from = this.here();
      const line = this.pick<'choose' | 'refuse'>([
        { ALT: () => oneOf(this.CONSUME(W('choose')), ['choose']) },
        { ALT: () => oneOf(this.CONSUME(W('refuse')), ['refuse']) },
      ]);
      const node: Extract<LineNode, { line: 'choose' | 'refuse' }> = { ...this.since(from), line };
      into.push(node);
      node.choice = this.SUBRULE(this.choice);
    },
    INNER,
  );

  choice = this.RULE(
    'choice',
    (): ChoiceNode => {
      const from = this.here();
      const words: (Word | Num)[] = [];
      const more: Word[] = [];
      words.push(this.SUBRULE(this.choiceWord));
      this.OPTION({
        // Longer words begin the next line, whose `;` may be left out.
        GATE: () => this.is(1, NumberToken) || this.LA(1).image.length === 1,
        DEF: () => words.push(this.SUBRULE2(this.choiceWord)),
      });
      const end = this.OPTION2(() => {
        this.CONSUME(W('to'));
        return this.SUBRULE(this.cellName);
      });
      this.MANY(() => {
        this.CONSUME(Comma);
        more.push(this.SUBRULE2(this.cellName));
      });
      return { ...this.since(from), words, more, ...(end && { end }) };
    },
    INNER,
  );

  choiceWord = this.RULE(
    'choiceWord',
    (): Word | Num =>
      this.pick<Word | Num>([
        // A line without its choice is followed by the next line.
        {
          GATE: () => !(this.startsLine() && this.is(1, LineWord)),
          ALT: () => wordOf(this.CONSUME(AnyWord)),
        },
        { ALT: () => numOf(this.CONSUME(NumberToken)) },
      ]),
    INNER,
  );
}
