/**
 * The part of the grammar that meets what is no step: what is left over where one should end, and what none begins
 * with. Says so, and goes on at the next step.
 */
import { EOF, type ParserMethod } from 'chevrotain';
import { emptyBlock } from '../nodes.ts';
import { INNER } from '../recovery/recovery.ts';
import {
  Anything,
  BlockClose,
  BlockOpen,
  LineWord,
  Semicolon,
  STEP_WORDS,
  StepWord,
  word as W,
} from '../tokens.ts';
import type { BlockNode, StepNode } from '../tree/steps.ts';
import { ActionParser } from './actions.ts';

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
/** What all that no step begins with shares: there may be millions of it. */
const NO_STEPS: BlockNode = emptyBlock();
const IF_FIRST = 'write the condition before the block: `if … { … }`';

export abstract class LeftoverParser extends ActionParser {
  /** Steps in braces, which `StepParser` reads. */
  abstract block: ParserMethod<[node?: BlockNode], void>;

  /** A `;`, the end of the block or, reported, neither. */
  protected checkEnd(step: StepNode | undefined): void {
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
      this.report({ code: 'ECO107', ...this.endOf(this.LA(0)) });
      return;
    }
    const words = (step && GOING_ON[step.kind]) ?? [];
    this.reportLeftOver(words, condition ? IF_FIRST : this.joinHint(joinOf(step)));
    if (step) step.broken = true;
    this.skipStep();
  }

  /** The hint for an `and` or `or` ahead after the other of the two. */
  protected joinHint(join: 'and' | 'or' | undefined): string | undefined {
    if (!join || !this.is(1, W('and'), W('or')) || this.is(1, W(join))) return undefined;
    return 'join all with `and` or all with `or`';
  }

  /** Goes on at the end of the step: its `;`, a block it leaves over, or a line that begins with the word of a step. */
  protected skipStep(): void {
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
      into.push({ from: at, to: at, kind: 'loose', steps: NO_STEPS, broken: true });
      this.ACTION(() => {
        // A block that holds lines of a scenario has one thing wrong with it.
        const again = this.foreignAgain(LineWord, into);
        if (!again && !this.afterEarlyEnd()) this.reportExpected('ECO113', '', STEP_WORDS);
      });
      this.CONSUME(Anything);
      this.ACTION(() => this.skipStep());
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
