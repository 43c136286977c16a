/** `gain`: points at once, cubes and cards from their supplies, elements to be used one by one (R13). */
import { ask } from '../ask.ts';
import {
  actor,
  CONTINUE,
  ifHolds,
  nextInstruction,
  perCount,
  type StepEngine,
  WAITING,
} from '../effect/step.ts';
import { type EffectFrame, type GainProgress, runningCard } from '../frames.ts';
import type { InstructionOf, RewardCode } from '../link/code.ts';
import type { Game } from '../state.ts';
import { gainCubes } from '../table/cubes.ts';
import { canGainCard } from '../table/gain-card.ts';

type Gain = InstructionOf<'gain'>;
type GainFrame = EffectFrame<GainProgress>;

export const GAIN: StepEngine<'gain'> = {
  link(step, linker, scope) {
    const rewards = step.rewards.map((r) => linker.reward(r, step.atMost !== undefined, scope.resets));
    const per = step.per ? linker.per(step.per, step.table) : null;
    const choice = step.choice === true;
    const { atLeast = 0, atMost = 0 } = step;
    linker.emit({ op: 'gain', rewards, choice, per, atLeast, atMost, ...linker.action(step, scope) });
  },
  instructions: { gain: { run, answer, canDo } },
};

function run(game: Game, frame: GainFrame, step: Gain): boolean {
  const you = actor(frame, step.you);
  if (frame.progress === null) {
    if (!ifHolds(game, frame, step)) return nextInstruction(frame);
    const times = step.per ? perCount(game, frame, step.per) : 1;
    if (times === 0 && step.atLeast === 0) return nextInstruction(frame);
    if (isPoints(step)) {
      game.vp[you] += Math.max(step.rewards[0].amount * times, step.atLeast);
      return nextInstruction(frame);
    }
    frame.progress = { of: 'gain', times, only: -1, reward: 0, toChoose: 0, elements: [] };
    if (step.choice) {
      ask(game, you, 'reward', offered(game, step));
      return WAITING;
    }
  }
  const { progress } = frame;
  if (progress.toChoose > 0) {
    ask(game, you, 'element', step.rewards[progress.reward].elements.slice());
    return WAITING;
  }
  for (; progress.reward < step.rewards.length; progress.reward++) {
    if (progress.only >= 0 && progress.reward !== progress.only) continue;
    const reward = step.rewards[progress.reward];
    const due = Math.max(reward.amount * progress.times, step.atLeast);
    const amount = limited(frame, step, reward, due);
    if (reward.gain === 'vp') {
      game.vp[you] += amount;
    } else if (reward.gain !== 'elements') {
      if (give(game, you, reward, amount)) continue;
      progress.reward++;
      return WAITING;
    } else {
      if (progress.elements.length === 0) progress.elements = game.tables.bag.map(() => 0);
      if (reward.elements.length > 1 && amount > 0) {
        progress.toChoose = amount;
        return CONTINUE;
      }
      progress.elements[reward.elements[0]] += amount;
    }
  }
  return finish(game, frame, progress.elements, you);
}

function answer(game: Game, { progress }: GainFrame, _step: Gain, option: number): void {
  if (progress === null) return;
  if (game.asked.kind === 'reward') {
    progress.only = option;
    return;
  }
  progress.elements[option]++;
  progress.toChoose--;
  if (progress.toChoose === 0) progress.reward++;
}

/** True if the gain gives anything: a card or cube must be left, something must be counted, and `at most` not used up. */
function canDo(game: Game, frame: EffectFrame, step: Gain): boolean {
  if (!ifHolds(game, frame, step)) return false;
  if (step.per && step.atLeast === 0 && perCount(game, frame, step.per) === 0) return false;
  return step.rewards.some((reward) => {
    const isUsedUp = reward.slot >= 0 && frame.slots[reward.slot] >= step.atMost;
    return !isUsedUp && canHave(game, reward);
  });
}

/** True for a gain of points only, without a limit, as most gains are. */
function isPoints({ rewards }: Gain): boolean {
  return rewards.length === 1 && rewards[0].gain === 'vp' && rewards[0].slot < 0;
}

/** Rewards of an `or` that are available; all if none are. */
function offered(game: Game, step: Gain): number[] {
  const all = step.rewards.map((_, index) => index);
  const available = all.filter((index) => canHave(game, step.rewards[index]));
  return available.length > 0 ? available : all;
}

function canHave(game: Game, { gain }: RewardCode): boolean {
  if (game.gained) return true;
  if (gain === 'cube') return game.cubeSupply > 0;
  return isCard(gain) ? canGainCard(game) : true;
}

function isCard(gain: RewardCode['gain']): boolean {
  return gain === 'card' || gain === 'card-to-play';
}

/** The part of an amount that `at most` still allows, counted over all repetitions (L23). */
function limited(frame: EffectFrame, step: Gain, reward: RewardCode, amount: number): number {
  if (reward.slot < 0) return amount;
  const left = Math.min(amount, step.atMost - frame.slots[reward.slot]);
  frame.slots[reward.slot] += left;
  return left;
}

/** Gives cubes or cards. Returns false if a card must be chosen first. */
function give(game: Game, you: number, { gain, of }: RewardCode, amount: number): boolean {
  if (amount === 0) return true;
  if (game.gained) {
    game.gained[you][isCard(gain) ? 'cards' : 'cubes'] += amount;
    return true;
  }
  if (!isCard(gain)) {
    gainCubes(game, you, amount);
    return true;
  }
  // No cards come back during the gain: once all remaining ones are gained, nothing is left to choose.
  const left = game.decks[0].length + game.decks[1].length + game.display.length;
  for (let i = Math.min(amount, left); i > 0; i--) {
    const looked = { looked: [], ...(of > 0 && { of }) };
    game.stack.push({ task: 'gain-card', seat: you, play: gain === 'card-to-play', ...looked });
  }
  return false;
}

/** The elements of the step are used together, in an order the player chooses (R13.2). */
function finish(game: Game, frame: EffectFrame, left: number[], seat: number): boolean {
  nextInstruction(frame);
  if (!left.some((n) => n > 0)) return CONTINUE;
  if (game.gained) {
    const { elements } = game.gained[seat];
    for (const [element, n] of left.entries()) elements[element] += n;
    return CONTINUE;
  }
  game.stack.push({
    task: 'elements',
    seat,
    giver: runningCard(frame),
    left,
    drawn: false,
    card: -1,
    spot: -1,
  });
  return WAITING;
}
