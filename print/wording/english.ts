/** The rules in English. */

import { type Condition, ENGINE_THINGS, type Quantity, type Reward } from '../../runtime/ops/terms.ts';
import type { Op } from '../../runtime/ops.ts';
import { beside, covers, token, when } from './english-features.ts';
import { andList, anyOf, article, given, kind, nouns, orList, quantified, where } from './english-nouns.ts';
import { condition, per } from './english-tests.ts';
import type { ActionStep, Language, Words } from './language.ts';
import { type Icon, icon, keyword, type Phrase, say } from './parts.ts';

const CARD = (many = false) => icon({ icon: 'card' }, many ? 'cards' : 'card');
const CUBE = (many = false) => icon({ icon: 'cube' }, many ? 'cubes' : 'cube');

/** "a cube", "2 cubes". */
const some = (amount: number, form: (many: boolean) => ReturnType<typeof icon>): Phrase =>
  amount === 1 ? article([form(false)]) : say`${amount} ${form(true)}`;

const isThing = (name: string) => ENGINE_THINGS.some((thing) => thing === name);

const element = (name: string, amount: number, words: string) =>
  icon({ icon: 'element', name, amount }, words);

/** "8 sun"; "1 mountain element" where the word alone would be taken for a thing of the landscape. */
function elementWords(name: string, amount: number): string {
  if (!isThing(name)) return `${amount} ${name}`;
  return `${amount} ${name} ${amount === 1 ? 'element' : 'elements'}`;
}

function reward(reward: Reward): Phrase {
  switch (reward.gain) {
    case 'vp': {
      const { amount } = reward;
      return [icon({ icon: 'points', amount }, `${amount} ${amount === 1 ? 'point' : 'points'}`)];
    }
    case 'element':
      return [element(reward.element, reward.amount, elementWords(reward.element, reward.amount))];
    case 'mix': {
      const { amount, elements } = reward;
      const last = elements.length - 1;
      const tail = amount === 1 && elements.some(isThing) ? ' element' : '';
      const each = elements.map(
        (name, i): Phrase => [element(name, 1, i === last ? `${name}${tail}` : name)],
      );
      if (elements.length === 1) return [element(elements[0]!, amount, elementWords(elements[0]!, amount))];
      // One at a time there is nothing to mix; that it is an element is said once, at the end.
      return amount === 1 ? say`1 ${orList(each)}` : say`${amount} elements in any mix of ${andList(each)}`;
    }
    case 'card':
      return some(reward.amount, CARD);
    case 'cube':
      return some(reward.amount, CUBE);
    case 'card-to-play':
      return say`a ${CARD()} and play it`;
  }
}

function gain(step: Op<'gain'>, words: Words): Phrase {
  const rewards = step.rewards.map(reward);
  const limit = step.atMost === undefined ? [] : bound(step.rewards, step.atMost);
  const end = say`${limit}${ownIf(step.if, words)}`;
  if (!step.per) return say`gain ${step.choice ? orList(rewards) : andList(rewards)}${end}`;
  // One choice for the whole gain, not one each time.
  if (step.choice) return say`choose ${orList(rewards)}, and gain that for ${per(step.per, words)}${end}`;
  return say`gain ${andList(rewards)} for ${per(step.per, words)}${end}`;
}

/** ", up to 5 points in all": each reward has the bound for itself (L23). */
function bound(rewards: readonly Reward[], atMost: number): Phrase {
  if (rewards.length > 1) return say`, up to ${atMost} of each in all`;
  const points = rewards[0]!.gain === 'vp';
  return points
    ? say`, up to ${reward({ gain: 'vp', amount: atMost })} in all`
    : say`, up to ${atMost} in all`;
}

const ownIf = (test: Condition | undefined, words: Words): Phrase =>
  test ? say` if ${condition(test, words)}` : [];
const named = (name: string | undefined) => (name === undefined ? '' : ` (call it ${given(name)})`);
const single = (quantity: Quantity) => quantity.amount === 1;

function placed(step: Op<'place'>, words: Words): Phrase {
  return quantified(step.quantity, (many) => step.kinds.map((one) => kind(one, many, words)));
}

/** What stands after the thing placed. */
function afterPlaced(step: Op<'place'>, words: Words): Phrase {
  return say`${where(step.where, words)}${named(step.as)}${ownIf(step.if, words)}`;
}

const cubesOnIt = (cubes: number): Phrase => (cubes === 0 ? [] : say` and place ${some(cubes, CUBE)} on it`);

function action(step: ActionStep, words: Words): Phrase {
  switch (step.op) {
    case 'gain':
      return gain(step, words);
    case 'place':
      return say`place ${placed(step, words)}${afterPlaced(step, words)}`;
    case 'move': {
      const what = quantified(step.quantity, (many) => [nouns(step.things, many, words)]);
      // A way of several spaces may be shorter (R9.1).
      const way = step.spaces === 1 ? '1 space' : `up to ${step.spaces} spaces`;
      const each = step.spaces > 1 && !single(step.quantity) ? ' each' : '';
      const over = step.overAnyTerrain ? ' over any terrain' : '';
      return say`move ${what}${where(step.where, words)} ${way}${each}${over}${named(step.as)}${ownIf(step.if, words)}`;
    }
    case 'replace': {
      const what = quantified(step.quantity, (many) => step.things.map((one) => nouns([one], many, words)));
      const becomes = single(step.quantity) ? anyOf(step.with, words) : nouns(step.with, true, words);
      return say`replace ${what}${where(step.where, words)} with ${becomes}${named(step.as)}${ownIf(step.if, words)}`;
    }
    case 'remove': {
      const what = quantified(step.quantity, (many) => step.things.map((one) => nouns([one], many, words)));
      return say`remove ${what}${where(step.where, words)}${ownIf(step.if, words)}`;
    }
    case 'play':
      return say`play a ${CARD()}${cubesOnIt(step.cubes)}${ownIf(step.if, words)}`;
    case 'rotate': {
      const turn = icon({ icon: 'turn' }, 'counter-clockwise');
      return say`turn one of your ${CARD(true)} ${turn}${cubesOnIt(step.cubes)}${ownIf(step.if, words)}`;
    }
    case 'choose':
      return say`choose ${anyOf(step.things, words)}${where(step.where, words)}${named(step.as)}${ownIf(step.if, words)}`;
  }
}

export const english: Language = {
  code: 'en',
  action,
  placement: (step, words) => ({
    amount:
      single(step.quantity) && !step.quantity.upTo
        ? ''
        : `${step.quantity.upTo ? 'up to ' : ''}${step.quantity.amount}`,
    things: step.kinds.map(
      (one): Icon =>
        typeof one === 'string' ? { icon: 'thing', name: one } : { icon: 'animal-of', terrain: one.animalOf },
    ),
    after: afterPlaced(step, words),
  }),
  frame: {
    youMay: say`you may `,
    either: say`${keyword('either')} `,
    or: say`${keyword('or')} `,
    andThen: say`, then `,
    otherwise: say`otherwise, `,
    nothing: say`do nothing`,
    if: (test, words) => say`if ${condition(test, words)}, `,
    repeat: (times, words) => {
      if ('times' in times)
        return times.times === 1 ? say`do this once: ` : say`do this ${times.times} times: `;
      if ('upTo' in times) {
        return times.upTo === 1
          ? say`you may do this once: `
          : say`you may do this up to ${times.upTo} times: `;
      }
      return say`do this once for ${per(times.per, words)}, counted first: `;
    },
    eachPlayer: (other) => (other ? say`each other player: ` : say`each player: `),
  },
  feature: { covers, beside, token, when },
};
