/** What no scenario tries of cards: where each is in the text, and in words. */
import { type CompiledSet, type Moved, spansOfSteps } from '../../compiler/index.ts';
import { BRANCH_WORDS, isFeature, type Step } from '../../program/index.ts';
import { type Goal, goalKey, goalsOf, type Happening, reachedIn } from '../../runtime/scenario/index.ts';

/** Something that can happen at a step of a card and happens in no scenario. */
export interface Untried {
  card: number;
  file: string;
  /** The characters of the step. */
  from: number;
  to: number;
  /** What never happens, in words. */
  what: string;
}

/** What scenarios reach of the cards of a set. */
export interface Coverage {
  /** How many things can happen, and how many of them do. */
  goals: number;
  reached: number;
  /** The others, in the order of the texts; nothing of a step that never runs but that it does not. */
  untried: Untried[];
}

/**
 * What the scenarios of some sets reach of the cards that one of them declares.
 * @param set compiled from its texts, not from a cache
 * @param by the set itself, and others that extend it
 */
export function coverageOf(
  set: CompiledSet,
  by: readonly Pick<CompiledSet, 'chain' | 'scenarios'>[] = [set],
  moved?: Moved,
): Coverage {
  const reached = new Set(
    by.flatMap(({ chain, scenarios }) => scenarios.flatMap((scenario) => [...reachedIn(chain, scenario)])),
  );
  const { cards, features } = set.program;
  const all = [...cards, ...features].flatMap((card) => {
    const effects = isFeature(card) ? card.triggers.map(({ steps }) => steps) : [card.steps];
    const spans = effects.map((steps) => spansOfSteps(steps, moved));
    return goalsOf(card).map((goal) => {
      const isReached = reached.has(goalKey(card.number, goal));
      const runs = reached.has(goalKey(card.number, { ...goal, happening: 'runs' }));
      const span = spans[goal.trigger ?? 0]?.find(({ path }) => `${path}` === `${goal.path}`);
      return { card, goal, isReached, isTold: goal.happening === 'runs' || runs, span };
    });
  });
  const untried = all.flatMap(({ card, goal, isReached, isTold, span }): Untried[] => {
    if (isReached || !isTold || !span) return [];
    const { file, from, to } = span;
    return [{ card: card.number, file, from, to, what: wordsOf(goal) }];
  });
  const { files } = set;
  const order = ({ file }: Untried) => files.indexOf(file);
  return {
    goals: all.length,
    reached: all.filter(({ isReached }) => isReached).length,
    untried: untried.toSorted((a, b) => order(a) - order(b) || a.from - b.from),
  };
}

function wordsOf({ step, happening }: Goal): string {
  const branch = /^branch (\d+)$/.exec(happening)?.[1];
  if (branch !== undefined)
    return `the ${BRANCH_WORDS[Number(branch)] ?? `${Number(branch) + 1}th`} branch is never taken`;
  if (happening === 'cannot') return CANNOT[step.op] ?? 'never where it cannot be done';
  return limitWords(step, happening) ?? WORDS[happening] ?? happening;
}

const WORDS: Partial<Record<Happening, string>> = {
  runs: 'never runs',
  holds: 'its condition never holds',
  fails: 'its condition never fails',
  yes: 'nobody ever says yes',
  no: 'nobody ever says no',
  done: 'never ends early with `done`',
  tie: 'never with a tie',
};

const CANNOT: Partial<Record<Step['op'], string>> = {
  place: 'never without a place for it, or without a token',
  move: 'never with nothing to move',
  replace: 'never with nothing to replace',
  remove: 'never with nothing to remove',
  swap: 'never with nothing to swap',
  choose: 'never with nothing to choose',
  pay: 'never with too little to pay',
  play: 'never without a card to play',
  rotate: 'never without a card to rotate',
  may: 'never where it cannot be done, and is not offered',
  repeat: 'never with nothing to count',
};

function limitWords(step: Step, happening: Happening): string | undefined {
  if (step.op !== 'gain') return undefined;
  if (happening === 'over') return `never more than the ${step.atMost} it gives at most`;
  return happening === 'under' ? `never less than the ${step.atLeast} it gives at least` : undefined;
}
