/**
 * Programs as card language, the way back from what the compiler makes.
 *
 * Only for tests: what people write they keep as text, and nothing else has to be turned back.
 */

import type { Block, Step } from '../../program/operations.ts';
import type {
  Compare,
  Condition,
  Count,
  Group,
  Kind,
  Per,
  Quantity,
  Region,
  Reward,
  Spot,
  Test,
  Thing,
  Where,
} from '../../program/terms.ts';
import { WORDS } from './base.ts';

/** A block's steps without braces around them. */
export function sourceOf(steps: Block): string {
  return steps.map(step).join('; ');
}

export function braces(steps: Block): string {
  return steps.length === 0 ? '{ }' : `{ ${sourceOf(steps)} }`;
}

function step(s: Step): string {
  switch (s.op) {
    case 'gain':
      return words(
        'gain',
        s.rewards.map(reward).join(s.choice ? ' or ' : ' and '),
        s.per && per(s.per),
        s.atMost && `at most ${s.atMost}`,
        ownIf(s.if),
      );
    case 'place':
      return words(
        'place',
        quantity(s.quantity),
        s.kinds.map((k) => kind(k, s.quantity)).join(' or '),
        place(s),
        keep(s),
        ownIf(s.if),
      );
    case 'move':
      return words(
        'move',
        quantity(s.quantity),
        thingsOf(s.things, s.quantity.amount),
        place(s),
        s.spaces === 1 ? '1 space' : `${s.spaces} spaces`,
        s.overAnyTerrain && 'over any terrain',
        keep(s),
        ownIf(s.if),
      );
    case 'replace':
      return words(
        'replace',
        quantity(s.quantity),
        thingsOf(s.things, s.quantity.amount),
        place(s),
        'with',
        thingsOf(s.with, 1),
        keep(s),
        ownIf(s.if),
      );
    case 'remove':
      return words(
        'remove',
        quantity(s.quantity),
        thingsOf(s.things, s.quantity.amount),
        place(s),
        ownIf(s.if),
      );
    case 'play':
      return words('play a card', cubes(s.cubes), ownIf(s.if));
    case 'rotate':
      return words('rotate a card counter-clockwise', cubes(s.cubes), ownIf(s.if));
    case 'choose':
      return words('choose', articled(s.things), place(s), keep(s), ownIf(s.if));
    case 'may': {
      const [only] = s.steps;
      return s.steps.length === 1 && isAction(only) ? `may ${step(only)}` : `may ${braces(s.steps)}`;
    }
    case 'either':
      return `either ${s.branches.map(braces).join(' or ')}`;
    case 'if':
      return words(ownIf(s.condition), braces(s.steps), s.otherwise && `else ${otherwise(s.otherwise)}`);
    case 'repeat':
      return words('repeat', times(s.times), braces(s.steps));
    case 'each-player':
      return words('each', s.other && 'other', 'player', braces(s.steps));
  }
}

export function words(...some: (string | false | 0 | undefined)[]): string {
  return some.filter(Boolean).join(' ');
}

function isAction({ op }: Step): boolean {
  return !['may', 'either', 'if', 'repeat', 'each-player'].includes(op);
}

function otherwise(steps: Block): string {
  return steps.length === 1 && steps[0].op === 'if' ? step(steps[0]) : braces(steps);
}

function times(often: Extract<Step, { op: 'repeat' }>['times']): string {
  if ('per' in often) return per(often.per);
  return 'upTo' in often ? `up to ${often.upTo}` : `${often.times}`;
}

function reward(r: Reward): string {
  switch (r.gain) {
    case 'vp':
      return `${r.amount}vp`;
    case 'element':
      return `${r.amount} ${r.element}`;
    case 'mix':
      return `${r.amount} of ${r.elements.join(', ')}`;
    case 'card':
      return r.amount === 1 ? 'a card' : `${r.amount} cards`;
    case 'cube':
      return r.amount === 1 ? 'a cube' : `${r.amount} cubes`;
    case 'card-to-play':
      return 'a card and play it';
  }
}

function cubes(amount: number): string | undefined {
  if (amount === 0) return undefined;
  return amount === 1 ? 'and place a cube on it' : `and place ${amount} cubes on it`;
}

function quantity({ amount, upTo }: Quantity): string | undefined {
  if (upTo) return `up to ${amount}`;
  return amount === 1 ? undefined : `${amount}`;
}

function kind(k: Kind, { amount }: Quantity): string {
  return typeof k === 'string' ? noun(k, amount) : `${noun('animal', amount)} of ${k.animalOf}`;
}

export function noun(thing: Thing, amount: number): string {
  if (amount === 1 || thing === 'water' || thing === 'land') return thing;
  return WORDS.animals.find(({ name }) => name === thing)?.plural ?? `${thing}s`;
}

function thingsOf(things: readonly Thing[], amount: number): string {
  return things.map((thing) => noun(thing, amount)).join(' or ');
}

function articled(things: readonly Thing[]): string {
  return things.map(oneThing).join(' or ');
}

export function oneThing(thing: Thing): string {
  return `${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
}

function keep({ as }: { as?: string }): string | undefined {
  return as && `as ${as}`;
}

function ownIf(c: Condition | undefined): string | undefined {
  return c && `if ${c.tests.map(test).join(c.join === 'any' ? ' or ' : ' and ')}`;
}

function test(t: Test): string {
  return words(t.not && 'not', affirmed(t));
}

function affirmed(t: Test): string {
  switch (t.test) {
    case 'adjacent':
      return isOne(t.compare)
        ? `adjacent to ${articled(t.things)}`
        : `adjacent to ${compared(t.compare, t.things)}`;
    case 'adjacent-to':
      return `adjacent to ${t.name}`;
    case 'edge':
      return 'on the edge';
    case 'region':
      return `${region(t.region)} has ${compared(t.compare, t.things)}`;
    case 'there': {
      const { amount } = t.compare;
      return `there ${amount === 1 ? 'is' : 'are'} ${compare(t.compare)} ${count(t.count, amount)}`;
    }
    case 'have': {
      const { amount } = t.compare;
      if (t.what === 'vp') return `you have ${compare(t.compare)} vp`;
      return `you have ${compare(t.compare)} ${t.what}${amount === 1 ? '' : 's'}`;
    }
  }
}

function isOne({ is, amount }: Compare): boolean {
  return is === 'least' && amount === 1;
}

function compare(c: Compare): string {
  if (isOne(c)) return 'a';
  if (c.is === 'exactly') return c.amount === 0 ? 'no' : `exactly ${c.amount}`;
  // A bare number is at least that many.
  return c.is === 'least' ? `${c.amount === 2 ? '' : 'at least '}${c.amount}` : `at most ${c.amount}`;
}

function compared(c: Compare, things: readonly Thing[]): string {
  return `${compare(c)} ${thingsOf(things, c.amount)}`;
}

function per({ each, of }: Per): string {
  return words('per', each > 1 && `${each}`, count(of, each));
}

function count(c: Count, amount: number): string {
  switch (c.count) {
    case 'things':
      return words(
        c.different && 'different',
        c.adjacent && 'adjacent',
        thingsOf(c.things, amount),
        place(c),
      );
    case 'groups':
      return words(
        c.adjacent && 'adjacent',
        group(c.group, amount),
        c.with && `with ${compared(c.with.compare, c.with.things)}`,
        place(c),
      );
    case 'done':
      return words(c.deed, c.thing && noun(c.thing, amount));
  }
}

function group(g: Group, amount = 1): string {
  switch (g.group) {
    case 'habitat':
      return `${g.of} ${amount === 1 ? 'habitat' : 'habitats'}`;
    case 'community':
      return `${g.of} ${amount === 1 ? 'community' : 'communities'}`;
    case 'landmass':
      return amount === 1 ? 'landmass' : 'landmasses';
  }
}

export function place({ where }: { where?: Where }): string | undefined {
  switch (where?.where) {
    case undefined:
      return undefined;
    case 'adjacent':
      return `adjacent to ${spot(where.to)}`;
    case 'on':
      return `on ${spot(where.spot)}`;
    case 'in':
      return `in ${where.regions.map(region).join(' or ')}`;
    case 'edge':
      return 'on the edge';
  }
}

function spot(s: Spot): string {
  switch (s.spot) {
    case 'this':
      return 'this';
    case 'this-tile':
      return 'this tile';
    case 'named':
      return s.name;
    case 'thing':
      return oneThing(s.thing);
  }
}

export function region(r: Region): string {
  switch (r.region) {
    case 'adjacent-habitat':
      return 'an adjacent habitat';
    case 'landscape':
      return 'the landscape';
    case 'largest':
      return `the largest ${group(r.group)}`;
    case 'feature-habitat':
      return 'the habitat containing this feature';
    default:
      return r.region.replace('-', ' ');
  }
}
