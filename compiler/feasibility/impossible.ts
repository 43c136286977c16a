/**
 * Follows the steps of an effect and finds those that can never be done because of what "this" and the kept names must be by
 * then. Every possible value is kept on every path, so a step that can happen on some path is never reported. What features do
 * in between counts only if the setting says so.
 */
import { allSteps, type Block, blocksOf, type Sought, type Step, type Terrain } from '../../program/index.ts';
import type { Names } from '../names.ts';
import { isSame, joinStates, type State, withItems } from './state.ts';
import { type Flow, FOLLOW } from './steps.ts';
import { ANY_ACTS, anything, disturbed } from './things.ts';
import { narrows } from './where.ts';

/** Where an effect runs. */
export interface EffectSetting {
  names: Names;
  /** Inside a feature, the terrains it covers. */
  covered?: readonly Terrain[];
  /** Whether unknown steps come before the step at index `at` of a block. */
  isGap: (steps: Block, at: number) => boolean;
  /** Whether features may act on every event (R15.9). */
  featuresAct?: boolean;
}

/** The steps whose events features wait for. */
const EVENTFUL: ReadonlySet<Step['op']> = new Set(['place', 'move', 'remove']);

/**
 * The most names to follow. With more, which only artificially long texts have, every name could be anything: the work then grows
 * linearly with the length of the text instead of quadratically.
 */
const MOST_NAMES = 40;

/**
 * Whether this analysis can ever report a step, or one inside it: only steps that restrict what something is on or in, or what is
 * on a ground, or that replace tiles.
 */
const mayBeImpossible = (step: Step): boolean =>
  ('where' in step && narrows(step.where)) ||
  ('things' in step && step.things?.some(isHolder)) ||
  step.op === 'replace' ||
  (step.op === 'swap' && (narrows(step.withWhere) || step.with?.some(isHolder))) ||
  blocksOf(step).some((block) => block.some(mayBeImpossible));

const isHolder = (thing: Sought): boolean => typeof thing !== 'string';

/** How many names an effect keeps with `as`. */
const namesOf = (effect: Block): number =>
  new Set(allSteps(effect).flatMap((step) => ('as' in step && step.as !== undefined ? [step.as] : []))).size;

/**
 * An earlier pass through a block: the state before it, the state after it, and the states in which the effect may end inside it.
 */
interface Followed {
  before: State;
  after: State;
  ends: readonly State[];
}

/**
 * The steps that can never be done, each with the reason.
 * @param reached called with the state before a step, once for each path that leads to it
 */
export function impossibleSteps(
  effect: Block,
  start: State,
  setting: EffectSetting,
  reached?: (step: Step, before: State) => void,
): Map<Step, string> {
  const { names, covered, isGap } = setting;
  const found = new Map<Step, string>();
  // Without `reached`, the state after the last step that could be reported is not needed.
  const last = reached ? effect.length : effect.findLastIndex(mayBeImpossible);
  if (last < 0) return found;
  /** Steps that were impossible when last reached, and those that were possible at some point. */
  const refused = new Set<Step>();
  const possible = new Set<Step>();
  const known = new Map<Block, Followed[]>();
  let ends: State[] = [];
  let areFollowed: boolean | undefined;
  const afterEvent = (state: State): State =>
    setting.featuresAct ? withItems(state, (item) => disturbed(item, ANY_ACTS)) : state;
  const unknown = (): State => ({ self: anything(names), kept: new Map() });

  const follow = (steps: Block, before: State, last = steps.length): State => {
    const ways = known.get(steps) ?? [];
    const same = ways.find((way) => isSame(way.before, before));
    if (same) {
      ends.push(...same.ends);
      return same.after;
    }
    const outer = ends;
    ends = [];
    let state = before;
    for (const [at, step] of steps.entries()) {
      if (at > last) break;
      if (isGap(steps, at)) state = unknown();
      reached?.(step, state);
      const through = FOLLOW[step.op] as (flow: Flow, step: Step, state: State) => State;
      const after = through(flow, step, state);
      if (!refused.delete(step)) possible.add(step);
      // An action with its own `if` may be skipped.
      state = 'if' in step && step.if ? joinStates(state, after) : after;
      if (EVENTFUL.has(step.op)) state = afterEvent(state);
    }
    if (isGap(steps, steps.length)) state = unknown();
    known.set(steps, [...ways, { before, after: state, ends }]);
    outer.push(...ends);
    ends = outer;
    return state;
  };

  const scoped = (isScoped: boolean | undefined, run: () => State): State => {
    if (!isScoped) return run();
    const outer = ends;
    ends = [];
    const after = run();
    const all = ends.reduce(joinStates, after);
    ends = outer;
    return all;
  };

  const flow: Flow = {
    names,
    viewOf: (state) => ({ names, state, ...(covered && { covered }) }),
    block: (steps, state, isScoped) => scoped(isScoped, () => follow(steps, state)),
    loop: (steps, state, isScoped) =>
      scoped(isScoped, () => {
        for (let before = state; ; ) {
          const after = joinStates(before, follow(steps, before));
          if (isSame(before, after)) return after;
          before = after;
        }
      }),
    nameOf({ as }) {
      if (as === undefined) return undefined;
      areFollowed ??= namesOf(effect) <= MOST_NAMES;
      return areFollowed ? as : undefined;
    },
    close: (state) => ends.push(state),
    never: (step, why) => {
      found.set(step, why);
      refused.add(step);
    },
  };
  // Of several features that wait for one event, others may act first.
  follow(effect, afterEvent(start), last);
  // On another pass, as in a loop, a step may turn out to be possible.
  for (const step of possible) found.delete(step);
  return found;
}
