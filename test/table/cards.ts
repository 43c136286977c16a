/** Cards made for a test, as data: `card(1, 'sun sun', [vp(3)])`. */
import type { Block, Step } from '../../program/operations.ts';
import {
  type CardProgram,
  type FeatureProgram,
  FORMAT,
  type PatternCell,
  type SetProgram,
  type Vocabulary,
} from '../../program/set.ts';
import type { EventTrigger, Trigger } from '../../program/triggers.ts';
import { hasImpact } from '../../program/walk.ts';
import { plainSet } from '../plain-set.ts';

/** The properties of a card besides its price and steps. */
export interface More {
  deck?: 'brown' | 'blue';
  /** Printed leaves; 4 by default. */
  leaves?: number;
}

/** A card; its price is the elements of its spots, from the left. */
export function card(number: number, energy: string, steps: Block = [], more: More = {}): CardProgram {
  return {
    number,
    deck: more.deck ?? 'brown',
    leaves: more.leaves ?? 4,
    energy: energy.split(' '),
    hands: [],
    source: { kind: 'original' },
    impact: hasImpact(steps),
    steps,
  };
}

/** A Landscape Feature; its default pattern, nine mountains on one tile, never matches. */
export function feature(number: number, parts: Partial<FeatureProgram> = {}): FeatureProgram {
  return {
    number,
    deck: 'blue',
    title: `Feature ${number}`,
    source: { kind: 'original' },
    pattern: [cell(0, 0, 'land', '9 mountain')],
    triggers: [],
    ...parts,
  };
}

/** A covered cell of a pattern, with exactly these tokens: `cell(0, 0, 'land', '1 mountain', '0 hare')`. */
export function cell(
  q: number,
  r: number,
  terrain: PatternCell['terrain'],
  ...tokens: string[]
): PatternCell {
  const exact = tokens.map((text) => {
    const [amount, thing] = text.split(' ');
    return { compare: { is: 'exactly' as const, amount: Number(amount) }, thing };
  });
  return { q, r, terrain, tokens: exact, covered: true };
}

/** A cell outside the red line. */
export function beside(...of: Parameters<typeof cell>): PatternCell {
  return { ...cell(...of), covered: false };
}

/** A triangle of land with a mountain on each tile. */
export const SUMMITS: PatternCell[] = [
  cell(0, 0, 'land', '1 mountain'),
  cell(1, 0, 'land', '1 mountain'),
  cell(0, 1, 'land', '1 mountain'),
];

export const onPlay = (...steps: Step[]): Trigger => ({ on: 'play', steps });

export const atEnd = (...steps: Step[]): Trigger => ({ on: 'end', steps });

/** "When a THING is DEED". */
export function when(
  thing: string,
  deed: EventTrigger['deed'],
  steps: Block,
  more: Partial<EventTrigger> = {},
): Trigger {
  return { on: 'event', thing, deed, steps, ...more };
}

/** A set with these cards and the words of the plain set. */
export function setOf(
  cards: readonly CardProgram[],
  words: Partial<Vocabulary> = {},
  features: readonly FeatureProgram[] = [],
): SetProgram {
  const vocabulary = { ...plainSet.vocabulary, ...words };
  return {
    format: FORMAT,
    id: 'made-for-a-test',
    title: 'Made for a test',
    vocabulary,
    cards: [...cards],
    features: [...features],
  };
}

export const vp = (amount: number): Step => ({ op: 'gain', rewards: [{ gain: 'vp', amount }] });

export const cubes = (amount: number): Step => ({ op: 'gain', rewards: [{ gain: 'cube', amount }] });

export const gainCard: Step = { op: 'gain', rewards: [{ gain: 'card', amount: 1 }] };

export const gainCardToPlay: Step = { op: 'gain', rewards: [{ gain: 'card-to-play' }] };

/** `elements('sun sun rain')`: one step that gains all of them. */
export function elements(names: string): Step {
  const all = names.split(' ');
  const rewards = [...new Set(all)].map((element) => ({
    gain: 'element' as const,
    element,
    amount: all.filter((name) => name === element).length,
  }));
  return { op: 'gain', rewards };
}

/** "Turn one of your cards counter-clockwise and put cubes on it." */
export const rotate = (cubes: number): Step => ({ op: 'rotate', cubes });

/** "Play a card and put cubes on it." */
export const play = (cubes: number): Step => ({ op: 'play', cubes });

export const place = (thing: string, amount = 1): Step => ({
  op: 'place',
  quantity: { amount, upTo: false },
  kinds: [thing],
});

export const remove = (thing: string): Step => ({
  op: 'remove',
  quantity: { amount: 1, upTo: false },
  things: [thing],
});

export const move = (thing: string, spaces = 1): Step => ({
  op: 'move',
  quantity: { amount: 1, upTo: false },
  things: [thing],
  spaces,
});

export const removeUpTo = (amount: number, thing: string): Step => ({
  op: 'remove',
  quantity: { amount, upTo: true },
  things: [thing],
});

/** Asks its player yes or no first, so that tests can see whose effect is running. */
export const may = (...steps: Step[]): Step => ({ op: 'may', steps });

export const eachPlayer = (...steps: Step[]): Step => ({ op: 'each-player', steps });

export const eachOther = (...steps: Step[]): Step => ({ op: 'each-player', other: true, steps });
