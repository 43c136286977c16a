/** The part of the grammar that reads blocks of steps, and goes on at the next step when one cannot be read. */
import { EOF } from 'chevrotain';
import { ActionParser } from './actions.ts';
import { DEEPEST } from './braces.ts';
import { spanOf } from './lex.ts';
import { emptyBlock, numOf } from './nodes.ts';
import { INNER } from './recovery.ts';
import {
  Anything,
  BlockClose,
  BlockOpen,
  LineWord,
  NumberToken,
  Semicolon,
  STEP_WORDS,
  StepWord,
  word as W,
} from './tokens.ts';
import type { ConditionNode } from './tree/conditions.ts';
import type { Node } from './tree/span.ts';
import type { BlockNode, EitherNode, IfNode, RepeatNode, StepNode } from './tree/steps.ts';

const PLACES = ['adjacent', 'on', 'in'];
/** Words with which a step may go on, by its first word, for "did you mean" where one was misspelt. */
const GOING_ON: Readonly<Partial<Record<StepNode['kind'], readonly string[]>>> = {
  gain: ['per', 'at', 'if', 'and', 'or', 'of', 'with', ...PLACES],
  place: ['of', 'or', 'as', 'if', ...PLACES],
  move: ['or', 'over', 'as', 'if', ...PLACES],
  replace: ['or', 'with', 'as', 'if', ...PLACES],
  remove: ['or', 'if', ...PLACES],
  choose: ['or', 'as', 'if', ...PLACES],
  play: ['and', 'if'],
  rotate: ['and', 'if'],
  may: ['per', 'at', 'if', 'and', 'or', 'of', 'as', 'with', 'over', ...PLACES],
  either: ['or'],
  if: ['else'],
};
const IF_FIRST = 'write the condition before the block: `if … { … }`';

export abstract class StepParser extends ActionParser {
  /** The steps among which a line of a scenario was met last. */
  private foreignIn: StepNode[] | undefined;

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

  /** A `;`, the end of the block or, reported, neither. */
  private checkEnd(step: StepNode | undefined): void {
    if (this.atSeparator() || this.atEnd() || this.alreadyWrong()) return;
    // After a broken step, its left-over steps in braces are read as an item of their own.
    if (step?.broken && this.is(1, BlockOpen)) return;
    if (step?.broken && this.is(1, W('or'), W('else')) && this.is(2, BlockOpen, W('if'))) {
      this.skipStep();
      return;
    }
    // Nothing is missing after a brace that was put in, or a `;` that stands alone.
    if (this.LA(0).image === '' || this.is(0, Semicolon)) return;
    const condition = this.is(1, W('if')) && this.is(0, BlockClose) && !this.blockFollows();
    // No step is a single word.
    const stray = this.is(2, Semicolon, BlockClose, EOF);
    if (this.is(1, StepWord) && !condition && !stray) {
      if (step?.broken) return;
      this.report({ code: 'ECO107', ...this.endOf(this.LA(0)), values: {} });
      return;
    }
    const words = (step && GOING_ON[step.kind]) ?? [];
    this.reportLeftOver(words, condition ? IF_FIRST : this.joinHint(joinOf(step)));
    if (step) step.broken = true;
    this.skipStep();
  }

  /** The hint for an `and` or `or` ahead after the other of the two. */
  private joinHint(join: 'and' | 'or' | undefined): string | undefined {
    if (!join || !this.is(1, W('and'), W('or')) || this.is(1, W(join))) return undefined;
    return 'join all with `and` or all with `or`';
  }

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

  /** Goes on at the end of the step: its `;`, a block it leaves over, or a line that begins with the word of a step. */
  private skipStep(): void {
    while (!this.atEnd() && !this.atSeparator() && !this.is(1, BlockOpen)) {
      if (this.is(1, StepWord) && this.startsLine()) return;
      this.SKIP_TOKEN();
    }
  }

  /** Steps in braces that belong to no step: left over by a broken one, else a mistake of their own. */
  loose = this.RULE(
    'loose',
    (into: StepNode[] = []) => {
      const last = into.at(-1);
      this.ACTION(() => {
        if (!last?.broken) this.reportExpected('ECO113', '');
      });
      const steps = emptyBlock(this.here());
      into.push({ from: steps.from, to: steps.to, kind: 'loose', steps, broken: true });
      this.SUBRULE(this.block, { ARGS: [steps] });
    },
    INNER,
  );

  /** A `;` with nothing before it. */
  nothing = this.RULE(
    'nothing',
    () => {
      this.ACTION(() => this.reportExpected('ECO113', ''));
      this.CONSUME(Semicolon);
    },
    INNER,
  );

  /** Something no step begins with. */
  unknown = this.RULE(
    'unknown',
    (into: StepNode[] = []) => {
      const at = this.here();
      into.push({ from: at, to: at, kind: 'loose', steps: emptyBlock(at), broken: true });
      this.ACTION(() => {
        // A block that holds lines of a scenario has one thing wrong with it.
        const foreign = this.is(1, LineWord);
        if (!this.afterEarlyEnd() && !(foreign && this.foreignIn === into)) {
          this.reportExpected('ECO113', '', STEP_WORDS);
        }
        if (foreign) this.foreignIn = into;
      });
      this.CONSUME(Anything);
      this.ACTION(() => this.skipStep());
    },
    INNER,
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
              this.report({ code: 'ECO110', from, to: from + 4, values: { deepest: String(DEEPEST) } });
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

/** What joins the tests or rewards a step ends with. */
function joinOf(step: StepNode | undefined): 'and' | 'or' | undefined {
  const action = step?.kind === 'may' ? step.steps.steps.at(-1) : step;
  if (!action) return undefined;
  if ('if' in action && action.if) return action.if.join;
  return action.kind === 'gain' ? action.join : undefined;
}

function ifNode(from: number): IfNode {
  return { from, to: from, kind: 'if', steps: emptyBlock(from) };
}
