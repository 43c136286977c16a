/**
 * `by hand`: asks what to do until its player is done (L60). What is done are the instructions of other steps, which run and ask as
 * ever, and then lead back here.
 */
import {
  type Coin,
  MAX_DISTANCE,
  MOST_BY_HAND,
  markersOf,
  type Quantity,
  type Step,
} from '../../program/index.ts';
import { ask } from '../ask.ts';
import { MAX_DEEDS_BY_HAND, mayRepeat } from '../bounds.ts';
import {
  actor,
  type FeasibilityTest,
  goTo,
  jumpBack,
  neverAsks,
  nothingToDo,
  type StepEngine,
  WAITING,
} from '../effect/step.ts';
import type { EffectFrame } from '../frames.ts';
import type { BlockScope, Linker } from '../link/linker.ts';
import { DONE } from '../options.ts';
import { seatAssets } from '../queries/players.ts';
import type { Game } from '../state.ts';

const ONE: Quantity = { amount: 1, upTo: false };
/** The amounts that are asked for, which are gained or lost. */
const AMOUNTS = Array.from({ length: MOST_BY_HAND }, (_, at) => at + 1);

/** How answers lead to branches: each option is the index of one. */
const BRANCHES = {
  answer(_game: Game, frame: EffectFrame, { branches }: { branches: number[] }, option: number) {
    goTo(frame, branches[option]);
  },
  canDo: (
    game: Game,
    frame: EffectFrame,
    { branches }: { branches: number[] },
    _at: number,
    ahead: FeasibilityTest,
  ) => doable(game, frame, branches, ahead).length > 0,
};

/** The slot that keeps "this" has a name that no card can give with `as`. */
const THIS = 'this by hand';

export const BY_HAND: StepEngine<'by-hand'> = {
  link(_, linker, scope) {
    const self = linker.name(THIS);
    const { you } = scope;
    const to = linker.here;
    const count = linker.code.steps.find((one) => one.op === 'by-hand')?.count ?? linker.slot();
    const choice = linker.emit({ op: 'by-hand', self, count, branches: [] as number[], end: -1, you });
    for (const link of deeds(linker)) {
      choice.branches.push(linker.here);
      linker.gated(scope, link);
      linker.emit({ op: 'by-hand-again', self, count, to });
    }
    choice.end = linker.here;
  },
  instructions: {
    'by-hand': {
      run(game, frame, step, ahead) {
        frame.slots[step.self] = frame.self;
        const options = doable(game, frame, step.branches, ahead);
        const isDone = options.length === 0 || frame.slots[step.count] >= MAX_DEEDS_BY_HAND;
        if (isDone) return goTo(frame, step.end);
        ask(game, actor(frame, step.you), 'by-hand', [...options, DONE]);
        return WAITING;
      },
      answer(game, frame, step, option) {
        if (option === DONE) goTo(frame, step.end);
        else BRANCHES.answer(game, frame, step, option);
      },
      canDo: BRANCHES.canDo,
    },
    'by-hand-amount': {
      ...BRANCHES,
      run(game, frame, step, ahead) {
        // A player loses no more than there is.
        const has = seatAssets(game, frame.slots[step.whose], step.what);
        const options = doable(game, frame, step.branches, ahead).filter(
          (option) => option < MOST_BY_HAND + has,
        );
        if (options.length === 0) return goTo(frame, step.end);
        ask(game, actor(frame, step.you), 'by-hand-amount', options);
        return WAITING;
      },
    },
    'by-hand-again': {
      run(game, frame, { self, count, to }) {
        frame.self = frame.slots[self];
        frame.slots[count]++;
        return mayRepeat(game, frame.card) ? jumpBack(frame, to) : WAITING;
      },
      answer: neverAsks,
      canDo: nothingToDo,
    },
  },
};

/** Which of these branches can be done now. */
function doable(
  game: Game,
  frame: EffectFrame,
  branches: readonly number[],
  ahead: FeasibilityTest,
): number[] {
  return branches.flatMap((at, option) => (ahead.canDo(game, frame, at, ahead) ? [option] : []));
}

/** How each of `HAND_DEEDS` is linked, in their order. */
function deeds(linker: Linker): ((scope: BlockScope) => void)[] {
  const markers = markersOf(linker.words).map(({ name }) => name);
  const tokens = ['mountain', 'forest', 'animal', ...markers];
  const step = (one: Step) => (scope: BlockScope) => linker.step(one, scope);
  const coins = (what: Coin) => (scope: BlockScope) => linkCoins(what, linker, scope);
  return [
    step({ op: 'place', quantity: ONE, kinds: ['land', 'water', ...tokens] }),
    step({ op: 'remove', quantity: ONE, things: ['tile', ...tokens] }),
    step({ op: 'move', quantity: ONE, things: ['animal'], spaces: MAX_DISTANCE }),
    coins('vp'),
    coins('cube'),
    coins('card'),
    step({ op: 'rotate', cubes: 0 }),
  ];
}

/** A player, then how much of it that player gains or loses. */
function linkCoins(what: Coin, linker: Linker, scope: BlockScope): void {
  const { you } = scope;
  const whose = linker.slot();
  const player = linker.emit({
    op: 'choose-player',
    slot: whose,
    other: false,
    able: true,
    you,
    end: -1,
    since: -1,
  });
  const choice = linker.emit({ op: 'by-hand-amount', what, whose, branches: [] as number[], end: -1, you });
  const steps: Step[] = [
    ...AMOUNTS.map((amount) => ({ op: 'gain' as const, rewards: [{ gain: what, amount }] })),
    ...AMOUNTS.map((amount) => ({ op: 'lose' as const, quantity: { amount, upTo: false as const }, what })),
  ];
  const ends = steps.map((step) => {
    choice.branches.push(linker.here);
    linker.step(step, { ...scope, you: whose });
    return linker.emit({ op: 'jump', to: -1 });
  });
  for (const end of ends) end.to = linker.here;
  choice.end = linker.here;
  player.end = linker.here;
}
