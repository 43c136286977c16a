/** `gain`: points at once, cubes and cards from their supplies, elements to be used one by one (R13). */
import { ask } from '../ask.ts';
import type { EffectFrame } from '../frames.ts';
import type { Instruction, RewardCode } from '../link/code.ts';
import { countOf, isTrue } from '../queries/counts.ts';
import type { Game } from '../state.ts';
import { gainCubes } from '../table/cubes.ts';
import { canGainCard } from '../table/gain-card.ts';
import { actor, GO_ON, next, WAIT } from './step.ts';

type Gain = Extract<Instruction, { op: 'gain' }>;

/** Small steps: reading the count, giving reward after reward (`done`), choosing the elements of a mix. */
const READ = 0;
const GIVE = 1;
const MIX = 2;

/**
 * In the frame: `chosen` is the one reward taken of an `or`, `taken` how often the gain gives (in `GIVE`) or how many
 * of a mix are left (in `MIX`), `list` the number of each element to use at the end.
 */
export function runGain(game: Game, frame: EffectFrame, step: Gain): boolean {
  const you = actor(frame, step.you);
  if (frame.phase === READ) {
    if (step.if && !isTrue(game, frame, step.if, you)) return next(frame);
    frame.taken = step.per ? Math.floor(countOf(game, frame, step.per.of) / step.per.each) : 1;
    if (frame.taken === 0) return next(frame);
    if (isPoints(step)) {
      game.vp[you] += step.rewards[0].amount * frame.taken;
      return next(frame);
    }
    frame.phase = GIVE;
    if (step.choice) {
      ask(game, you, 'reward', offered(game, step));
      return WAIT;
    }
  }
  if (frame.phase === MIX) {
    ask(game, you, 'element', step.rewards[frame.done].elements.slice());
    return WAIT;
  }
  const times = frame.taken;
  while (frame.done < step.rewards.length) {
    const reward = step.rewards[frame.done];
    if (frame.chosen >= 0 && frame.done !== frame.chosen) {
      frame.done++;
      continue;
    }
    const amount = limited(frame, step, reward, reward.amount * times);
    if (reward.gain === 'elements' && reward.elements.length > 1 && amount > 0) {
      // How often the gain gives is kept behind the elements while the mix is chosen.
      elementsOf(game, frame).push(times);
      frame.taken = amount;
      frame.phase = MIX;
      return GO_ON;
    }
    frame.done++;
    if (reward.gain === 'vp') game.vp[you] += amount;
    else if (reward.gain === 'elements') elementsOf(game, frame)[reward.elements[0]] += amount;
    else if (!give(game, you, reward, amount)) return WAIT;
  }
  return finish(game, frame, you);
}

/** True for a gain of points and nothing else, without a limit: most gains are. */
function isPoints({ rewards }: Gain): boolean {
  return rewards.length === 1 && rewards[0].gain === 'vp' && rewards[0].slot < 0;
}

export function answerGain(game: Game, frame: EffectFrame, option: number): void {
  if (game.asked.kind === 'reward') {
    frame.chosen = option;
    return;
  }
  frame.list[option]++;
  frame.taken--;
  if (frame.taken === 0) {
    frame.taken = frame.list.pop() ?? 0;
    frame.done++;
    frame.phase = GIVE;
  }
}

/** Rewards of an `or` that can be had; all if none can. */
function offered(game: Game, step: Gain): number[] {
  const all = step.rewards.map((_, index) => index);
  const had = all.filter((index) => canHave(game, step.rewards[index]));
  return had.length > 0 ? had : all;
}

/** True if the gain gives anything: not a card or a cube where none is left, nor for what is not there or used up. */
export function canGain(game: Game, frame: EffectFrame, step: Gain): boolean {
  if (step.per && countOf(game, frame, step.per.of) < step.per.each) return false;
  return step.rewards.some((reward) => {
    const isUsedUp = reward.slot >= 0 && frame.slots[reward.slot] >= step.atMost;
    return !isUsedUp && canHave(game, reward);
  });
}

function canHave(game: Game, reward: RewardCode): boolean {
  if (game.gained) return true;
  if (reward.gain === 'cube') return game.cubeSupply > 0;
  if (reward.gain === 'card' || reward.gain === 'card-to-play') return canGainCard(game);
  return true;
}

/** What `at most` leaves of an amount, counted over all repetitions (L23). */
function limited(frame: EffectFrame, step: Gain, reward: RewardCode, amount: number): number {
  if (reward.slot < 0) return amount;
  const left = Math.min(amount, step.atMost - frame.slots[reward.slot]);
  frame.slots[reward.slot] += left;
  return left;
}

function elementsOf(game: Game, frame: EffectFrame): number[] {
  while (frame.list.length < game.tables.bag.length) frame.list.push(0);
  return frame.list;
}

/** Gives cubes or cards. False when a card must be chosen first. */
function give(game: Game, you: number, reward: RewardCode, amount: number): boolean {
  if (amount === 0) return true;
  const isCard = reward.gain === 'card' || reward.gain === 'card-to-play';
  if (game.gained) {
    // Only what the first player gains is looked at.
    if (you === 0 && isCard) game.gained.cards += amount;
    if (you === 0 && !isCard) game.gained.cubes += amount;
    return true;
  }
  if (!isCard) {
    gainCubes(game, you, amount);
    return true;
  }
  // No card comes back while they are gained: beyond those there are, nothing is left to choose.
  const left = game.decks[0].length + game.decks[1].length + game.display.length;
  for (let i = Math.min(amount, left); i > 0; i--) {
    game.stack.push({ task: 'gain-card', seat: you, play: reward.gain === 'card-to-play', looked: [] });
  }
  return false;
}

/** The elements of the step are used together, in an order the player chooses (R13.2). */
function finish(game: Game, frame: EffectFrame, seat: number): boolean {
  if (!frame.list.some((n) => n > 0)) return next(frame);
  const left = frame.list.slice();
  next(frame);
  if (game.gained) {
    const { elements } = game.gained;
    if (seat === 0)
      left.forEach((n, e) => {
        elements[e] += n;
      });
    return GO_ON;
  }
  const giver = frame.card;
  game.stack.push({ task: 'elements', seat, giver, left, drawn: false, card: -1, spot: -1 });
  return WAIT;
}
