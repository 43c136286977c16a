/** The steps that do something, each a clause in the imperative, in lower case and without an end mark. */
import { type Condition, ENGINE_THINGS, type Op, type Quantity, type Reward } from '../../program/index.ts';
import { condition, per } from './counts.ts';
import type { ActionStep, PlaceStep } from './language.ts';
import {
  andList,
  anyOf,
  article,
  elementName,
  good,
  kind,
  nouns,
  orList,
  quantified,
  some,
  yes,
} from './nouns.ts';
import { clause, type Icon, icon, join, type Phrase, type Placement, plain } from './parts.ts';
import { given, where } from './places.ts';
import type { WordingContext } from './speech.ts';
import type { Named } from './translator.ts';

/** "place a lion adjacent to this". */
export function action(step: ActionStep, speech: WordingContext): Phrase {
  const { tongue } = speech;
  switch (step.op) {
    case 'gain':
      return gain(step, speech);
    case 'place': {
      const what = quantified(
        step.quantity,
        (many) => step.kinds.map((one) => kind(one, many, speech)),
        speech,
      );
      return clause(tongue.say('place', { what }), afterPlaced(step, speech));
    }
    case 'move': {
      const what = clause(
        quantified(step.quantity, (many) => [nouns(step.things, many, speech)], speech),
        where(step.where, speech),
      );
      const { spaces } = step;
      const each = yes(spaces > 1 && !single(step.quantity));
      // A way of several spaces may be shorter (R9.1).
      const moved = tongue.say('move', { what, spaces, each, over: yes(step.overAnyTerrain ?? false) });
      return clause(moved, called(step.as, speech), ownIf(step.if, speech));
    }
    case 'replace': {
      const becomes = single(step.quantity) ? anyOf(step.with, speech) : nouns(step.with, true, speech);
      const replaced = tongue.say('replace', { what: several(step, speech), with: becomes });
      return clause(replaced, called(step.as, speech), ownIf(step.if, speech));
    }
    case 'remove':
      return clause(tongue.say('remove', { what: several(step, speech) }), ownIf(step.if, speech));
    case 'play': {
      const card = good('card', speech)(false);
      return clause(tongue.say('play', { card }), cubesOnIt(step.cubes, speech), ownIf(step.if, speech));
    }
    case 'rotate': {
      const way = icon({ icon: 'turn' }, plain(tongue.say('counter-clockwise')));
      const turned = tongue.say('turn', { cards: good('card', speech)(true), way: [way] });
      return clause(turned, cubesOnIt(step.cubes, speech), ownIf(step.if, speech));
    }
    case 'choose': {
      const what = clause(anyOf(step.things, speech).phrase, where(step.where, speech));
      const chosen = tongue.say('choose', { what });
      return clause(chosen, called(step.as, speech), ownIf(step.if, speech));
    }
  }
}

/** A placement taken apart for drawing it large. */
export function placement(step: PlaceStep, speech: WordingContext): Omit<Placement, 'before'> {
  const { amount, upTo } = step.quantity;
  const after = afterPlaced(step, speech);
  const or = plain(speech.tongue.say('or', { next: '' }));
  return {
    amount: amount === 1 && !upTo ? '' : plain(speech.tongue.say('amount', { amount, upTo: yes(upTo) })),
    things: step.kinds.map(
      (one): Icon =>
        typeof one === 'string' ? { icon: 'thing', name: one } : { icon: 'animal-of', terrain: one.animalOf },
    ),
    or,
    after: after.length > 0 ? join([' ', after]) : [],
  };
}

const single = ({ amount }: Quantity) => amount === 1;

/** "2 lions or rhinos in this habitat". */
function several(
  { quantity, things, where: place }: Op<'replace'> | Op<'remove'>,
  speech: WordingContext,
): Phrase {
  const what = quantified(quantity, (many) => things.map((one) => nouns([one], many, speech)), speech);
  return clause(what, where(place, speech));
}

/** What stands after the thing placed. */
function afterPlaced(step: PlaceStep, speech: WordingContext): Phrase {
  return clause(where(step.where, speech), called(step.as, speech), ownIf(step.if, speech));
}

function ownIf(test: Condition | undefined, speech: WordingContext): Phrase {
  return test ? speech.tongue.say('own-if', { condition: condition(test, speech) }) : [];
}

function called(name: string | undefined, speech: WordingContext): Phrase {
  return name === undefined ? [] : speech.tongue.say('called', { name: given(name, speech) });
}

function cubesOnIt(cubes: number, speech: WordingContext): Phrase {
  if (cubes === 0) return [];
  return speech.tongue.say('cubes-on-it', { cubes: some(cubes, good('cube', speech), speech) });
}

function gain(step: Op<'gain'>, speech: WordingContext): Phrase {
  const { tongue } = speech;
  const all = step.rewards.map((one) => reward(one, speech));
  const rewards = step.choice ? orList(all, speech) : andList(all, speech);
  const limit = step.atMost === undefined ? [] : bound(step.rewards, step.atMost, speech);
  const end = ownIf(step.if, speech);
  if (!step.per) return clause(join([tongue.say('gain', { rewards }), limit]), end);
  const times = per(step.per, speech);
  // One choice for the whole gain, not one each time.
  const id = step.choice ? 'gain-choice-per' : 'gain-per';
  return clause(join([tongue.say(id, { rewards, per: times }), limit]), end);
}

/** ", up to 5 points in all": each reward has the bound for itself (L23). */
function bound(rewards: readonly Reward[], amount: number, speech: WordingContext): Phrase {
  if (rewards.length > 1) return speech.tongue.say('bound-each', { amount });
  const points = rewards[0]!.gain === 'vp';
  const limit = points ? reward({ gain: 'vp', amount }, speech).phrase : amount;
  return speech.tongue.say('bound', { amount: limit });
}

const isThing = (name: string) => ENGINE_THINGS.some((thing) => thing === name);

function elements(element: string, amount: number, speech: WordingContext): Named {
  const name = elementName(element, speech);
  const words = speech.tongue.say('element-amount', { amount, name, thing: yes(isThing(element)) });
  return { phrase: [icon({ icon: 'element', name: element, amount }, plain(words))], gender: '' };
}

function reward(reward: Reward, speech: WordingContext): Named {
  const { tongue } = speech;
  switch (reward.gain) {
    case 'vp': {
      const { amount } = reward;
      return {
        phrase: [icon({ icon: 'points', amount }, plain(tongue.say('points', { amount })))],
        gender: '',
      };
    }
    case 'element':
      return elements(reward.element, reward.amount, speech);
    case 'mix':
      return mix(reward, speech);
    case 'card':
    case 'cube':
      return some(reward.amount, good(reward.gain, speech), speech);
    case 'card-to-play': {
      const card = article(good('card', speech)(false), speech);
      return { phrase: tongue.say('play-it', { card }), gender: card.gender };
    }
  }
}

/** "3 elements in any mix of sun and water"; one at a time there is nothing to mix: "1 sun or water element". */
function mix({ elements: names, amount }: Extract<Reward, { gain: 'mix' }>, speech: WordingContext): Named {
  const { tongue } = speech;
  if (names.length === 1) return elements(names[0]!, amount, speech);
  const last = names.length - 1;
  // That it is an element is said once, where the language says it: at the first or at the last.
  const thing = yes(names.some(isThing));
  const each = names.map((element, i): Named => {
    const name = elementName(element, speech);
    const place = i === 0 ? 'first' : i === last ? 'last' : 'between';
    const words =
      amount === 1
        ? tongue.say('element-of-choice', { name, thing, place })
        : tongue.say('element-in-mix', { name });
    return { phrase: [icon({ icon: 'element', name: element, amount: 1 }, plain(words))], gender: '' };
  });
  const phrase =
    amount === 1
      ? tongue.say('mix-one', { elements: orList(each, speech) })
      : tongue.say('mix', { amount, elements: andList(each, speech) });
  return { phrase, gender: '' };
}
