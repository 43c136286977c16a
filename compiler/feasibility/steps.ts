/** For each step: whether it can ever be done, what it makes of "this" and names, and where the effect can end. */
import { orList } from '../../grammar/index.ts';
import {
  type Block,
  type Op,
  type OpName,
  type Site,
  type Sought,
  type Step,
  sitesOf,
  type Where,
  wordFor,
} from '../../program/index.ts';
import { why } from '../catalogue/entry.ts';
import { ALL_PILES, afterChange, groundPiles, NO_PILES, type Piles, pileTerrains } from './piles.ts';
import {
  ABSENCE,
  allPiles,
  END_STATE,
  either,
  isSame,
  joinStates,
  NO_STATE,
  REMOVAL,
  type State,
  type ThingStates,
  unmarked,
  withItems,
  withSelf,
} from './state.ts';
import {
  ANY_DISTURBANCE,
  brings,
  foundAs,
  landingPiles,
  legalPlacements,
  pilesAfterReplacing,
  puts,
  replaces,
  statesAfterDisturbance,
  type ThingPlacement,
  takes,
} from './things.ts';
import { mayBeUnanswered, pilesFor, pilesWhere, refersToNothing, type StepView, siteSpot } from './where.ts';
import { whyNeverPlaced, whyNeverThere } from './why.ts';

/** The path through an effect on which steps are followed. */
export interface Flow {
  viewOf: (state: State) => StepView;
  /** Follows a block once. If `scoped`, a gate that closes inside ends only this block (L12). */
  block: (steps: Block, state: State, scoped?: boolean) => State;
  /** Follows a block any number of times. */
  loop: (steps: Block, state: State, scoped?: boolean) => State;
  /** The name that refers to the result of a step from here on. */
  nameOf: (step: { readonly as?: string }) => string | undefined;
  /** Notes that the effect, or the enclosing block, may end here. */
  close: (state: State) => void;
  /** Notes that the step cannot be done here, and why. */
  never: (step: Step, why: string) => void;
}

/** Returns the state after a step, and tells the flow if the step cannot be done. */
type TransferFunction<N extends OpName> = (flow: Flow, step: Op<N>, state: State) => State;

/** After a step that changes nothing in the landscape, all is as it was. */
const noChange = (_: Flow, __: Step, state: State) => state;

/** After steps that may be any, anything may have been done to what "this" and names refer to. */
const anyChange = (_: Flow, __: Step, state: State) =>
  withItems(state, (item) => statesAfterDisturbance(item, ANY_DISTURBANCE));

export const TRANSFER_FUNCTIONS: { [N in OpName]: TransferFunction<N> } = {
  gain: noChange,
  lose: noChange,
  give: noChange,
  play: noChange,
  rotate: noChange,
  draw: noChange,
  pay: (flow, _, state) => {
    // The player may have too little, and then the gate closes (L35).
    flow.close(state);
    return state;
  },
  place,
  choose: (flow, step, state) => {
    const found = foundBy(flow, step, state, step);
    return found ? joinStates(withItems(state, unmarked), withSelf(state, found, flow.nameOf(step))) : state;
  },
  remove: (flow, step, state) => {
    const found = foundBy(flow, step, state, step);
    if (!found) return state;
    const taking = takes(found.keys());
    return withItems(state, (item) => {
      if (step.other && item === state.self)
        return statesAfterDisturbance(item, { ...taking, takes: () => false });
      const after = statesAfterDisturbance(item, taking);
      return mayTake(found, step.where, item) ? new Map(after).set(REMOVAL, NO_PILES) : after;
    });
  },
  move: (flow, step, state) => {
    const { goal } = step;
    const found = foundBy(flow, step, state, step);
    const ends = goal && 'things' in goal ? foundBy(flow, goal, state, step)?.get('tile') : ALL_PILES;
    if (!found || ends === undefined) return state;
    const animals = flow.viewOf(state).names.words.animals.filter(({ name }) => found.has(name));
    const moved: ThingStates = new Map(
      animals.flatMap((animal): [string, Piles][] => {
        const piles = landingPiles(animal, step.overAnyTerrain === true) & groundPiles(pileTerrains(ends));
        return piles === NO_PILES ? [] : [[animal.name, piles]];
      }),
    );
    if (moved.size === 0) {
      const values = { animals: orList(step.things), tiles: orList(pileTerrains(ends)) };
      flow.never(step, why('never-ends', values));
      return state;
    }
    const after = withItems(state, (item) => statesAfterDisturbance(item, brings(moved)));
    return joinStates(withItems(state, unmarked), withSelf(after, moved, flow.nameOf(step)));
  },
  replace: (flow, step, state) => {
    const found = foundBy(flow, step, state, step);
    if (!found) return state;
    const tiles = found.get('tile') ?? NO_PILES;
    const result = pilesAfterReplacing(tiles, step.with);
    if (result === NO_PILES) {
      flow.never(step, why('already-that', { kinds: orList(step.with) }));
      return state;
    }
    const after = withItems(state, (item) => statesAfterDisturbance(item, replaces(tiles, step.with)));
    const replaced = withSelf(after, new Map([['tile', result]]), flow.nameOf(step));
    return joinStates(withItems(state, unmarked), replaced);
  },
  swap: (flow, step, state) => {
    const found = foundBy(flow, step, state, step);
    if (!found) return state;
    const second = { things: step.with, where: step.withWhere };
    const others = foundBy(flow, second, withSelf(state, found, undefined), step);
    if (!others) return state;
    // Tiles take what is on them along.
    const areTiles = found.has('tile');
    const after = areTiles
      ? state
      : withItems(state, (item) => statesAfterDisturbance(item, brings(either(found, others))));
    return joinStates(state, withSelf(after, found, flow.nameOf(step)));
  },
  'choose-species': noChange,
  // It ends the whole effect, not just a block around it.
  stop: () => END_STATE,
  'for-each': (flow, step, state) => {
    const found = foundBy(flow, step, state, step);
    if (!found) return state;
    // What "this" was, and what has its turn later, change like things with a name.
    const depth = ' '.repeat(state.kept.size + 1);
    const [self, rest] = [`self${depth}`, `rest${depth}`];
    const kept = new Map(state.kept).set(self, state.self).set(rest, found);
    let before: State = { self: state.self, kept };
    for (;;) {
      const next = new Map([...before.kept.get(rest)!].filter(([thing]) => thing !== ABSENCE));
      const turn = flow.block(step.steps, withSelf(before, unmarked(next), flow.nameOf(step)), true);
      const after = joinStates(before, turn);
      if (isSame(before, after)) break;
      before = after;
    }
    const names = new Map(before.kept);
    names.delete(self);
    names.delete(rest);
    return { self: before.kept.get(self)!, kept: names };
  },
  may: (flow, { steps }, state) => joinStates(state, flow.block(steps, state, true)),
  either: (flow, { branches }, state) =>
    branches.map((branch) => flow.block(branch, state)).reduce(joinStates),
  if: (flow, { steps, otherwise }, state) =>
    joinStates(flow.block(steps, state), otherwise ? flow.block(otherwise, state) : state),
  // Only a number of times is at least once.
  repeat: (flow, { steps, times }, state) =>
    'times' in times && flow.block(steps, state) === END_STATE
      ? END_STATE
      : flow.loop(steps, state, 'upTo' in times),
  'each-player': (flow, { steps }, state) => flow.loop(steps, state),
  'by-hand': anyChange,
  do: anyChange,
  'that-player': (flow, { steps }, state) => flow.block(steps, state),
  'choose-player': (flow, { steps }, state) => joinStates(state, flow.block(steps, state)),
  'the-owner': (flow, { steps }, state) => flow.block(steps, state),
};

/** What a step can be done to. If no landscape has any, reports that and returns undefined. */
function foundBy(
  flow: Flow,
  looked: { things: readonly Sought[]; where?: Where | undefined },
  state: State,
  step: Step,
): ThingStates | undefined {
  const view = flow.viewOf(state);
  const sought = looked.things.map((thing) => foundAs(view.names, thing)).reduce(either);
  const found = new Map(
    [...sought].flatMap(([thing, piles]): [string, Piles][] => {
      const there = piles & pilesWhere(view, looked.where, thing);
      return there === NO_PILES ? [] : [[thing, there]];
    }),
  );
  if (found.size > 0) return found;
  const things = looked.things.map(wordFor);
  if (allPiles(sought) === NO_PILES) flow.never(step, why('no-such-thing', { things: orList(things) }));
  else if (looked.where && !refersToNothing(view, looked.where))
    flow.never(step, whyNeverThere(view, things, looked.where));
  return undefined;
}

/** Whether what is found at a place may be an item, or the tile under it: an item is never next to itself. */
function mayTake(found: ThingStates, where: Where | undefined, item: ThingStates): boolean {
  const isThere = (site: Site, isItself: boolean): boolean => {
    if (site.where === 'in')
      return site.regions.some(({ region }) =>
        site.not ? !region.startsWith('this-') : region !== 'adjacent-habitat',
      );
    if (!/^(?:this|named)/.test(siteSpot(site)?.spot ?? '')) return true;
    return site.where === 'on' ? !site.not : site.not === true || !isItself;
  };
  return [...item].some(([thing, piles]) =>
    [thing, 'tile'].some(
      (taken) =>
        (piles & (found.get(taken) ?? NO_PILES)) !== NO_PILES &&
        (!where || sitesOf(where).every((sites) => sites.some((site) => isThere(site, taken === thing)))),
    ),
  );
}

function place(flow: Flow, step: Op<'place'>, state: State): State {
  const view = flow.viewOf(state);
  const placements = step.kinds.flatMap((kind) => legalPlacements(view.names, kind));
  const once = placed(flow, step, placements, state);
  if (!once) {
    if (step.where && !refersToNothing(view, step.where))
      flow.never(step, whyNeverPlaced(view, step.kinds, step.where, placements));
    return endedUnlessSkipped(flow, step, state, NO_STATE);
  }
  let after = once;
  for (let n = 1; n < step.quantity.amount; n++) {
    const more = joinStates(after, placed(flow, step, placements, after) ?? after);
    if (isSame(more, after)) break;
    after = more;
  }
  return endedUnlessSkipped(flow, step, state, after);
}

/** The state after a placement: where its gate closes, the effect ends, unless the step is skipped (L4, L12). */
function endedUnlessSkipped(flow: Flow, { where, quantity }: Op<'place'>, state: State, after: State): State {
  if (!quantity.upTo) flow.close(joinStates(state, after));
  const isSkipped = where && mayBeUnanswered(flow.viewOf(state), where);
  return quantity.upTo || isSkipped ? joinStates(state, after) : after;
}

/** The state after placing one more of the kinds, or undefined if that is impossible. */
function placed(
  flow: Flow,
  step: Op<'place'>,
  placements: readonly ThingPlacement[],
  state: State,
): State | undefined {
  // If the supply is empty, a token is first taken from the landscape (R7.4).
  const tokens = placements.flatMap(({ thing }) => (thing === 'tile' ? [] : [thing]));
  const before = withItems(state, (item) => statesAfterDisturbance(item, takes(tokens)));
  const view = flow.viewOf(before);
  const result = new Map<string, Piles>();
  for (const placement of placements) {
    const { thing } = placement;
    const piles = afterChange(pilesFor(view, placement, step.where), placement.put);
    if (piles !== NO_PILES) result.set(thing, piles | (result.get(thing) ?? NO_PILES));
  }
  if (result.size === 0) return undefined;
  const after = withItems(before, (item) => statesAfterDisturbance(item, puts(placements)));
  return withSelf(after, result, flow.nameOf(step));
}
