/** The part of the grammar that reads blocks of steps, and the steps that hold blocks. */

import { spanOf } from '../lex.ts';
import { emptyBlock, numOf } from '../nodes.ts';
import { DEEPEST } from '../recovery/braces.ts';
import { INNER } from '../recovery/recovery.ts';
import { BlockClose, BlockOpen, NumberToken, Semicolon, word as W } from '../tokens.ts';
import type { ConditionNode } from '../tree/conditions.ts';
import type { Node } from '../tree/span.ts';
import type { BlockNode, EitherNode, IfNode, RepeatNode, StepNode } from '../tree/steps.ts';
import { LeftoverParser } from './leftovers.ts';

export abstract class StepParser extends LeftoverParser {
  block = this.RULE(
    'block',
    (node: BlockNode = emptyBlock()) => {
      node.from = spanOf(this.CONSUME(BlockOpen)).from;
      this.SUBRULE(this.steps, { ARGS: [node.steps] });
      node.to = spanOf(this.CONSUME(BlockClose)).to;
    },
    INNER,
  );

  /** Everything up to the end of the block. */
  steps = this.RULE(
    'steps',
    (into: StepNode[] = []) => {
      this.MANY(() => this.SUBRULE(this.item, { ARGS: [into] }));
    },
    INNER,
  );

  /** A step and what ends it. */
  item = this.RULE(
    'item',
    (into: StepNode[] = []) => {
      const before = into.length;
      const whole = this.SUBRULE(this.step, { ARGS: [into] });
      const step = into[before];
      if (step) {
        if (!whole) step.broken = true;
        step.to = Math.max(step.to, spanOf(this.LA(0)).to);
      }
      this.ACTION(() => this.checkEnd(step));
      this.OPTION(() => this.CONSUME(Semicolon));
    },
    INNER,
  );

  step = this.RULE(
    'step',
    (into: StepNode[] = []): boolean => {
      this.OR([
        { ALT: () => this.SUBRULE(this.action, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.may, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.either, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.ifStep, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.repeat, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.each, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.loose, { ARGS: [into] }) },
        { ALT: () => this.SUBRULE(this.nothing) },
        { IGNORE_AMBIGUITIES: true, ALT: () => this.SUBRULE(this.unknown, { ARGS: [into] }) },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipStep()),
  );

  may = this.RULE(
    'may',
    (into: StepNode[] = []) => {
      const { from, to } = spanOf(this.CONSUME(W('may')));
      const steps = emptyBlock(to);
      into.push({ from, to, kind: 'may', steps });
      this.SUBRULE(this.mayBody, { ARGS: [steps] });
    },
    INNER,
  );

  mayBody = this.RULE(
    'mayBody',
    (steps: BlockNode = emptyBlock()) => {
      this.OR([
        { ALT: () => this.SUBRULE(this.action, { ARGS: [steps.steps] }) },
        { ALT: () => this.SUBRULE(this.block, { ARGS: [steps] }) },
      ]);
    },
    INNER,
  );

  either = this.RULE(
    'either',
    (into: StepNode[] = []) => {
      const node: EitherNode = { ...spanOf(this.CONSUME(W('either'))), kind: 'either', branches: [] };
      into.push(node);
      const first = emptyBlock(this.here());
      node.branches.push(first);
      this.SUBRULE(this.block, { ARGS: [first] });
      this.AT_LEAST_ONE(() => {
        this.CONSUME(W('or'));
        const next = emptyBlock(this.here());
        node.branches.push(next);
        this.SUBRULE2(this.block, { ARGS: [next] });
      });
    },
    INNER,
  );

  ifStep = this.RULE(
    'ifStep',
    (into: StepNode[] = []) => {
      let node = ifNode(spanOf(this.CONSUME(W('if'))).from);
      into.push(node);
      this.SUBRULE(this.ifBody, { ARGS: [node] });
      let depth = 1;
      this.MANY({
        GATE: () => this.is(2, W('if')),
        DEF: () => {
          const { from } = spanOf(this.CONSUME(W('else')));
          const next = ifNode(from);
          this.CONSUME2(W('if'));
          this.SUBRULE2(this.ifBody, { ARGS: [next] });
          this.ACTION(() => {
            if (++depth === DEEPEST) {
              this.report({ code: 'ECO110', from, to: from + 4 }, () => ({
                values: { deepest: String(DEEPEST) },
              }));
            }
            // What is too deep stays out of the tree, which later phases walk with a call for each level.
            if (depth >= DEEPEST) return;
            node.otherwise = { from: next.from, to: next.to, steps: [next] };
            node = next;
          });
        },
      });
      this.OPTION(() => {
        this.CONSUME3(W('else'));
        const otherwise = emptyBlock(this.here());
        this.SUBRULE(this.block, { ARGS: [otherwise] });
        node.otherwise = otherwise;
      });
    },
    INNER,
  );

  ifBody = this.RULE(
    'ifBody',
    (node: IfNode = ifNode(0)) => {
      if (!this.SUBRULE(this.ifHead, { ARGS: [node] })) node.broken = true;
      this.SUBRULE(this.bodyAfter, { ARGS: [node] });
    },
    INNER,
  );

  ifHead = this.RULE(
    'ifHead',
    (node: IfNode = ifNode(0)): boolean => {
      const condition = { from: this.here(), to: this.here(), tests: [] };
      node.condition = condition;
      this.SUBRULE(this.condition, { ARGS: [condition] });
      return true;
    },
    this.recoverBy(() => this.skipStep()),
  );

  /** The block of a step whose head may have been broken: without it, that is said once. */
  bodyAfter = this.RULE(
    'bodyAfter',
    (
      node: Node & { steps: BlockNode; condition?: ConditionNode } = {
        ...emptyBlock(),
        steps: emptyBlock(),
      },
    ) => {
      this.ACTION(() => {
        if (this.is(1, BlockOpen)) return;
        if (!this.alreadyWrong() && !node.broken) {
          this.reportExpected('ECO105', '`{`', [], this.joinHint(node.condition?.join));
        }
        node.broken = true;
        this.skipStep();
      });
      this.OPTION(() => this.SUBRULE(this.block, { ARGS: [node.steps] }));
    },
    INNER,
  );

  repeat = this.RULE(
    'repeat',
    (into: StepNode[] = []) => {
      const { from, to } = spanOf(this.CONSUME(W('repeat')));
      const node: RepeatNode = { from, to, kind: 'repeat', steps: emptyBlock(to) };
      into.push(node);
      if (!this.SUBRULE(this.repeatTimes, { ARGS: [node] })) node.broken = true;
      this.SUBRULE(this.bodyAfter, { ARGS: [node] });
    },
    INNER,
  );

  repeatTimes = this.RULE(
    'repeatTimes',
    (node: Pick<RepeatNode, 'times' | 'per'> = {}): boolean => {
      this.OR([
        {
          ALT: () => {
            node.times = { ...numOf(this.CONSUME(NumberToken)), upTo: false };
          },
        },
        {
          ALT: () => {
            const { from } = spanOf(this.CONSUME(W('up')));
            this.CONSUME(W('to'));
            node.times = { ...numOf(this.CONSUME2(NumberToken)), from, upTo: true };
          },
        },
        {
          ALT: () => {
            const per = { from: this.here(), to: this.here() };
            node.per = per;
            this.SUBRULE(this.per, { ARGS: [per] });
          },
        },
      ]);
      return true;
    },
    this.recoverBy(() => this.skipStep()),
  );

  each = this.RULE(
    'each',
    (into: StepNode[] = []) => {
      const { from, to } = spanOf(this.CONSUME(W('each')));
      const node: StepNode = { from, to, kind: 'each', other: false, steps: emptyBlock(to) };
      into.push(node);
      this.OPTION(() => {
        this.CONSUME(W('other'));
        node.other = true;
      });
      this.CONSUME(W('player'));
      this.SUBRULE(this.bodyAfter, { ARGS: [node] });
    },
    INNER,
  );
}

function ifNode(from: number): IfNode {
  return { from, to: from, kind: 'if', steps: emptyBlock(from) };
}
