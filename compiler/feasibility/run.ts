/**
 * Follows the steps of an effect with everything that "this" and the kept names can be: an abstract run. Every possible value is
 * kept on every path, so a step that can happen on some path is never reported. What triggers do in between counts only if the
 * setting says so.
 */
import { allSteps, type Block, EVENTS, type Step, stepInfo } from '../../program/index.ts';
import { isGap } from './gaps.ts';
import { END_STATE, either, isSame, joinStates, NO_THING, type State, withItems } from './state.ts';
import { type Flow, TRANSFER_FUNCTIONS } from './steps.ts';
import { ANY_DISTURBANCE, allThings, statesAfterDisturbance } from './things.ts';
import type { Surroundings } from './where.ts';

/** How an effect runs. */
export interface EffectSetting extends Surroundings {
  start: State;
  /** Whether triggers may act on every event (R15.9, L43). */
  triggersAct?: boolean;
}

/** What a run knows about a step. */
export interface Reachability {
  /** The states before it, one for each path that leads to it. */
  states: State[];
  /** Why it can be done on no path; undefined if it can be. */
  never: string | undefined;
}

/** Whether triggers may wait for what a step does. */
function mayFire(step: Step): boolean {
  const { deed } = stepInfo(step);
  return deed !== undefined && deed in EVENTS;
}

/**
 * The most names to follow. With more, which only artificially long texts have, every name could be anything: the work then grows
 * linearly with the length of the text instead of quadratically.
 */
const MOST_NAMES = 40;

/** How many names an effect keeps with `as`. */
const namesOf = (effect: Block): number =>
  new Set(allSteps(effect).flatMap((step) => ('as' in step && step.as !== undefined ? [step.as] : []))).size;

/** A pass through a block: the state after it, and all in which the effect may end inside it as one. */
interface Pass {
  after: State;
  end: State;
}

/** Runs an effect; returns what is known about each step that some path reaches. */
export function runEffect(effect: Block, setting: EffectSetting): Map<Step, Reachability> {
  const found = new Map<Step, Reachability>();
  const whys = new Map<Step, string>();
  const known = new Map<Block, (Pass & { before: State })[]>();
  const areFollowed = namesOf(effect) <= MOST_NAMES;
  let end = END_STATE;

  const afterEvent = (state: State): State =>
    setting.triggersAct ? withItems(state, (item) => statesAfterDisturbance(item, ANY_DISTURBANCE)) : state;
  const afterGap = (steps: Block, at: number, state: State): State =>
    isGap(steps, at) ? withItems(state, () => either(allThings(setting.names), NO_THING)) : state;
  const passOf = (run: () => State): Pass => {
    const outer = end;
    end = END_STATE;
    const pass = { after: run(), end };
    end = outer;
    return pass;
  };
  const scoped = (isScoped: boolean | undefined, run: () => State): State => {
    if (!isScoped) return run();
    const pass = passOf(run);
    return joinStates(pass.after, pass.end);
  };

  const close = (state: State): void => {
    end = joinStates(state, end);
  };

  const followStep = (step: Step, before: State): State => {
    const reached: Reachability = found.get(step) ?? { states: [], never: undefined };
    const wasPossible = reached.states.length > 0 && reached.never === undefined;
    found.set(step, reached);
    reached.states.push(before);
    const after = (TRANSFER_FUNCTIONS[step.op] as (flow: Flow, step: Step, state: State) => State)(
      flow,
      step,
      before,
    );
    // On another pass, as in a loop, a step may turn out to be possible.
    reached.never = wasPossible ? undefined : whys.get(step);
    whys.delete(step);
    // An action with its own `if` may be skipped.
    const state = 'if' in step && step.if ? joinStates(before, after) : after;
    return mayFire(step) ? afterEvent(state) : state;
  };
  const follow = (steps: Block, before: State): State => {
    const passes = known.get(steps) ?? [];
    let pass = passes.find((one) => isSame(one.before, before));
    if (!pass) {
      const run = () =>
        steps.reduce(
          (state, step, at) => (state === END_STATE ? state : followStep(step, afterGap(steps, at, state))),
          before,
        );
      pass = { before, ...passOf(() => afterGap(steps, steps.length, run())) };
      known.set(steps, [...passes, pass]);
    }
    close(pass.end);
    return pass.after;
  };

  const flow: Flow = {
    viewOf: (state) => ({ names: setting.names, feature: setting.feature, state }),
    block: (steps, state, isScoped) => scoped(isScoped, () => follow(steps, state)),
    loop: (steps, state, isScoped) =>
      scoped(isScoped, () => {
        for (let before = state; ; ) {
          const after = joinStates(before, follow(steps, before));
          if (isSame(before, after)) return after;
          before = after;
        }
      }),
    nameOf: ({ as }) => (areFollowed ? as : undefined),
    close,
    never: (step, why) => whys.set(step, why),
  };
  // Of several triggers that wait for one event, others may act first.
  follow(effect, afterEvent(setting.start));
  return found;
}
