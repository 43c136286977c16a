/** All steps, as defined in their own files; what else may come between them, and how each must end. */
import {
  action,
  atTrigger,
  bareStep,
  block,
  emptyBlock,
  isCardBlock,
  NO_STEPS,
  steps,
} from '../blocks/block.ts';
import { joinHint, skipStep } from '../blocks/body.ts';
import { blockFollows, type StepSyntax, stepSyntax } from '../blocks/step.ts';
import { firstAdvice, type Habit, row, withSureHint, write } from '../fixes/habits/habit.ts';
import { continuesStep, fixSeparator } from '../fixes/slips/separator.ts';
import { fixHeldAmount, fixLacking, LEFTOVER_WORDS } from '../fixes/slips/short-forms.ts';
import type { Reading } from '../recovery/reading.ts';
import { unknownPart } from '../recovery/unknown.ts';
import {
  all,
  check,
  defineRule,
  type ListEnds,
  type NodeEnd,
  part,
  rows,
  rule,
  ruleOf,
  set,
  variants,
} from '../syntax.ts';
import { insertion } from '../tokens/edits.ts';
import type { ConditionNode } from '../tree/conditions.ts';
import type { BlockNode, LooseNode, StepNode } from '../tree/steps.ts';
import { byHand } from './by-hand.ts';
import { choose } from './choose.ts';
import { atSpecies, chooseSpecies } from './choose-species.ts';
import { atDo, doCard } from './do.ts';
import { atDraw, draw } from './draw.ts';
import { either } from './either.ts';
import { atForEach, forEach } from './for-each.ts';
import { gain } from './gain.ts';
import { give } from './give.ts';
import { ifStep } from './if.ts';
import { lose } from './lose.ts';
import { may } from './may.ts';
import { move } from './move.ts';
import { pay } from './pay.ts';
import { place } from './place.ts';
import { play } from './play.ts';
import { atPlayerChoice, choosePlayer } from './players/choose-player.ts';
import { each } from './players/each.ts';
import { atThatPlayer, thatPlayer } from './players/that-player.ts';
import { atOwner, theOwner } from './players/the-owner.ts';
import { remove } from './remove.ts';
import { repeat } from './repeat.ts';
import { replace } from './replace.ts';
import { rotate } from './rotate.ts';
import { stop } from './stop.ts';
import { swap } from './swap.ts';

/** Steps in braces that belong to no step: left over from a broken step, or else a mistake in themselves. */
const loose = stepSyntax<LooseNode>(
  'loose',
  [],
  all(set({ broken: true }), part('steps', block, emptyBlock)),
);

type Kind = StepNode['kind'];
type ActionNode = Extract<StepNode, { if?: ConditionNode }>;

const ACTIONS = {
  'choose-species': chooseSpecies,
  gain,
  place,
  move,
  replace,
  remove,
  swap,
  pay,
  lose,
  give,
  play,
  rotate,
  choose,
  stop,
  draw,
  do: doCard,
} satisfies {
  [K in ActionNode['kind']]: StepSyntax<never>;
};

/** The syntax of each kind of step. This is the only list of them here. */
export const STEPS = {
  'choose-player': choosePlayer,
  ...ACTIONS,
  may,
  either,
  if: ifStep,
  repeat,
  'for-each': forEach,
  each,
  'by-hand': byHand,
  'the-owner': theOwner,
  'that-player': thatPlayer,
  loose,
} satisfies {
  [K in Kind]: StepSyntax<never>;
};

/** A `;` with nothing before it. */
const nothing = rule(
  'nothing',
  all(
    check((reading) => reading.reportExpected('step')),
    ';',
  ),
);

/** Something that does not begin a step. */
const unknown = unknownPart('unknown', { report: beginUnknown, skip: skipStep });
function beginUnknown(reading: Reading, { steps }: BlockNode): void {
  const at = reading.here();
  steps.push({ from: at, to: at, kind: 'loose', steps: NO_STEPS, broken: true });
  // A block that contains lines of a scenario is reported once.
  const again = reading.foreignAgain('LineWord', steps);
  if (!again && !reading.afterEarlyEnd()) reading.reportExpected('step');
}

const step = ruleOf(
  'step',
  variants<StepNode>()('kind', STEPS, {
    when: {
      'choose-player': atPlayerChoice,
      'choose-species': atSpecies,
      'for-each': atForEach,
      'that-player': atThatPlayer,
      'the-owner': atOwner,
      draw: atDraw,
      do: atDo,
    },
    others: [nothing, unknown],
  }),
);

const ends: ListEnds = {
  skip: skipStep,
  before: (reading, list: readonly StepNode[]) => {
    if (reading.is(1, '{') && !list.at(-1)?.broken) reading.reportExpected('step');
    return false;
  },
  after: (reading, { node }: NodeEnd<StepNode>) => checkEnd(reading, node),
  semicolon: 'needed',
};

/** A step behind a trigger. */
export const lateStep = rows('late', step, { least: 1, most: 1, ends });

/** Fills in the rules of blocks, which contain steps that contain blocks. */
export function defineSteps(): void {
  defineRule(
    action,
    rows(
      'steps',
      ruleOf(
        'action',
        variants<ActionNode>()('kind', ACTIONS, {
          when: { draw: atDraw, do: atDo, 'choose-species': atSpecies },
          expected: 'step-or-block',
        }),
      ),
      { least: 1, most: 1 },
    ),
  );
  defineRule(bareStep, rows('steps', step, { least: 1, most: 1 }));
  defineRule(
    steps,
    rows('steps', step, { when: (reading) => !(isCardBlock(reading.node) && atTrigger(reading)), ends }),
  );
}

const IF_FIRST = 'write the condition before the block: `if … { … }`';
const SWAP_ORDER =
  'in a swap, `with` comes before the other thing: to say what is on the ground before it, write `with 1`, as in `on a desert with 1 lion`';
const PER = 'write `per`: `gain 1vp per adjacent lion`';
const GAIN_PER = withSureHint(row('anywhere', '> for each|every', PER, write('per', 1, 2, false)));
const REPEAT_PER = 'to do it once for each, write `repeat per … { … }` around it';

/** Checks that a `;` or the end of the block follows, and reports it if not. */
function checkEnd(reading: Reading, step: StepNode | undefined): void {
  if (reading.atSeparator() || reading.atEnd() || reading.alreadyWrong()) return;
  // After a broken step, its leftover steps in braces are parsed as a separate item.
  if (step?.broken && reading.is(1, '{')) return;
  if (step?.broken && reading.is(1, 'or', 'else') && reading.is(2, '{', ',', 'if')) {
    skipStep(reading);
    return;
  }
  // Nothing is missing after an inserted brace or a lone `;`.
  if (reading.peek(0).image === '' || reading.is(0, ';')) return;
  const hasNoIf = reading.is(0, '}') || step?.kind === 'by-hand';
  const condition = reading.is(1, 'if') && hasNoIf && !blockFollows(reading);
  // A step is never a single word.
  const stray = reading.is(2, ';', '}', 'EOF');
  // `gain 1vp each lion`.
  const isPer = reading.is(1, 'each') && !/^(other|players?)$/.test(reading.peek(2).image);
  const isStep =
    reading.is(1, 'StepWord') || atTrigger(reading) || atDraw(reading) || atDo(reading) || atOwner(reading);
  if (isStep && !condition && !stray && !isPer) {
    const end = reading.endOf(reading.peek(0));
    const fixes = [insertion(end.from, ';', true)];
    if (!step?.broken) reading.report({ code: 'ECO107', ...end }, () => ({ values: {}, fixes }));
    return;
  }
  const words = step ? STEPS[step.kind].next : [];
  reading.reportLeftOver(words, adviceOn(reading, step, condition));
  // After a sign or word in place of a `;`, the next step can be parsed.
  if (reading.is(2, 'StepWord') && reading.is(1, ',', 'and') && !continuesStep(reading)) {
    reading.skip(1);
    return;
  }
  if (step) step.broken = true;
  skipStep(reading);
}

/** Certain advice about a word after a step. */
function adviceOn(reading: Reading, step: StepNode | undefined, condition: boolean) {
  if (condition) return IF_FIRST;
  if (reading.is(1, 'per') && step?.kind !== 'gain') return REPEAT_PER;
  if (reading.is(1, 'for') && step?.kind === 'gain') return GAIN_PER(reading) ?? { hint: PER };
  if (reading.is(1, 'with') && step?.kind === 'swap') return SWAP_ORDER;
  return joinHint(reading, joinOf(step)) ?? firstAdvice(LEFTOVER_HABITS, reading);
}

/** Habits after a step that could have ended. */
const LEFTOVER_HABITS: readonly Habit[] = [fixSeparator, fixLacking, fixHeldAmount, ...LEFTOVER_WORDS];

/** The word that joins the tests or rewards at the end of a step. */
function joinOf(step: StepNode | undefined): 'and' | 'or' | undefined {
  const last = step?.kind === 'may' ? step.steps.steps.at(-1) : step;
  if (!last) return undefined;
  if ('if' in last && last.if) return last.if.join;
  return last.kind === 'gain' ? last.join : undefined;
}
